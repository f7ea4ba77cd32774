import Foundation
import Testing
import UIKit
import UIKitTesting

/// Sharp edges on displays with a fraction of a device pixel per point.
@MainActor
@Suite("Fractional scales")
struct FractionalScaleTests {
    nonisolated static let scales: [CGFloat] = [1.25, 1.5, 2.75]

    /// The red components of a snapshot's pixels, by row.
    private func rows(of host: TestHost) -> [[UInt8]] {
        let image = host.snapshot()
        guard let data = image.dataProvider?.data else { return [] }
        let bytes = [UInt8](data as Data)
        return (0..<image.height).map { y in
            let start = y * image.bytesPerRow
            return (0..<image.width).map { bytes[start + $0 * 4 + 2] }
        }
    }

    /// The red components of the pixels of a column.
    private func column(_ x: CGFloat, of host: TestHost, scale: CGFloat) -> [UInt8] {
        rows(of: host).map { $0[Int(x * scale)] }
    }

    @Test("A separator of a table is one row of pixels with the separator's colour", arguments: scales)
    func separators(scale: CGFloat) {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        }
        let host = TestHost(size: CGSize(width: 300, height: 400), scale: scale)
        let table = UITableView(frame: host.window.bounds)
        let source = Source()
        table.dataSource = source
        table.backgroundColor = .white
        table.separatorColor = .black
        host.window.addSubview(table)
        host.advance(by: 0.5)
        let rows = column(200, of: host, scale: scale)
        let dark = rows.indices.filter { rows[$0] < 250 }
        #expect(dark.count == 8 || dark.count == 7, "\(dark)")
        #expect(dark.allSatisfy { rows[$0] < 5 }, "\(dark.map { rows[$0] })")
    }

    @Test("A view of whole pixels that Auto Layout centres has sharp edges", arguments: scales)
    func centredView(scale: CGFloat) {
        let host = TestHost(size: CGSize(width: 301, height: 401), scale: scale)
        host.window.backgroundColor = .white
        let view = UIView()
        view.backgroundColor = .black
        view.translatesAutoresizingMaskIntoConstraints = false
        host.window.addSubview(view)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: host.window.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: host.window.centerYAnchor),
            view.widthAnchor.constraint(equalToConstant: 32), view.heightAnchor.constraint(equalToConstant: 32),
        ])
        host.advance(by: 0.5)
        // The window covers the last row of pixels only in part.
        let rows = column(150, of: host, scale: scale).dropLast()
        #expect(Set(rows) == [0, 255], "\(Set(rows))")
    }

    @Test("A navigation bar's hairline is one row of pixels", arguments: scales)
    func navigationBar(scale: CGFloat) {
        let host = TestHost(size: CGSize(width: 300, height: 400), scale: scale)
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let navigation = UINavigationController(rootViewController: controller)
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .white
        appearance.shadowColor = .black
        navigation.navigationBar.standardAppearance = appearance
        navigation.navigationBar.scrollEdgeAppearance = appearance
        host.window.rootViewController = navigation
        host.advance(by: 0.5)
        let rows = column(250, of: host, scale: scale)
        let dark = rows.indices.filter { rows[$0] < 250 }
        #expect(dark.count == 1, "\(dark)")
        #expect(dark.allSatisfy { rows[$0] < 5 }, "\(dark.map { rows[$0] })")
    }

    @Test("The same text on different lines has the same pixels", arguments: scales)
    func lines(scale: CGFloat) {
        let host = TestHost(size: CGSize(width: 300, height: 400), scale: scale)
        host.window.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 300))
        label.numberOfLines = 0
        label.text = Array(repeating: "HEL", count: 8).joined(separator: "\n")
        host.window.addSubview(label)
        host.advance(by: 0.5)
        let width = Int(80 * scale)
        /// The rows with ink, grouped by lines. The horizontal bars of H and E show a blurred baseline.
        var groups: [[[UInt8]]] = []
        var isInside = false
        for row in rows(of: host).map({ Array($0.prefix(width)) }) {
            let hasInk = row.contains { $0 < 250 }
            if hasInk, !isInside { groups.append([]) }
            if hasInk { groups[groups.count - 1].append(row) }
            isInside = hasInk
        }
        #expect(groups.count == 8)
        #expect(groups.allSatisfy { $0 == groups[0] }, "\(groups.map(\.count))")
    }

    @Test("Glyphs of a label that Auto Layout placed begin and end at whole rows", arguments: scales)
    func label(scale: CGFloat) {
        let host = TestHost(size: CGSize(width: 301, height: 401), scale: scale)
        host.window.backgroundColor = .white
        let labels = (0..<2).map { _ in UILabel() }
        for (index, label) in labels.enumerated() {
            label.text = "HEL"
            label.translatesAutoresizingMaskIntoConstraints = false
            host.window.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: host.window.leadingAnchor, constant: 20),
                // The second distance is not a whole number of pixels at any of the scales.
                label.topAnchor.constraint(equalTo: host.window.topAnchor, constant: index == 0 ? 20 : 101.1),
            ])
        }
        host.advance(by: 0.5)
        let rows = rows(of: host)
        let heights = labels.map { label in
            let top = Int(label.frame.minY * scale) - 1
            return rows[top..<top + Int(30 * scale)].count { row in row.prefix(Int(80 * scale)).contains { $0 < 250 } }
        }
        #expect(heights[0] == heights[1], "\(heights)")
    }
}
