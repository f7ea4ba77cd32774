// `@exclusivity(unchecked)` is for the benchmark rows `feed-first` and `feed-insert` (layout): each constraint that is activated reads these. Only the
// main actor accesses the properties, without overlap.
import Foundation

/// A relation between two attributes of views: `first = multiplier × second + constant`, or at most, or at least that.
///
/// An active constraint is held by the nearest view that both of its items are in (``UIView/constraints``). It does not hold its items, and
/// goes when one of them does, or when one is taken out of that view.
@preconcurrency @MainActor
open class NSLayoutConstraint: MainActorObject {
    // These are set once, while the constraint is made.
    final private(set) var first = LayoutTerm(nil, .width)
    final private(set) var second: LayoutTerm?
    /// How the attributes compare.
    public private(set) var relation = Relation.equal
    /// The factor of the second attribute.
    public private(set) var multiplier: CGFloat = 1

    /// What tells this constraint from others when two would do as well: constraints made earlier go first.
    let order = LayoutOrder.next()
    /// The constraint is between attributes of views, and none of them is a line of text: most are, and need less.
    @exclusivity(unchecked) final private(set) var isPlain = false
    // The terms hold these. They stand here too since to take one out of a term retains the term.
    /// The layout of the view whose attribute comes first; nil for a guide, and for a distance.
    @exclusivity(unchecked) final private(set) var firstLayout: Unmanaged<ViewLayout>?
    /// The layout of the view whose attribute comes second.
    @exclusivity(unchecked) final private(set) var secondLayout: Unmanaged<ViewLayout>?
    /// The view that holds the constraint while it is active.
    var container: UIView? {
        get { containerLayout?.livingView }
        set { containerLayout = newValue?.layoutWithConstraints }
    }
    var containerLayout: ViewLayout?
    /// The views that know of the constraint while it is active; of a plain one its items do.
    var counted: [ViewLayout] = []
    /// Where the constraint stands in its engine.
    @exclusivity(unchecked) var installation: ConstraintInstallation?

    // MARK: Making

    /// A constraint that is not active, between attributes of views or layout guides.
    ///
    /// A size can be set to a constant, with nil and `notAnAttribute`; a position cannot. It ends the program to compare a position with a size,
    /// or a leading attribute with a left one.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        let first = Self.term(view1, attr1)
        var second: LayoutTerm?
        if let view2 {
            let other = Self.term(view2, attr2)
            if attr2 != .notAnAttribute { second = other }
        }
        self.init(first, relation, second, multiplier: multiplier, constant: c)
    }

    // By its class: to look for a conformance takes ten times as long.
    private static func term(_ object: Any, _ attribute: Attribute) -> LayoutTerm {
        if let view = _openExistential(object, do: viewByClass) ?? object as? UIView { return LayoutTerm(view, attribute) }
        guard let guide = object as? UILayoutGuide else {
            fatalError("NSLayoutConstraint for \(object): Constraint items must each be a view or layout guide.")
        }
        return LayoutTerm(guide, attribute)
    }

    // Convenience, as all but `init()`: a class inherits convenience initializers only if it can see all designated ones.
    convenience init(
        _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm?, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) {
        ConstraintRules.check(first, second, multiplier: multiplier, constant: constant)
        self.init()
        relate(first, relation, second, multiplier: multiplier, constant: constant)
    }

    /// Sets the terms of a constraint that ``init()`` made.
    final func relate(_ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm?, multiplier: CGFloat, constant: CGFloat) {
        self.first = first
        // Nothing is left of what is multiplied by zero.
        let second = multiplier == 0 ? nil : second
        self.second = second
        firstLayout = first.viewReference
        secondLayout = second?.viewReference
        isPlain = first.isPlain && second?.isPlain ?? true
        self.relation = relation
        self.multiplier = multiplier
        ownConstant = constant
    }

    /// A constraint that is between nothing and cannot be active.
    public init() { super.init(onMainActor: ()) }

    /// The constraint was made by a document, and its outlets are set. Does nothing here.
    open func awakeFromNib() {}

    // MARK: Parts

    /// The view or guide whose attribute comes first; nil once it is gone, and for a distance between two anchors.
    open var firstItem: AnyObject? { first.isDistance ? nil : first.item }
    /// The attribute that comes first; `notAnAttribute` for a distance between two anchors.
    open var firstAttribute: Attribute { first.isDistance ? .notAnAttribute : first.attribute }
    /// The view or guide whose attribute comes second; nil without one, and for a distance between two anchors.
    open var secondItem: AnyObject? { second.flatMap { $0.isDistance ? nil : $0.item } }
    /// The attribute that comes second; `notAnAttribute` without one, and for a distance between two anchors.
    open var secondAttribute: Attribute { second.map { $0.isDistance ? .notAnAttribute : $0.attribute } ?? .notAnAttribute }
    /// The anchor that comes first.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
    /// The anchor that comes second; nil without one.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

    /// What is added to the second attribute, in points. Changing it is the cheap way to move what the constraint places.
    open var constant: CGFloat {
        get { ownConstant }
        set {
            guard newValue != ownConstant else { return }
            guard newValue.isFinite else {
                fatalError("\(self): NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(newValue)")
            }
            ownConstant = newValue
            installation?.engine.constantDidChange(of: self)
        }
    }
    private var ownConstant: CGFloat = 0

    /// How much the constraint matters. Required unless set.
    open var priority = UILayoutPriority.required {
        didSet {
            guard priority != oldValue else { return }
            guard priority.rawValue > 0, priority.rawValue <= 1000 else {
                fatalError(
                    """
                    \(self): It's illegal to set priority:\(priority.rawValue).  Priorities must be greater than 0 and less or equal to 1000.
                    """)
            }
            installation?.engine.priorityDidChange(of: self)
        }
    }

    /// A name that messages about conflicts tell.
    open var identifier: String?

    /// Whether an archive of the view keeps the constraint. False unless set.
    open var shouldBeArchived = false

    // MARK: Activity

    /// Whether the constraint counts. Setting it adds the constraint to the nearest view that holds both items, or takes it away.
    open var isActive: Bool {
        get { containerLayout?.isViewGone == false }
        set {
            if newValue == isActive { return }
            if newValue { ConstraintRules.commonAncestor(of: self).hold(self) } else { container?.letGo(of: self) }
        }
    }

    /// Makes all of `constraints` count.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Lets none of `constraints` count any more.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// A line such as `<NSLayoutConstraint:0x… 'gap' UILabel:0x….leading == UIView:0x….trailing + 8   (active)>`, in UIKit's form.
    nonisolated open override var description: String {
        MainActor.ifCurrent { describe() } ?? super.description
    }
}

/// Numbers constraints and views in the order in which they were made.
@MainActor
enum LayoutOrder {
    private static var latest = 0

    static func next() -> Int {
        latest += 1
        return latest
    }
}

/// `object`, where it is a view by its class: a cast of it takes five times as long to find that out.
private func viewByClass<Object>(_ object: Object) -> UIView? {
    Object.self is UIView.Type ? unsafeBitCast(object, to: Unmanaged<UIView>.self).takeUnretainedValue() : nil
}
