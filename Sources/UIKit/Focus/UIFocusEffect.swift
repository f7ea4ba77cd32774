import CoreGraphics

/// How an item shows that the focus is there.
@preconcurrency @MainActor
open class UIFocusEffect: MainActorObject {
    /// An effect that shows nothing; ``UIFocusHaloEffect`` is a ring.
    public init() { super.init(onMainActor: ()) }
}

/// A ring around an item.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    /// What the ring lies around, in the item's coordinates.
    enum Shape {
        /// The item, with its own corners.
        case item
        case rect(CGRect, cornerRadius: CGFloat)
        case path(UIBezierPath)
    }

    /// Where a ring lies.
    public enum Position: Int, Sendable {
        /// Wherever it suits.
        case automatic = 0
        /// Around the shape.
        case outside = 1
        /// Within the shape.
        case inside = 2
    }

    /// Where the ring lies.
    open var position = Position.automatic
    /// A view in ``containerView`` that the ring is shown above; for nil it is in front of all that is there. Held weakly.
    open weak var referenceView: UIView?
    /// The view that the ring is shown in, as one of its subviews; the window, for nil. Held weakly.
    open weak var containerView: UIView?
    let shape: Shape

    /// A ring around the item.
    public override init() {
        shape = .item
        super.init()
    }

    /// A ring around a rectangle.
    public init(rect: CGRect) {
        shape = .rect(rect, cornerRadius: 0)
        super.init()
    }

    /// A ring around a rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        shape = .rect(rect, cornerRadius: cornerRadius)
        super.init()
    }

    /// A ring along a path.
    public init(path: UIBezierPath) {
        shape = .path(path)
        super.init()
    }
}
