import Foundation

/// An attribute of a view or guide, to make constraints with. Its subclasses let only what goes together be compared.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: MainActorObject, LayoutAnchor {
    private(set) var term = LayoutTerm(nil, .notAnAttribute)

    /// An anchor that belongs to nothing.
    public init() { super.init(onMainActor: ()) }

    convenience init(_ term: LayoutTerm) {
        self.init()
        self.term = term
    }

    /// Whether `object` is an anchor of the same attribute of the same item. An anchor is made anew each time it is asked for.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        if (object as AnyObject?) === self { return true }
        guard let anchor = object as? any LayoutAnchor else { return false }
        // `nonisolated(unsafe)`: the closure runs at once, on this thread.
        nonisolated(unsafe) let other = anchor
        return MainActor.ifCurrent { term.isSame(as: other.term) } ?? false
    }

    /// Equal for equal anchors.
    nonisolated open override var hash: Int {
        MainActor.ifCurrent { term.identity } ?? super.hash
    }

    /// The view or guide that the anchor belongs to.
    open var item: AnyObject? { term.item }
    /// The anchor's name: that of its item and its attribute.
    open var name: String { term.text }
    /// Whether constraints to the anchor do not determine where its view or guide is.
    open var hasAmbiguousLayout: Bool { term.item?.layoutView?.hasAmbiguousLayout ?? false }
    /// The constraints on the attribute that count.
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        guard let view = term.item?.layoutView, let layout = view.constraintLayout else { return [] }
        return layout.mentions.filter { constraint in
            [constraint.first, constraint.second].contains { $0?.item === term.item && $0?.attribute == term.attribute }
        }
    }

    /// A constraint that makes this anchor the same as `anchor`.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.equal, anchor, 0)
    }

    /// A constraint that keeps this anchor at or behind `anchor`.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, 0)
    }

    /// A constraint that keeps this anchor at or before `anchor`.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, 0)
    }

    /// A constraint that puts this anchor `c` points behind `anchor`.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, c)
    }

    /// A constraint that keeps this anchor at least `c` points behind `anchor`.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, c)
    }

    /// A constraint that keeps this anchor at most `c` points behind `anchor`.
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
