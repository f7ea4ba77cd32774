import Foundation
import Host

/// How the pointer, and the view under it, look in a region.
@preconcurrency @MainActor
open class UIPointerStyle: MainActorObject, NSCopying {
    enum Kind {
        case effect(UIPointerEffect, UIPointerShape?)
        case shape(UIPointerShape)
        case hidden
        case system
    }

    private(set) var kind: Kind

    /// Signs beside the pointer: arrows that tell which way something can be dragged. They are shown by a pointer without an effect; the
    /// desktop's own pointer for that takes its place.
    open var accessories: [UIPointerAccessory] = []

    convenience init(_ kind: Kind) {
        self.init(shape: .roundedRect(.zero))
        self.kind = kind
    }

    /// A view that changes under the pointer, which itself stays as it is.
    ///
    /// - Parameters:
    ///   - effect: What changes, and which view.
    ///   - shape: The outline of what is drawn behind or over the view, in the coordinates of the container of the effect's preview. Nil
    ///     is the preview's visible path, or else the view's bounds.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        kind = .effect(effect, shape)
        super.init(onMainActor: ())
    }

    /// A pointer of another shape.
    public init(shape: UIPointerShape) {
        kind = .shape(shape)
        super.init(onMainActor: ())
    }

    /// No pointer at all.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }

    /// The pointer as it always is.
    open class func system() -> UIPointerStyle { UIPointerStyle(.system) }

    /// The effect that suits a view; nil where the view is in no window.
    static func automatic(for view: UIView) -> UIPointerStyle? {
        view.window == nil ? nil : UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
    }

    /// A style of the same looks.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        // Styles live on the main actor and so do their copies.
        nonisolated(unsafe) var result: UIPointerStyle?
        MainActor.assumeIsolated {
            result = UIPointerStyle(kind)
            result?.accessories = accessories
        }
        return result as Any
    }

    /// The pointer that is drawn in place of the desktop's.
    var cursorPicture: HostCursorPicture? {
        guard case .shape(let shape) = kind else { return nil }
        return shape.path.flatMap { HostCursorPicture($0) }
    }

    /// The desktop's pointer.
    var cursor: HostCursor {
        switch kind {
        case .hidden: .hidden
        case .shape(.verticalBeam), .effect(_, .verticalBeam): .text
        case .shape(.horizontalBeam), .effect(_, .horizontalBeam): .verticalText
        case .system, .effect, .shape: UIPointerAccessory.cursor(of: accessories) ?? .arrow
        }
    }
}
