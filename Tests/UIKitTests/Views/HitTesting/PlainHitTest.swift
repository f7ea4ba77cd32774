import UIKit

/// A view whose class overrides `hitTest(_:with:)` with the plain definition instead of `super`'s implementation.
@MainActor
protocol PlainlyHitTested: UIView {
    func plainHitTest(_ point: CGPoint) -> UIView?
}

extension UIView {
    /// The definition of `hitTest(_:with:)` in UIKit's documentation: a recursive search of the subviews from front to back.
    func plainAnswer(_ point: CGPoint) -> UIView? {
        (self as? any PlainlyHitTested)?.plainHitTest(point) ?? (self is any PlainlyHitTested ? nil : plainDefault(point))
    }

    /// The result of `UIView`'s implementation of `hitTest(_:with:)`, by the same definition.
    func plainDefault(_ point: CGPoint) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: nil) else { return nil }
        for subview in subviews.reversed() {
            let transform = subview.transform3D
            let area = transform.m11 * transform.m22 - transform.m12 * transform.m21
            // A view that is scaled to zero contains no point.
            if transform.m14 == 0, transform.m24 == 0, abs(area) < 1e-12 { continue }
            if let hit = subview.plainAnswer(subview.convert(point, from: self)) { return hit }
        }
        return self
    }
}

/// A view that contains points outside of its bounds.
final class WideView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -15, dy: -15).contains(point) }
}

/// A view that receives touches only on its subviews.
final class ThroughView: UIView, PlainlyHitTested {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    func plainHitTest(_ point: CGPoint) -> UIView? {
        let hit = plainDefault(point)
        return hit === self ? nil : hit
    }
}

/// A view that contains an infinite stripe of points, even if it is hidden.
final class StripeView: UIView, PlainlyHitTested {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { plainHitTest(point) }

    func plainHitTest(_ point: CGPoint) -> UIView? { (30..<40).contains(point.x) ? self : nil }
}

/// A view that overrides `isHidden`. The test changes the value without a notification.
final class FlickeringView: UIView {
    var isAway = false
    override var isHidden: Bool {
        get { isAway || super.isHidden }
        set { super.isHidden = newValue }
    }
}

/// A view that overrides many methods, but none that hit testing calls.
final class PlainView: UIView {
    private var layouts = 0

    init(name: String) {
        super.init(frame: .zero)
        accessibilityIdentifier = name
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() { layouts += 1 }
    override var frame: CGRect { didSet { layouts += 1 } }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { layouts += 1 }
}

/// A view that counts calls of its hit-testing methods.
final class CountingView: UIView {
    static var questions = 0

    override var isUserInteractionEnabled: Bool {
        get {
            CountingView.questions += 1
            return super.isUserInteractionEnabled
        }
        set { super.isUserInteractionEnabled = newValue }
    }
}
