import Foundation
import UIKit
import UIKitTesting

/// The time of a frame of a push, and of a sheet dragged by a finger, over a table of 100 rows in 1280×800, drawn with Cairo.
@MainActor
enum Transiting {
    static func run(rows: Int) {
        push(rows)
        sheet(rows)
    }

    /// A host whose window shows a table with a navigation bar, at rest.
    private static func stage(_ rows: Int) -> (host: TestHost, stack: UINavigationController) {
        let host = TestHost(size: CGSize(width: 1280, height: 800), scale: 1)
        let stack = UINavigationController(rootViewController: Rows(rows))
        host.window.rootViewController = stack
        host.advance(by: 0.5)
        return (host, stack)
    }

    /// `push-frame`: pushes and pops a table with the given number of rows.
    private static func push(_ rows: Int) {
        let (host, stack) = stage(rows)
        var samples = Samples(capacity: 600)
        for _ in 0..<10 {
            stack.pushViewController(Rows(rows), animated: true)
            frames(30, host, &samples)
            stack.popViewController(animated: true)
            frames(30, host, &samples)
        }
        samples.report("push-frame", rows, in: .ms)
    }

    /// `sheet-drag-frame`: drags a sheet with a table of the given number of rows up and down.
    private static func sheet(_ rows: Int) {
        let (host, stack) = stage(rows)
        let sheet = Rows(rows)
        sheet.modalPresentationStyle = .pageSheet
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.sheetPresentationController?.prefersGrabberVisible = true
        stack.present(sheet, animated: false)
        host.advance(by: 0.5)
        let top = sheet.view.convert(CGPoint(x: sheet.view.bounds.midX, y: 12), to: nil)
        let finger = host.touchDown(at: top)
        var samples = Samples(capacity: 400)
        for step in 0..<400 {
            let offset = CGFloat(step % 80 < 40 ? step % 80 : 80 - step % 80) * -4
            samples.time {
                finger.move(to: CGPoint(x: top.x, y: top.y + offset))
                host.advance(by: 1.0 / 60)
                _ = host.window.windowScene?.layerTree.image()
            }
        }
        finger.cancel()
        samples.report("sheet-drag-frame", rows, in: .ms)
    }

    private static func frames(_ count: Int, _ host: TestHost, _ samples: inout Samples) {
        for _ in 0..<count {
            samples.time {
                host.advance(by: 1.0 / 60)
                _ = host.window.windowScene?.layerTree.image()
            }
        }
    }

    /// A table whose rows have a title and a subtitle.
    private final class Rows: UITableViewController {
        private let count: Int

        init(_ count: Int) {
            self.count = count
            super.init(style: .plain)
            title = "Rows"
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            cell.detailTextLabel?.text = "What is said of it"
            return cell
        }
    }
}
