import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Tab bar controllers")
struct TabBarControllerTests {
    let host = TestHost(size: CGSize(width: 390, height: 700))
    let log = CallLog()
    let controllers: [LoggingController]
    let tabs = UITabBarController()

    init() {
        let log = log
        controllers = ["one", "two", "three"].map { LoggingController($0, log) }
        tabs.viewControllers = controllers
        host.window.rootViewController = tabs
        host.advance(by: 0.1)
        _ = log.take()
    }

    /// Taps the item at an index of `count`.
    private func tap(_ tabIndex: Int, of count: Int = 3) {
        host.tap(at: CGPoint(x: 390 / CGFloat(count) * (CGFloat(tabIndex) + 0.5), y: 675))
    }

    @Test("viewControllers is nil until controllers are set; after an empty array is set it is empty")
    func emptyLists() {
        let empty = UITabBarController()
        #expect(empty.viewControllers == nil)
        empty.viewControllers = [UIViewController()]
        empty.setViewControllers([], animated: false)
        #expect(empty.viewControllers == [])
        empty.viewControllers = nil
        #expect(empty.viewControllers == nil)
    }

    @Test("A tap on the bar shows another controller, and calls the delegate in order")
    func selecting() {
        let listener = TabListener(log)
        tabs.delegate = listener
        tap(1)
        #expect(
            log.take() == [
                "shouldSelect two", "two.viewDidLoad", "one.viewWillDisappear", "two.viewWillAppear", "one.viewDidDisappear",
                "two.viewIsAppearing", "two.viewDidAppear", "didSelect two",
            ])
        #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === controllers[1].tabBarItem)
        listener.refuses = true
        tap(0)
        #expect(tabs.selectedIndex == 1 && log.take() == ["shouldSelect one"])
        listener.refuses = false
        tap(1)
        #expect(log.take() == ["shouldSelect two", "didSelect two"])
    }

    @Test("A selection by the app does not call the delegate")
    func choosing() {
        let listener = TabListener(log)
        tabs.delegate = listener
        tabs.selectedIndex = 2
        tabs.selectedViewController = controllers[0]
        tabs.selectedViewController = UIViewController()
        tabs.selectedIndex = 17
        #expect(tabs.selectedIndex == 0)
        #expect(!log.take().contains { $0.hasPrefix("should") || $0.hasPrefix("did") })
    }

    @Test("A tap on the selected item pops its navigation stack to the root")
    func secondTap() async {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.tabBarItem = UITabBarItem(title: "Stack", image: nil, tag: 0)
        tabs.viewControllers = [stack, controllers[0]]
        host.advance(by: 0.1)
        tabs.selectedIndex = 0
        stack.pushViewController(UIViewController(), animated: false)
        tap(0, of: 2)
        await host.settle()
        #expect(stack.viewControllers.count == 1)
    }

    @Test("hidesBottomBarWhenPushed hides the bar, and a pop shows it again")
    func bottomBar() async {
        let stack = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [stack, controllers[0]]
        tabs.selectedIndex = 0
        host.advance(by: 0.1)
        #expect(stack.viewControllers[0].view.safeAreaInsets.bottom == 49)
        let pushed = UIViewController()
        pushed.hidesBottomBarWhenPushed = true
        stack.pushViewController(pushed, animated: true)
        await host.settle()
        #expect(pushed.view.safeAreaInsets.bottom == 0 && host.presentedFrame(of: tabs.tabBar).minY >= 700)
        stack.popViewController(animated: true)
        await host.settle()
        #expect(host.presentedFrame(of: tabs.tabBar) == CGRect(x: 0, y: 651, width: 390, height: 49))
        #expect(stack.viewControllers[0].view.safeAreaInsets.bottom == 49)
    }

    @Test("If the pop of a controller with hidesBottomBarWhenPushed is cancelled, the tab bar stays hidden")
    func cancelledBottomBar() async {
        let stack = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [stack, controllers[0]]
        tabs.selectedIndex = 0
        let pushed = UIViewController()
        pushed.hidesBottomBarWhenPushed = true
        stack.pushViewController(pushed, animated: false)
        host.advance(by: 0.1)
        let touch = host.touchDown(at: CGPoint(x: 4, y: 300))
        touch.move(to: CGPoint(x: 100, y: 300), duration: 0.2)
        touch.hold(for: 0.3)
        touch.lift()
        await host.settle()
        #expect(stack.viewControllers.count == 2 && host.presentedFrame(of: tabs.tabBar).minY >= 700)
        #expect(pushed.view.safeAreaInsets.bottom == 0)
    }

    @Test("With more than five controllers, the controllers that do not fit the bar are listed under More")
    func more() {
        let many = (0..<7).map { index in
            let controller = LoggingController("tab \(index)", log)
            controller.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
            return controller
        }
        tabs.viewControllers = many
        tabs.selectedIndex = 0
        host.advance(by: 0.1)
        #expect(tabs.tabBar.items?.count == 5 && tabs.tabBar.items?.last?.title == "More")
        tap(4, of: 5)
        host.advance(by: 0.1)
        #expect(tabs.selectedViewController === tabs.moreNavigationController && tabs.selectedIndex == NSNotFound)
        host.tap(at: CGPoint(x: 150, y: 44 + 44 * 1.5))
        #expect(tabs.selectedViewController === many[5] && tabs.tabBar.selectedItem?.title == "More")
        host.resize(to: CGSize(width: 1000, height: 700))
        host.advance(by: 0.1)
        #expect(tabs.tabBar.items?.count == 7 && tabs.tabBar.selectedItem === many[5].tabBarItem)
    }

    @Test("Controllers that are removed from viewControllers disappear, and the selected controller stays selected if it remains")
    func replacing() {
        tabs.selectedIndex = 1
        tabs.viewControllers = [controllers[1], controllers[2]]
        #expect(tabs.selectedViewController === controllers[1] && controllers[0].parent == nil)
        tabs.viewControllers = [controllers[2]]
        #expect(tabs.selectedViewController === controllers[2] && controllers[2].view.window != nil && controllers[1].view.window == nil)
        tabs.viewControllers = []
        #expect(tabs.selectedViewController == nil && tabs.viewControllers?.isEmpty == true)
    }

    @Test("A delegate's animator is used, and a cancelled change is reverted")
    func customTransition() async {
        let listener = TabListener(log)
        let interaction = UIPercentDrivenInteractiveTransition()
        listener.animator = SlideAnimator(log, isPresenting: true)
        listener.interaction = interaction
        tabs.delegate = listener
        tabs.selectedIndex = 1
        interaction.update(0.5)
        host.advance(by: 0.1)
        #expect(abs(host.presentedFrame(of: controllers[1].view).minX - 195) < 1)
        interaction.cancel()
        await host.settle()
        #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === controllers[0].tabBarItem)
        #expect(controllers[0].view.window != nil && controllers[1].view.window == nil)
        let calls = log.take()
        for name in ["one", "two"] {
            let own = calls.filter { $0.hasPrefix(name + ".view") && !$0.hasSuffix("viewDidLoad") }
                .map { String($0.dropFirst(name.count + 1)) }
            #expect(isPaired(own, startsShown: name == "one"), "\(name): \(own)")
        }
    }

    @Test("Keys select tabs: Alt with a digit, Control with Page Down and Page Up")
    func keys() {
        host.press("3", modifiers: .alternate)
        #expect(tabs.selectedIndex == 2)
        host.press("PageDown", modifiers: .control)
        #expect(tabs.selectedIndex == 0)
        host.press("PageUp", modifiers: .control)
        #expect(tabs.selectedIndex == 2)
        host.press("9", modifiers: .alternate)
        #expect(tabs.selectedIndex == 2)
    }

    @Test("A badge is shown, and a tab has its controller's title")
    func items() {
        controllers[0].title = "First"
        controllers[0].tabBarItem.badgeValue = "3"
        host.advance(by: 0.1)
        #expect(tabs.tabBar.items?.first?.title == "First" && tabs.tabBar.items?.first?.badgeValue == "3")
    }
}

/// Records the calls of a tab bar controller's delegate.
final class TabListener: NSObject, UITabBarControllerDelegate {
    let log: CallLog
    var refuses = false
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?

    init(_ log: CallLog) { self.log = log }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        log.add("shouldSelect \(viewController.title ?? "")")
        return !refuses
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log.add("didSelect \(viewController.title ?? "")")
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
