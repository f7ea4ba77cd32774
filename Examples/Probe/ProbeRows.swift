import Foundation
import UIKit

/// A table of a million rows that scrolls by itself, 1,000 points a second. For each 300 frames it prints the mean, the median and the 99th percentile of what
/// the main thread did from one frame to the next, in microseconds of its processor time: `Benchmarks/read` compares them with and without a reader.
final class ProbeRowsController: UIViewController, UITableViewDataSource {
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 1280, height: 800), style: .plain)
    private var link: CADisplayLink?
    private var costs: [Double] = []
    private var last = 0.0

    override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        view.addSubview(table)
        link = CADisplayLink { [weak self] _ in self?.frame() }
        link?.add(to: .main, forMode: .common)
    }

    private func frame() {
        let now = Self.processorTime()
        if last > 0 { costs.append(now - last) }
        last = now
        table.contentOffset.y += 1000 / 60
        guard costs.count == 300 else { return }
        let (mean, sorted) = (costs.reduce(0, +) / 300, costs.sorted())
        print(String(format: "%.1f\t%.1f\t%.1f", mean, sorted[150], sorted[297]))
        fflush(nil)
        costs = []
        last = 0
    }

    /// Microseconds of the main thread.
    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) * 1e-3
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(indexPath.row): all that a row has to say"
        cell.contentConfiguration = content
        return cell
    }
}
