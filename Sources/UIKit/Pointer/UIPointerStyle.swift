import Foundation
import Host

/// The style of the pointer and of the view under it in a region.
@preconcurrency @MainActor
open class UIPointerStyle: MainActorObject, NSCopying {
    enum Kind {
        case effect(UIPointerEffect, UIPointerShape?)
        case shape(UIPointerShape)
        case hidden
        case system
    }

    private(set) var kind: Kind

    /// Accessories beside the pointer: arrows that indicate drag directions. Shown only without an effect. Differs from UIKit: a cursor of the
    /// desktop replaces the pointer.
    open var accessories: [UIPointerAccessory] = []

    convenience init(_ kind: Kind) {
        self.init(shape: .roundedRect(.zero))
        self.kind = kind
    }

    /// A style with an effect on a view and the system pointer.
    ///
    /// - Parameter effect: The effect with its view.
    /// - Parameter shape: The outline of shapes behind or above the view, in the coordinates of the preview's container. Nil uses the preview's
    ///   visible path, or else the view's bounds.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        kind = .effect(effect, shape)
        super.init(onMainActor: ())
    }

    /// A style with a custom pointer shape.
    public init(shape: UIPointerShape) {
        kind = .shape(shape)
        super.init(onMainActor: ())
    }

    /// A style without a visible pointer.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }

    /// A style with the system pointer.
    open class func system() -> UIPointerStyle { UIPointerStyle(.system) }

    /// The automatic effect for a view. Nil if the view has no window.
    static func automatic(for view: UIView) -> UIPointerStyle? {
        view.window == nil ? nil : UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
    }

    /// A copy of the style.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        // Styles and their copies are used on the main actor only.
        nonisolated(unsafe) var result: UIPointerStyle?
        MainActor.assumeIsolated {
            result = UIPointerStyle(kind)
            result?.accessories = accessories
        }
        return result as Any
    }

    /// The custom pointer image. Nil uses the desktop's cursor.
    var cursorPicture: HostCursorPicture? {
        guard case .shape(let shape) = kind else { return nil }
        return shape.path.flatMap { HostCursorPicture($0) }
    }

    /// The desktop's cursor.
    var cursor: HostCursor {
        switch kind {
        case .hidden: .hidden
        case .shape(.verticalBeam), .effect(_, .verticalBeam): .text
        case .shape(.horizontalBeam), .effect(_, .horizontalBeam): .verticalText
        case .system, .effect, .shape: UIPointerAccessory.cursor(of: accessories) ?? .arrow
        }
    }
}
