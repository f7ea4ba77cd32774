import Foundation

/// A named point in a view. Users of assistive technologies can drag from this point, or drop on it.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: MainActorObject {
    /// The view that contains the point. Weakly referenced.
    open private(set) weak var view: UIView?
    /// The point in the view's coordinates. The default is the centre of the view.
    open var point: CGPoint { fixedPoint ?? view.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) } ?? .zero }
    /// The point's name, as in "Dropped on Inbox".
    open var name: String { attributedName.string }
    /// The point's name with attributes for speech.
    open var attributedName: NSAttributedString { text }

    private let text: NSAttributedString
    private let fixedPoint: CGPoint?

    /// Creates a descriptor of the centre of a view.
    public init(name: String, view: UIView) {
        text = NSAttributedString(string: name)
        fixedPoint = nil
        self.view = view
        super.init(onMainActor: ())
    }

    /// Creates a descriptor of a point in a view's coordinates.
    public convenience init(name: String, point: CGPoint, in view: UIView) {
        self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
    }

    /// Creates a descriptor of a point in a view's coordinates, with an attributed name.
    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        text = attributedName
        fixedPoint = point
        self.view = view
        super.init(onMainActor: ())
    }
}
