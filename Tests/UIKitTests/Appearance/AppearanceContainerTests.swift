import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Appearance proxies for containers")
struct AppearanceContainerTests {
    let host = TestHost(size: CGSize(width: 390, height: 700))

    @MainActor class Outer: UIView {}
    @MainActor final class Inner: UIView {}
    @MainActor final class Page: UIViewController {}

    /// A label in an `Inner` view in an `Outer` view in the window.
    private func nested() -> UILabel {
        let (outer, inner, label) = (Outer(), Inner(), UILabel())
        inner.addSubview(label)
        outer.addSubview(inner)
        host.window.addSubview(outer)
        return label
    }

    @Test("appearance(whenContainedInInstancesOf:) does not apply to views outside of the containers")
    func outside() {
        UILabel.appearance(whenContainedInInstancesOf: [Outer.self]).textColor = .systemRed
        let free = UILabel()
        host.window.addSubview(free)
        #expect(free.textColor == .label && nested().textColor == .systemRed)
    }

    @Test("The list of container classes is ordered from the innermost to the outermost, and may skip superviews")
    func lists() {
        UILabel.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).textColor = .systemRed
        UILabel.appearance(whenContainedInInstancesOf: [Outer.self, Inner.self]).font = .systemFont(ofSize: 40)
        UILabel.appearance(whenContainedInInstancesOf: [Inner.self, UIWindow.self]).numberOfLines = 4
        let label = nested()
        #expect(label.textColor == .systemRed && label.font.pointSize != 40 && label.numberOfLines == 4)
    }

    @Test("A proxy for containers takes precedence over a proxy without containers, in any order of setting")
    func containedWins() {
        UILabel.appearance(whenContainedInInstancesOf: [Inner.self]).textColor = .systemGreen
        UILabel.appearance().textColor = .systemRed
        #expect(nested().textColor == .systemGreen)
    }

    @Test("The proxy for the outermost of two containers takes precedence, as Apple documents")
    func outermost() {
        UILabel.appearance(whenContainedInInstancesOf: [Outer.self]).textColor = .systemRed
        UILabel.appearance(whenContainedInInstancesOf: [Inner.self]).textColor = .systemGreen
        #expect(nested().textColor == .systemRed)
    }

    @Test("The longer of two container lists with the same outermost container takes precedence")
    func longer() {
        UILabel.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).textColor = .systemGreen
        UILabel.appearance(whenContainedInInstancesOf: [Outer.self]).textColor = .systemRed
        #expect(nested().textColor == .systemGreen)
    }

    @Test("A view controller is a container of its view and of the view's subviews")
    func controllers() {
        UILabel.appearance(whenContainedInInstancesOf: [Page.self]).textColor = .systemRed
        UIView.appearance(whenContainedInInstancesOf: [Page.self]).backgroundColor = .systemGreen
        let (page, label) = (Page(), UILabel())
        page.view.addSubview(label)
        host.window.rootViewController = UINavigationController(rootViewController: page)
        host.advance(by: 0.1)
        #expect(label.textColor == .systemRed && page.view.backgroundColor == .systemGreen)
    }

    @Test("A proxy for a container class applies in its subclasses too")
    func subclasses() {
        UILabel.appearance(whenContainedInInstancesOf: [UIScrollView.self]).textColor = .systemRed
        let (table, label) = (UITableView(), UILabel())
        table.tableHeaderView = label
        host.window.addSubview(table)
        #expect(label.textColor == .systemRed)
    }

    @Test("A proxy for labels in header views applies to the title of a table's section")
    func headers() {
        @MainActor final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                cell.textLabel?.text = "Row"
                return cell
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
        }
        UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).font = .systemFont(ofSize: 29)
        UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).textColor = .systemRed
        UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .systemGreen
        let source = Source()
        for style in [UITableView.Style.plain, .grouped] {
            let table = UITableView(frame: host.window.bounds, style: style)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            host.window.addSubview(table)
            host.advance(by: 0.1)
            let title = table.headerView(forSection: 0)?.textLabel
            #expect(title?.font.pointSize == 29 && title?.textColor == .systemRed)
            #expect(table.visibleCells.first?.textLabel?.textColor == .systemGreen)
            table.removeFromSuperview()
        }
    }

    @Test("A proxy for text fields in search bars applies to the field of a search bar")
    func searchField() {
        UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).defaultTextAttributes = [
            .foregroundColor: UIColor.systemRed, .font: UIFont.systemFont(ofSize: 23),
        ]
        UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).backgroundColor = .systemGreen
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
        host.window.addSubview(bar)
        let field = bar.searchTextField
        #expect(field.textColor == .systemRed && field.font?.pointSize == 23 && field.backgroundColor == .systemGreen)
        let free = UITextField()
        host.window.addSubview(free)
        #expect(free.textColor == .label && free.backgroundColor == nil)
    }

    @Test("A proxy for bar button items in search bars applies to the cancel button of a search bar")
    func cancelButton() {
        let proxy = UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self])
        proxy.title = "Stop it"
        proxy.tintColor = .systemRed
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
        bar.showsCancelButton = true
        host.window.addSubview(bar)
        host.advance(by: 0.1)
        let button = bar.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == "Stop it" }
        #expect(button?.titleColor(for: .normal) == .systemRed)
    }

    @Test("A proxy for views in alerts sets the tint colour of an alert's views")
    func alerts() {
        UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .systemRed
        let root = UIViewController()
        host.window.rootViewController = root
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: false)
        host.advance(by: 0.5)
        #expect(alert.view.tintColor == .systemRed && root.view.tintColor != .systemRed)
    }

    @Test("A proxy for bars in a class of navigation controllers applies to their bars, and not to other bars")
    func bars() {
        @MainActor final class OwnStack: UINavigationController {}
        UINavigationBar.appearance(whenContainedInInstancesOf: [OwnStack.self]).barTintColor = .systemRed
        UINavigationBar.appearance(whenContainedInInstancesOf: [OwnStack.self]).prefersLargeTitles = true
        let own = OwnStack(rootViewController: UIViewController())
        host.window.rootViewController = own
        host.advance(by: 0.1)
        #expect(own.navigationBar.barTintColor == .systemRed && own.navigationBar.prefersLargeTitles)
        let usual = UINavigationController(rootViewController: UIViewController())
        host.window.rootViewController = usual
        host.advance(by: 0.1)
        #expect(usual.navigationBar.barTintColor == nil && !usual.navigationBar.prefersLargeTitles)
    }

    @Test("A bar item is a container of the view that shows it")
    func items() {
        UIButton.appearance(whenContainedInInstancesOf: [UIBarButtonItem.self]).setTitleColor(.systemRed, for: .normal)
        let (button, free) = (UIButton(), UIButton())
        let root = UIViewController()
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
        root.view.addSubview(free)
        host.window.rootViewController = UINavigationController(rootViewController: root)
        host.advance(by: 0.1)
        #expect(button.titleColor(for: .normal) == .systemRed && free.titleColor(for: .normal) != .systemRed)
    }
}
