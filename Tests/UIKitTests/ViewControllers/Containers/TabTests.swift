import Testing
import UIKit
import UIKitTesting

/// Records the calls for tabs, and can refuse a tab.
@MainActor
private final class TabDelegate: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    var refused: String?

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { tab.identifier != refused }
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
        calls.append("\(previousTab?.identifier ?? "none") to \(selectedTab.identifier)")
    }
}

/// Implements the methods for controllers only.
@MainActor
private final class ControllerDelegate: NSObject, UITabBarControllerDelegate {
    var titles: [String] = []
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        titles.append(viewController.title ?? "")
    }
}

@Suite("Tabs of tab bar controllers") @MainActor
struct TabTests {
    let host = TestHost()
    private let controller: UITabBarController
    private let tabs: [UITab]

    init() {
        func tab(_ name: String) -> UITab {
            UITab(title: name, image: UIImage(systemName: "star"), identifier: name.lowercased()) { _ in
                let controller = UIViewController()
                controller.title = "Controller of \(name)"
                return controller
            }
        }
        tabs = [UISearchTab { _ in UIViewController() }, tab("One"), tab("Two")]
        controller = UITabBarController(tabs: tabs)
        host.window.rootViewController = controller
        host.advance(by: 0.1)
    }

    @Test("The bar shows the tabs' titles, with the search tab last, and a tap selects a tab and calls the delegate")
    func selection() {
        #expect(controller.tabBar.items?.map(\.title) == ["One", "Two", "Search"])
        #expect(controller.selectedTab === tabs[1] && tabs[1].tabBarController === controller)
        let delegate = TabDelegate()
        controller.delegate = delegate
        #expect(host.tap("Two"))
        #expect(controller.selectedTab === tabs[2] && controller.selectedViewController === tabs[2].viewController)
        delegate.refused = "one"
        #expect(host.tap("One"))
        #expect(controller.selectedTab === tabs[2])
        controller.selectedTab = tabs[1]
        #expect(controller.selectedTab === tabs[1])
        #expect(delegate.calls == ["one to two"])
        #expect(controller.tab(forIdentifier: "two") === tabs[2] && controller.tab(forIdentifier: "three") == nil)
    }

    @Test("A delegate that implements only the method for controllers gets the selected tab's controller")
    func olderDelegate() {
        let delegate = ControllerDelegate()
        controller.delegate = delegate
        #expect(host.tap("Two"))
        #expect(delegate.titles == ["Controller of Two"])
    }

    @Test("Changes of a tab's title, badge and visibility change the bar; viewControllers without tabs replace the tabs")
    func changes() {
        tabs[2].title = "Second"
        tabs[2].badgeValue = "4"
        host.advance(by: 0.1)
        #expect(controller.tabBar.items?.map(\.title) == ["One", "Second", "Search"])
        #expect(controller.tabBar.items?[1].badgeValue == "4")
        tabs[1].isHidden = true
        host.advance(by: 0.1)
        #expect(controller.tabBar.items?.map(\.title) == ["Second", "Search"] && controller.selectedTab === tabs[2])
        #expect(controller.tabs == tabs)
        controller.viewControllers = [UIViewController()]
        #expect(controller.tabs.isEmpty && controller.selectedTab == nil && tabs[1].tabBarController == nil)
    }
}
