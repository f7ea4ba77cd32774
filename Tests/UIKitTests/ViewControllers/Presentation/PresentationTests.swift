import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Presenting controllers")
struct PresentationTests {
    let host = TestHost(size: CGSize(width: 800, height: 700))
    let log = CallLog()
    let root: LoggingController

    init() {
        root = LoggingController("root", log)
        host.window.rootViewController = root
        host.advance(by: 0.1)
        _ = log.take()
    }

    @Test("Dismissing several presented controllers at once deallocates all of them", arguments: [false, true])
    func dismissalOfChain(animated: Bool) async {
        weak var lower: UIViewController?
        weak var upper: UIViewController?
        do {
            let (first, second) = (UIViewController(), UIViewController())
            (lower, upper) = (first, second)
            // The presentation controllers are created before the presentation.
            for controller in [first, second] { #expect(controller.presentationController != nil) }
            root.present(first, animated: false)
            first.present(second, animated: false)
        }
        await host.settle()
        #expect(lower != nil && upper != nil)
        root.dismiss(animated: animated)
        await host.settle()
        #expect(lower == nil && upper == nil)
    }

    @Test("A controller whose presentation controller was used is deallocated if it is never presented", arguments: [false, true])
    func neverPresented(isAttempted: Bool) async {
        weak var page: UIViewController?
        do {
            let controller = UIViewController()
            controller.sheetPresentationController?.detents = [.medium()]
            #expect(controller.presentationController?.presentedViewController === controller)
            page = controller
            // A controller outside of the window hierarchy presents nothing.
            if isAttempted { UIViewController().present(controller, animated: false) }
        }
        await host.settle()
        #expect(page == nil)
    }

    @Test("A presentation controller that an app creates retains its presented controller")
    func ownPresentationController() {
        let controller = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
        let presented = controller.presentedViewController
        #expect(controller.presentedViewController === presented)
    }

    @Test("If the window is resized while a full-screen controller covers its presenter, the presenter's view has the new size after it")
    func resizeWhileCovered() async {
        let page = UIViewController()
        page.modalPresentationStyle = .fullScreen
        root.present(page, animated: false)
        await host.settle()
        host.resize(to: CGSize(width: 640, height: 500))
        page.dismiss(animated: true)
        host.advance(by: 0.1)
        #expect(root.view.bounds.size == CGSize(width: 640, height: 500))
        await host.settle()
        #expect(root.view.frame == host.window.bounds)
    }

    @Test("If the window's root is replaced during a presentation above another one, both are removed at once")
    func replacedRoot() {
        let (lower, upper) = (UIViewController(), UIViewController())
        root.present(lower, animated: false)
        host.advance(by: 0.1)
        lower.present(upper, animated: true)
        host.advance(by: 0.1)
        #expect(upper.isBeingPresented && upper.view.window != nil)
        host.window.rootViewController = UIViewController()
        #expect(lower.view.window == nil && upper.view.window == nil)
        #expect(root.presentedViewController == nil && lower.presentedViewController == nil)
    }

    @Test("An alert has its frame while a full-screen controller that it presented is dismissed, and after it", arguments: [false, true])
    func dismissalAboveAlert(animated: Bool) async {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: false)
        await host.settle()
        let frame = alert.view.frame
        let page = UIViewController()
        page.modalPresentationStyle = .fullScreen
        alert.present(page, animated: false)
        await host.settle()
        host.resize(to: CGSize(width: 900, height: 500))
        page.dismiss(animated: animated)
        host.advance(by: 0.1)
        #expect(alert.view.bounds.size == frame.size && frame.width == 270)
        await host.settle()
        #expect(alert.view.frame == frame.offsetBy(dx: 50, dy: -100))
    }

    @Test("While a controller in the context of an alert is dismissed, the alert fills that context at each layout")
    func dismissalInContextOfAlert() async throws {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: false)
        await host.settle()
        let frame = alert.view.frame
        let page = UIViewController()
        page.modalPresentationStyle = .currentContext
        alert.present(page, animated: false)
        await host.settle()
        page.dismiss(animated: true)
        host.advance(by: 0.1)
        let shown = alert.view.convert(alert.view.bounds, to: nil)
        let views = sequence(first: alert.view as UIView) { $0.superview }
        for view in views { view.setNeedsLayout() }
        host.window.layoutIfNeeded()
        #expect(shown == frame && alert.view.convert(alert.view.bounds, to: nil) == frame)
        await host.settle()
        #expect(alert.view.frame == frame)
    }

    @Test("If the presenting controller is removed and deallocated, the presented controller is deallocated", arguments: [false, true])
    func removalOfPresenter(animated: Bool) async {
        weak var presented: UIViewController?
        do {
            let (presenter, page) = (UIViewController(), UIViewController())
            presented = page
            presenter.definesPresentationContext = true
            page.modalPresentationStyle = .overCurrentContext
            root.addChild(presenter)
            root.view.addSubview(presenter.view)
            presenter.didMove(toParent: root)
            presenter.present(page, animated: animated)
            host.advance(by: 0.1)
            presenter.willMove(toParent: nil)
            presenter.view.removeFromSuperview()
            presenter.removeFromParent()
        }
        await host.settle()
        host.advance(by: 5)
        await host.settle()
        #expect(presented == nil)
    }

    @Test("A full-screen presentation removes the presenting view, which appears again after the dismissal")
    func fullScreen() {
        let modal = LoggingController("modal", log)
        modal.modalPresentationStyle = .fullScreen
        root.present(modal, animated: false) { log.add("presented") }
        #expect(
            log.take() == [
                "modal.viewDidLoad", "root.viewWillDisappear", "modal.viewWillAppear", "modal.viewIsAppearing", "root.viewDidDisappear",
                "modal.viewDidAppear", "presented",
            ])
        #expect(root.presentedViewController === modal && modal.presentingViewController === root)
        #expect(modal.view.bounds.size == CGSize(width: 800, height: 700))
        #expect(root.view.window == nil)
        modal.dismiss(animated: false) { log.add("dismissed") }
        #expect(
            log.take() == [
                "modal.viewWillDisappear", "root.viewWillAppear", "modal.viewDidDisappear", "root.viewIsAppearing", "root.viewDidAppear",
                "dismissed",
            ])
        #expect(root.presentedViewController == nil && modal.presentingViewController == nil)
        #expect(root.view.window === host.window && modal.view.window == nil)
    }

    @Test("A sheet leaves the view behind it in the window, and has its controller's preferred size")
    func sheet() {
        let modal = LoggingController("modal", log)
        modal.preferredContentSize = CGSize(width: 300, height: 200)
        root.present(modal, animated: false)
        #expect(log.take() == ["modal.viewDidLoad", "modal.viewWillAppear", "modal.viewIsAppearing", "modal.viewDidAppear"])
        #expect(modal.view.convert(modal.view.bounds, to: nil) == CGRect(x: 250, y: 250, width: 300, height: 200))
        #expect(modal.traitCollection.userInterfaceLevel == .elevated)
        #expect(modal.next === root)
        root.dismiss(animated: false)
        #expect(log.take() == ["modal.viewWillDisappear", "modal.viewDidDisappear"])
    }

    @Test("In a narrow window a sheet has the full width")
    func narrow() {
        host.resize(to: CGSize(width: 390, height: 700))
        let modal = UIViewController()
        root.present(modal, animated: false)
        #expect(modal.view.bounds.width == 390)
    }

    @Test("A touch beside a sheet dismisses it, unless it is modal")
    func touchOutside() async {
        let modal = UIViewController()
        modal.preferredContentSize = CGSize(width: 300, height: 200)
        modal.isModalInPresentation = true
        root.present(modal, animated: true)
        await host.settle()
        #expect(!modal.isBeingPresented)
        host.tap(at: CGPoint(x: 20, y: 20))
        await host.settle()
        #expect(root.presentedViewController === modal)
        modal.isModalInPresentation = false
        host.tap(at: CGPoint(x: 400, y: 350))
        await host.settle()
        #expect(root.presentedViewController === modal)
        host.tap(at: CGPoint(x: 20, y: 20))
        await host.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test("A child presents through its outermost parent, which presents only one controller at a time")
    func nesting() {
        let child = UIViewController()
        root.addChild(child)
        root.view.addSubview(child.view)
        let modal = UIViewController()
        child.present(modal, animated: false)
        #expect(modal.presentingViewController === root && child.presentedViewController === modal)
        root.present(UIViewController(), animated: false)
        #expect(root.presentedViewController === modal)
        let second = UIViewController()
        modal.present(second, animated: false)
        #expect(modal.presentedViewController === second)
        root.dismiss(animated: false)
        #expect(root.presentedViewController == nil && second.view.window == nil)
    }

    @Test("Removing a root controller dismisses the controller that it presents")
    func rootRemoved() {
        let modal = UIViewController()
        root.present(modal, animated: false)
        host.window.rootViewController = UIViewController()
        #expect(modal.view.window == nil)
        #expect(host.window.subviews.count == 1)
    }
}
