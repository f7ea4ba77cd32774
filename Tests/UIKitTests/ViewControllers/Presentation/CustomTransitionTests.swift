import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Custom transitions")
struct CustomTransitionTests {
    let host = TestHost(size: CGSize(width: 400, height: 600))
    let log = CallLog()
    let root: LoggingController
    let modal: LoggingController
    let slide: SlideDelegate

    init() {
        root = LoggingController("root", log)
        modal = LoggingController("modal", log)
        slide = SlideDelegate(log)
        host.window.rootViewController = root
        host.advance(by: 0.1)
        modal.transitioningDelegate = slide
        modal.modalPresentationStyle = .fullScreen
        _ = modal.view
        _ = log.take()
    }

    @Test("A full screen transition animates both views in the container, which then contains only the presented view")
    func fullScreen() {
        root.present(modal, animated: true) { log.add("presented") }
        #expect(log.take() == ["root.viewWillDisappear", "modal.viewWillAppear", "animate"])
        let container = slide.presenting.context?.containerView
        #expect(root.view.superview === container && modal.view.superview === container)
        #expect(modal.isBeingPresented && modal.transitionCoordinator?.isAnimated == true)
        host.advance(by: 0.25)
        #expect(abs(host.presentedFrame(of: modal.view).minX - 200) < 8)
        host.advance(by: 0.4)
        #expect(
            log.take() == [
                "modal.viewIsAppearing", "animated", "root.viewDidDisappear", "modal.viewDidAppear", "presented", "ended true",
            ])
        #expect(root.view.window == nil && host.presentedFrame(of: modal.view).minX == 0)
        #expect(modal.transitionCoordinator == nil)

        _ = log.take()
        modal.dismiss(animated: true) { log.add("dismissed") }
        host.advance(by: 0.6)
        #expect(
            log.take() == [
                "modal.viewWillDisappear", "root.viewWillAppear", "animate", "root.viewIsAppearing", "animated", "modal.viewDidDisappear",
                "root.viewDidAppear", "dismissed", "ended true",
            ])
        #expect(root.view.superview === host.window && root.view.frame == host.window.bounds)
        #expect(modal.view.window == nil && host.window.subviews.count == 1)
    }

    @Test("A custom presentation controller receives the begin and end callbacks; its dimming view fades alongside the transition")
    func presentationController() throws {
        modal.modalPresentationStyle = .custom
        slide.makesController = true
        root.present(modal, animated: true)
        let card = try #require(modal.presentationController as? CardPresentation)
        #expect(card.containerView != nil && card.presentingViewController === root)
        #expect(log.take().first == "card.willBegin")
        host.advance(by: 0.25)
        #expect((0.2...0.8).contains(card.ground.layer.presentation()?.opacity ?? 0))
        host.advance(by: 0.4)
        #expect(log.take().contains("card.didEnd true"))
        #expect(modal.view.frame == CGRect(x: 100, y: 150, width: 200, height: 300))
        #expect(root.view.window === host.window)
        // The container view prevents touches on the views behind it.
        #expect(host.window.hitTest(CGPoint(x: 20, y: 20), with: nil) === card.ground)
        host.resize(to: CGSize(width: 500, height: 600))
        host.advance(by: 0.1)
        #expect(modal.view.frame == CGRect(x: 100, y: 150, width: 300, height: 300))
        modal.dismiss(animated: true)
        host.advance(by: 0.7)
        let calls = log.take()
        #expect(calls.contains("card.dismissalWillBegin") && calls.contains("card.dismissalDidEnd true"))
        #expect(card.containerView == nil && host.window.subviews.count == 1)
    }

    @Test("A gesture can drive and finish a transition, with the same callbacks as a timed transition", arguments: [false, true])
    func interactiveFinish(usesPropertyAnimator: Bool) {
        let interaction = UIPercentDrivenInteractiveTransition()
        slide.interaction = interaction
        slide.presenting.usesPropertyAnimator = usesPropertyAnimator
        root.present(modal, animated: true)
        host.advance(by: 1)
        #expect(modal.transitionCoordinator?.isInteractive == true)
        #expect(host.presentedFrame(of: modal.view).minX == 400)
        interaction.update(0.25)
        host.advance(by: 0.05)
        #expect(abs(host.presentedFrame(of: modal.view).minX - 300) < 1)
        #expect(abs(interaction.percentComplete - 0.25) < 1e-6)
        interaction.update(0.1)
        host.advance(by: 0.05)
        #expect(abs(host.presentedFrame(of: modal.view).minX - 360) < 1)
        _ = log.take()
        interaction.finish()
        #expect(modal.transitionCoordinator?.isInteractive == false)
        host.advance(by: 1)
        #expect(log.take().suffix(3) == ["root.viewDidDisappear", "modal.viewDidAppear", "ended true"])
        #expect(host.presentedFrame(of: modal.view).minX == 0 && root.presentedViewController === modal)
    }

    @Test("A cancelled transition reverts, and every view and controller has its previous state", arguments: [false, true])
    func interactiveCancel(usesPropertyAnimator: Bool) {
        root.present(modal, animated: false)
        _ = log.take()
        let interaction = UIPercentDrivenInteractiveTransition()
        slide.interaction = interaction
        slide.dismissing.usesPropertyAnimator = usesPropertyAnimator
        var cancelled: Bool?
        modal.dismiss(animated: true) { log.add("dismissed") }
        modal.transitionCoordinator?.notifyWhenInteractionEnds { cancelled = $0.isCancelled }
        interaction.update(0.5)
        host.advance(by: 0.05)
        #expect(abs(host.presentedFrame(of: modal.view).minX - 200) < 1)
        interaction.cancel()
        #expect(cancelled == true)
        // The transition reverts without a jump.
        var last = host.presentedFrame(of: modal.view).minX
        for _ in 0..<40 {
            host.advance(by: 1.0 / 60)
            let now = host.presentedFrame(of: modal.view).minX
            #expect(now <= last + 0.5)
            last = now
        }
        host.advance(by: 0.5)
        #expect(modal.view.frame == host.window.bounds && root.view.window == nil)
        #expect(root.presentedViewController === modal && !modal.isBeingDismissed)
        let calls = log.take()
        #expect(!calls.contains("dismissed") && calls.contains("ended false"))
        #expect(
            calls.filter { $0.hasPrefix("modal.view") } == [
                "modal.viewWillDisappear", "modal.viewWillAppear", "modal.viewIsAppearing", "modal.viewDidAppear",
            ])
        #expect(calls.filter { $0.hasPrefix("root.view") }.last == "root.viewDidDisappear")
        slide.interaction = nil
        modal.dismiss(animated: false)
        #expect(root.view.window === host.window)
    }

    @Test("A timed transition can be interrupted, reversed and interrupted again")
    func caughtInFlight() {
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.wantsInteractiveStart = false
        slide.interaction = interaction
        slide.presenting.usesPropertyAnimator = true
        root.present(modal, animated: true)
        host.advance(by: 0.25)
        interaction.pause()
        let caught = host.presentedFrame(of: modal.view).minX
        #expect(abs(caught - 200) < 16)
        host.advance(by: 1)
        #expect(abs(host.presentedFrame(of: modal.view).minX - caught) < 1)
        interaction.update(0.75)
        interaction.cancel()
        host.advance(by: 0.1)
        let back = host.presentedFrame(of: modal.view).minX
        #expect(back > 100)
        interaction.pause()
        host.advance(by: 0.5)
        #expect(abs(host.presentedFrame(of: modal.view).minX - back) < 8)
        interaction.finish()
        host.advance(by: 1)
        #expect(root.presentedViewController === modal && !modal.isBeingPresented)
        #expect(host.presentedFrame(of: modal.view).minX == 0)
    }

    @Test("A cancelled presentation removes the presented view from the window and does not call the completion")
    func cancelledPresentation() {
        let interaction = UIPercentDrivenInteractiveTransition()
        slide.interaction = interaction
        root.present(modal, animated: true) { log.add("presented") }
        interaction.update(0.3)
        host.advance(by: 0.1)
        interaction.cancel()
        host.advance(by: 1)
        #expect(root.presentedViewController == nil && modal.presentingViewController == nil)
        #expect(modal.view.window == nil && root.view.superview === host.window && host.window.subviews.count == 1)
        #expect(!log.take().contains("presented"))
        slide.interaction = nil
        root.present(modal, animated: false)
        #expect(root.presentedViewController === modal)
    }

    @Test("An animator needs no optional methods; if the transitioning delegate is deallocated, the default transition runs")
    func optionalMethods() async {
        #expect(PlainAnimator().ownMethodsAreDefaults)
        modal.modalPresentationStyle = .overFullScreen
        do {
            let other = SlideDelegate(log)
            modal.transitioningDelegate = other
        }
        #expect(modal.transitioningDelegate == nil)
        root.present(modal, animated: true)
        await host.settle()
        #expect(modal.view.window === host.window)
        #expect(!log.take().contains("animate"))
    }

    @Test("If the root is removed during a transition, the transition ends")
    func rootRemovedDuringTransition() {
        root.present(modal, animated: true)
        host.advance(by: 0.2)
        let next = UIViewController()
        host.window.rootViewController = next
        host.advance(by: 1)
        #expect(modal.view.window == nil && root.view.window == nil)
        #expect(host.window.subviews == [next.view])
        let calls = log.take()
        for name in ["root", "modal"] {
            let own = calls.filter { $0.hasPrefix(name + ".view") && !$0.contains("IsAppearing") && !$0.contains("DidLoad") }
            #expect(own.count % 2 == 0, "callbacks of \(name) are paired: \(own)")
        }
    }
}

extension PlainAnimator {
    /// Whether an implementation without the optional methods can call their default implementations.
    var ownMethodsAreDefaults: Bool {
        animationEnded(true)
        return true
    }
}
