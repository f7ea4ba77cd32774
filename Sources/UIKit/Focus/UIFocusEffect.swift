import CoreGraphics

/// The appearance of a focused item.
@preconcurrency @MainActor
open class UIFocusEffect: MainActorObject {
    /// Creates an effect that draws nothing. ``UIFocusHaloEffect`` draws a ring.
    public init() { super.init(onMainActor: ()) }
}

/// A focus effect that draws a ring around an item.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    /// The ring's shape, in the item's coordinates.
    enum Shape {
        /// The item's bounds, with the corner radius of its layer.
        case item
        case rect(CGRect, cornerRadius: CGFloat)
        case path(UIBezierPath)
    }

    /// The position of a ring relative to its shape.
    public enum Position: Int, Sendable {
        /// The system chooses.
        case automatic = 0
        /// Outside of the shape.
        case outside = 1
        /// Inside of the shape.
        case inside = 2
    }

    /// The ring's position. The default is automatic.
    open var position = Position.automatic
    /// A view in ``containerView``; the ring is inserted above it. If nil, the ring is in front of all views. Weakly referenced.
    open weak var referenceView: UIView?
    /// The superview of the ring. If nil, the window is the superview. Weakly referenced.
    open weak var containerView: UIView?
    let shape: Shape

    /// Creates a ring around the item.
    public override init() {
        shape = .item
        super.init()
    }

    /// Creates a ring around a rectangle.
    public init(rect: CGRect) {
        shape = .rect(rect, cornerRadius: 0)
        super.init()
    }

    /// Creates a ring around a rounded rectangle.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        shape = .rect(rect, cornerRadius: cornerRadius)
        super.init()
    }

    /// Creates a ring along a path.
    public init(path: UIBezierPath) {
        shape = .path(path)
        super.init()
    }
}
