import Foundation

/// Lays out views in a row or a column by constraints of its own.
///
/// The views in ``arrangedSubviews`` are subviews too; other subviews are left alone. A view that is hidden leaves the row, and comes back
/// when it is shown; in an animation block both are animated.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// How the views share the stack's length.
    public enum Distribution: Int, Sendable {
        /// They fill it; which of them grow and shrink their priorities decide.
        case fill = 0
        /// They fill it and have all the same length.
        case fillEqually = 1
        /// They fill it, in proportion to their contents' lengths.
        case fillProportionally = 2
        /// The room between them is the same, and at least ``UIStackView/spacing``.
        case equalSpacing = 3
        /// Their middles are equally far apart, and the room between them at least ``UIStackView/spacing``.
        case equalCentering = 4
    }

    /// Where the views lie across the stack.
    public enum Alignment: Int, Sendable {
        /// From edge to edge.
        case fill = 0
        /// At the leading edge of a column.
        case leading = 1
        /// Their first lines of text on one line, in a row.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the trailing edge of a column.
        case trailing = 4
        /// Their last lines of text on one line, in a row.
        case lastBaseline = 5

        /// At the upper edge of a row.
        public static var top: Alignment { .leading }
        /// At the lower edge of a row.
        public static var bottom: Alignment { .trailing }
    }

    /// Stands for ``spacing`` in ``setCustomSpacing(_:after:)``.
    public nonisolated static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
    /// Stands for the system's spacing in ``setCustomSpacing(_:after:)`` and ``spacing``.
    public nonisolated static let spacingUseSystem: CGFloat = .leastNormalMagnitude

    // MARK: Making

    /// An empty row.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A row of `views`.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// A row that a storyboard describes.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        // This initializer cannot fail, and so cannot call the superclass's.
        coder.readInterface(UIView.self, into: self)
        coder.readInterface(UIStackView.self, into: self)
    }

    // MARK: Views

    /// The views that the stack lays out, in their order.
    open var arrangedSubviews: [UIView] { arranged }

    /// Puts a view at the end of the row, and into the stack where it is not in it yet.
    open func addArrangedSubview(_ view: UIView) {
        arrange(view, at: arranged.count)
    }

    /// Puts a view at a place in the row, and into the stack where it is not in it yet.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrange(view, at: stackIndex)
    }

    /// Takes a view out of the row. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        forgetArranged(view)
    }

    // MARK: Arrangement

    /// Whether it is a row or a column. A row unless set.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        willSet { recordAppearance(\UIStackView.axis, newValue) }
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// How the views share the stack's length. They fill it unless set.
    open var distribution: Distribution = .fill {
        willSet { recordAppearance(\UIStackView.distribution, newValue) }
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// Where the views lie across the stack. From edge to edge unless set.
    open var alignment: Alignment = .fill {
        willSet { recordAppearance(\UIStackView.alignment, newValue) }
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// The room between two views, in points: the least there is, where the distribution makes it equal. None unless set.
    open var spacing: CGFloat = 0 {
        willSet { recordAppearance(\UIStackView.spacing, newValue) }
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Sets the room between `arrangedSubview` and the next view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// What was set as the room between `arrangedSubview` and the next view; ``spacingUseDefault`` where nothing was.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Whether the room in a column is from one view's last baseline to the next one's first. False unless set.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether the views keep out of the stack's margins. False unless set.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    // MARK: View

    open override class var requiresConstraintBasedLayout: Bool { true }

    open override func updateConstraints() {
        arrange()
        super.updateConstraints()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        forgetArranged(subview)
    }

    /// The first view of a column; the highest one of a row.
    open override var forFirstBaselineLayout: UIView { baselineSource(isFirst: true) }

    /// The last view of a column; the highest one of a row.
    open override var forLastBaselineLayout: UIView { baselineSource(isFirst: false) }

    override func arranges(_ subview: UIView, hidden: Bool) -> Bool { setHidden(hidden, of: subview) }

    // MARK: State that the aspects keep here, since only a class's own body may store

    var arranged: [UIView] = []
    var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// The guide that reaches over all views across the stack, once an alignment needs it.
    var ownSpanner: UILayoutGuide?
    /// The guides between the views, in the distributions that have such.
    var gaps: [UILayoutGuide] = []
    /// The constraints that arrange the views.
    var rules: [ArrangementRule: NSLayoutConstraint] = [:]
}
