import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Sheets")
struct SheetTests {
    let host = TestHost(size: CGSize(width: 400, height: 800))
    let root = UIViewController()
    let modal = UIViewController()
    let watcher = SheetWatcher()

    init() {
        host.window.rootViewController = root
        host.advance(by: 0.1)
        modal.view.backgroundColor = .systemBackground
        modal.sheetPresentationController?.delegate = watcher
    }

    private var sheet: UISheetPresentationController? { modal.sheetPresentationController }
    private var top: CGFloat { modal.view.convert(CGPoint.zero, to: nil).y }

    private func present(_ detents: [UISheetPresentationController.Detent] = [.large()]) async {
        sheet?.detents = detents
        root.present(modal, animated: true)
        await host.settle()
    }

    @Test("The presentation controller exists before the presentation, which then uses that controller")
    func configuredBefore() async {
        let before = modal.presentationController
        #expect(before is UISheetPresentationController)
        await present()
        #expect(modal.presentationController === before && sheet?.containerView != nil)
        #expect(modal.popoverPresentationController == nil)
    }

    @Test("A sheet gets its centred frame in the next layout after the horizontal size class became regular")
    func sizeClassChange() async {
        await present()
        host.window.traitOverrides.horizontalSizeClass = .regular
        await host.settle()
        let view = sheet?.presentedView
        let settled = view?.frame
        sheet?.containerView?.setNeedsLayout()
        sheet?.containerView?.layoutIfNeeded()
        #expect(settled != nil && view?.frame == settled)
    }

    @Test("In dark mode a sheet's background is lighter than the background of the view behind it")
    func elevated() async {
        host.isDark = true
        root.view.backgroundColor = .systemBackground
        await present()
        func resolvedBackground(_ view: UIView) -> UIColor? { view.backgroundColor?.resolvedColor(with: view.traitCollection) }
        #expect(modal.traitCollection.userInterfaceLevel == .elevated && root.traitCollection.userInterfaceLevel == .base)
        #expect(resolvedBackground(root.view) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(resolvedBackground(modal.view) == UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1))
        host.isDark = false
        host.advance(by: 0.1)
        #expect(resolvedBackground(root.view) == resolvedBackground(modal.view))
    }

    @Test("A sheet rests at the smallest detent; a drag moves it to another, and the delegate is notified")
    func detents() async {
        await present([.medium(), .large()])
        let largest: CGFloat = 800 - 24
        #expect(top == 800 - largest / 2)
        host.drag(from: CGPoint(x: 200, y: top + 10), to: CGPoint(x: 200, y: 60), duration: 0.4)
        await host.settle()
        #expect(top == 24)
        #expect(sheet?.selectedDetentIdentifier == .large && watcher.calls == ["selected large"])
        host.drag(from: CGPoint(x: 200, y: 40), to: CGPoint(x: 200, y: 400), duration: 0.4)
        await host.settle()
        #expect(top == 800 - largest / 2 && sheet?.selectedDetentIdentifier == .medium)
    }

    @Test("A custom detent has the height that it returns; a detent that returns nil is left out")
    func customDetents() async {
        await present([.custom { _ in nil }, .custom(identifier: .init("small")) { min(160, $0.maximumDetentValue) }, .large()])
        #expect(top == 640)
        sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
        await host.settle()
        #expect(top == 24)
        #expect(watcher.calls.isEmpty, "the delegate is notified of the user's choice only")
    }

    @Test("A drag to the bottom dismisses the sheet; its delegate is notified once")
    func dragAway() async {
        await present([.medium()])
        host.drag(from: CGPoint(x: 200, y: top + 10), to: CGPoint(x: 200, y: 790), duration: 0.3)
        await host.settle()
        #expect(root.presentedViewController == nil && modal.view.window == nil)
        #expect(watcher.calls == ["should", "will", "did"])
    }

    @Test("If a sheet is modal or its delegate refuses, the sheet is not dismissed, and the delegate is notified of each attempt")
    func modalSheet() async {
        modal.isModalInPresentation = true
        await present([.medium()])
        let rest = top
        host.drag(from: CGPoint(x: 200, y: top + 10), to: CGPoint(x: 200, y: 790), duration: 0.3)
        await host.settle()
        #expect(root.presentedViewController === modal && top == rest)
        #expect(watcher.calls == ["attempt"])
        host.press("Escape")
        await host.settle()
        #expect(root.presentedViewController === modal && watcher.calls == ["attempt", "attempt"])
        modal.isModalInPresentation = false
        watcher.refuses = true
        host.tap(at: CGPoint(x: 200, y: 20))
        await host.settle()
        #expect(root.presentedViewController === modal && watcher.calls.last == "attempt")
    }

    @Test("Escape dismisses the frontmost sheet first")
    func escape() async {
        await present()
        let second = UIViewController()
        modal.present(second, animated: false)
        host.press("Escape")
        await host.settle()
        #expect(modal.presentedViewController == nil && root.presentedViewController === modal)
        host.press("Escape")
        await host.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test("At an undimmed detent the views behind the sheet receive touches")
    func undimmed() async {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        root.view.addSubview(button)
        sheet?.largestUndimmedDetentIdentifier = .medium
        await present([.medium(), .large()])
        host.tap(at: CGPoint(x: 50, y: 50))
        await host.settle()
        #expect(taps == 1 && root.presentedViewController === modal)
        sheet?.selectedDetentIdentifier = .large
        host.advance(by: 0.1)
        host.tap(at: CGPoint(x: 50, y: 10))
        await host.settle()
        #expect(taps == 1 && root.presentedViewController == nil)
    }

    @Test("A scroll view on a sheet scrolls; at its top a downward drag moves the sheet")
    func scrollView() async {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 776))
        scrollView.contentSize = CGSize(width: 400, height: 3000)
        modal.view.addSubview(scrollView)
        await present([.medium(), .large()])
        host.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), duration: 0.3)
        await host.settle()
        #expect(top == 24 && scrollView.contentOffset.y == 0, "upwards it becomes larger first")
        host.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500), duration: 0.3)
        await host.settle()
        #expect(top == 24 && scrollView.contentOffset.y > 100, "then the content scrolls")
        let scrolled = scrollView.contentOffset.y
        host.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 360), duration: 0.5)
        await host.settle()
        #expect(top == 24 && scrollView.contentOffset.y < scrolled)
        scrollView.contentOffset.y = 0
        host.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 450), duration: 1)
        await host.settle()
        #expect(top > 300 && scrollView.contentOffset.y == 0)
    }

    @Test("A touch can stop a sheet during its animation, and drag it without a jump")
    func caughtWhileComing() async {
        root.present(modal, animated: true)
        host.advance(by: 0.12)
        let middle = host.presentedFrame(of: modal.view).minY
        #expect(middle > 30)
        let finger = host.touchDown(at: CGPoint(x: 200, y: 700))
        finger.move(to: CGPoint(x: 200, y: 715), duration: 0.05)
        let caught = host.presentedFrame(of: modal.view).minY
        finger.hold(for: 0.5)
        #expect(abs(host.presentedFrame(of: modal.view).minY - caught) < 1)
        finger.lift()
        await host.settle()
        #expect(top == 24 && root.presentedViewController === modal && !modal.isBeingPresented)
    }

    @Test("In a wide window a sheet is centred; it moves to the bottom edge when the window becomes narrow")
    func wide() async {
        host.resize(to: CGSize(width: 1000, height: 800))
        modal.modalPresentationStyle = .formSheet
        await present()
        #expect(modal.view.convert(modal.view.bounds, to: nil) == CGRect(x: 230, y: 90, width: 540, height: 620))
        host.resize(to: CGSize(width: 400, height: 800))
        await host.settle()
        #expect(modal.view.convert(modal.view.bounds, to: nil) == CGRect(x: 0, y: 24, width: 400, height: 776))
    }

    @Test("In compact height a sheet covers the window, unless it prefers to be attached to the bottom edge")
    func compactHeight() async {
        func frame() -> CGRect { modal.view.convert(modal.view.bounds, to: nil) }
        host.resize(to: CGSize(width: 800, height: 400))
        modal.preferredContentSize = CGSize(width: 500, height: 0)
        await present([.custom { _ in 100 }, .large()])
        #expect(frame() == CGRect(x: 0, y: 0, width: 800, height: 400))
        sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        host.advance(by: 0.1)
        #expect(frame() == CGRect(x: 0, y: 0, width: 800, height: 400))
        sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached = false
        sheet?.prefersEdgeAttachedInCompactHeight = true
        host.advance(by: 0.1)
        #expect(frame() == CGRect(x: 0, y: 300, width: 800, height: 100))
        sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        host.advance(by: 0.1)
        #expect(frame() == CGRect(x: 150, y: 300, width: 500, height: 100))
        modal.preferredContentSize = CGSize(width: 2000, height: 0)
        host.advance(by: 0.1)
        #expect(frame() == CGRect(x: 0, y: 300, width: 800, height: 100))
        host.resize(to: CGSize(width: 400, height: 800))
        await host.settle()
        #expect(frame() == CGRect(x: 0, y: 700, width: 400, height: 100))
    }

    @Test("A drag dismisses a sheet that covers the window")
    func dragInCompactHeight() async {
        host.resize(to: CGSize(width: 800, height: 400))
        await present()
        host.drag(from: CGPoint(x: 400, y: 20), to: CGPoint(x: 400, y: 380), duration: 0.3)
        await host.settle()
        #expect(root.presentedViewController == nil)
    }
}

@MainActor
final class SheetWatcher: NSObject, UISheetPresentationControllerDelegate {
    var calls: [String] = []
    var refuses = false

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
        calls.append("selected " + (sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "medium"))
    }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        if !refuses { calls.append("should") }
        return !refuses
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { calls.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { calls.append("attempt") }
}
