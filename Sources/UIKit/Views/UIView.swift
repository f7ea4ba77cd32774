// `@exclusivity(unchecked)` is for the benchmark rows `feed-first` (layout) and `hit-static`: layout, traversal and hit testing read these.
import Host
import QuartzCore

/// A rectangle that shows content and handles touches.
///
/// Its geometry and appearance are stored by its ``layer``, whose delegate it is. Coordinates are in points, from the top left.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment, UITraitChangeObservable, UICoordinateSpace, UIFocusItem {
    /// The class of the view's layer: `CALayer` or a subclass.
    open class var layerClass: AnyClass { CALayer.self }
    /// The layer of the view, an instance of ``layerClass``. The view is its delegate.
    open var layer: CALayer { ownLayer }
    /// The stored layer, for code that runs for each view of a frame: it is read without a dynamic call.
    final let ownLayer: CALayer
    // MARK: State of the extensions, which cannot have stored properties
    // `nonisolated(unsafe)` here and below: `deinit` also reads it, when no other code can.
    @exclusivity(unchecked) nonisolated(unsafe) var orderedSubviews: [UIView] = []
    // A deallocated view clears this in its subviews. A weak reference would slow down every upward traversal and every retain of a superview.
    @exclusivity(unchecked) nonisolated(unsafe) final var parentReference: Unmanaged<UIView>?
    /// The latest known index of the view in its superview's subviews.
    var positionHint = 0
    var windowLink: WindowLink?
    /// The identity of the window that the view was last notified of. It outlives the window, whose deallocation also notifies views.
    var windowIdentity: ObjectIdentifier?
    /// The controller of the view.
    weak var controller: UIViewController? { didSet { mayHaveController = true } }
    /// Whether the view may have a controller. False for most views; it saves reads of the weak ``controller``, which are slow.
    @exclusivity(unchecked) final var mayHaveController = false
    /// Whether the view has, or had, safe area insets.
    @exclusivity(unchecked) final var mayHaveSafeArea = false
    /// Whether a subview may have an autoresizing mask. False for most views, which then skip the iteration over subviews.
    @exclusivity(unchecked) final var mayHaveMaskedSubviews = false
    var ownBackgroundColor: UIColor?
    var ownTintColor: UIColor?
    /// Whether the latest drawing of the view used ``UIColor/tintColor``.
    final var drawsWithTint = false
    /// The resolved traits of the view; nil for the traits of the platform.
    var resolvedTraits: UITraitCollection?
    package final var traitNode: TraitNode?
    final var propertyState = PropertyUpdates.State.first
    /// Whether ``PropertyUpdates`` lists the view.
    final var awaitsProperties = false
    var cachedMargins = RareStorage<LayoutMargins>()
    var cachedSafeArea = RareStorage<CoveredEdges>()
    var attachedInteractions: [any UIInteraction] = []
    /// The number of running animations that disable user interaction.
    package var animationsThatDisableInteraction = 0 { didSet { touchabilityDidChange() } }
    /// The number of running animations that move or fade the view while hit testing uses the presented state.
    package var animationsHitTestedAsShown = 0 { didSet { touchabilityDidChange() } }
    // `nonisolated(unsafe)` here and below: only the main actor accesses it, and `deinit`, when no other reference exists.
    /// The spatial index of the subviews for hit testing, while there are many.
    nonisolated(unsafe) var touchIndex: SubviewIndex?
    /// The constraint-related state of the view; nil if the view does not use constraints.
    @exclusivity(unchecked) nonisolated(unsafe) var constraintLayout: ViewLayout?
    package var attachedGestureRecognizers: [UIGestureRecognizer] = []

    // MARK: Initialization
    /// Creates a view with a frame in its superview's coordinates.
    public init(frame: CGRect) {
        ownLayer = Self.makeLayer()
        super.init()
        ownLayer.owner = self
        ownLayer.frame = frame
        prepareForFirstFrame()
    }

    /// Creates a view from an interface file: with a frame of zero, until its properties are decoded.
    public required init?(coder: NSCoder) {
        ownLayer = Self.makeLayer()
        super.init()
        ownLayer.owner = self
        prepareForFirstFrame()
        coder.readInterface(UIView.self, into: self)
    }

    /// Creates a view with a frame of zero.
    public override convenience init() { self.init(frame: .zero) }

    deinit { if !endAlone() { tearDownAfterDeinit() } }

    // MARK: Responder
    /// The view's controller, or else its superview.
    open override var next: UIResponder? { controller ?? parent }
    /// Makes the first responder in this view resign. `force` overrides its refusal. Returns false if it did not resign.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { baseEndEditing(force) }
    /// The class, the address, the frame and other properties that identify the view.
    nonisolated open override var description: String { MainActor.ifCurrent { describe() } ?? super.description }

    // MARK: Geometry
    /// The smallest rectangle that contains the view, in its superview's coordinates. Do not set it unless ``transform`` is the identity.
    open var frame: CGRect {
        get { ownLayer.frame }
        set { setLayerFrame(newValue) }
    }
    /// The view's rectangle in its own coordinates. A new size keeps ``center``.
    open var bounds: CGRect {
        get { ownLayer.bounds }
        set { changeGeometry { ownLayer.bounds = newValue } }
    }
    /// The position of the view's ``anchorPoint`` in its superview's coordinates. By default, the anchor point is the center.
    open var center: CGPoint {
        get { ownLayer.position }
        set { changeGeometry { ownLayer.position = newValue } }
    }
    /// The affine transform of the view, applied around its ``anchorPoint``.
    open var transform: CGAffineTransform {
        get { ownLayer.affineTransform() }
        set { ownLayer.setAffineTransform(newValue) }
    }
    /// The 3D transform of the view, applied around its ``anchorPoint``.
    open var transform3D: CATransform3D {
        get { ownLayer.transform }
        set { ownLayer.transform = newValue }
    }
    /// The point at ``center`` around which ``transform`` is applied, in unit coordinates: (0, 0) is the top left, (1, 1) the bottom right.
    open var anchorPoint: CGPoint {
        get { ownLayer.anchorPoint }
        set { changeGeometry { ownLayer.anchorPoint = newValue } }
    }
    /// The number of device pixels per point in the view's drawing.
    open var contentScaleFactor: CGFloat {
        get { ownLayer.contentsScale }
        set { setContentScale(newValue) }
    }
    /// Called when the origin or the size of the bounds changed.
    func boundsDidChange(from oldBounds: CGRect) {}
    /// Called before a subview is hidden or shown. Returns true if the view does that itself, as a stack view does.
    func arranges(_ subview: UIView, hidden: Bool) -> Bool { false }
    /// An additional container for matching appearance proxies; nil if only responders contain the view.
    var appearanceContainer: (any UIAppearanceContainer)? { nil }

    // MARK: Appearance
    /// The background colour. Nil, the default, draws no background. Dynamic colours follow the view's traits.
    open var backgroundColor: UIColor? {
        get { ownBackgroundColor }
        set { setBackground(newValue) }
    }
    /// The opacity of the view and its subviews, from 0 to 1. Below 0.01 they receive no touches.
    open var alpha: CGFloat {
        get { CGFloat(ownLayer.opacity) }
        set { ownLayer.opacity = Float(newValue) }
    }
    /// Whether the view is hidden. A hidden view and its subviews are not drawn, and receive no touches.
    open var isHidden: Bool {
        get { ownLayer.isHidden || constraintLayout?.isLeaving == true }
        set { setHidden(newValue) }
    }
    /// Whether the view fills its bounds with opaque content, which saves blending. True by default.
    open var isOpaque = true { didSet { updateLayerBackground() } }
    /// Whether content outside the bounds is clipped. Subviews never receive touches outside the bounds, with or without clipping.
    open var clipsToBounds: Bool {
        get { ownLayer.masksToBounds }
        set { ownLayer.masksToBounds = newValue }
    }
    /// The fit of the content when the bounds change.
    open var contentMode: ContentMode = .scaleToFill {
        didSet { if contentMode != oldValue, !ownLayer.showsText { updateContentsGravity() } }
    }
    /// A view whose alpha channel masks this view's content. It has no superview; its frame is in this view's coordinates.
    open var mask: UIView? { didSet { ownLayer.mask = mask?.ownLayer } }
    /// The tint colour of interactive elements. By default the superview's; blue for the topmost view.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { setTint(newValue) }
    }
    /// Whether the tint colour is desaturated. The superview's mode by default.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set { changeTint { ownTintAdjustmentMode = newValue } }
    }
    var ownTintAdjustmentMode = TintAdjustmentMode.automatic
    /// Called when the effective `tintColor` or `tintAdjustmentMode` changed. Override to update content that uses them.
    open func tintColorDidChange() {}

    // MARK: Drawing
    /// Draws the view's content in the part `rect` of the bounds. A view whose class does not override this has no bitmap.
    open func draw(_ rect: CGRect) {}
    /// Marks the whole view for drawing before the next frame.
    open func setNeedsDisplay() { if drawsContent { ownLayer.setNeedsDisplay() } }
    /// Marks `rect`, in the view's coordinates, for drawing before the next frame.
    open func setNeedsDisplay(_ rect: CGRect) { if drawsContent { ownLayer.setNeedsDisplay(rect) } }

    // MARK: Touches
    /// Whether the view and its subviews receive touches. True by default.
    @exclusivity(unchecked) open var isUserInteractionEnabled = true { didSet { touchabilityDidChange() } }
    /// Whether the view receives more than one touch at a time. False by default.
    open var isMultipleTouchEnabled = false
    /// Whether other views of the window receive no touches while the view has one. False by default.
    open var isExclusiveTouch = false { willSet { recordAppearance(\UIView.isExclusiveTouch, newValue) } }

    /// Returns the deepest view in this hierarchy that contains `point`, in this view's coordinates, or nil.
    ///
    /// Excludes views that are hidden, nearly transparent, not interactive or animated without `allowUserInteraction`, with their subviews. Uses the
    /// presented frame of a view that a property animator moves or fades (`isManualHitTestingEnabled`).
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard mayReceiveTouches, self.point(inside: point, with: event) else { return nil }
        return hitTestSubviews(point, with: event) ?? self
    }
    /// Whether the view contains `point`, in its own coordinates. By default, whether the bounds contain it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// The gesture recognizers of the view; nil if it has no recognizers.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { attachedGestureRecognizers.isEmpty ? nil : attachedGestureRecognizers }
        set { replaceGestureRecognizers(with: newValue ?? []) }
    }
    /// Adds a gesture recognizer for the touches of this view and its subviews. Removes it from its previous view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { baseAddGestureRecognizer(gestureRecognizer) }
    /// Removes a gesture recognizer.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { baseRemoveGestureRecognizer(gestureRecognizer) }
    /// Whether a recognizer may leave its possible state. Called on its own view and on touched views that would lose their touches.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// The interactions of the view.
    open var interactions: [any UIInteraction] {
        get { attachedInteractions }
        set { replaceInteractions(with: newValue) }
    }
    /// Adds an interaction. Removes it from its previous view.
    open func addInteraction(_ interaction: any UIInteraction) { baseAddInteraction(interaction) }
    /// Removes an interaction.
    open func removeInteraction(_ interaction: any UIInteraction) { baseRemoveInteraction(interaction) }

    // MARK: Hierarchy
    /// The superview of the view.
    open var superview: UIView? { parent }
    /// The subviews, from back to front.
    open var subviews: [UIView] { orderedSubviews }
    /// The window of the view.
    open var window: UIWindow? { currentWindow }
    /// A number that identifies the view.
    open var tag = 0
    /// The name of the view in state restoration: its state is saved with its controller's. Nil, the default, saves nothing.
    open var restorationIdentifier: String? {
        get { baseRestorationIdentifier }
        set { baseRestorationIdentifier = newValue }
    }
    /// Adds the view's state to `coder`, if it has a ``restorationIdentifier``. Does nothing by default; call `super`.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Restores the state that the view encoded. Does nothing by default; call `super`.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// Adds `view` in front of the other subviews. Removes it from its previous superview.
    open func addSubview(_ view: UIView) { insert(view, at: .front) }
    /// Inserts `view` at an index of the subviews; 0 is the back.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }
    /// Inserts `view` directly behind a subview, and its layer directly behind that subview's layer.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, at: .below(siblingSubview)) }
    /// Inserts `view` directly in front of a subview, and its layer directly in front of that subview's layer. Sublayers of the app stay in front.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, at: .above(siblingSubview)) }
    /// Exchanges the positions of two subviews.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { baseExchangeSubview(index1, index2) }
    /// Moves a subview to the front.
    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: .front) }
    /// Moves a subview to the back.
    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: .index(0)) }
    /// Removes the view from its superview.
    open func removeFromSuperview() { baseRemoveFromSuperview() }
    /// Called when a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the view's superview changes; nil for removal.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the view's superview changed.
    open func didMoveToSuperview() {}
    /// Called before the view's window changes; nil for removal.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the view's window changed.
    open func didMoveToWindow() {}
    /// Whether the view is `view` or a descendant of it.
    open func isDescendant(of view: UIView) -> Bool { baseIsDescendant(of: view) }
    /// Returns the first view with the tag `tag`, in depth-first order, starting with this view.
    open func viewWithTag(_ tag: Int) -> UIView? { baseViewWithTag(tag) }

    // MARK: Layout

    /// The flexible dimensions when the superview's size changes. Empty by default.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue { autoresizingMaskDidChange() } }
    }
    /// Whether subviews are resized according to their autoresizing masks. True by default.
    open var autoresizesSubviews = true
    /// Schedules a layout of the subviews before the next frame.
    open func setNeedsLayout() { ownLayer.setNeedsLayout() }
    /// Lays out the subviews now, if a layout is scheduled.
    open func layoutIfNeeded() { baseLayoutIfNeeded() }
    /// Lays out the subviews according to their constraints. Override it for a custom layout; call `setNeedsLayout()` instead of this method.
    open func layoutSubviews() { setFramesOfMovedSubviews() }
    /// Sets the properties of the view and its subviews, before a layout. Changes of `@Observable` objects and traits that it read cause calls.
    open func updateProperties() {}
    /// Schedules a call of ``updateProperties()`` before the next frame. It does not cause a layout.
    open func setNeedsUpdateProperties() { baseSetNeedsUpdateProperties() }
    /// Calls the due ``updateProperties()`` of the view, its controller and its descendants now.
    open func updatePropertiesIfNeeded() { baseUpdatePropertiesIfNeeded() }
    /// Returns the best size of the view within `size`. By default the current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Resizes the view to ``sizeThatFits(_:)``, and keeps its top left corner.
    open func sizeToFit() { baseSizeToFit() }
    /// The natural size of the view's content; `noIntrinsicMetric`, the default, along an axis without a natural size.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    /// Updates the layout after ``intrinsicContentSize`` changed.
    open func invalidateIntrinsicContentSize() { contentSizeDidChange() }
    /// Returns the height of wrapping content at a width; nil for content whose height does not depend on the width.
    func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }
    /// Whether the content is mirrored in a right-to-left layout.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        willSet { recordAppearance(\UIView.semanticContentAttribute, newValue) }
        didSet { if semanticContentAttribute != oldValue { directionDidChange() } }
    }
    /// The layout direction of the view's content.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { effectiveDirection }

    // MARK: Constraints

    /// Whether constraints take the frame and ``autoresizingMask`` as given. True by default; if false, constraints determine the frame.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { constraintLayout?.keepsFrame ?? true }
        set { setKeepsFrame(newValue) }
    }
    /// Whether the class needs a layout with constraints. False by default.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Updates the view's constraints. Override it to change many constraints together; call `super` at the end.
    open func updateConstraints() { constraintLayout?.needsUpdateConstraints = false }
    /// Schedules a call of ``updateConstraints()`` before the next layout.
    open func setNeedsUpdateConstraints() { listForUpdateConstraints() }
    /// Calls scheduled ``updateConstraints()`` of this view and its descendants now.
    open func updateConstraintsIfNeeded() { LayoutUpdates.settle(.hierarchy(top: topmostIdentity), onlyConstraints: true) }
    /// Whether a call of ``updateConstraints()`` is scheduled.
    open func needsUpdateConstraints() -> Bool { constraintLayout?.needsUpdateConstraints ?? false }
    /// The insets from the frame to the alignment rectangle. Zero by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// Returns the alignment rectangle for a frame. Constraints refer to the alignment rectangle.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// Returns the frame for an alignment rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.inset(by: alignmentRectInsets.inverted) }
    /// The view that provides the first baseline. By default, the view that provides the last one.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    /// The view that provides the last baseline. By default, the view itself.
    open var forLastBaselineLayout: UIView { self }
    func baselineOffsets(in size: CGSize) -> BaselineOffsets { BaselineOffsets() }
    var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultLow, .defaultLow) }
    /// Returns the priority with which the view resists growing beyond its content size. 250 by default.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging(along: axis) }
    /// Sets the priority with which the view resists growing beyond its content size.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHugging(priority, along: axis)
    }
    /// Returns the priority with which the view resists shrinking below its content size. 750 by default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { resistance(along: axis) }
    /// Sets the priority with which the view resists shrinking below its content size.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setResistance(priority, along: axis)
    }
    /// Computes the size of the view from its constraints, as close to `targetSize` as possible at a priority of 50.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// Computes the size of the view from its constraints, as close to `targetSize` as possible at the given priorities.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        fittingSize(FittingRequest(size: targetSize, horizontal: horizontal, vertical: vertical))
    }
    /// The insets of content, in points. 8 by default; the scene's margins for a controller's view (``insetsLayoutMarginsFromSafeArea``).
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setMargins(newValue) }
    }
    /// ``layoutMargins`` with leading and trailing edges.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(effectiveLayoutMargins, in: effectiveUserInterfaceLayoutDirection) }
        set { changeMargins { $0.own = newValue } }
    }
    /// Whether the content also stays inside the superview's margins. False by default.
    open var preservesSuperviewLayoutMargins: Bool {
        get { margins.preservesSuperview }
        set { setPreservesMargins(newValue) }
    }
    /// Whether margins are measured from the safe area instead of the view's edges. True by default.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { margins.insetsFromSafeArea }
        set { changeMargins { $0.insetsFromSafeArea = newValue } }
    }
    /// Called when ``layoutMargins`` changed.
    open func layoutMarginsDidChange() {}
    /// The insets of the area that bars and additional insets do not cover, in points.
    open var safeAreaInsets: UIEdgeInsets { safeArea }
    /// Called when `safeAreaInsets` changed.
    open func safeAreaInsetsDidChange() {}

    // MARK: Layout guides and constraints

    /// Adds a guide to the view.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { baseAddLayoutGuide(layoutGuide) }
    /// Removes a guide and its constraints.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { baseRemoveLayoutGuide(layoutGuide) }
    /// The guides that were added to the view, and the predefined guides, such as ``layoutMarginsGuide``, that were accessed.
    open var layoutGuides: [UILayoutGuide] { (constraintLayout?.edgeGuides ?? []) + (constraintLayout?.guides ?? []) }
    /// The safe area, which is not covered by bars.
    open var safeAreaLayoutGuide: UILayoutGuide { layoutWithConstraints.edgeGuide(.safeArea) }
    /// The area of the first responder's input views. Without them, the area from the safe area's lower edge to the view's. Created on first access.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { baseKeyboardLayoutGuide }
    /// The area inside the view's margins.
    open var layoutMarginsGuide: UILayoutGuide { layoutWithConstraints.edgeGuide(.margins) }
    /// The area inside the margins, limited to the width of readable lines.
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
    /// The edge at which a line of text starts.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .leading)) }
    /// The edge at which a line of text ends.
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
    /// The horizontal center.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .centerX)) }
    /// The vertical center.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .centerY)) }
    /// The baseline of the first line of text; the upper edge for a view without text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .firstBaseline)) }
    /// The baseline of the last line of text; the lower edge for a view without text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .lastBaseline)) }

    // MARK: Coordinates

    /// Converts a point to the coordinates of `view`, or of the window if `view` is nil.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { ownLayer.convert(point, to: conversionLayer(of: view)) }
    /// Converts a point from the coordinates of `view`, or of the window if `view` is nil.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { ownLayer.convert(point, from: conversionLayer(of: view)) }
    /// Converts a rectangle to the coordinates of `view`, or of the window if `view` is nil; the smallest one that contains it.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { ownLayer.convert(rect, to: conversionLayer(of: view)) }
    /// Converts a rectangle from the coordinates of `view`, or of the window if `view` is nil.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { ownLayer.convert(rect, from: conversionLayer(of: view)) }
    /// Converts a point to another coordinate space.
    open func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint { baseConvert(point, to: space) }
    /// Converts a point from another coordinate space.
    open func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint { baseConvert(point, from: space) }
    /// Converts a rectangle to another coordinate space; the smallest one that contains it.
    open func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { baseConvert(rect, to: space) }
    /// Converts a rectangle from another coordinate space; the smallest one that contains it.
    open func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect { baseConvert(rect, from: space) }
    /// The view itself, as a coordinate space.
    open var coordinateSpace: any UICoordinateSpace { self }

    // MARK: Traits
    /// The traits of the view's environment, such as its style, size classes and display scale.
    open var traitCollection: UITraitCollection { PropertyUpdates.reading(currentTraits) }
    /// Updates the traits of the view, its controller and its descendants now. It has an effect only within a trait callback of a superview.
    open func updateTraitsIfNeeded() { baseUpdateTraitsIfNeeded() }
    /// Called when the traits changed. Most code registers for individual traits instead, see `registerForTraitChanges(_:handler:)`.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The overrides of traits for the view and its subviews.
    open var traitOverrides: UITraitOverrides {
        get { traitNode?.overrides ?? UITraitOverrides() }
        set { setTraitOverrides(newValue) }
    }
    /// The style of the view and its subviews; unspecified, the default, inherits it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { setStyleOverride(newValue) }
    }
    /// The minimum text size of the view and its subviews; nil, the default, for no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traitNode?.contentSizeLimits.minimum }
        set { limitContentSize { $0.minimum = newValue } }
    }
    /// The maximum text size of the view and its subviews; nil, the default, for no limit. Add a ``UILargeContentViewerInteraction`` to limited views.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traitNode?.contentSizeLimits.maximum }
        set { limitContentSize { $0.maximum = newValue } }
    }
    /// A description of the limits of the view and its superviews, for debugging.
    open var appliedContentSizeCategoryLimitsDescription: String { contentSizeLimitsDescription }
    /// The inherited traits, before the view's own overrides.
    var traitsFromAbove: UITraitCollection { controller?.currentTraits ?? parent?.currentTraits ?? .platformOnMain }

    // MARK: Accessibility and focus

    override var frameByDefault: CGRect { frameOnScreen }
    /// Whether the keyboard focus can be at the view. False by default; controls and lists return true if they can be used.
    open var canBecomeFocused: Bool { false }
    /// The environments that get the focus when it enters the view. By default, those of the view's controller.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { controller?.preferredFocusEnvironments ?? [] }
    /// The identifier of the focus group, which Tab treats as one stop. Nil by default.
    open var focusGroupIdentifier: String? {
        get { accessibilityRecord?.rarities?.focusGroup }
        set { ensuredAccessibilityRecord.ensuredRarities.focusGroup = newValue }
    }
    /// Whether the focus update in the context is allowed. True by default.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called after a focus update. Does nothing by default.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    /// Whether the view has the focus.
    open var isFocused: Bool { window?.windowScene?.focusIfAny?.item === self }
    /// The view's controller, or else its superview.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { controller ?? superview }
    /// The view itself.
    open var focusItemContainer: (any UIFocusItemContainer)? { self }
    /// The focusable descendants that intersect a rectangle. Visits all descendants.
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] { baseFocusItems(in: rect) }
    /// The appearance of the focused view. The default is a ring; nil for none.
    open var focusEffect: UIFocusEffect? {
        get { baseFocusEffect }
        set { baseFocusEffect = newValue }
    }
    /// The view's priority in its focus group.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { rareData?.focus?.groupPriority ?? .ignored }
        set { ensuredFocusRecord.groupPriority = newValue }
    }
    /// Requests a focus update if the focus is in the view.
    open func setNeedsFocusUpdate() { window?.windowScene?.focusIfAny?.invalidate(self) }
    /// Performs a requested focus update now.
    open func updateFocusIfNeeded() { window?.windowScene?.focusIfAny?.update() }
    /// Whether the large content viewer shows the view. False by default.
    open var showsLargeContentViewer: Bool {
        get { largeContent.isShown ?? false }
        set { largeContent.isShown = newValue }
    }
    /// The title in the large content viewer. By default that of a button or label.
    open var largeContentTitle: String? {
        get { largeContent.title }
        set { largeContent.title = newValue }
    }
    /// The image in the large content viewer. By default that of a button or image view.
    open var largeContentImage: UIImage? {
        get { largeContent.image }
        set { largeContent.image = newValue }
    }
    /// Whether the image is scaled to the viewer's available size. False by default.
    open var scalesLargeContentImage: Bool {
        get { largeContent.scalesImage ?? false }
        set { largeContent.scalesImage = newValue }
    }
    /// The insets that move the image, in points.
    open var largeContentImageInsets: UIEdgeInsets {
        get { largeContent.imageInsets ?? .zero }
        set { largeContent.imageInsets = newValue }
    }
    /// The collision shape of the view in a `UIDynamicAnimator`. Its bounds by default.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The collision path for the type `path`, relative to the view's center. Empty by default.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    // MARK: The layer's delegate

    /// Provides the layer's contents. By default, draws into its bitmap.
    open func display(_ layer: CALayer) { layer.drawContents() }
    /// Draws the view's content: calls ``draw(_:)`` with `ctx` as the current graphics context.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(of: layer, in: ctx) }
    /// Called before the layer is drawn.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Whether the view draws content.
    public func layerShouldDraw(_ layer: CALayer) -> Bool { drawsContent }
    /// Lays out the subviews, and notifies the view's controller.
    open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layoutWithController() } }
    /// Returns the animation of a layer property: that of the current animation block; none outside a block.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { animationAction(for: layer, forKey: event) }
    /// Returns a static view with the current appearance of this one; nil for a view without an area.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { baseSnapshotView(afterScreenUpdates: afterUpdates) }
    /// Returns a snapshot of the part `rect`. If it is resized, only the area inside `capInsets`, in points, is stretched.
    open func resizableSnapshotView(from rect: CGRect, afterScreenUpdates update: Bool, withCapInsets capInsets: UIEdgeInsets) -> UIView? {
        baseResizableSnapshotView(from: rect, afterScreenUpdates: update, withCapInsets: capInsets)
    }
    /// Draws the current appearance into the current graphics context, scaled to `rect`. Returns false if nothing was drawn.
    @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        baseDrawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
    }
    /// Draws the part `rect` for a print formatter into the current context. By default, the view and its subviews.
    open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { drawForPrinting() }
    /// Returns a formatter that prints the view.
    open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}
