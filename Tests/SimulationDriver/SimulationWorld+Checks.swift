import Foundation
import UIKit
import UIKitTesting

extension SimulationWorld {
    // MARK: After each step

    func checkStep(_ index: Int) {
        let window = host.window
        for recognizer in recognizers {
            let last = reportedStates[ObjectIdentifier(recognizer)] ?? .possible
            let isReported = last == .began || last == .changed
            let isActive = recognizer.state == .began || recognizer.state == .changed
            if isActive != isReported { report("\(type(of: recognizer)) is \(recognizer.state), and its targets got \(last)") }
        }
        if let scene = window.windowScene { scene.eventSource.environment.invariantViolations().forEach(report) }
        checkHitTest(window, point(index &* 37, index &* 91))
        if let finger = fingers.last { checkHitTest(window, finger.location) }
    }

    /// Compares each plain view on the way to the hit view with the definition of `hitTest(_:with:)`.
    private func checkHitTest(_ view: UIView, _ point: CGPoint) {
        let hit = view.hitTest(point, with: nil)
        let isPlain = type(of: view) == UIView.self || view is SimulationView || type(of: view) == UIStackView.self
        var expected: UIView?
        var next: UIView?
        if mayReceiveTouches(view), view.point(inside: point, with: nil) {
            expected = view
            for subview in view.subviews.reversed() {
                let layer = hitTestLayer(of: subview)
                let transform = layer.affineTransform()
                if abs(transform.a * transform.d - transform.b * transform.c) < 1e-12 { continue }
                if let found = subview.hitTest(layer.convert(point, from: layer.superlayer), with: nil) {
                    (expected, next) = (found, subview)
                    break
                }
            }
        }
        if isPlain, hit !== expected {
            report("hit test of \(name(view)) at \(point): \(hit.map(name) ?? "nil"), expected \(expected.map(name) ?? "nil")")
        }
        if let next, hit != nil {
            let layer = hitTestLayer(of: next)
            checkHitTest(next, layer.convert(point, from: layer.superlayer))
        }
    }

    /// Whether the definition of `hitTest(_:with:)` considers the view: not hidden, transparent, disabled or animated without `allowUserInteraction`.
    private func mayReceiveTouches(_ view: UIView) -> Bool {
        view.isUserInteractionEnabled && !view.isHidden && view.animationsThatDisableInteraction == 0
            && CGFloat(hitTestLayer(of: view).opacity) >= 0.01
    }

    /// The layer whose geometry a hit test uses: the presented one if a property animator changes the view.
    private func hitTestLayer(of view: UIView) -> CALayer {
        view.animationsHitTestedAsShown > 0 ? view.layer.presentation() ?? view.layer : view.layer
    }

    func name(_ view: UIView) -> String { "\(type(of: view)) \(view.frame)" }

    // MARK: After a frame

    /// Lets a frame pass, then compares layout, cells and pixels with new ones.
    func checkFrame() {
        host.advance(by: 0.02)
        checkLists()
        checkLayout()
        checkPixels()
    }

    /// Layout of the whole tree does not change frames that are already laid out.
    private func checkLayout() {
        let window = host.window
        // A popover does not follow its source view when that moves, as in UIKit.
        for case let popover as UIPopoverPresentationController in controllers.compactMap(\.presentationController) {
            popover.containerView?.setNeedsLayout()
        }
        window.layoutIfNeeded()
        let all = descendants(of: window)
        let before = all.map { ($0, $0.frame, $0.bounds) }
        for view in all { view.setNeedsLayout() }
        window.setNeedsLayout()
        window.layoutIfNeeded()
        for (view, frame, bounds) in before where view.window === window {
            guard differ(frame, view.frame) || differ(bounds, view.bounds) else { continue }
            report("layout again changed \(type(of: view)) in \(path(view)) from \(frame) \(bounds) to \(view.frame) \(view.bounds)")
            return
        }
    }

    private func differ(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) > 0.01 || abs(a.minY - b.minY) > 0.01 || abs(a.width - b.width) > 0.01 || abs(a.height - b.height) > 0.01
    }

    private func path(_ view: UIView) -> String {
        sequence(first: view) { $0.superview }.dropFirst().prefix(4).map { "\(type(of: $0))" }.joined(separator: " < ")
    }

    /// A frame of cached nodes equals a frame in which all layers are rendered.
    private func checkPixels() {
        // An animation would show a later time in the second frame.
        host.advance(by: 0)
        // So may a timer, for example that of a delayed touch.
        guard !isAnimating(host.window.layer), !host.hasMoment(until: host.now + 1.0 / 60) else { return }
        let cached = host.snapshot()
        let time = host.now
        host.window.layer.discardCachedNodes()
        host.advance(by: 1.0 / 60)
        guard !isAnimating(host.window.layer), host.now - time < 0.1 else { return }
        let new = host.snapshot()
        let comparison = PictureComparison(of: cached, with: new, tolerance: .exact)
        if !comparison.isMatch { report("a new frame differs from the cached one: \(comparison)") }
    }

    private func isAnimating(_ layer: CALayer) -> Bool {
        layer.animationKeys()?.isEmpty == false || (layer.sublayers ?? []).contains(where: isAnimating)
    }

    /// Lists show the model's items, each visible index path in one cell.
    private func checkLists() {
        for list in screens.lists where list.isLoaded && list.view.window != nil { list.findings().forEach(report) }
        for screen in controllers.compactMap({ $0 as? any ActingScreen })
        where !(screen is any SimulationList) && screen.viewIfLoaded?.window != nil {
            screen.findings().forEach(report)
        }
    }
}
