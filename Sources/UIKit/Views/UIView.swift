// `@exclusivity(unchecked)` is for the benchmark rows `feed-first` (layout) and `hit-static`: each view that is placed, walked or hit reads these.
import Host
import QuartzCore

/// A rectangle that shows something and that touches are given to.
///
/// Its geometry and appearance are those of its ``layer``, whose delegate it is. Coordinates are points, from the top left.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment, UITraitChangeObservable, UICoordinateSpace, UIFocusItem {
    /// The class of the layer that views of this class have: `CALayer` or a subclass of it.
    open class var layerClass: AnyClass { CALayer.self }
    /// The layer that shows the view, an instance of ``layerClass``. The view is its delegate.
    public let layer: CALayer

    // MARK: State that the aspects keep here, since only a class's own body may store

    // `nonisolated(unsafe)` here and below: `deinit` reads it too, when no other code can.
    @exclusivity(unchecked) nonisolated(unsafe) var orderedSubviews: [UIView] = []
    // A deallocated view clears this in its subviews. A weak reference would slow every walk upwards and every retain of a superview.
    @exclusivity(unchecked) nonisolated(unsafe) final var parentReference: Unmanaged<UIView>?
    /// Where the view was among its superview's subviews when it was last looked for.
    var positionHint = 0
    /// The window that the view is in.
    var windowLink: WindowLink?
    /// What tells the window that the view was last told of from others; it outlives the window, whose views are told that it went.
    var windowIdentity: ObjectIdentifier?
    /// The controller whose view this is.
    weak var controller: UIViewController? { didSet { mayHaveController = true } }
    /// False of most views: to ask for ``controller`` alone takes longer than all that else is asked of a view that moves.
    @exclusivity(unchecked) final var mayHaveController = false
    /// Something of the view is covered, or was.
    @exclusivity(unchecked) final var mayHaveSafeArea = false
    /// A subview's mask may say that it follows the view's size. False of most views, whose subviews then need not be looked through.
    @exclusivity(unchecked) final var mayHaveMaskedSubviews = false
    var ownBackgroundColor: UIColor?
    var ownTintColor: UIColor?
    /// Whether ``UIColor/tintColor`` was used when the view was drawn last.
    final var drawsWithTint = false
    /// The traits that hold in the view; nil while they are the platform's.
    var resolvedTraits: UITraitCollection?
    var traitNode: TraitNode?
    var keptMargins = Seldom<LayoutMargins>()
    var keptSafeArea = Seldom<CoveredEdges>()
    var attachedInteractions: [any UIInteraction] = []
    /// How many running animations keep touches from the view.
    package var animationsThatDisableInteraction = 0 { didSet { touchabilityDidChange() } }
    /// How many running animations move or fade the view and let touches find it where, and while, it is seen.
    package var animationsHitTestedAsShown = 0 { didSet { touchabilityDidChange() } }
    // `nonisolated(unsafe)` here and below: only the main actor accesses it, and `deinit`, when no other reference exists.
    /// Where the subviews can be touched, while they are many.
    @exclusivity(unchecked) nonisolated(unsafe) var touchIndex: SubviewIndex?
    /// What the view has to do with constraints; nil where that is nothing.
    @exclusivity(unchecked) nonisolated(unsafe) var constraintLayout: ViewLayout?
    package var attachedGestureRecognizers: [UIGestureRecognizer] = []

    // MARK: Making

    /// A view with the given frame, in its superview's coordinates.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        layer.owner = self
        layer.frame = frame
        prepareForFirstFrame()
    }

    /// A view that a storyboard describes: as one made with a frame of zero, until its properties are read.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        layer.owner = self
        prepareForFirstFrame()
        coder.readInterface(UIView.self, into: self)
    }

    /// A view with a frame of zero.
    public override convenience init() { self.init(frame: .zero) }

    deinit { if !endAlone() { leaveRemains() } }

    // MARK: Responder

    /// The view's controller, or else its superview.
    open override var next: UIResponder? { controller ?? parent }
    /// Makes the first responder resign if it is this view or in it, with `force` one that refuses too. False if it is still in here.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { baseEndEditing(force) }
    /// The class, the frame, and what else tells the view from others.
    nonisolated open override var description: String { MainActor.ifCurrent { describe() } ?? super.description }

    // MARK: Geometry

    /// The smallest rectangle around the view in its superview's coordinates. Set it only while ``transform`` is the identity.
    open var frame: CGRect {
        get { layer.frame }
        set { setLayerFrame(newValue) }
    }
    /// The view's rectangle in its own coordinates. Another size keeps ``center``.
    open var bounds: CGRect {
        get { layer.bounds }
        set { changeGeometry { layer.bounds = newValue } }
    }
    /// Where the view's ``anchorPoint``, its middle unless set, lies in its superview's coordinates.
    open var center: CGPoint {
        get { layer.position }
        set { changeGeometry { layer.position = newValue } }
    }
    /// How the view is moved, scaled and turned round its ``anchorPoint``.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }
    /// How the view is moved, scaled and turned round its ``anchorPoint`` in space.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    /// The point of the bounds that ``center`` places and ``transform`` turns about: (0, 0) is the top left, (1, 1) the bottom right.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { changeGeometry { layer.anchorPoint = newValue } }
    }
    /// Device pixels per point of what the view draws.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { setContentScale(newValue) }
    }
    /// The bounds have another origin or another size.
    func boundsDidChange(from oldBounds: CGRect) {}
    /// A subview is to be hidden or shown. Answers whether the view does that itself, as one that arranges it does.
    func arranges(_ subview: UIView, hidden: Bool) -> Bool { false }
    /// An object that contains the view for appearance proxies, besides its responders.
    var appearanceContainer: (any UIAppearanceContainer)? { nil }

    // MARK: Looks

    /// What is drawn behind everything else in the view. Nil, the default, draws nothing. Dynamic colours follow the view's traits.
    open var backgroundColor: UIColor? {
        get { ownBackgroundColor }
        set { setBackground(newValue) }
    }
    /// How much the view and its subviews cover what is behind, from 0 to 1. Below 0.01 they get no touches.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }
    /// A hidden view is not shown and gets no touches; nor do its subviews.
    open var isHidden: Bool {
        get { layer.isHidden || constraintLayout?.isLeaving == true }
        set { setHidden(newValue) }
    }
    /// Whether the view promises to fill its bounds with opaque content, which saves blending. True unless set.
    open var isOpaque = true { didSet { updateLayerBackground() } }
    /// Whether what reaches beyond the bounds is cut off. Touches outside of the bounds never reach subviews, clipped or not.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// How content fits the bounds when they change.
    open var contentMode: ContentMode = .scaleToFill {
        didSet { if contentMode != oldValue, !layer.showsText { updateContentsGravity() } }
    }
    /// A view whose alpha cuts this one's content out. It belongs to no superview; its frame is in this view's coordinates.
    open var mask: UIView? { didSet { layer.mask = mask?.layer } }
    /// The colour of what can be touched in the view. Unless set it is the superview's; the topmost one's is blue.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { setTint(newValue) }
    }
    /// Whether the tint is shown with its colour. Unless set it is as the superview has it.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set { changeTint { ownTintAdjustmentMode = newValue } }
    }
    var ownTintAdjustmentMode = TintAdjustmentMode.automatic
    /// The effective ``tintColor`` or ``tintAdjustmentMode`` changed. Override to colour what uses them.
    open func tintColorDidChange() {}

    // MARK: Drawing

    /// Draws the view's content in the part `rect` of the bounds. A view whose class does not override this has no bitmap of its own.
    open func draw(_ rect: CGRect) {}
    /// Draws the whole view again before the next frame.
    open func setNeedsDisplay() { if drawsContent { layer.setNeedsDisplay() } }
    /// Draws `rect`, in the view's coordinates, again before the next frame.
    open func setNeedsDisplay(_ rect: CGRect) { if drawsContent { layer.setNeedsDisplay(rect) } }

    // MARK: Touches

    /// Whether the view and its subviews get touches. True unless set.
    @exclusivity(unchecked) open var isUserInteractionEnabled = true { didSet { touchabilityDidChange() } }
    /// Whether a second finger on the view is given to it while a first is down. False unless set.
    open var isMultipleTouchEnabled = false
    /// Whether, while a finger is on the view, no other view of its window gets touches. False unless set.
    open var isExclusiveTouch = false { willSet { recordAppearance(\UIView.isExclusiveTouch, newValue) } }

    /// The deepest view of this hierarchy that contains `point`, in this view's coordinates, or nil.
    ///
    /// Leaves out views that are hidden, nearly transparent, do not interact or are animated without `allowUserInteraction`, with their
    /// subviews. Finds a view that a property animator moves or fades as it is shown (`isManualHitTestingEnabled`).
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard mayReceiveTouches, self.point(inside: point, with: event) else { return nil }
        return hitTestSubviews(point, with: event) ?? self
    }
    /// Whether `point`, in the view's coordinates, is the view's to handle: whether it is in its bounds, unless overridden.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// The recognizers that were added to the view, nil when there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { attachedGestureRecognizers.isEmpty ? nil : attachedGestureRecognizers }
        set { replaceGestureRecognizers(with: newValue ?? []) }
    }
    /// Lets `gestureRecognizer` see the touches of this view and its subviews. It leaves the view that it was added to before.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { baseAddGestureRecognizer(gestureRecognizer) }
    /// Takes `gestureRecognizer` off the view.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { baseRemoveGestureRecognizer(gestureRecognizer) }
    /// Whether a recognizer may leave its possible state. Called on its own view and on touched views that would lose their touches.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// The interactions that were added to the view.
    open var interactions: [any UIInteraction] {
        get { attachedInteractions }
        set { replaceInteractions(with: newValue) }
    }
    /// Adds an interaction, which leaves the view that it was added to before.
    open func addInteraction(_ interaction: any UIInteraction) { baseAddInteraction(interaction) }
    /// Takes an interaction off the view.
    open func removeInteraction(_ interaction: any UIInteraction) { baseRemoveInteraction(interaction) }

    // MARK: Hierarchy

    /// The view that this one is in.
    open var superview: UIView? { parent }
    /// The views in this one, from the rearmost to the frontmost.
    open var subviews: [UIView] { orderedSubviews }
    /// The window that the view is in.
    open var window: UIWindow? { currentWindow }
    /// A number to find the view by.
    open var tag = 0
    /// A name that a storyboard or the app gives the view. Nil unless set. Differs from UIKit: the desktop restores no state.
    open var restorationIdentifier: String? {
        get { baseRestorationIdentifier }
        set { baseRestorationIdentifier = newValue }
    }

    /// Puts `view` in front of the other subviews, after taking it out of its superview.
    open func addSubview(_ view: UIView) { insert(view, at: .front) }
    /// Puts `view` at a place among the subviews; 0 is behind all others.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }
    /// Puts `view` directly behind a subview, and its layer directly behind that one's.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, at: .below(siblingSubview)) }
    /// Puts `view` directly in front of a subview, and its layer directly in front of that one's: behind sublayers that the program put there.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, at: .above(siblingSubview)) }
    /// Lets two subviews change places.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { baseExchangeSubview(index1, index2) }
    /// Puts a subview in front of the others.
    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: .front) }
    /// Puts a subview behind the others.
    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: .index(0)) }
    /// Takes the view out of its superview.
    open func removeFromSuperview() { baseRemoveFromSuperview() }
    /// A subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// A subview is about to be removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// The view is about to be added to a superview, or taken out of one.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// The view was added to a superview, or taken out of one.
    open func didMoveToSuperview() {}
    /// The view is about to come into a window, or to leave it, with its superview or alone.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// The view came into a window, or left it.
    open func didMoveToWindow() {}
    /// Whether the view is `view` or somewhere in it.
    open func isDescendant(of view: UIView) -> Bool { baseIsDescendant(of: view) }
    /// The first view of this hierarchy, this one first and then its subviews in order, whose ``tag`` is `tag`.
    open func viewWithTag(_ tag: Int) -> UIView? { baseViewWithTag(tag) }

    // MARK: Layout

    /// What changes when the superview's size does. Nothing unless set.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue { autoresizingMaskDidChange() } }
    }
    /// Whether subviews follow changes of the view's size as their masks say. True unless set.
    open var autoresizesSubviews = true
    /// Lays out the subviews before the next frame.
    open func setNeedsLayout() { layer.setNeedsLayout() }
    /// Lays out the subviews now, where that is needed.
    open func layoutIfNeeded() { baseLayoutIfNeeded() }
    /// Places the subviews where constraints say. Override it to place others yourself; never call it, but ``setNeedsLayout()``.
    open func layoutSubviews() { placeMovedSubviews() }
    /// The size that the view would like to have within `size`: its present one, unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Gives the view the size of ``sizeThatFits(_:)``, keeping its top left corner where it is.
    open func sizeToFit() { baseSizeToFit() }
    /// The size that the view's content has by itself; ``noIntrinsicMetric`` where it has none, as along both axes unless overridden.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    /// The content has another size by itself.
    open func invalidateIntrinsicContentSize() { contentSizeDidChange() }
    /// The height of content that wraps, at a width; nil for content whose height does not depend on that.
    func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }
    /// Whether the content is mirrored where text runs from right to left.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        willSet { recordAppearance(\UIView.semanticContentAttribute, newValue) }
        didSet { if semanticContentAttribute != oldValue { directionDidChange() } }
    }
    /// The direction in which the view's content runs.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { effectiveDirection }

    // MARK: Constraints

    /// Whether constraints take the frame and ``autoresizingMask`` as given. True by default; if false, constraints determine the frame.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { constraintLayout?.keepsFrame ?? true }
        set { setKeepsFrame(newValue) }
    }
    /// Whether the class lays itself out by constraints only. False unless overridden.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Changes the view's constraints. Override it where it is cheaper to change many at once; call `super` at the end.
    open func updateConstraints() { constraintLayout?.needsUpdateConstraints = false }
    /// Calls ``updateConstraints()`` before the next layout.
    open func setNeedsUpdateConstraints() { listForUpdateConstraints() }
    /// Calls ``updateConstraints()`` now, in this view and in those inside of it that asked for it.
    open func updateConstraintsIfNeeded() { LayoutUpdates.settle(.hierarchy(top: topmostIdentity), onlyConstraints: true) }
    /// Whether ``updateConstraints()`` is to be called.
    open func needsUpdateConstraints() -> Bool { constraintLayout?.needsUpdateConstraints ?? false }
    /// How much the frame is larger than what constraints are about, on each side. None unless overridden.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// What constraints are about, of a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// The frame of which constraints are about `alignmentRect`.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.inset(by: alignmentRectInsets.inverted) }
    /// The view whose first line's baseline is this one's: the one for the last line, unless overridden.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    /// The view whose last line's baseline is this one's: the view itself, unless overridden.
    open var forLastBaselineLayout: UIView { self }
    /// The baselines in a view of `size`.
    func baselineOffsets(in size: CGSize) -> BaselineOffsets { BaselineOffsets() }
    /// How much content is kept to its size unless that was set.
    var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultLow, .defaultLow) }
    /// How much the view keeps to its content's size where there is more room: 250 unless set.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging(along: axis) }
    /// Sets how much the view keeps to its content's size where there is more room.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHugging(priority, along: axis)
    }
    /// How much the view resists being made smaller than its content: 750 unless set.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { resistance(along: axis) }
    /// Sets how much the view resists being made smaller than its content.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setResistance(priority, along: axis)
    }
    /// The size that the constraints in the view give it, as near to `targetSize` as a priority of 50 can bring it.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// The size that the constraints in the view give it, as near to `targetSize` as the priorities can bring it.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        fittingSize(FittingRequest(size: targetSize, horizontal: horizontal, vertical: vertical))
    }
    /// The insets of content, in points: 8 by default, the scene's margins for a controller's view (``insetsLayoutMarginsFromSafeArea``).
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setMargins(newValue) }
    }
    /// ``layoutMargins``, by the direction of text.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(effectiveLayoutMargins, in: effectiveUserInterfaceLayoutDirection) }
        set { changeMargins { $0.own = newValue } }
    }
    /// Whether the view also keeps its content out of its superview's margins. False unless set.
    open var preservesSuperviewLayoutMargins: Bool {
        get { margins.preservesSuperview }
        set { setPreservesMargins(newValue) }
    }
    /// Whether margins start at the safe area's edges instead of the view's. True unless set.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { margins.insetsFromSafeArea }
        set { changeMargins { $0.insetsFromSafeArea = newValue } }
    }
    /// ``layoutMargins`` changed.
    open func layoutMarginsDidChange() {}
    /// How far the view's edges are covered by bars and by what the controller adds, in points.
    open var safeAreaInsets: UIEdgeInsets { safeArea }
    /// ``safeAreaInsets`` changed.
    open func safeAreaInsetsDidChange() {}

    // MARK: Layout guides and constraints

    /// Adds a guide to the view.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { baseAddLayoutGuide(layoutGuide) }
    /// Removes a guide and the constraints with it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { baseRemoveLayoutGuide(layoutGuide) }
    /// The guides that were added to the view, and its own guides that were read.
    open var layoutGuides: [UILayoutGuide] { (constraintLayout?.edgeGuides ?? []) + (constraintLayout?.guides ?? []) }
    /// The safe area, which bars do not cover.
    open var safeAreaLayoutGuide: UILayoutGuide { layoutWithConstraints.edgeGuide(.safeArea) }
    /// The area of the first responder's input views, created when first read. Without any, it lies as on an iPad with a hardware keyboard:
    /// from the safe area's lower edge to the view's.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { baseKeyboardLayoutGuide }
    /// The area within the view's margins.
    open var layoutMarginsGuide: UILayoutGuide { layoutWithConstraints.edgeGuide(.margins) }
    /// The area within the margins that is not wider than readable lines of text.
    open var readableContentGuide: UILayoutGuide { layoutWithConstraints.edgeGuide(.readable) }
    /// The constraints that the view holds: those between the view and its descendants.
    open var constraints: [NSLayoutConstraint] { constraintLayout?.held ?? [] }
    /// Adds a constraint. Its items are the view or its descendants.
    open func addConstraint(_ constraint: NSLayoutConstraint) { baseAddConstraint(constraint) }
    /// Adds constraints. Their items are the view or its descendants.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { addConstraint(constraint) } }
    /// Removes a constraint that the view holds.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { if constraint.container === self { letGo(of: constraint) } }
    /// Removes constraints that the view holds.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { removeConstraint(constraint) } }

    /// Whether another frame would satisfy the view's constraints as well.
    open var hasAmbiguousLayout: Bool { baseHasAmbiguousLayout }
    /// Moves a view with an ambiguous layout to another frame that satisfies its constraints.
    open func exerciseAmbiguityInLayout() { baseExerciseAmbiguity() }
    /// The constraints along an axis that affect the view's frame.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraintLayout?.mentions(of: self, along: axis) ?? []
    }
    /// The edge where a line of text starts.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .leading)) }
    /// The edge where a line of text ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .trailing)) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .left)) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .right)) }
    /// The upper edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .top)) }
    /// The lower edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .bottom)) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .width)) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .height)) }
    /// The middle between left and right.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .centerX)) }
    /// The middle between top and bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .centerY)) }
    /// The baseline of the first line of text; the upper edge without any.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .firstBaseline)) }
    /// The baseline of the last line of text; the lower edge without any.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .lastBaseline)) }

    // MARK: Coordinates

    /// A point of this view in the coordinates of another one; of the window, where `view` is nil.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: conversionLayer(of: view)) }
    /// A point of another view, or of the window where `view` is nil, in this view's coordinates.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: conversionLayer(of: view)) }
    /// The smallest rectangle around `rect` in the coordinates of another view, or of the window if `view` is nil.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: conversionLayer(of: view)) }
    /// A rectangle of another view, or of the window where `view` is nil, in this view's coordinates.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: conversionLayer(of: view)) }
    /// A point of this view in the coordinates of another space.
    open func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint { baseConvert(point, to: space) }
    /// A point of another space in this view's coordinates.
    open func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint { baseConvert(point, from: space) }
    /// A rectangle of this view in the coordinates of another space: the smallest that contains it.
    open func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { baseConvert(rect, to: space) }
    /// A rectangle of another space in this view's coordinates: the smallest that contains it.
    open func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect { baseConvert(rect, from: space) }
    /// The view's own coordinate space.
    open var coordinateSpace: any UICoordinateSpace { self }

    // MARK: Traits
    /// What surrounds the view: light or dark, room, pixels per point.
    open var traitCollection: UITraitCollection { currentTraits }
    /// The traits changed. Most code registers for those that it uses instead, see ``registerForTraitChanges(_:handler:)``.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Traits that the view changes for itself and its subviews.
    open var traitOverrides: UITraitOverrides {
        get { traitNode?.overrides ?? UITraitOverrides() }
        set { setTraitOverrides(newValue) }
    }
    /// Light or dark for the view and its subviews, whatever surrounds it; unspecified, the default, lets that decide.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { setStyleOverride(newValue) }
    }
    /// The smallest size of text in the view and its subviews; nil, the default, for no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traitNode?.contentSizeLimits.minimum }
        set { limitContentSize { $0.minimum = newValue } }
    }
    /// The largest size of text in the view and its subviews; nil, the default, for no limit. Add a ``UILargeContentViewerInteraction`` to a
    /// view with a limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traitNode?.contentSizeLimits.maximum }
        set { limitContentSize { $0.maximum = newValue } }
    }
    /// The limits of the view and of its superviews, to debug a size.
    open var appliedContentSizeCategoryLimitsDescription: String { contentSizeLimitsDescription }
    /// The traits that the view gets before its own overrides.
    var traitsFromAbove: UITraitCollection { controller?.currentTraits ?? parent?.currentTraits ?? .platformOnMain }

    // MARK: Accessibility and focus

    override var frameByDefault: CGRect { frameOnScreen }
    /// Whether the keyboard's focus can be at the view. False, and of controls and lists whether they can be used, unless overridden.
    open var canBecomeFocused: Bool { false }
    /// Where the focus goes when it comes into the view. The view's controller says so, unless overridden.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { controller?.preferredFocusEnvironments ?? [] }
    /// The group of items that Tab takes as one. Nil unless set.
    open var focusGroupIdentifier: String? {
        get { accessibilityRecord?.rarities?.focusGroup }
        set { ensuredAccessibilityRecord.ensuredRarities.focusGroup = newValue }
    }
    /// Whether the focus may go as the context tells. True unless overridden.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// The focus went as the context tells. Does nothing unless overridden.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    /// Whether the view is focused.
    open var isFocused: Bool { window?.windowScene?.focusIfAny?.item === self }
    /// The view's controller, or its superview.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { controller ?? superview }
    /// The view.
    open var focusItemContainer: (any UIFocusItemContainer)? { self }
    /// The focusable descendants that intersect a rectangle.
    ///
    /// - Complexity: O(*n*) in the number of views.
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] { baseFocusItems(in: rect) }
    /// The appearance of the focused view. The default is a ring; nil for none.
    open var focusEffect: UIFocusEffect? {
        get { baseFocusEffect }
        set { baseFocusEffect = newValue }
    }
    /// The view's priority in its focus group.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { accessibilityRecord?.rarities?.focusGroupPriority ?? .ignored }
        set { ensuredAccessibilityRecord.ensuredRarities.focusGroupPriority = newValue }
    }
    /// Requests a focus update if the focus is in the view.
    open func setNeedsFocusUpdate() { window?.windowScene?.focusIfAny?.invalidate(self) }
    /// Performs a requested focus update now.
    open func updateFocusIfNeeded() { window?.windowScene?.focusIfAny?.update() }
    /// Whether the large content viewer shows the view. False unless set.
    open var showsLargeContentViewer: Bool {
        get { largeContent.isShown ?? false }
        set { largeContent.isShown = newValue }
    }
    /// What the large content viewer says of the view. Unless set, what a button or a label says.
    open var largeContentTitle: String? {
        get { largeContent.title }
        set { largeContent.title = newValue }
    }
    /// The picture that the large content viewer shows. Unless set, that of a button or an image view.
    open var largeContentImage: UIImage? {
        get { largeContent.image }
        set { largeContent.image = newValue }
    }
    /// Whether that picture is made as large as the viewer has room for. False unless set.
    open var scalesLargeContentImage: Bool {
        get { largeContent.scalesImage ?? false }
        set { largeContent.scalesImage = newValue }
    }
    /// How far that picture is moved, in points.
    open var largeContentImageInsets: UIEdgeInsets {
        get { largeContent.imageInsets ?? .zero }
        set { largeContent.imageInsets = newValue }
    }
    /// The outline that the view collides with, in a `UIDynamicAnimator`. Its bounds unless overridden.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// That outline for the type `path`, about the view's middle. Empty unless overridden.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    // MARK: The layer's delegate

    /// Gives the layer its contents: draws into its bitmap, unless overridden.
    open func display(_ layer: CALayer) { layer.drawContents() }
    /// Draws the view's content: calls ``draw(_:)`` with `ctx` as the current graphics context.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(of: layer, in: ctx) }
    /// The layer is about to be drawn.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Whether the view draws anything itself.
    public func layerShouldDraw(_ layer: CALayer) -> Bool { drawsContent }
    /// Lays out the subviews, and tells the view's controller.
    open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layoutWithController() } }
    /// How a change of the layer is animated: as the animation block says that runs, and not at all outside of one.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { animationAction(for: layer, forKey: event) }
    /// A view that shows the present appearance of this one and does not change. Nil for a view without an area.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { baseSnapshotView(afterScreenUpdates: afterUpdates) }
    /// A view that shows the part `rect`. Resized, it stretches only what is inside of `capInsets`, in points.
    open func resizableSnapshotView(from rect: CGRect, afterScreenUpdates update: Bool, withCapInsets capInsets: UIEdgeInsets) -> UIView? {
        baseResizableSnapshotView(from: rect, afterScreenUpdates: update, withCapInsets: capInsets)
    }
    /// Draws the present appearance into the current graphics context: the bounds fill `rect`. False if nothing was drawn.
    @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        baseDrawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
    }
    /// Draws the part `rect` for a print formatter into the current context: the view and what is in it, unless overridden.
    open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { drawForPrinting() }
    /// A formatter that prints the view.
    open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}
