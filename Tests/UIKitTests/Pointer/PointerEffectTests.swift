import Testing
import UIKit
import UIKitTesting

/// Effects on views under the pointer.
@Suite @MainActor
struct PointerEffectTests {
    private let host = TestHost(size: CGSize(width: 300, height: 200))

    private final class Guide: NSObject, UIPointerInteractionDelegate {
        var style: () -> UIPointerStyle?
        init(_ style: @escaping () -> UIPointerStyle?) { self.style = style }
        func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? { style() }
    }

    private func view(_ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = .systemBlue
        host.window.addSubview(view)
        host.advance(by: 0.1)
        return view
    }

    private func isShown(_ view: UIView, grownTo scale: CGFloat) -> Bool {
        let width = host.presentedFrame(of: view).width
        return abs(width - view.bounds.width * scale) < 0.01
    }

    @Test func liftScalesWithoutChangingTheView() async {
        let view = view(CGRect(x: 100, y: 50, width: 100, height: 100))
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        let guide = Guide { UIPointerStyle(effect: .lift(UITargetedPreview(view: view))) }
        view.addInteraction(UIPointerInteraction(delegate: guide))
        host.pointer.move(to: CGPoint(x: 150, y: 100))
        host.advance(by: 0.05)
        let early = host.presentedFrame(of: view).width
        #expect(early > 50 && early < 54)
        await host.settle()
        #expect(host.isSettled)
        #expect(isShown(view, grownTo: 0.54))
        #expect(view.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
        // The app may change the view during the effect.
        view.transform = .identity
        host.advance(by: 0.1)
        #expect(isShown(view, grownTo: 1.08))
        host.pointer.move(to: CGPoint(x: 10, y: 10))
        await host.settle()
        #expect(isShown(view, grownTo: 1))
        #expect(view.layer.animationKeys()?.isEmpty ?? true)
        #expect(host.window.layer.sublayers?.count == 1 && view.layer.sublayers?.isEmpty ?? true)
    }

    @Test func reversedEffectContinuesFromItsCurrentValue() {
        let view = view(CGRect(x: 100, y: 50, width: 100, height: 100))
        let guide = Guide { UIPointerStyle(effect: .lift(UITargetedPreview(view: view))) }
        view.addInteraction(UIPointerInteraction(delegate: guide))
        var widths: [CGFloat] = []
        host.onFrame = { [host] _ in widths.append(host.presentedFrame(of: view).width) }
        for round in 0..<6 {
            host.pointer.move(to: round.isMultiple(of: 2) ? CGPoint(x: 150, y: 100) : CGPoint(x: 10, y: 10))
            host.advance(by: 0.06)
        }
        host.advance(by: 1)
        // No frame jumps: 8 points in 0.15 s are at most about 1.5 points for each frame, and two effects may overlap.
        for (one, next) in zip(widths, widths.dropFirst()) { #expect(abs(next - one) < 3) }
        #expect(widths.last == 100)
    }

    @Test func reducedMotionDoesNotScale() async {
        host.reducesMotion = true
        let view = view(CGRect(x: 100, y: 50, width: 100, height: 100))
        let guide = Guide { UIPointerStyle(effect: .lift(UITargetedPreview(view: view))) }
        view.addInteraction(UIPointerInteraction(delegate: guide))
        host.pointer.move(to: CGPoint(x: 150, y: 100))
        await host.settle()
        #expect(isShown(view, grownTo: 1))
        #expect(host.window.layer.sublayers?.count == 2)
        host.pointer.move(to: CGPoint(x: 10, y: 10))
        await host.settle()
        #expect(host.window.layer.sublayers?.count == 1)
    }

    @Test func withoutADelegateTheEffectDependsOnTheView() async {
        let small = view(CGRect(x: 20, y: 20, width: 60, height: 60))
        let large = view(CGRect(x: 100, y: 0, width: 200, height: 200))
        large.frame.size.width = 400
        for view in [small, large] { view.addInteraction(UIPointerInteraction(delegate: nil)) }
        host.pointer.move(to: CGPoint(x: 50, y: 50))
        await host.settle()
        #expect(isShown(small, grownTo: 1.12))
        host.pointer.move(to: CGPoint(x: 200, y: 50))
        await host.settle()
        #expect(isShown(small, grownTo: 1) && isShown(large, grownTo: 1))
        #expect(large.layer.sublayers?.count == 1)
    }

    @Test func removedViewRemovesItsEffect() async {
        let view = view(CGRect(x: 100, y: 50, width: 100, height: 100))
        view.addInteraction(UIPointerInteraction(delegate: nil))
        host.pointer.move(to: CGPoint(x: 150, y: 100))
        host.advance(by: 0.05)
        view.removeFromSuperview()
        await host.settle()
        #expect(host.window.layer.sublayers?.isEmpty ?? true)
        #expect(view.layer.animationKeys()?.isEmpty ?? true)
    }

    // MARK: Buttons

    @Test func buttonHasAnEffectOnlyIfEnabled() {
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Send"
        host.window.addSubview(button)
        #expect(!button.isPointerInteractionEnabled && button.interactions.isEmpty)
        button.isPointerInteractionEnabled = true
        #expect(button.interactions.count == 1)
        button.isPointerInteractionEnabled = false
        #expect(button.interactions.isEmpty)
    }

    @Test func buttonProviderGetsTheProposedEffect() async {
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Send"
        button.frame = CGRect(x: 100, y: 80, width: 100, height: 40)
        host.window.addSubview(button)
        host.advance(by: 0.1)
        var proposals: [(UIPointerEffect, UIPointerShape)] = []
        button.pointerStyleProvider = { effectButton, effect, shape in
            #expect(effectButton === button)
            proposals.append((effect, shape))
            return UIPointerStyle(shape: .verticalBeam(length: 10))
        }
        #expect(button.isPointerInteractionEnabled)
        host.pointer.move(to: CGPoint(x: 150, y: 100))
        #expect(host.pointer.cursor == "text")
        guard case .lift(let preview) = proposals.first?.0, case .roundedRect(let rect, let radius) = proposals.first?.1 else {
            Issue.record("Not a lift of a rounded rectangle: \(proposals)")
            return
        }
        #expect(preview.view === button && preview.target.container === host.window)
        #expect(rect == button.frame && radius == 8)
        button.isEnabled = false
        #expect(host.pointer.cursor == "default")
        button.isEnabled = true
        #expect(host.pointer.cursor == "text")
        button.pointerStyleProvider = nil
        #expect(host.pointer.cursor == "default")
        await host.settle()
        #expect(isShown(button, grownTo: 1.08))
    }

    // MARK: Reference images

    @Test("Highlights, lifts and shades match their reference images, in light and dark", arguments: [false, true])
    func snapshots(isDark: Bool) async throws {
        let host = TestHost(size: CGSize(width: 330, height: 100))
        host.isDark = isDark
        host.window.backgroundColor = .systemBackground
        let text = UIButton(type: .system)
        text.setTitle("Edit", for: .normal)
        text.frame = CGRect(x: 20, y: 35, width: 50, height: 30)
        let filled = UIButton(configuration: .filled())
        filled.configuration?.title = "Send"
        filled.frame = CGRect(x: 100, y: 30, width: 90, height: 40)
        let card = UIView(frame: CGRect(x: 220, y: 20, width: 90, height: 60))
        card.backgroundColor = .systemGreen
        card.layer.cornerRadius = 12
        for button in [text, filled] { button.isPointerInteractionEnabled = true }
        let guide = Guide { UIPointerStyle(effect: .hover(UITargetedPreview(view: card), prefersShadow: true)) }
        card.addInteraction(UIPointerInteraction(delegate: guide))
        for view in [text, filled, card] { host.window.addSubview(view) }
        host.advance(by: 0.1)
        for (view, name) in [(text, "highlight"), (filled, "lift"), (card, "hover")] {
            host.pointer.move(to: view.center)
            await host.settle()
            try expectPicture(host.snapshot(), named: "pointer-\(name)-\(isDark ? "dark" : "light")")
        }
    }
}
