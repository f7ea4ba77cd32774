import Foundation

/// A place in a view with a name, for a person who does not point: where something can be dragged off, or dropped.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: MainActorObject {
    /// The view that the place is in.
    open private(set) weak var view: UIView?
    /// The place, in the view's coordinates.
    open var point: CGPoint { fixedPoint ?? view.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) } ?? .zero }
    /// What the place is called, as in "Dropped on Inbox".
    open var name: String { attributedName.string }
    /// What the place is called, with attributes for how it is spoken.
    open var attributedName: NSAttributedString { text }

    private let text: NSAttributedString
    private let fixedPoint: CGPoint?

    /// The middle of a view.
    public init(name: String, view: UIView) {
        text = NSAttributedString(string: name)
        fixedPoint = nil
        self.view = view
        super.init(onMainActor: ())
    }

    /// A point, in a view's coordinates.
    public convenience init(name: String, point: CGPoint, in view: UIView) {
        self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
    }

    /// A point, in a view's coordinates.
    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        text = attributedName
        fixedPoint = point
        self.view = view
        super.init(onMainActor: ())
    }
}
