// `@exclusivity(unchecked)` is for the benchmark rows `feed-first` and `feed-insert` (layout): activating a constraint reads these. Only the main
// actor accesses the properties, without overlap.
import Foundation

/// A linear relation between two attributes: `first = multiplier × second + constant`, or an inequality of the same form.
///
/// The nearest common ancestor of both items holds an active constraint (``UIView/constraints``). A constraint does not retain its items. The
/// constraint is removed when an item is deallocated or leaves that ancestor.
@preconcurrency @MainActor
open class NSLayoutConstraint: MainActorObject {
    // Set once, during initialization.
    final private(set) var first = LayoutTerm(nil, .width)
    final private(set) var second: LayoutTerm?
    /// The relation between the two attributes.
    open private(set) var relation = Relation.equal
    /// The factor of the second attribute.
    open private(set) var multiplier: CGFloat = 1

    /// The order of creation. Among equally good solutions, earlier constraints take precedence.
    let order = LayoutOrder.next()
    /// Whether both attributes belong to views and are not baselines. Most constraints are of this kind; the engine has a faster path for them.
    @exclusivity(unchecked) final private(set) var isPlain = false
    // Copies of the terms' values, since reading them through a term retains the term.
    /// The layout state of the first attribute's view; nil for a guide and for a distance.
    @exclusivity(unchecked) final private(set) var firstLayout: Unmanaged<ViewLayout>?
    /// The layout state of the second attribute's view.
    @exclusivity(unchecked) final private(set) var secondLayout: Unmanaged<ViewLayout>?
    /// The view that holds the constraint while it is active.
    var container: UIView? {
        get { containerLayout?.livingView }
        set { containerLayout = newValue?.layoutWithConstraints }
    }
    var containerLayout: ViewLayout?
    /// The views that record the constraint while it is active. Empty for a plain constraint, which its items record.
    var counted: [ViewLayout] = []
    /// The constraint's state in its engine; nil if the constraint is not in an engine.
    @exclusivity(unchecked) var installation: ConstraintInstallation?

    // MARK: Initialization

    /// Creates an inactive constraint between attributes of views or layout guides.
    ///
    /// Nil and `notAnAttribute` as the second item and attribute set a size, but not a position, to a constant. Comparing a position with a size, or a
    /// leading attribute with a left one, is a fatal error.
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

    // Tests the class, since looking up a conformance takes ten times as long.
    private static func term(_ object: Any, _ attribute: Attribute) -> LayoutTerm {
        if let view = _openExistential(object, do: viewByClass) ?? object as? UIView { return LayoutTerm(view, attribute) }
        guard let guide = object as? UILayoutGuide else {
            fatalError("NSLayoutConstraint for \(object): Constraint items must each be a view or layout guide.")
        }
        return LayoutTerm(guide, attribute)
    }

    // Not a designated initializer: a subclass inherits convenience initializers only if it can see all designated ones.
    convenience init(
        _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm?, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) {
        ConstraintRules.check(first, second, multiplier: multiplier, constant: constant)
        self.init()
        relate(first, relation, second, multiplier: multiplier, constant: constant)
    }

    /// Sets the terms of a constraint that ``init()`` created.
    final func relate(_ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm?, multiplier: CGFloat, constant: CGFloat) {
        self.first = first
        // A multiplier of zero removes the second term from the equation, so it is not stored.
        let second = multiplier == 0 ? nil : second
        self.second = second
        firstLayout = first.viewReference
        secondLayout = second?.viewReference
        isPlain = first.isPlain && second?.isPlain ?? true
        self.relation = relation
        self.multiplier = multiplier
        ownConstant = constant
        #if DEBUG
            if ConstraintOrigin.isRecorded { origin = .ofCaller }
        #endif
    }

    #if DEBUG
        /// The place that created the constraint; nil if it was not recorded.
        final package internal(set) var origin: ConstraintOrigin?
    #endif

    /// Creates a constraint without items, which cannot be active.
    public init() { super.init(onMainActor: ()) }

    /// Called after an interface file created the constraint and set its outlets. Does nothing by default.
    open func awakeFromNib() {}

    // MARK: Parts

    /// The item of the first attribute; nil after it was deallocated, and for a distance between two anchors.
    open var firstItem: AnyObject? { first.isDistance ? nil : first.item }
    /// The first attribute; `notAnAttribute` for a distance between two anchors.
    open var firstAttribute: Attribute { first.isDistance ? .notAnAttribute : first.attribute }
    /// The item of the second attribute; nil if the constraint has no second attribute, and for a distance between two anchors.
    open var secondItem: AnyObject? { second.flatMap { $0.isDistance ? nil : $0.item } }
    /// The second attribute; `notAnAttribute` if the constraint has no second attribute, and for a distance between two anchors.
    open var secondAttribute: Attribute { second.map { $0.isDistance ? .notAnAttribute : $0.attribute } ?? .notAnAttribute }
    /// The first anchor.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
    /// The second anchor; nil if the constraint has no second attribute.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

    /// The constant that is added to the second attribute, in points. Setting it is cheaper than replacing the constraint.
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

    /// The priority of the constraint. Required by default.
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

    /// A name that appears in messages about conflicts.
    open var identifier: String?

    /// Whether an archive of the view contains the constraint. False by default.
    open var shouldBeArchived = false

    // MARK: Activation

    /// Whether the constraint is active. Setting it adds the constraint to the nearest common ancestor of both items, or removes it.
    open var isActive: Bool {
        get { containerLayout?.isViewDeallocated == false }
        set {
            if newValue == isActive { return }
            if newValue { ConstraintRules.commonAncestor(of: self).hold(self) } else { container?.letGo(of: self) }
        }
    }

    /// Activates all of `constraints`.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates all of `constraints`.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// A line such as `<NSLayoutConstraint:0x… 'gap' UILabel:0x….leading == UIView:0x….trailing + 8   (active)>`, in UIKit's format.
    nonisolated open override var description: String {
        MainActor.ifCurrent { describe() } ?? super.description
    }
}

/// Numbers constraints and views in the order of creation.
@MainActor
enum LayoutOrder {
    /// The last number. Numbers only increase, so platforms may share them.
    private static var latest = 0

    static func next() -> Int {
        latest += 1
        return latest
    }
}

/// Returns `object` if its class is `UIView`. A dynamic cast takes five times as long to detect that.
private func viewByClass<Object>(_ object: Object) -> UIView? {
    Object.self is UIView.Type ? unsafeBitCast(object, to: Unmanaged<UIView>.self).takeUnretainedValue() : nil
}
