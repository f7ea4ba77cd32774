import Foundation
import Testing
import UIKitTesting

@testable import UIFoundation
@testable import UIKit

@Suite("Empty rows, separator effects, and content in the safe area") @MainActor
struct TableFillerTests {
    /// The y coordinates of the separators of empty rows, in the table's coordinates.
    private func lines(_ view: UITableView) -> [CGFloat] {
        view.layoutIfNeeded()
        return view.subviews.filter { $0 is TableLine }.map(\.frame.maxY).sorted()
    }

    @Test("A plain table shows no empty rows by default; if enabled, empty rows fill it down to the bottom edge")
    func fillers() {
        let fixture = TableFixture([Array(0..<3)])
        #expect(lines(fixture.view).isEmpty)
        fixture.view.fillerRowHeight = 100
        #expect(lines(fixture.view) == [232, 332, 432, 532])
        // The empty rows have the last row's height.
        fixture.view.fillerRowHeight = UITableView.automaticDimension
        #expect(lines(fixture.view) == (4...13).map { CGFloat($0) * 44 })
        fixture.view.fillerRowHeight = 0
        #expect(lines(fixture.view).isEmpty)
    }

    @Test("Empty rows fill the space below the content, unless the table has no separators or has a footer view")
    func fillersFollow() {
        let fixture = TableFixture([Array(0..<3)])
        fixture.view.fillerRowHeight = 150
        #expect(lines(fixture.view) == [282, 432, 582])
        fixture.source.sections = [Array(0..<5)]
        fixture.view.reloadData()
        #expect(lines(fixture.view) == [370, 520])
        fixture.view.frame.size.height = 400
        #expect(lines(fixture.view) == [370])
        fixture.view.separatorStyle = .none
        #expect(lines(fixture.view).isEmpty)
        fixture.view.separatorStyle = .singleLine
        #expect(lines(fixture.view) == [370])
        fixture.view.tableFooterView = UIView()
        #expect(lines(fixture.view).isEmpty)
        fixture.view.tableFooterView = nil
        fixture.source.sections = [Array(0..<500)]
        fixture.view.reloadData()
        #expect(lines(fixture.view).isEmpty)
        fixture.source.sections = [[]]
        fixture.view.reloadData()
        #expect(lines(fixture.view) == [150, 300])
        #expect(fixture.view.contentSize.height == 0, "Empty rows are no content")
    }

    @Test("Grouped tables have no empty rows")
    func grouped() {
        let fixture = TableFixture([Array(0..<3)], style: .grouped)
        fixture.view.fillerRowHeight = 50
        #expect(lines(fixture.view).isEmpty)
    }

    @Test("The separator effect is applied to the lines between rows")
    func effect() throws {
        let fixture = TableFixture([Array(0..<3)])
        #expect(fixture.view.separatorEffect == nil)
        let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
        fixture.view.separatorEffect = effect
        fixture.view.separatorColor = .red
        fixture.view.layoutIfNeeded()
        func visibleEffects() -> [UIVisualEffectView] {
            fixture.cell(0)?.subviews.flatMap(\.subviews).compactMap { $0 as? UIVisualEffectView } ?? []
        }
        let view = try #require(visibleEffects().first)
        #expect(view.effect == effect && view.contentView.backgroundColor == .red)
        #expect(view.bounds.width > 300 && view.bounds.height == 1)
        fixture.view.separatorEffect = nil
        fixture.view.layoutIfNeeded()
        #expect(visibleEffects().isEmpty)
    }

    @Test("Content of rows and headers stays in the safe area at the sides, unless that is disabled", arguments: [false, true])
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
            "The cell itself reaches from side to side")
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

    @Test("The desktop's first language determines the layout direction, even if its locale is not installed")
    func direction() {
        #expect(
            UITraitCollection.direction(of: DesktopLanguages.languages(of: ["LANG": "en_US.UTF-8", "LANGUAGE": "ar:en"])) == .rightToLeft)
        #expect(UITraitCollection.direction(of: ["he", "en"]) == .rightToLeft)
        #expect(UITraitCollection.direction(of: ["fa-IR"]) == .rightToLeft)
        #expect(UITraitCollection.direction(of: ["de", "ar"]) == .leftToRight)
        #expect(UITraitCollection.direction(of: DesktopLanguages.languages(of: ["LC_ALL": "C", "LANGUAGE": "ar"])) == .leftToRight)
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
