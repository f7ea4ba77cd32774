import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Popovers")
struct PopoverTests {
    let host = TestHost(size: CGSize(width: 1000, height: 700))
    let root = UIViewController()
    let modal = UIViewController()
    let button = UIView(frame: CGRect(x: 480, y: 100, width: 40, height: 40))

    init() {
        host.window.rootViewController = root
        host.advance(by: 0.1)
        root.view.addSubview(button)
        modal.modalPresentationStyle = .popover
        modal.preferredContentSize = CGSize(width: 200, height: 150)
        modal.popoverPresentationController?.sourceView = button
    }

    private var popover: UIPopoverPresentationController? { modal.popoverPresentationController }
    private var frame: CGRect { modal.view.convert(modal.view.bounds, to: nil) }

    private func present() {
        root.present(modal, animated: false)
        host.advance(by: 0.1)
    }

    @Test("A popover is beside its source, on a side with enough space, and its arrow points to it")
    func sides() {
        present()
        #expect(popover?.arrowDirection == .up)
        #expect(frame == CGRect(x: 400, y: 153, width: 200, height: 150))
        modal.dismiss(animated: false)

        button.frame.origin = CGPoint(x: 480, y: 600)
        #expect(popover?.sourceView == nil, "each presentation has a presentation controller of its own")
        popover?.sourceView = button
        present()
        #expect(popover?.arrowDirection == .down)
        #expect(frame == CGRect(x: 400, y: 437, width: 200, height: 150))
    }

    @Test("A popover uses permitted arrow directions only", arguments: [UIPopoverArrowDirection.left, .right, .down])
    func permitted(direction: UIPopoverArrowDirection) {
        button.frame.origin = CGPoint(x: 480, y: 300)
        popover?.permittedArrowDirections = direction
        present()
        switch direction {
        case .left: #expect(frame.minX == 533 && frame.midY == 320)
        case .right: #expect(frame.maxX == 467 && frame.midY == 320)
        default: #expect(frame.maxY == 287 && frame.midX == 500)
        }
    }

    @Test("A popover near an edge stays in the window")
    func edge() {
        button.frame.origin = CGPoint(x: 950, y: 100)
        present()
        #expect(frame.maxX == 990)
    }

    @Test("A touch outside dismisses a popover; a touch on a passthrough view reaches that view")
    func touches() async {
        var taps = 0
        button.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        popover?.passthroughViews = [button]
        present()
        host.tap(at: CGPoint(x: 500, y: 120))
        await host.settle()
        #expect(taps == 1 && root.presentedViewController === modal)
        host.tap(at: CGPoint(x: 500, y: 200))
        await host.settle()
        #expect(root.presentedViewController === modal)
        host.tap(at: CGPoint(x: 50, y: 600))
        await host.settle()
        #expect(root.presentedViewController == nil)
    }

    private final class OlderDelegate: NSObject, UIPopoverPresentationControllerDelegate {
        var calls: [String] = []
        var allows = false
        func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool {
            calls.append("should")
            return allows
        }
        func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {
            calls.append("did")
        }
    }

    private final class BothDelegate: NSObject, UIPopoverPresentationControllerDelegate {
        var calls: [String] = []
        func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool {
            false
        }
        func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {
            calls.append("older")
        }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("newer") }
    }

    @Test("The delegate methods from before iOS 13 are called if the newer ones are not implemented")
    func olderDelegateMethods() async {
        let older = OlderDelegate()
        popover?.delegate = older
        present()
        host.tap(at: CGPoint(x: 50, y: 600))
        await host.settle()
        #expect(root.presentedViewController === modal && older.calls == ["should"])
        older.allows = true
        host.tap(at: CGPoint(x: 50, y: 600))
        await host.settle()
        #expect(root.presentedViewController == nil && older.calls == ["should", "should", "did"])
        let both = BothDelegate()
        popover?.delegate = both
        present()
        host.tap(at: CGPoint(x: 50, y: 600))
        await host.settle()
        #expect(root.presentedViewController == nil && both.calls == ["newer"])
    }

    @Test("A popover has the preferred content size of its controller")
    func preferredSize() {
        present()
        modal.preferredContentSize = CGSize(width: 300, height: 250)
        host.advance(by: 0.1)
        #expect(frame == CGRect(x: 350, y: 153, width: 300, height: 250))
    }

    @Test("A popover in a narrow window is a sheet, unless its delegate prevents that; in a wide window it is a popover again")
    func adapts() {
        present()
        host.resize(to: CGSize(width: 400, height: 700))
        host.advance(by: 0.1)
        #expect(frame.width == 400 && frame.maxY == 700)
        #expect(popover != nil, "the presentation controller stays that of the popover")
        host.resize(to: CGSize(width: 1000, height: 700))
        host.advance(by: 0.1)
        #expect(frame == CGRect(x: 400, y: 153, width: 200, height: 150))
        modal.dismiss(animated: false)

        let keeper = NeverAdapts()
        host.resize(to: CGSize(width: 400, height: 700))
        let other = UIViewController()
        other.modalPresentationStyle = .popover
        other.preferredContentSize = CGSize(width: 200, height: 150)
        other.popoverPresentationController?.sourceView = root.view
        other.popoverPresentationController?.sourceRect = CGRect(x: 190, y: 100, width: 20, height: 20)
        other.popoverPresentationController?.delegate = keeper
        root.present(other, animated: false)
        host.advance(by: 0.1)
        #expect(other.view.convert(other.view.bounds, to: nil) == CGRect(x: 100, y: 133, width: 200, height: 150))
        #expect(keeper.isPrepared)
    }
}

@MainActor
private final class NeverAdapts: NSObject, UIPopoverPresentationControllerDelegate {
    var isPrepared = false
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { isPrepared = true }
}
