import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Appearance callbacks of controllers")
struct AppearanceTests {
    let host = TestHost(size: CGSize(width: 400, height: 300))
    let log = CallLog()

    @Test("A window's root controller gets viewDidLoad, viewWillAppear, layout and viewDidAppear in order")
    func root() {
        let root = LoggingController("root", log)
        root.logsLayout = true
        host.window.rootViewController = root
        #expect(log.take() == ["root.viewDidLoad", "root.viewWillAppear"])
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
        host.advance(by: 0.1)
        #expect(
            log.take() == ["root.viewIsAppearing", "root.viewWillLayoutSubviews", "root.viewDidLayoutSubviews", "root.viewDidAppear"])
        host.window.rootViewController = nil
        #expect(log.take() == ["root.viewWillDisappear", "root.viewDidDisappear"])
        #expect(root.view.superview == nil)
    }

    @Test("In viewIsAppearing the view has its window, its size and its traits")
    func isAppearing() {
        final class Checking: UIViewController {
            var checks = 0
            override func viewIsAppearing(_ animated: Bool) {
                checks += 1
                #expect(view.window != nil)
                #expect(view.bounds.size == CGSize(width: 400, height: 300))
                #expect(traitCollection.displayScale == 2)
                #expect(UITraitCollection.current === traitCollection)
            }
        }
        let root = Checking()
        host.window.rootViewController = root
        host.advance(by: 0.1)
        #expect(root.checks == 1)
        root.view.setNeedsLayout()
        host.advance(by: 0.1)
        #expect(root.checks == 1)
    }

    @Test("A root controller loads when its window is shown, and disappears when the window is hidden")
    func hiddenWindow() {
        let window = UIWindow(frame: host.window.bounds)
        let root = LoggingController("root", log)
        window.rootViewController = root
        #expect(log.take().isEmpty)
        window.isHidden = false
        host.advance(by: 0.1)
        #expect(log.take() == ["root.viewDidLoad", "root.viewWillAppear", "root.viewIsAppearing", "root.viewDidAppear"])
        window.isHidden = true
        #expect(log.take() == ["root.viewWillDisappear", "root.viewDidDisappear"])
        window.isHidden = false
        host.advance(by: 0.1)
        #expect(log.take() == ["root.viewWillAppear", "root.viewIsAppearing", "root.viewDidAppear"])
    }

    @Test("A child that was added before its parent appears receives each appearance callback after its parent")
    func childOfAppearingParent() {
        let parent = LoggingController("parent", log)
        let child = LoggingController("child", log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        _ = log.take()
        host.window.rootViewController = parent
        #expect(log.take() == ["parent.viewWillAppear", "child.viewWillAppear"])
        host.advance(by: 0.1)
        #expect(log.take() == ["parent.viewIsAppearing", "child.viewIsAppearing", "parent.viewDidAppear", "child.viewDidAppear"])
        host.window.rootViewController = nil
        #expect(
            log.take() == [
                "parent.viewWillDisappear", "child.viewWillDisappear", "parent.viewDidDisappear", "child.viewDidDisappear",
            ])
    }

    @Test("While the parent is visible, a child gets appearance callbacks when its view is added and removed")
    func childOfShownParent() {
        let parent = LoggingController("parent", log)
        host.window.rootViewController = parent
        host.advance(by: 0.1)
        _ = log.take()
        let child = LoggingController("child", log)
        parent.addChild(child)
        #expect(log.take() == ["child.willMove(toParent: parent)"])
        #expect(child.isMovingToParent)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(log.take() == ["child.viewDidLoad", "child.viewWillAppear", "child.didMove(toParent: parent)"])
        host.advance(by: 0.1)
        #expect(log.take() == ["child.viewIsAppearing", "child.viewDidAppear"])
        #expect(!child.isMovingToParent)

        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(
            log.take() == [
                "child.willMove(toParent: nil)", "child.viewWillDisappear", "child.viewDidDisappear", "child.didMove(toParent: nil)",
            ])
        #expect(parent.children.isEmpty && child.parent == nil)
    }

    @Test("A parent can forward appearance callbacks itself")
    func manualForwarding() {
        let parent = LoggingController("parent", log)
        parent.forwards = false
        let child = LoggingController("child", log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        host.window.rootViewController = parent
        host.advance(by: 0.1)
        #expect(!log.take().contains("child.viewWillAppear"))
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        #expect(log.take() == ["child.viewWillAppear", "child.viewIsAppearing", "child.viewDidAppear"])
        child.beginAppearanceTransition(false, animated: true)
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        #expect(log.take() == ["child.viewWillDisappear", "child.viewWillAppear", "child.viewIsAppearing", "child.viewDidAppear"])
        child.endAppearanceTransition()
        #expect(log.take().isEmpty)
    }

    @Test("A controller that is removed before it appeared gets viewWillDisappear, and not viewDidAppear")
    func interrupted() {
        let root = LoggingController("root", log)
        host.window.rootViewController = root
        host.window.rootViewController = nil
        host.advance(by: 0.1)
        #expect(log.take() == ["root.viewDidLoad", "root.viewWillAppear", "root.viewWillDisappear", "root.viewDidDisappear"])
    }

    @Test("A controller without a parent whose view is added to a window appears too")
    func viewWithoutParent() {
        let controller = LoggingController("loose", log)
        host.window.addSubview(controller.view)
        host.advance(by: 0.1)
        #expect(log.take() == ["loose.viewDidLoad", "loose.viewWillAppear", "loose.viewIsAppearing", "loose.viewDidAppear"])
    }

    @Test("transition(from:to:) calls the appearance callbacks of both children")
    func transition() async {
        let parent = LoggingController("parent", log)
        let first = LoggingController("first", log)
        let second = LoggingController("second", log)
        [first, second].forEach { parent.addChild($0) }
        host.window.rootViewController = parent
        parent.view.addSubview(first.view)
        host.advance(by: 0.1)
        _ = second.view
        _ = log.take()
        var ended = false
        parent.transition(from: first, to: second, duration: 0.2, animations: { first.view.alpha = 0 }) { _ in ended = true }
        #expect(log.take() == ["first.viewWillDisappear", "second.viewWillAppear"])
        await host.settle()
        #expect(ended)
        #expect(log.take() == ["second.viewIsAppearing", "first.viewDidDisappear", "second.viewDidAppear"])
        #expect(first.view.superview == nil && second.view.superview === parent.view)
    }
}
