import Foundation

/// An attribute of a view or guide, to create constraints with. Its subclasses accept only anchors that can be compared.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: MainActorObject, LayoutAnchor {
    private(set) var term = LayoutTerm(nil, .notAnAttribute)

    /// Creates an anchor without an item.
    public init() { super.init(onMainActor: ()) }

    convenience init(_ term: LayoutTerm) {
        self.init()
        self.term = term
    }

    /// Whether `object` is an anchor of the same attribute of the same item. Each access of an anchor property creates a new anchor.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        if (object as AnyObject?) === self { return true }
        guard let anchor = object as? any LayoutAnchor else { return false }
        // `nonisolated(unsafe)`: the closure runs immediately, on this thread.
        nonisolated(unsafe) let other = anchor
        return MainActor.ifCurrent { term.isSame(as: other.term) } ?? false
    }

    /// Equal for equal anchors.
    nonisolated open override var hash: Int {
        MainActor.ifCurrent { term.identity } ?? super.hash
    }

    /// The view or guide that the anchor belongs to.
    open var item: AnyObject? { term.item }
    /// The anchor's name: the names of its item and its attribute.
    open var name: String { term.text }
    /// Whether constraints do not fully determine the layout of the anchor's view or guide.
    open var hasAmbiguousLayout: Bool { term.item?.layoutView?.hasAmbiguousLayout ?? false }
    /// The active constraints on the attribute.
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        guard let view = term.item?.layoutView, let layout = view.constraintLayout else { return [] }
        return layout.mentions.filter { constraint in
            [constraint.first, constraint.second].contains { $0?.item === term.item && $0?.attribute == term.attribute }
        }
    }

    /// Creates a constraint that makes this anchor equal to `anchor`.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.equal, anchor, 0)
    }

    /// Creates a constraint that keeps this anchor at or after `anchor`.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, 0)
    }

    /// Creates a constraint that keeps this anchor at or before `anchor`.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, 0)
    }

    /// Creates a constraint that keeps this anchor `c` points after `anchor`.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, c)
    }

    /// Creates a constraint that keeps this anchor at least `c` points after `anchor`.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, c)
    }

    /// Creates a constraint that keeps this anchor at most `c` points after `anchor`.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, c)
    }

    func relate<Other>(_ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<Other>, _ constant: CGFloat) -> NSLayoutConstraint
    {
        NSLayoutConstraint(term, relation, anchor.term, constant: constant)
    }

    nonisolated open override var description: String {
        MainActor.ifCurrent { "<\(type(of: self)) \"\(term.text)\">" } ?? super.description
    }
}

/// An anchor of any axis.
@MainActor
protocol LayoutAnchor: AnyObject {
    var term: LayoutTerm { get }
}
