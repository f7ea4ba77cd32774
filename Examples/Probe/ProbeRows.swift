import Foundation
import UIKit

/// A table of a million rows that scrolls by itself at 1,000 points a second.
///
/// For every 300 frames it prints the mean, the median and the 99th percentile of the main thread's processor time a frame, in
/// microseconds. `Benchmarks/read` compares them with and without a screen reader.
final class ProbeRowsController: UIViewController, UITableViewDataSource {
    private lazy var table = UITableView.probe(self)
    private var link: CADisplayLink?
    private var costs: [Double] = []
    private var last = 0.0

    override func viewDidLoad() {
        super.viewDidLoad()
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

    /// The main thread's processor time in microseconds.
    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) * 1e-3
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.probeRow(at: indexPath)
    }
}
