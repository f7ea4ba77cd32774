import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Appearance proxies for UIKit's own views and for storyboards")
struct AppearanceLibraryTests {
    let host = TestHost(size: CGSize(width: 390, height: 700))

    @MainActor
    final class Source: NSObject, UITableViewDataSource {
        var colors: [Int: UIColor] = [:]
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            if let color = colors[indexPath.row] { cell.backgroundColor = color }
            return cell
        }
    }

    @Test("Cells have the proxy's background instead of the table style's, also when they are reused")
    func reuse() {
        UITableViewCell.appearance().backgroundColor = .systemRed
        let source = Source()
        source.colors[1] = .systemBlue
        let table = UITableView(frame: host.window.bounds, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        host.window.addSubview(table)
        host.advance(by: 0.1)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.backgroundColor == .systemRed)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.backgroundColor == .systemBlue)
        UITableViewCell.appearance().backgroundColor = .systemGreen
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.backgroundColor == .systemRed)
        table.contentOffset.y = 2000
        host.advance(by: 0.1)
        let colors = Set(table.visibleCells.compactMap(\.backgroundColor))
        #expect(colors.isSubset(of: [.systemRed, .systemGreen, .systemBlue]) && !colors.isEmpty)
    }

    @Test("A table without proxies keeps the style's colours")
    func defaults() {
        UILabel.appearance().numberOfLines = 2
        let source = Source()
        let table = UITableView(frame: host.window.bounds, style: .grouped)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        host.window.addSubview(table)
        host.advance(by: 0.1)
        #expect(table.backgroundColor == .systemGroupedBackground)
        #expect(table.visibleCells.first?.backgroundColor == .secondarySystemGroupedBackground)
        #expect(table.visibleCells.first?.textLabel?.numberOfLines == 2)
    }

    @Test("The colour that a button gives to its title takes precedence over UILabel.appearance()")
    func buttonTitles() {
        UILabel.appearance().textColor = .systemRed
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.setTitle("A", for: .normal)
        button.setTitleColor(.systemGreen, for: .normal)
        host.window.addSubview(button)
        host.advance(by: 0.1)
        #expect(button.titleLabel?.textColor == .systemGreen)
    }

    @Test("The colour and the font of an attributed text take precedence over UILabel.appearance()")
    func attributedTexts() {
        UILabel.appearance().textColor = .systemRed
        UILabel.appearance().font = .systemFont(ofSize: 40)
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "A", attributes: [.foregroundColor: UIColor.systemGreen])
        host.window.addSubview(label)
        #expect(label.textColor == .systemGreen && label.font.pointSize == 40)
    }

    @Test("Titles of bars keep the bar's colour if UILabel.appearance() has another")
    func barTitles() {
        UILabel.appearance().textColor = .systemRed
        let root = UIViewController()
        root.title = "Title"
        let stack = UINavigationController(rootViewController: root)
        host.window.rootViewController = stack
        host.advance(by: 0.1)
        let title = stack.navigationBar.labelsInside.first { $0.text == "Title" }
        #expect(title.map { $0.textColor != .systemRed } ?? false)
    }

    @Test("A storyboard's value takes precedence over the proxy's; `<nil/>` (Interface Builder's Default) does not")
    func documents() throws {
        UILabel.appearance().textColor = .systemRed
        UIView.appearance().backgroundColor = .systemGreen
        let colors = ["<color key=\"textColor\" systemColor=\"systemBlueColor\"/>", "<nil key=\"textColor\"/>"]
        let labels = colors.enumerated().map { Board.view("label", id: "l\($0.offset)", .zero, "", $0.element) }
        let data = Board.storyboard(Board.controller("<subviews>\(labels.joined())</subviews>"))
        let controller = try Board.initial(data)
        host.window.rootViewController = controller
        host.advance(by: 0.1)
        let shown = controller.view.subviews.compactMap { $0 as? UILabel }
        #expect(shown.map(\.textColor) == [.systemBlue, .systemRed])
        #expect(shown.map(\.backgroundColor) == [.systemGreen, .systemGreen])
    }

    @Test("A changed proxy applies to a bar item only when the item enters a window again")
    func items() {
        UIBarButtonItem.appearance().tintColor = .systemRed
        let (root, item) = (UIViewController(), UIBarButtonItem(title: "A"))
        root.navigationItem.rightBarButtonItem = item
        host.window.rootViewController = UINavigationController(rootViewController: root)
        host.advance(by: 0.1)
        UIBarButtonItem.appearance().tintColor = .systemGreen
        host.advance(by: 0.1)
        #expect(item.tintColor == .systemRed)
        root.navigationItem.rightBarButtonItem = nil
        host.advance(by: 0.5)
        root.navigationItem.rightBarButtonItem = item
        host.advance(by: 0.5)
        #expect(item.tintColor == .systemGreen)
    }

    @Test("Proxies for traits and for classes apply to bar items")
    func itemTraits() {
        @MainActor final class OwnItem: UIBarButtonItem {}
        UIBarButtonItem.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).tintColor = .systemRed
        OwnItem.appearance().tintColor = .systemGreen
        host.window.overrideUserInterfaceStyle = .dark
        let (root, usual, own) = (UIViewController(), UIBarButtonItem(title: "A"), OwnItem())
        own.title = "B"
        root.navigationItem.rightBarButtonItems = [usual, own]
        host.window.rootViewController = UINavigationController(rootViewController: root)
        host.advance(by: 0.1)
        #expect(usual.tintColor == .systemRed && own.tintColor == .systemGreen)
    }
}

extension UIView {
    fileprivate var labelsInside: [UILabel] { subviews.compactMap { $0 as? UILabel } + subviews.flatMap(\.labelsInside) }
}
