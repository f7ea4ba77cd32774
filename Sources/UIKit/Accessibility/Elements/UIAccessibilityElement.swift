import Foundation

/// Something that assistive programs see and that is no view: a part of what a view draws by itself.
///
/// The container says where its elements are, as ``UIResponder/accessibilityElements`` or by the container's methods. An element that an app makes is one
/// thing to assistive programs from the start.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// What the element is in: a view, or another element.
    open weak var accessibilityContainer: AnyObject?

    /// Where the element is in its container's coordinates; counts in place of ``accessibilityFrame``, and moves with the container. Zero
    /// unless set.
    open var accessibilityFrameInContainerSpace: CGRect = .zero

    /// An element in a container, which is held weakly.
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
    }

    /// The container, where it is a responder.
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
