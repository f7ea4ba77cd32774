import Testing
import UIKitTesting

@testable import UIKit

@Suite("Hover highlights of rows") @MainActor
struct TableHoverTests {
    @MainActor
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var style = UITableViewCell.SelectionStyle.default
        var count = 100

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
            cell.selectionStyle = style
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    }

    let host = TestHost(size: CGSize(width: 320, height: 400))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    private let source = Source()

    init() {
        table.dataSource = source
        table.delegate = source
        host.window.addSubview(table)
        host.advance(by: 0.1)
    }

    private var shaded: [Int] {
        table.visibleCells.filter(\.isHovered).compactMap { table.indexPath(for: $0)?.row }
    }

    @Test("When content scrolls under a resting pointer, the row under the pointer is highlighted")
    func follows() {
        host.pointer.move(to: CGPoint(x: 100, y: 125))
        host.advance(by: 0.1)
        #expect(shaded == [2])
        table.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
        host.advance(by: 0.1)
        #expect(shaded == [12])
        host.pointer.scroll(by: CGPoint(x: 0, y: -100), duration: 0.3)
        host.advance(by: 1)
        let row = Int((table.contentOffset.y + 125) / 50)
        #expect(row != 12 && shaded == [row])
        table.setContentOffset(CGPoint(x: 0, y: 0), animated: true)
        host.advance(by: 1)
        #expect(shaded == [2])
    }

    @Test("After rows are inserted and deleted above, the row under the pointer is highlighted")
    func updates() {
        host.pointer.move(to: CGPoint(x: 100, y: 125))
        host.advance(by: 0.1)
        source.count = 102
        table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .none)
        host.advance(by: 1)
        #expect(shaded == [2])
        source.count = 101
        table.reloadData()
        host.advance(by: 1)
        #expect(shaded == [2])
        host.pointer.leave()
        host.advance(by: 0.1)
        #expect(shaded.isEmpty)
    }

    @Test("Rows with the selection style none are not highlighted by a hover")
    func withoutStyle() throws {
        func shades(_ row: Int) throws -> Int {
            let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
            return cell.subviews.filter { $0 !== cell.contentView && $0.frame == cell.bounds && $0.alpha > 0 }.count
        }
        host.pointer.move(to: CGPoint(x: 100, y: 125))
        host.advance(by: 0.5)
        #expect(try shades(2) == 1)
        host.pointer.leave()
        source.style = .none
        table.reloadData()
        host.advance(by: 0.5)
        host.pointer.move(to: CGPoint(x: 100, y: 225))
        host.advance(by: 0.5)
        #expect(shaded == [4])
        #expect(try shades(4) == 0)
    }

    @Test("A hover ends for a view that scrolls away from a resting pointer, and begins for the next view")
    func hoverOfViews() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        scrollView.contentSize = CGSize(width: 320, height: 2000)
        var log: [String] = []
        for index in 0..<10 {
            let view = UIView(frame: CGRect(x: 0, y: 200 * CGFloat(index), width: 320, height: 200))
            view.addGestureRecognizer(
                UIHoverGestureRecognizer { recognizer in
                    if recognizer.state != .changed { log.append("\(index) \(recognizer.state == .began ? "on" : "off")") }
                })
            scrollView.addSubview(view)
        }
        host.window.addSubview(scrollView)
        host.advance(by: 0.1)
        host.pointer.move(to: CGPoint(x: 100, y: 100))
        host.advance(by: 0.1)
        scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
        host.advance(by: 0.1)
        #expect(log.first == "0 on" && log.count == 3 && Set(log) == ["0 on", "0 off", "1 on"])
    }
}
