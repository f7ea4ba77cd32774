import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Tables in storyboards have Interface Builder's layout")
struct TableDocumentTests {
    private func host(_ width: CGFloat) -> TestHost { TestHost(size: CGSize(width: width, height: 667), scale: 2) }

    private func cell(_ id: String, _ style: String, _ attributes: String = "", subviews: String) -> String {
        """
        <tableViewCell style="IBUITableViewCellStyle\(style)" \(attributes) id="\(id)"><rect key="frame" x="0" y="0" width="375" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-c"><rect key="frame" x="0" y="0" width="375" height="44"/>
        <subviews>\(subviews)</subviews></tableViewCellContentView></tableViewCell>
        """
    }

    private func label(_ id: String, _ text: String, _ more: String = "") -> String {
        Board.view("label", id: id, CGRect(x: 16, y: 0, width: 99, height: 44), "adjustsFontSizeToFit=\"NO\" text=\"\(text)\" \(more)")
    }

    /// Shows a static table in a window, and returns it.
    private func table(_ attributes: String, _ sections: String, in host: TestHost) throws -> UITableView {
        let size = host.window.bounds.size
        let controller = """
            <tableViewController id="vc" sceneMemberID="viewController">
            <tableView key="view" dataMode="static" rowHeight="44" \(attributes) id="tv">
            <rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/><sections>\(sections)</sections>
            <connections><outlet property="dataSource" destination="vc" id="d"/><outlet property="delegate" destination="vc" id="e"/></connections>
            </tableView></tableViewController>
            """
        let shown = try Board.initial(Board.storyboard(controller), as: UITableViewController.self)
        host.window.rootViewController = shown
        host.advance(by: 0.1)
        return try #require(shown.tableView)
    }

    @Test("In a grouped table, a storyboard's header and footer heights are minimums, and titles that need more height get it")
    func titles() throws {
        let host = host(375)
        let row = cell("a", "Default", "textLabel=\"t\"", subviews: label("t", "Row"))
        let long = String(repeating: "A footer of several lines. ", count: 8)
        let sections = """
            <tableViewSection headerTitle="First" footerTitle="\(long)" id="s0"><cells>\(row)</cells></tableViewSection>
            <tableViewSection id="s1"><cells/></tableViewSection><tableViewSection headerTitle="Third" id="s2"><cells/></tableViewSection>
            """
        let view = try table("style=\"grouped\" sectionHeaderHeight=\"18\" sectionFooterHeight=\"10\"", sections, in: host)
        let (first, third) = (view.rectForHeader(inSection: 0).height, view.rectForHeader(inSection: 2).height)
        #expect(third >= 38 && first == third + 17.5)
        let title = try #require(view.headerView(forSection: 0)?.textLabel)
        #expect(title.text == "First" && title.frame.height >= title.intrinsicContentSize.height)
        #expect(view.rectForHeader(inSection: 1).height == 18)
        #expect(view.rectForFooter(inSection: 0).height > 40)
        #expect(view.rectForFooter(inSection: 1).height == 10)
        // A height larger than a title needs is kept.
        view.sectionHeaderHeight = 90
        view.layoutIfNeeded()
        #expect(view.rectForHeader(inSection: 0).height == 90 && view.rectForHeader(inSection: 2).height == 90)
    }

    @Test("Content that is pinned to a row's margins is 11 points from the row's top and bottom")
    func rowMargins() throws {
        let host = host(375)
        let dot = """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="dot"><rect key="frame" x="16" y="11" width="50" height="22"/>
            <constraints><constraint firstAttribute="width" constant="50" id="w"/></constraints></view></subviews><constraints>
            <constraint firstItem="dot" firstAttribute="top" secondItem="a-c" secondAttribute="topMargin" id="t"/>
            <constraint firstItem="dot" firstAttribute="leading" secondItem="a-c" secondAttribute="leadingMargin" id="l"/>
            <constraint firstAttribute="bottomMargin" secondItem="dot" secondAttribute="bottom" id="b"/></constraints><subviews>
            """
        let row = cell("a", "None", subviews: dot)
        let view = try table("style=\"plain\"", "<tableViewSection id=\"s\"><cells>\(row)</cells></tableViewSection>", in: host)
        let content = try #require(view.cellForRow(at: IndexPath(row: 0, section: 0))).contentView
        #expect(content.subviews.first?.frame == CGRect(x: 16, y: 11, width: 50, height: 22))
    }

    @Test("The single label of a cell fills the row's height, and ends before the accessory")
    func oneText() throws {
        let host = host(375)
        let cells =
            cell("a", "Default", "textLabel=\"t\"", subviews: label("t", "Plain"))
            + cell("b", "Default", "textLabel=\"u\" accessoryType=\"disclosureIndicator\"", subviews: label("u", "More"))
        let view = try table("style=\"plain\"", "<tableViewSection id=\"s\"><cells>\(cells)</cells></tableViewSection>", in: host)
        let plain = try #require(view.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(plain.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
        #expect(plain.textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: 44))
        let more = try #require(view.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(more.contentView.frame == CGRect(x: 0, y: 0, width: 348, height: 44))
        #expect(more.textLabel?.frame == CGRect(x: 16, y: 0, width: 324, height: 44))
    }

    @Test("The two labels of a subtitle cell have the width of their text")
    func twoTexts() throws {
        let host = host(375)
        let centred = "textAlignment=\"center\""
        let row = cell(
            "a", "Subtitle", "textLabel=\"t\" detailTextLabel=\"d\"", subviews: label("t", "Title", centred) + label("d", "Below", centred))
        let view = try table("style=\"plain\"", "<tableViewSection id=\"s\"><cells>\(row)</cells></tableViewSection>", in: host)
        let cell = try #require(view.cellForRow(at: IndexPath(row: 0, section: 0)))
        for label in [try #require(cell.textLabel), try #require(cell.detailTextLabel)] {
            #expect(label.frame.minX == 16 && label.frame.width == label.intrinsicContentSize.width)
        }
        // A text that needs more space gets the available width.
        cell.textLabel?.text = String(repeating: "long ", count: 40)
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        let width = try #require(cell.textLabel?.frame.width)
        // The label wraps between words, so its lines end before the available width.
        #expect(width > 320 && width <= 343)
    }

    @Test("Rows of a table as wide as a large phone have side margins of 20 points", arguments: [(399, 16), (414, 20)])
    func margins(width: CGFloat, margin: CGFloat) throws {
        let host = host(width)
        let row = cell("a", "Default", "textLabel=\"t\"", subviews: label("t", "Row"))
        let view = try table("style=\"plain\"", "<tableViewSection id=\"s\"><cells>\(row)</cells></tableViewSection>", in: host)
        let cell = try #require(view.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.textLabel?.frame.minX == margin && cell.textLabel?.frame.width == width - 2 * margin)
        #expect(cell.contentView.layoutMargins.left == margin && view.separatorInset.left == margin)
    }
}
