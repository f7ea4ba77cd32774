import Foundation

/// An accessibility element that is not a view: a part of a view's own drawing.
///
/// The container lists its elements in ``UIResponder/accessibilityElements`` or by the container methods. `isAccessibilityElement` is true
/// by default.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// The element's container: a view or another element.
    open weak var accessibilityContainer: AnyObject?

    /// The element's frame in its container's coordinates. A frame other than zero overrides ``accessibilityFrame`` and moves with the container.
    /// The default is zero.
    open var accessibilityFrameInContainerSpace: CGRect = .zero

    /// Creates an element in a container, which is weakly referenced.
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
    }

    /// The container, if it is a responder.
    open override var next: UIResponder? { accessibilityContainer as? UIResponder }

    override var isElementByDefault: Bool { true }

    override var frameByDefault: CGRect {
        guard accessibilityFrameInContainerSpace != .zero else { return .zero }
        if let view = accessibilityContainer as? UIView {
            return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
        }
        guard let outer = accessibilityContainer as? UIAccessibilityElement else { return accessibilityFrameInContainerSpace }
        let origin = outer.accessibilityFrame.origin
        return accessibilityFrameInContainerSpace.offsetBy(dx: origin.x, dy: origin.y)
    }
}
