import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Filler rows, separator effect and safe area") @MainActor
struct TableFillerTests {
    /// The y coordinates of the filler rows' separators, in ascending order.
    private func lines(_ view: UITableView) -> [CGFloat] {
        view.layoutIfNeeded()
        return view.subviews.filter { $0 is TableLine }.map(\.frame.maxY).sorted()
    }

    @Test("A plain table has filler rows only if fillerRowHeight is positive")
    func fillers() {
        let stage = TableStage([Array(0..<3)])
        #expect(lines(stage.view).isEmpty)
        stage.view.fillerRowHeight = 100
        #expect(lines(stage.view) == [232, 332, 432, 532])
        // The height of the last row.
        stage.view.fillerRowHeight = UITableView.automaticDimension
        #expect(lines(stage.view) == (4...13).map { CGFloat($0) * 44 })
        stage.view.fillerRowHeight = 0
        #expect(lines(stage.view).isEmpty)
    }

    @Test("Filler rows follow the data, and need space, a separator style and no footer view")
    func fillersFollow() {
        let stage = TableStage([Array(0..<3)])
        stage.view.fillerRowHeight = 150
        #expect(lines(stage.view) == [282, 432, 582])
        stage.source.sections = [Array(0..<5)]
        stage.view.reloadData()
        #expect(lines(stage.view) == [370, 520])
        stage.view.frame.size.height = 400
        #expect(lines(stage.view) == [370])
        stage.view.separatorStyle = .none
        #expect(lines(stage.view).isEmpty)
        stage.view.separatorStyle = .singleLine
        #expect(lines(stage.view) == [370])
        stage.view.tableFooterView = UIView()
        #expect(lines(stage.view).isEmpty)
        stage.view.tableFooterView = nil
        stage.source.sections = [Array(0..<500)]
        stage.view.reloadData()
        #expect(lines(stage.view).isEmpty)
        stage.source.sections = [[]]
        stage.view.reloadData()
        #expect(lines(stage.view) == [150, 300])
        #expect(stage.view.contentSize.height == 0, "filler rows do not add to the content size")
    }

    @Test("Grouped tables have no filler rows")
    func grouped() {
        let stage = TableStage([Array(0..<3)], style: .grouped)
        stage.view.fillerRowHeight = 50
        #expect(lines(stage.view).isEmpty)
    }

    @Test("Separators are shown through separatorEffect")
    func effect() throws {
        let stage = TableStage([Array(0..<3)])
        #expect(stage.view.separatorEffect == nil)
        let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
        stage.view.separatorEffect = effect
        stage.view.separatorColor = .red
        stage.view.layoutIfNeeded()
        func seen() -> [UIVisualEffectView] {
            stage.cell(0)?.subviews.flatMap(\.subviews).compactMap { $0 as? UIVisualEffectView } ?? []
        }
        let view = try #require(seen().first)
        #expect(view.effect == effect && view.contentView.backgroundColor == .red)
        #expect(view.bounds.width > 300 && view.bounds.height == 1)
        stage.view.separatorEffect = nil
        stage.view.layoutIfNeeded()
        #expect(seen().isEmpty)
    }

    @Test("Contents of cells and headers are inset to the safe area unless the table disables it", arguments: [false, true])
    func safeSides(isMirrored: Bool) throws {
        let host = TestHost(size: CGSize(width: 400, height: 600))
        let controller = Titled(style: .plain)
        if isMirrored { host.window.traitOverrides.layoutDirection = .rightToLeft }
        host.window.rootViewController = controller
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 20)
        host.advance(by: 0.1)
        let table = try #require(controller.tableView)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let header = try #require(table.headerView(forSection: 0))
        #expect(
            cell.frame == CGRect(x: 0, y: cell.frame.minY, width: 400, height: cell.frame.height),
            "the cell itself has the full width")
        #expect(cell.contentView.frame.minX == 50 && cell.contentView.frame.maxX == 380)
        #expect(header.contentView.frame.minX == 50 && header.contentView.frame.maxX == 380)
        table.insetsContentViewsToSafeArea = false
        host.advance(by: 0.1)
        let now = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(now.contentView.frame.minX == 0 && now.contentView.frame.maxX == 400)
        #expect(table.headerView(forSection: 0)?.contentView.frame.width == 400)
        table.insetsContentViewsToSafeArea = true
        controller.additionalSafeAreaInsets = .zero
        host.advance(by: 0.1)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.frame.width == 400)
    }

    @Test("The desktop's first language determines the layout direction, also if its locale is not installed")
    func direction() {
        #expect(
            UITraitCollection.direction(of: LocalizedTables.languages(of: ["LANG": "en_US.UTF-8", "LANGUAGE": "ar:en"])) == .rightToLeft)
        #expect(UITraitCollection.direction(of: ["he", "en"]) == .rightToLeft)
        #expect(UITraitCollection.direction(of: ["fa-IR"]) == .rightToLeft)
        #expect(UITraitCollection.direction(of: ["de", "ar"]) == .leftToRight)
        #expect(UITraitCollection.direction(of: LocalizedTables.languages(of: ["LC_ALL": "C", "LANGUAGE": "ar"])) == .leftToRight)
        #expect(UITraitCollection.direction(of: []) == .leftToRight)
    }

    private final class Titled: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            return cell
        }
    }
}
