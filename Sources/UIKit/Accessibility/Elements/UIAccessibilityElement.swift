import Foundation

/// An accessibility element that is not a view, such as a part of a view's custom drawing.
///
/// The container returns its elements from ``UIResponder/accessibilityElements`` or from the container methods. `isAccessibilityElement` is true
/// by default.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// The element's container: a view or another element.
    open weak var accessibilityContainer: AnyObject?

    /// The element's frame in its container's coordinates. A frame other than zero overrides `accessibilityFrame` and moves with the container.
    /// The default is zero.
    open var accessibilityFrameInContainerSpace: CGRect = .zero

    /// Creates an element in a container. The element references the container weakly.
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
    }

    /// The container if it is a responder, otherwise nil.
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
