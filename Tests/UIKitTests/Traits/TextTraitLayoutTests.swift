import Testing
import UIKit
import UIKitTesting

/// Views that position their own labels do so again when an environment change makes the text wider, also if their own size stays the same.
@MainActor
@Suite("Layout after a change of the text size or weight")
struct TextTraitLayoutTests {
    let host = TestHost(size: CGSize(width: 390, height: 600), scale: 1)

    /// The views, each with text.
    enum Kind: String, CaseIterable {
        case button, subtitleButton, imageButton, plainButton, adjustedButton, segments, cell, valueCell, subtitleCell, listContent,
            searchBar
        case navigation, tabs, toolbar, alert, datePicker, field
    }

    @Test("Laying out again changes no frame", arguments: Kind.allCases, [true, false])
    func layout(of kind: Kind, isBold: Bool) async {
        show(kind)
        await host.settle(timeout: 10)
        if isBold { host.prefersBoldText = true } else { host.textScale = 1.3 }
        await host.settle(timeout: 10)
        let before = frames()
        host.window.layoutIfNeeded()
        for (view, _) in before { view.setNeedsLayout() }
        host.window.layoutIfNeeded()
        let changed = before.filter { $0.view.window != nil && $0.frame != $0.view.frame }
        #expect(changed.map { "\(type(of: $0.view)) \($0.frame) \($0.view.frame)" } == [])
    }

    private func frames() -> [(view: UIView, frame: CGRect)] {
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        return all(host.window).map { ($0, $0.frame) }
    }

    private func show(_ kind: Kind) {
        let controller = UIViewController()
        controller.title = "A title"
        controller.view.backgroundColor = .systemBackground
        switch kind {
        case .button, .subtitleButton, .imageButton:
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Menu"
            if kind == .subtitleButton { configuration.subtitle = "Subtitle" }
            if kind == .imageButton { configuration.image = UIImage(systemName: "star") }
            add(UIButton(configuration: configuration), to: controller)
        case .plainButton, .adjustedButton:
            let button = UIButton(type: .system)
            button.setTitle("Menu", for: .normal)
            if kind == .adjustedButton {
                button.titleLabel?.font = .preferredFont(forTextStyle: .body)
                button.titleLabel?.adjustsFontForContentSizeCategory = true
            }
            add(button, to: controller)
        case .segments: add(UISegmentedControl(items: ["One", "Two"]), to: controller)
        case .cell, .valueCell, .subtitleCell:
            let cell = UITableViewCell(
                style: kind == .cell ? .default : kind == .valueCell ? .value1 : .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = "Text"
            cell.detailTextLabel?.text = "Detail"
            add(cell, to: controller)
        case .listContent:
            var content = UIListContentConfiguration.valueCell()
            content.text = "Text"
            content.secondaryText = "Detail"
            add(content.makeContentView(), to: controller)
        case .searchBar:
            let bar = UISearchBar()
            bar.placeholder = "Search"
            bar.showsCancelButton = true
            add(bar, to: controller)
        case .datePicker: add(UIDatePicker(), to: controller)
        case .field:
            let field = UITextField()
            field.borderStyle = .roundedRect
            field.placeholder = "Name"
            add(field, to: controller)
        case .navigation, .tabs, .toolbar, .alert: break
        }
        controller.navigationItem.prompt = "Prompt"
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Menu")
        controller.toolbarItems = [UIBarButtonItem(title: "One"), UIBarButtonItem(title: "Two")]
        controller.tabBarItem = UITabBarItem(title: "Tab", image: UIImage(systemName: "star"), tag: 0)
        switch kind {
        case .navigation, .toolbar:
            let navigation = UINavigationController(rootViewController: controller)
            navigation.isToolbarHidden = kind == .navigation
            host.window.rootViewController = navigation
        case .tabs:
            let tabs = UITabBarController()
            tabs.viewControllers = [controller]
            host.window.rootViewController = tabs
        default: host.window.rootViewController = controller
        }
        if kind == .alert {
            let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            controller.present(alert, animated: false)
        }
    }

    /// Shows the view with a size that does not depend on its content.
    private func add(_ view: UIView, to controller: UIViewController) {
        view.frame = CGRect(x: 16, y: 100, width: 300, height: 60)
        controller.view.addSubview(view)
    }
}
