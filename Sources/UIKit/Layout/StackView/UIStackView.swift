import Foundation

/// A view that lays out its arranged subviews in a row or a column with its own constraints.
///
/// The views in ``arrangedSubviews`` are also subviews; other subviews are not arranged. A hidden view takes no space in the stack. In an animation
/// block, hiding and showing a view is animated.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// The options for how arranged views fill the length of the stack.
    public enum Distribution: Int, Sendable {
        /// The views fill the stack. Their hugging and compression resistance priorities decide which of them grow or shrink.
        case fill = 0
        /// The views fill the stack and have equal lengths.
        case fillEqually = 1
        /// The views fill the stack in proportion to their content lengths.
        case fillProportionally = 2
        /// The gaps between views are equal, and at least ``UIStackView/spacing``.
        case equalSpacing = 3
        /// The distances between the centers of views are equal, and the gaps at least ``UIStackView/spacing``.
        case equalCentering = 4
    }

    /// The options for aligning arranged views across the stack.
    public enum Alignment: Int, Sendable {
        /// Views fill the stack from edge to edge.
        case fill = 0
        /// Views are aligned with the leading edge of a column.
        case leading = 1
        /// The first baselines of a row's views are aligned.
        case firstBaseline = 2
        /// Views are centered.
        case center = 3
        /// Views are aligned with the trailing edge of a column.
        case trailing = 4
        /// The last baselines of a row's views are aligned.
        case lastBaseline = 5

        /// Views are aligned with the upper edge of a row.
        public static var top: Alignment { .leading }
        /// Views are aligned with the lower edge of a row.
        public static var bottom: Alignment { .trailing }
    }

    /// A placeholder for ``spacing`` in ``setCustomSpacing(_:after:)``.
    public nonisolated static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
    /// A placeholder for the system's spacing in ``setCustomSpacing(_:after:)`` and ``spacing``.
    public nonisolated static let spacingUseSystem: CGFloat = .leastNormalMagnitude

    // MARK: Initialization

    /// Creates an empty horizontal stack.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a horizontal stack of `views`.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Creates a stack from an interface file.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        // This initializer is not failable, so it cannot call the superclass's `init?(coder:)`.
        coder.readInterface(UIView.self, into: self)
        coder.readInterface(UIStackView.self, into: self)
    }

    // MARK: Views

    /// The views that the stack lays out, in order.
    open var arrangedSubviews: [UIView] { arranged }

    /// Appends a view to the arranged views. Adds the view as a subview if necessary.
    open func addArrangedSubview(_ view: UIView) {
        arrange(view, at: arranged.count)
    }

    /// Inserts a view at an index of the arranged views. Adds the view as a subview if necessary.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrange(view, at: stackIndex)
    }

    /// Removes a view from the arranged views. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        forgetArranged(view)
    }

    // MARK: Arrangement

    /// The axis along which the views are arranged. Horizontal by default.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        willSet { recordAppearance(\UIStackView.axis, newValue) }
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// The distribution of views along the stack. ``Distribution/fill`` by default.
    open var distribution: Distribution = .fill {
        willSet { recordAppearance(\UIStackView.distribution, newValue) }
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// The alignment of views across the stack. ``Alignment/fill`` by default.
    open var alignment: Alignment = .fill {
        willSet { recordAppearance(\UIStackView.alignment, newValue) }
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// The spacing between neighboring views, in points. Zero by default. For the distributions with equal gaps or equal center distances, this is the
    /// minimum spacing.
    open var spacing: CGFloat = 0 {
        willSet { recordAppearance(\UIStackView.spacing, newValue) }
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Sets the spacing between `arrangedSubview` and the next view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// Returns the custom spacing between `arrangedSubview` and the next view; ``spacingUseDefault`` if it was not set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Whether spacing in a column is measured from the last baseline of a view to the first baseline of the next one. False by default.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether the views are laid out inside the stack's layout margins. False by default.
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

    /// The view that provides the first baseline: the first view of a column, or the tallest view of a row.
    open override var forFirstBaselineLayout: UIView { baselineSource(isFirst: true) }

    /// The view that provides the last baseline: the last view of a column, or the tallest view of a row.
    open override var forLastBaselineLayout: UIView { baselineSource(isFirst: false) }

    override func arranges(_ subview: UIView, hidden: Bool) -> Bool { setHidden(hidden, of: subview) }

    // MARK: State of the extensions, which cannot have stored properties

    var arranged: [UIView] = []
    var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// The guide that spans all views across the stack; nil until an alignment needs it.
    var ownSpanner: UILayoutGuide?
    /// The guides between the views, for the distributions that use them.
    var gaps: [UILayoutGuide] = []
    /// The constraints that arrange the views.
    var rules: [ArrangementRule: NSLayoutConstraint] = [:]
}
