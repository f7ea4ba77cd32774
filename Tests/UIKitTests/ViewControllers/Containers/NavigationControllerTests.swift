import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Navigation controllers")
struct NavigationControllerTests {
    let host = TestHost(size: CGSize(width: 390, height: 700))
    let log = CallLog()
    let first: LoggingController
    let second: LoggingController
    let third: LoggingController
    let stack: UINavigationController

    init() {
        first = LoggingController("first", log)
        second = LoggingController("second", log)
        third = LoggingController("third", log)
        stack = UINavigationController(rootViewController: first)
        host.window.rootViewController = stack
        host.advance(by: 0.1)
        _ = log.take()
    }

    /// Drags a finger from the left edge to `x`, and does not lift it.
    private func pull(to x: CGFloat) -> TestTouch {
        let touch = host.touchDown(at: CGPoint(x: 4, y: 300))
        touch.move(to: CGPoint(x: x, y: 300), duration: 0.3)
        return touch
    }

    @Test("The root controller appears with the navigation controller, and gets didMove(toParent:)")
    func root() {
        let other = LoggingController("other", log)
        let stack = UINavigationController(rootViewController: other)
        #expect(log.take() == ["other.willMove(toParent: nil)", "other.didMove(toParent: nil)"])
        #expect(other.parent === stack && other.navigationController === stack)
        host.window.rootViewController = stack
        host.advance(by: 0.1)
        #expect(
            log.take().filter { $0.hasPrefix("other") } == [
                "other.viewDidLoad", "other.viewWillAppear", "other.viewIsAppearing", "other.viewDidAppear",
            ])
        #expect(stack.topViewController === other && stack.navigationBar.topItem === other.navigationItem)
    }

    @Test("A push or pop without animation calls the appearance and delegate methods in order, before it returns")
    func plainPush() {
        let listener = NavigationListener(log)
        stack.delegate = listener
        stack.pushViewController(second, animated: false)
        #expect(
            log.take() == [
                "second.willMove(toParent: nil)", "second.viewDidLoad", "first.viewWillDisappear", "second.viewWillAppear",
                "willShow second", "first.viewDidDisappear", "second.viewIsAppearing", "second.viewDidAppear",
                "second.didMove(toParent: nil)", "didShow second",
            ])
        #expect(second.view.window === host.window && first.view.window == nil)
        #expect(stack.popViewController(animated: false) === second)
        #expect(
            log.take() == [
                "second.willMove(toParent: nil)", "second.viewWillDisappear", "first.viewWillAppear", "willShow first",
                "second.viewDidDisappear", "first.viewIsAppearing", "first.viewDidAppear", "second.didMove(toParent: nil)", "didShow first",
            ])
        #expect(second.parent == nil && stack.viewControllers == [first])
    }

    @Test("An animated push slides, and completes when the animation ends")
    func animatedPush() async {
        stack.pushViewController(second, animated: true)
        #expect(
            log.take() == ["second.willMove(toParent: nil)", "second.viewDidLoad", "first.viewWillDisappear", "second.viewWillAppear"])
        #expect(stack.topViewController === second && stack.transitionCoordinator?.isAnimated == true)
        host.advance(by: 0.1)
        let x = host.presentedFrame(of: second.view).minX
        #expect(x > 0 && x < 390)
        #expect(host.presentedFrame(of: first.view).minX < 0)
        await host.settle()
        #expect(
            log.take() == ["second.viewIsAppearing", "first.viewDidDisappear", "second.viewDidAppear", "second.didMove(toParent: nil)"])
        #expect(host.presentedFrame(of: second.view).minX == 0 && first.view.superview == nil)
        #expect(stack.transitionCoordinator == nil)
    }

    @Test("If the window's root is replaced during an interactive pop, the controllers disappear and are deallocated")
    func removalDuringInteractivePop() async {
        weak var bottom: UIViewController?
        weak var top: UIViewController?
        let calls = CallLog()
        do {
            let controllers = [LoggingController("bottom", calls), LoggingController("top", calls)]
            (bottom, top) = (controllers[0], controllers[1])
            let stack = UINavigationController()
            stack.setViewControllers(controllers, animated: false)
            host.window.rootViewController = stack
        }
        host.advance(by: 0.1)
        let finger = pull(to: 150)
        _ = calls.take()
        host.window.rootViewController = first
        finger.lift()
        await host.settle()
        #expect(bottom == nil && top == nil)
        #expect(calls.take().filter { $0.contains("DidDisappear") } == ["bottom.viewDidDisappear", "top.viewDidDisappear"])
    }

    @Test("During a push, a change of the horizontal size class changes the margins of both large titles")
    func marginsDuringPush() {
        stack.navigationBar.prefersLargeTitles = true
        (first.title, second.title) = ("First", "Second")
        stack.pushViewController(second, animated: true)
        host.advance(by: 0.1)
        let titles = stack.navigationBar.labels.filter { $0.font.pointSize > 30 }
        let widths = titles.map(\.bounds.width)
        host.window.traitOverrides.horizontalSizeClass = .regular
        host.advance(by: 0.02)
        #expect(widths.count == 2 && titles.map(\.bounds.width) == widths.map { $0 - 8 })
    }

    @Test("A drag from the edge pops the top controller")
    func interactivePop() async {
        stack.pushViewController(second, animated: false)
        _ = log.take()
        let touch = pull(to: 250)
        #expect(
            log.take() == [
                "second.willMove(toParent: nil)", "second.viewWillDisappear", "first.viewWillAppear", "first.viewIsAppearing",
            ])
        #expect(stack.transitionCoordinator?.isInteractive == true)
        let x = host.presentedFrame(of: second.view).minX
        #expect(x > 200 && x < 260)
        touch.hold(for: 0.3)
        touch.lift()
        await host.settle()
        #expect(log.take() == ["second.viewDidDisappear", "first.viewDidAppear", "second.didMove(toParent: nil)"])
        #expect(stack.viewControllers == [first] && second.parent == nil && host.presentedFrame(of: first.view).minX == 0)
    }

    @Test("A cancelled drag leaves everything unchanged, with paired callbacks")
    func cancelledPop() async {
        stack.pushViewController(second, animated: false)
        _ = log.take()
        let touch = pull(to: 120)
        touch.hold(for: 0.3)
        touch.lift()
        await host.settle()
        #expect(
            log.take() == [
                "second.willMove(toParent: nil)", "second.viewWillDisappear", "first.viewWillAppear", "first.viewIsAppearing",
                "first.viewWillDisappear", "second.viewWillAppear", "first.viewDidDisappear", "second.viewIsAppearing",
                "second.viewDidAppear", "second.didMove(toParent: nil)",
            ])
        #expect(stack.viewControllers == [first, second] && second.parent === stack)
        #expect(stack.navigationBar.topItem === second.navigationItem && host.presentedFrame(of: second.view).minX == 0)
        #expect(second.view.transform == .identity && first.view.superview == nil)
    }

    @Test("A drag can stop a running pop animation and cancel the pop")
    func caughtPop() async {
        stack.pushViewController(second, animated: false)
        stack.popViewController(animated: true)
        host.advance(by: 0.05)
        let touch = host.touchDown(at: CGPoint(x: 4, y: 300))
        touch.move(to: CGPoint(x: 40, y: 300), duration: 0.05)
        #expect(stack.transitionCoordinator?.isInteractive == true)
        touch.move(to: CGPoint(x: 4, y: 300), duration: 0.2)
        touch.lift()
        await host.settle()
        #expect(stack.viewControllers == [first, second] && second.view.window != nil)
        #expect(host.presentedFrame(of: second.view).minX == 0)
    }

    @Test("The first controller, and a controller that hides the back button, cannot be popped by a drag")
    func undraggable() async {
        let touch = pull(to: 300)
        touch.lift()
        await host.settle()
        #expect(stack.viewControllers == [first])
        second.navigationItem.hidesBackButton = true
        stack.pushViewController(second, animated: false)
        let again = pull(to: 300)
        again.lift()
        await host.settle()
        #expect(stack.viewControllers == [first, second])
    }

    @Test("A push during another push completes the earlier push first")
    func interruptedPush() async {
        stack.pushViewController(second, animated: true)
        host.advance(by: 0.1)
        stack.pushViewController(third, animated: true)
        await host.settle()
        #expect(stack.viewControllers == [first, second, third])
        let calls = log.take()
        for name in ["first", "second", "third"] {
            let own = calls.filter { $0.hasPrefix(name + ".view") && !$0.hasSuffix("viewDidLoad") }
                .map { String($0.dropFirst(name.count + 1)) }
            #expect(isPaired(own, startsShown: name == "first"), "\(name): \(own)")
        }
        #expect(second.view.window == nil && third.view.window != nil && host.presentedFrame(of: third.view).minX == 0)
    }

    @Test("A pop during an interactive pop cancels the interactive pop first")
    func popDuringDrag() async {
        stack.setViewControllers([first, second, third], animated: false)
        let touch = pull(to: 200)
        stack.popToRootViewController(animated: false)
        #expect(stack.viewControllers == [first] && first.view.window != nil)
        touch.move(to: CGPoint(x: 300, y: 300), duration: 0.1)
        touch.lift()
        await host.settle()
        #expect(stack.viewControllers == [first] && third.parent == nil && second.parent == nil)
        #expect(host.presentedFrame(of: first.view).minX == 0)
    }

    @Test("Replacing the stack pops to an existing controller, and pushes a new one")
    func replacing() async {
        stack.setViewControllers([first, second, third], animated: false)
        #expect(stack.children == [first, second, third])
        stack.setViewControllers([second], animated: true)
        await host.settle()
        #expect(stack.viewControllers == [second] && first.parent == nil && third.parent == nil)
        stack.setViewControllers([third, first], animated: true)
        await host.settle()
        #expect(stack.viewControllers == [third, first] && second.parent == nil)
        #expect(stack.navigationBar.items?.count == 2)
        #expect(stack.popToViewController(second, animated: false) == nil)
        #expect(stack.popToViewController(third, animated: false) == [first])
    }

    @Test("Pushing a navigation controller, or a controller that is already in the stack, changes nothing")
    func refusals() {
        stack.pushViewController(UINavigationController(), animated: false)
        stack.pushViewController(first, animated: false)
        stack.pushViewController(stack, animated: false)
        #expect(stack.viewControllers == [first])
        #expect(stack.popViewController(animated: true) == nil)
    }

    @Test("Views that are pinned to the safe area do not overlap the bars")
    func safeArea() async {
        #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
        #expect(first.view.frame == CGRect(x: 0, y: 0, width: 390, height: 700))
        stack.isToolbarHidden = false
        host.advance(by: 0.1)
        #expect(first.view.safeAreaInsets.bottom == 44)
        stack.setNavigationBarHidden(true, animated: true)
        await host.settle()
        #expect(first.view.safeAreaInsets.top == 0 && stack.navigationBar.isHidden)
        stack.setNavigationBarHidden(false, animated: false)
        first.edgesForExtendedLayout = []
        host.advance(by: 0.1)
        #expect(first.view.frame == CGRect(x: 0, y: 44, width: 390, height: 612) && first.view.safeAreaInsets == .zero)
    }

    @Test("The back button, Escape, and Alt with the left arrow each pop the top controller")
    func backButtonAndKeys() async {
        first.title = "First"
        stack.setViewControllers([first, second, third], animated: false)
        host.advance(by: 0.1)
        host.tap(at: CGPoint(x: 30, y: 22))
        await host.settle()
        #expect(stack.viewControllers == [first, second])
        host.press("Escape")
        await host.settle()
        #expect(stack.viewControllers == [first])
        stack.pushViewController(second, animated: false)
        host.press("ArrowLeft", modifiers: .alternate)
        await host.settle()
        #expect(stack.viewControllers == [first])
        host.press("Escape")
        await host.settle()
        #expect(stack.viewControllers == [first])
    }

    @Test("A delegate's animator is used, and its cancelled transition restores the stack")
    func customTransition() async {
        let listener = NavigationListener(log)
        let animator = SlideAnimator(log, isPresenting: true)
        let interaction = UIPercentDrivenInteractiveTransition()
        listener.animator = animator
        listener.interaction = interaction
        stack.delegate = listener
        stack.pushViewController(second, animated: true)
        interaction.update(0.4)
        host.advance(by: 0.1)
        #expect(abs(host.presentedFrame(of: second.view).minX - 234) < 1)
        interaction.cancel()
        await host.settle()
        #expect(stack.viewControllers == [first] && second.parent == nil && first.view.window != nil)
        let calls = log.take()
        #expect(calls.contains("ended false") && calls.contains("operation 1") && !calls.contains("didShow second"))
        listener.interaction = nil
        stack.pushViewController(second, animated: true)
        await host.settle()
        #expect(stack.viewControllers == [first, second] && log.take().contains("didShow second"))
    }

    @Test("A navigation controller can be deallocated during a transition")
    func deallocation() async {
        var dying: UINavigationController? = UINavigationController(rootViewController: UIViewController())
        weak let watched = dying
        host.window.rootViewController = dying
        host.advance(by: 0.1)
        dying?.pushViewController(UIViewController(), animated: true)
        host.advance(by: 0.1)
        host.window.rootViewController = UIViewController()
        dying = nil
        await host.settle()
        host.advance(by: 1)
        #expect(watched == nil)
    }

    @Test("In a right-to-left layout, pushes and edge drags run in the opposite direction")
    func rightToLeft() async {
        stack.traitOverrides.layoutDirection = .rightToLeft
        stack.view.semanticContentAttribute = .forceRightToLeft
        stack.pushViewController(second, animated: true)
        host.advance(by: 0.1)
        #expect(host.presentedFrame(of: second.view).minX < 0)
        await host.settle()
        let touch = host.touchDown(at: CGPoint(x: 386, y: 300))
        touch.move(to: CGPoint(x: 100, y: 300), duration: 0.3)
        let x = host.presentedFrame(of: second.view).minX
        #expect(x < -200 && x > -300)
        touch.hold(for: 0.2)
        touch.lift()
        await host.settle()
        #expect(stack.viewControllers == [first] && host.presentedFrame(of: first.view).minX == 0)
    }

    @Test("Escape dismisses a controller that is presented over a stack, and the stack stays")
    func escapeInPresented() async {
        let inner = UINavigationController(rootViewController: UIViewController())
        inner.pushViewController(UIViewController(), animated: false)
        stack.present(inner, animated: false)
        await host.settle()
        host.press("Escape")
        await host.settle()
        #expect(stack.presentedViewController == nil && inner.viewControllers.count == 2)
    }

    @Test("A bar hidden in viewWillAppear moves with the transition")
    func hiding() async {
        final class Bare: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(true, animated: animated)
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                navigationController?.setNavigationBarHidden(false, animated: animated)
            }
        }
        let bare = Bare()
        stack.pushViewController(bare, animated: true)
        host.advance(by: 0.1)
        #expect(host.presentedFrame(of: stack.navigationBar).minY < 0 && !stack.navigationBar.isHidden)
        await host.settle()
        #expect(stack.navigationBar.isHidden && bare.view.safeAreaInsets.top == 0)
        stack.popViewController(animated: true)
        await host.settle()
        #expect(!stack.navigationBar.isHidden && host.presentedFrame(of: stack.navigationBar).minY == 0)
        #expect(first.view.safeAreaInsets.top == 44)
    }

    @Test("Changes before the stack is shown are made immediately")
    func beforeAppearance() {
        let stack = UINavigationController()
        stack.pushViewController(second, animated: true)
        stack.pushViewController(third, animated: true)
        #expect(stack.popViewController(animated: true) === third && third.parent == nil)
        #expect(!second.isViewLoaded && stack.children == [second])
    }
}

/// Whether the appearance callbacks occur in alternating pairs.
func isPaired(_ calls: [String], startsShown: Bool) -> Bool {
    var state = startsShown ? "shown" : "gone"
    for call in calls {
        switch (call, state) {
        case ("viewWillAppear", "gone"), ("viewWillAppear", "going"): state = "coming"
        case ("viewIsAppearing", "coming"): break
        case ("viewDidAppear", "coming"): state = "shown"
        case ("viewWillDisappear", "shown"), ("viewWillDisappear", "coming"): state = "going"
        case ("viewDidDisappear", "going"): state = "gone"
        default: return false
        }
    }
    return state == "shown" || state == "gone"
}

/// Records the calls of a navigation controller's delegate.
final class NavigationListener: NSObject, UINavigationControllerDelegate {
    let log: CallLog
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?

    init(_ log: CallLog) { self.log = log }

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        log.add("willShow \(viewController.title ?? "")")
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        log.add("didShow \(viewController.title ?? "")")
    }

    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        if animator != nil { log.add("operation \(operation.rawValue)") }
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
