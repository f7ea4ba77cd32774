// `@exclusivity(unchecked)` is for the benchmark rows `feed-width` (layout) and `single move` (latency): the checks took a seventh of the time of each change
// of a layer. Only the main actor accesses the properties, without overlap.
import Foundation

/// A rectangle that draws a background, an image or a drawing, its sublayers, a border and a shadow. All of them can animate.
///
/// Coordinates are in points; the origin is at the top left. ``position`` is the position of the ``anchorPoint`` in the superlayer's coordinates. A change
/// becomes visible with the next frame. A frame rebuilds only the layers that changed and their ancestors.
@preconcurrency @MainActor
open class CALayer: MainActorObject, CAMediaTiming {
    // MARK: Storage

    /// The model values; on a presentation layer, the values that were visible when it was made.
    @exclusivity(unchecked) var values = LayerValues()
    /// The background colour in the colour space that the program chose.
    var givenBackground: CGColor?
    /// Rarely set properties that do not animate.
    @exclusivity(unchecked) var options = RareStorage<LayerOptions>()
    /// The running animations and the values that they currently show; nil if no animation runs on the layer.
    @exclusivity(unchecked) var animations: LayerAnimations?
    var givenTiming = RareStorage<MediaTiming>()
    /// The cached render nodes and flags for the outdated ones.
    @exclusivity(unchecked) var rendering = LayerRendering()
    /// Values that `setValue(_:forKey:)` stored under keys that are not properties.
    var customValues: [String: Any] = [:]
    // `nonisolated(unsafe)` here and below: `deinit` reads the property too, but no other code has a reference then.
    @exclusivity(unchecked) nonisolated(unsafe) var sublayerList: [CALayer] = []
    @exclusivity(unchecked) nonisolated(unsafe) var siblings: SiblingTree?
    // A deallocated layer clears these two in its sublayers, so that they never dangle. Weak references would make every retain of a layer slow. `Unmanaged`,
    // because each mention of an `unowned(unsafe)` variable retains its object, even for a comparison.
    @exclusivity(unchecked) nonisolated(unsafe) final var chunkReference: Unmanaged<SiblingChunk>?
    @exclusivity(unchecked) nonisolated(unsafe) final var parentReference: Unmanaged<CALayer>?
    weak var givenDelegate: (any CALayerDelegate)?
    /// Whether the program set ``delegate``, which replaces ``owner``.
    @exclusivity(unchecked) final var hadGivenDelegate = false
    // A view clears this in its layer at the start of its deinitialization, so that it never dangles. A weak reference would make each retain slow.
    /// The view that owns the layer; nil after the program has set another delegate.
    @exclusivity(unchecked) package nonisolated(unsafe) unowned(unsafe) var owner: (any LayerOwner)?
    /// The subscription to changes of the layer's geometry.
    @exclusivity(unchecked) var geometryChangeTicket = GeometryChangeTicket()
    /// The observer of all changes; nil for most layers.
    @exclusivity(unchecked) package var watch: LayerWatch?
    /// The link to the tree that shows the layer; nil if the layer is in no tree.
    @exclusivity(unchecked) var treeLink: LayerTreeLink?
    /// The layer whose presentation this is; nil on a layer that the program made.
    @exclusivity(unchecked) var modelLayer: CALayer?
    /// Whether this is the topmost layer of a tree. Its changes never animate.
    @exclusivity(unchecked) var isRoot = false
    /// Whether the last `draw` method drew nothing, so that no bitmap is cached. The method sets the property.
    package var drewNothing = false

    // MARK: Life

    /// Creates a layer of zero size.
    public init() { super.init(onMainActor: ()) }
    /// Creates a layer from an archive. Differs from Core Animation: layers are not archived, so all properties have their defaults.
    public required init?(coder: NSCoder) { super.init(onMainActor: ()) }
    /// Creates a copy of `layer` for ``presentation()``. A subclass copies its own properties here. Copies nothing if the classes differ.
    public init(layer: Any) {
        super.init(onMainActor: ())
        guard let layer = layer as? CALayer, type(of: layer) == type(of: self) else { return }
        copyProperties(from: layer)
    }

    deinit {
        if maskLayer != nil || !sublayerList.isEmpty { letGoOfSublayers() }
    }

    // MARK: Geometry

    /// The layer's rectangle in its own coordinates. The origin scrolls the contents and the sublayers. A new size lays out the layer, and its superlayer
    /// too, unless the superlayer is laying itself out. A rectangle of negative size is standardized.
    open var bounds: CGRect {
        get { values.bounds }
        set {
            guard newValue.isFiniteGeometry else { return reportInvalid(newValue, .bounds) }
            let rect = newValue.size.width < 0 || newValue.size.height < 0 ? newValue.standardized : newValue
            change(.bounds, rect != values.bounds) { values.bounds = rect }
        }
    }

    /// The position of ``anchorPoint``, in the superlayer's coordinates.
    open var position: CGPoint {
        get { values.position }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite else { return reportInvalid(newValue, .position) }
            change(.position, newValue != values.position) { values.position = newValue }
        }
    }

    /// The layer's z position, in points. It is added to the z translation of ``transform``. Siblings are drawn in the order of the sum, the highest last.
    open var zPosition: CGFloat {
        get { values.zPosition }
        set {
            guard newValue.isFinite else { return reportInvalid(newValue, .zPosition) }
            change(.zPosition, newValue != values.zPosition) { values.zPosition = newValue }
        }
    }

    /// The point of the bounds, in unit coordinates, that is at ``position`` and that ``transform`` rotates about. (0.5, 0.5) by default.
    open var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite else { return reportInvalid(newValue, .anchorPoint) }
            change(.anchorPoint, newValue != values.anchorPoint) { values.anchorPoint = newValue }
        }
    }

    /// The z coordinate of the anchor point, in points.
    open var anchorPointZ: CGFloat {
        get { values.anchorPointZ }
        set {
            guard newValue.isFinite else { return reportInvalid(newValue, .anchorPointZ) }
            change(.anchorPointZ, newValue != values.anchorPointZ) { values.anchorPointZ = newValue }
        }
    }

    /// The transform of the layer about its anchor point.
    open var transform: CATransform3D {
        get { values.transform }
        set {
            guard newValue.isFiniteTransform else { return reportInvalid(newValue, .transform) }
            change(.transform, newValue != values.transform) { values.transform = newValue }
        }
    }

    /// A transform of all sublayers about the center of the layer, mostly used for a perspective.
    open var sublayerTransform: CATransform3D {
        get { values.sublayerTransform }
        set {
            guard newValue.isFiniteTransform else { return reportInvalid(newValue, .sublayerTransform) }
            change(.sublayerTransform, newValue != values.sublayerTransform) { values.sublayerTransform = newValue }
        }
    }

    /// Whether the layer's y axis points up. Images and drawings stay upright. False by default.
    open var isGeometryFlipped: Bool {
        get { values.isGeometryFlipped }
        set {
            guard newValue != values.isGeometryFlipped, modelLayer == nil else { return }
            values.isGeometryFlipped = newValue
            geometryDidFlip()
        }
    }

    /// The smallest rectangle around the transformed bounds, in the superlayer's coordinates. The setter changes ``bounds`` and ``position``.
    open var frame: CGRect {
        get { values.frame }
        set { setFrame(newValue) }
    }

    /// Whether the layer and its sublayers are not drawn.
    open var isHidden: Bool {
        get { values.isHidden }
        set { change(.hidden, newValue != values.isHidden) { values.isHidden = newValue } }
    }

    /// Whether the layer is drawn while its back faces the viewer. True by default.
    open var isDoubleSided: Bool {
        get { values.isDoubleSided }
        set { change(.doubleSided, newValue != values.isDoubleSided) { values.isDoubleSided = newValue } }
    }

    // MARK: Tree

    /// The parent layer; for a mask, the layer that it masks.
    open var superlayer: CALayer? {
        guard let modelLayer else { return parent }
        return modelLayer.parent.map { $0.presentation() ?? $0 }
    }

    /// The child layers, from the lowest to the topmost; nil if it has no sublayers.
    open var sublayers: [CALayer]? {
        get {
            guard let modelLayer else { return sublayerList.isEmpty ? nil : sublayerList }
            return modelLayer.sublayers?.map { $0.presentation() ?? $0 }
        }
        set { setSublayers(newValue ?? []) }
    }

    /// Adds a layer above all others. Removes the layer from its previous superlayer.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayerList.count) }
    /// Inserts a layer at the index `idx` of ``sublayers``.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    /// Inserts a layer just below `sibling`; below all others if `sibling` is nil or not a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, besides: sibling, above: false) }
    /// Inserts a layer just above `sibling`; above all others if `sibling` is nil or not a sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, besides: sibling, above: true) }
    /// Replaces a sublayer with another layer at the same index.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }
    /// Removes the layer from its superlayer. Its animations end.
    open func removeFromSuperlayer() { baseRemoveFromSuperlayer() }
    /// A layer whose alpha channel masks this layer with its sublayers. It must not be in another layer.
    open var mask: CALayer? {
        get { maskLayer }
        set { setMask(newValue) }
    }
    // `nonisolated(unsafe)`: only the main actor accesses it, and `deinit`, when no other reference exists.
    @exclusivity(unchecked) nonisolated(unsafe) var maskLayer: CALayer?
    /// Whether the contents and the sublayers are clipped to the bounds with their rounded corners.
    open var masksToBounds: Bool {
        get { values.masksToBounds }
        set { change(.masksToBounds, newValue != values.masksToBounds) { values.masksToBounds = newValue } }
    }

    // MARK: Contents

    /// The image of the layer, a `CGImage`; any other object is ignored. An animation cross-fades from one image to the next.
    open var contents: Any? {
        get { values.contents }
        set {
            let image = newValue as? CGImage
            change(.contents, image !== values.contents) { values.contents = image }
        }
    }

    /// The visible part of the image, in unit coordinates.
    open var contentsRect: CGRect {
        get { values.contentsRect }
        set {
            guard newValue.isFiniteGeometry else { return reportInvalid(newValue, .contentsRect) }
            change(.contentsRect, newValue != values.contentsRect) { values.contentsRect = newValue }
        }
    }

    /// The part of the image that stretches, in unit coordinates. The borders around it keep their size.
    open var contentsCenter: CGRect {
        get { values.contentsCenter }
        set {
            guard newValue.isFiniteGeometry else { return reportInvalid(newValue, .contentsCenter) }
            change(.contentsCenter, newValue != values.contentsCenter) { values.contentsCenter = newValue }
        }
    }

    /// The position and scaling of the image in the bounds.
    open var contentsGravity: CALayerContentsGravity {
        get { options.value.contentsGravity }
        set { setOption(\.contentsGravity, newValue, .content) }
    }

    /// Pixels per point of the image and of the bitmap for ``draw(in:)``.
    open var contentsScale: CGFloat = 1 { didSet { if contentsScale != oldValue { contentsScaleDidChange() } } }
    /// The filter for enlarging the image.
    open var magnificationFilter: CALayerContentsFilter {
        get { options.value.magnificationFilter }
        set { setOption(\.magnificationFilter, newValue, .content) }
    }

    /// The filter for reducing the image.
    open var minificationFilter: CALayerContentsFilter {
        get { options.value.minificationFilter }
        set { setOption(\.minificationFilter, newValue, .content) }
    }

    /// Whether the layer with its sublayers is drawn into a bitmap, which is reused until one of them changes. False by default.
    open var shouldRasterize: Bool {
        get { options.value.shouldRasterize }
        set { setOption(\.shouldRasterize, newValue, .node) }
    }

    /// Pixels per point of the bitmap of a rasterized layer. 1 by default.
    open var rasterizationScale: CGFloat {
        get { options.value.rasterizationScale }
        set { setOption(\.rasterizationScale, newValue, .node) }
    }

    /// Whether ``opacity`` applies to the layer with its sublayers as one image. If false, the layer and each sublayer are faded separately, so that lower
    /// layers are visible through upper ones. True by default.
    open var allowsGroupOpacity: Bool {
        get { options.value.allowsGroupOpacity }
        set { setOption(\.allowsGroupOpacity, newValue, .node) }
    }

    /// Whether the layer covers its bounds completely. Only a hint, which drawing does not need. False by default.
    open var isOpaque = false

    // MARK: Appearance

    /// The colour behind contents and sublayers, clipped to the rounded bounds.
    open var backgroundColor: CGColor? {
        get { modelLayer == nil ? givenBackground : values.backgroundColor.map(CGColor.init) }
        set {
            change(.backgroundColor, newValue != givenBackground) {
                givenBackground = newValue
                values.backgroundColor = newValue?.rgba
            }
        }
    }

    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set {
            guard newValue.isFinite else { return reportInvalid(newValue, .cornerRadius) }
            change(.cornerRadius, newValue != values.cornerRadius) { values.cornerRadius = newValue }
        }
    }

    /// The corners that are round. All by default.
    open var maskedCorners: CACornerMask {
        get { options.value.maskedCorners }
        set { setOption(\.maskedCorners, newValue, .shape) }
    }

    /// The shape of the corners. Clipping sublayers to continuous corners (``masksToBounds``) costs a bitmap; circular corners do not.
    open var cornerCurve: CALayerCornerCurve {
        get { options.value.cornerCurve }
        set { setOption(\.cornerCurve, newValue, .shape) }
    }

    /// The width of the border, in points. The border is inside of the bounds, above the sublayers.
    open var borderWidth: CGFloat {
        get { values.borderWidth }
        set {
            guard newValue.isFinite else { return reportInvalid(newValue, .borderWidth) }
            change(.borderWidth, newValue != values.borderWidth) { values.borderWidth = newValue }
        }
    }

    /// The border's colour. Black by default.
    open var borderColor: CGColor? {
        get { modelLayer == nil ? options.value.givenBorderColor : values.borderColor.map(CGColor.init) }
        set {
            change(.borderColor, newValue != options.value.givenBorderColor) {
                options.value.givenBorderColor = newValue
                values.borderColor = newValue?.rgba
            }
        }
    }

    /// The opacity of the layer with its sublayers, from 0 to 1.
    open var opacity: Float {
        get { Float(values.opacity) }
        set {
            guard newValue.isFinite else { return reportInvalid(newValue, .opacity) }
            change(.opacity, newValue != Float(values.opacity)) { values.opacity = CGFloat(newValue) }
        }
    }

    /// The shadow's colour. Black by default.
    open var shadowColor: CGColor? {
        get { modelLayer == nil ? options.value.givenShadowColor : values.shadowColor.map(CGColor.init) }
        set {
            change(.shadowColor, newValue != options.value.givenShadowColor) {
                options.value.givenShadowColor = newValue
                values.shadowColor = newValue?.rgba
            }
        }
    }

    /// The opacity of the shadow, from 0 (the default: no shadow) to 1.
    open var shadowOpacity: Float {
        get { Float(values.shadowOpacity) }
        set {
            guard newValue.isFinite else { return reportInvalid(newValue, .shadowOpacity) }
            change(.shadowOpacity, newValue != Float(values.shadowOpacity)) { values.shadowOpacity = CGFloat(newValue) }
        }
    }

    /// The standard deviation of the shadow's blur, in points. 3 by default.
    open var shadowRadius: CGFloat {
        get { values.shadowRadius }
        set {
            guard newValue.isFinite else { return reportInvalid(newValue, .shadowRadius) }
            change(.shadowRadius, newValue != values.shadowRadius) { values.shadowRadius = newValue }
        }
    }

    /// The shadow's offset from the layer, in points. (0, −3) by default.
    open var shadowOffset: CGSize {
        get { values.shadowOffset }
        set {
            guard newValue.width.isFinite, newValue.height.isFinite else { return reportInvalid(newValue, .shadowOffset) }
            change(.shadowOffset, newValue != values.shadowOffset) { values.shadowOffset = newValue }
        }
    }

    /// The shadow's shape, in the layer's coordinates; if nil, the shape of the layer's content.
    open var shadowPath: CGPath? {
        get { values.shadowPath }
        set {
            let copy = newValue?.copy()
            change(.shadowPath, copy != values.shadowPath) { values.shadowPath = copy }
        }
    }

    // MARK: Display and layout

    /// Provides contents, layout and actions for the layer. Held weakly. A view is the delegate of its layer.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? givenDelegate }
        set {
            owner = nil
            hadGivenDelegate = true
            givenDelegate = newValue
        }
    }

    /// Whether a change of the bounds' size redraws the contents. False by default.
    open var needsDisplayOnBoundsChange: Bool {
        get { options.value.needsDisplayOnBoundsChange }
        set { options.value.needsDisplayOnBoundsChange = newValue }
    }

    /// Redraws the contents in the next frame.
    open func setNeedsDisplay() { baseSetNeedsDisplay() }
    /// Redraws the contents in the next frame: all of them, not only `r`, because a bitmap is not cached in parts.
    open func setNeedsDisplay(_ r: CGRect) { baseSetNeedsDisplay() }
    /// Redraws the contents now if they are outdated.
    open func displayIfNeeded() { if rendering.needsDisplay { displayNow() } }
    /// Whether the contents are outdated.
    open func needsDisplay() -> Bool { rendering.needsDisplay }
    /// Updates the ``contents``. Calls the delegate or, without a delegate, draws with ``draw(in:)`` into a bitmap. Clears ``needsDisplay()``.
    open func display() {
        rendering.needsDisplay = false
        if let delegate { delegate.display(self) } else { drawContents() }
    }

    /// Draws the contents, in the coordinates of the bounds. The default calls the delegate.
    open func draw(in ctx: CGContext) { if let delegate { delegate.draw(self, in: ctx) } else { drewNothing = true } }
    /// Lays out the sublayers before the next frame.
    open func setNeedsLayout() { baseSetNeedsLayout() }
    /// Lays out all layers that need layout among this layer, its ancestors and its descendants, without waiting for the next frame.
    open func layoutIfNeeded() { baseLayoutIfNeeded() }
    /// Whether the layer needs layout.
    open func needsLayout() -> Bool { rendering.needsLayout }
    /// Sets the frames of the sublayers. The default calls the delegate.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    /// The preferred size of the layer, in the superlayer's coordinates: the size of its frame.
    open func preferredFrameSize() -> CGSize { frame.size }

    // MARK: Conversion

    /// Converts a point of the layer `l` to this layer's coordinates. Nil stands for the coordinate space around the topmost superlayer.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { CALayer.convert(p, from: l, to: self) }
    /// Converts a point of this layer to the coordinates of the layer `l`. Nil stands for the coordinate space around the topmost superlayer.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { CALayer.convert(p, from: self, to: l) }
    /// Converts a rectangle of the layer `l` to this layer's coordinates. Returns the bounding box if a transform is not aligned to the axes.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { CALayer.convert(r, from: l, to: self) }
    /// Converts a rectangle of this layer to the coordinates of the layer `l`. Returns the bounding box if a transform is not aligned to the axes.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { CALayer.convert(r, from: self, to: l) }
    /// Converts a time of the layer `l` to this layer's time; nil is absolute time. All results are equal if this layer's speed is 0.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { CALayer.convert(t, from: l, to: self) }
    /// Converts a time of this layer to the time of the layer `l`. Nil is absolute time.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { CALayer.convert(t, from: self, to: l) }

    // MARK: Scrolling

    /// Scrolls the nearest ancestor ``CAScrollLayer`` so that the point `p`, in this layer's coordinates, is at the origin of its bounds. Does nothing
    /// without a scroll layer.
    open func scroll(_ p: CGPoint) { baseScroll(p) }
    /// Scrolls the nearest ancestor ``CAScrollLayer`` until the rectangle `r`, in this layer's coordinates, is visible. Does nothing without a scroll layer.
    open func scrollRectToVisible(_ r: CGRect) { baseScrollRectToVisible(r) }
    /// The part of the bounds that every ancestor ``CAScrollLayer`` shows, in the layer's coordinates; the bounds without a scroll layer. O(depth).
    open var visibleRect: CGRect { baseVisibleRect }

    // MARK: Values by key

    /// The value of a property; for other keys, the value that ``setValue(_:forKey:)`` stored or the class's default.
    open func value(forKey key: String) -> Any? { baseValue(forKey: key) }
    /// Sets a property, or stores a value under any other key. Both search for an action first.
    open func setValue(_ value: Any?, forKey key: String) { baseSetValue(value, forKey: key) }
    /// The value of a property or of a part of one, such as `position.x` or `transform.rotation.z`.
    open func value(forKeyPath keyPath: String) -> Any? { baseValue(forKeyPath: keyPath) }
    /// Sets a property or a part of one, such as `position.x` or `transform.rotation.z` (radians).
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { baseSetValue(value, forKeyPath: keyPath) }

    // MARK: Hit testing

    /// The deepest and topmost layer that contains `p`, which is in the superlayer's coordinates; nil if `p` is outside.
    open func hitTest(_ p: CGPoint) -> CALayer? { baseHitTest(at: p) }
    /// Whether the bounds contain a point in the layer's coordinates.
    open func contains(_ p: CGPoint) -> Bool { values.bounds.contains(p) }

    // MARK: Animations

    /// Actions by key. The delegate's actions have priority.
    open var actions: [String: any CAAction]? {
        get { options.value.actions }
        set { options.value.actions = newValue }
    }
    /// A dictionary of values for properties, and of actions under the key `"actions"`. Applies if neither the delegate nor ``actions`` has an entry.
    open var style: [AnyHashable: Any]? {
        get { options.value.style }
        set { options.value.style = newValue }
    }
    /// The layer's name, for the program's own use.
    open var name: String? {
        get { options.value.name }
        set { options.value.name = newValue }
    }

    /// The action for a change of `event`: from the delegate, ``actions``, ``style`` or the class's default, in this order.
    open func action(forKey event: String) -> (any CAAction)? { baseAction(forKey: event) }
    /// The class's action for a change of `event`, used if no other action is found. Nil by default: the change then animates implicitly if the property
    /// allows this.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// The initial value of a property; nil for keys that are not properties. A subclass overrides it for its own keys.
    open class func defaultValue(forKey key: String) -> Any? { baseDefaultValue(forKey: key) }

    /// Whether a change of the value `key` redraws the contents. The default is false.
    ///
    /// If a subclass returns true for a custom key, the key can be animated: each frame then calls ``draw(in:)`` on a presentation copy.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// Runs a copy of an animation. Replaces an animation with the same key.
    open func add(_ anim: CAAnimation, forKey key: String?) { baseAdd(anim, forKey: key) }
    /// The animation that runs under a key: the layer's copy, which must not be changed.
    open func animation(forKey key: String) -> CAAnimation? { model().animations?.animation(forKey: key) }
    /// The keys of the running animations, in the order of their addition; nil if no animation runs.
    open func animationKeys() -> [String]? { model().animations?.keys }
    /// Ends an animation. Notifies its delegate that it did not finish.
    open func removeAnimation(forKey key: String) { baseRemoveAnimation(forKey: key) }
    /// Ends all animations.
    open func removeAllAnimations() { baseRemoveAllAnimations() }

    /// A copy of the layer with the current values of its animations; nil if the layer is not in a window. It must not be changed.
    ///
    /// Its sublayers and superlayer are presentation layers too, so `hitTest` and `convert` use the visible positions.
    open func presentation() -> Self? { makePresentation() as? Self }
    /// The program's layer whose presentation this is; the layer itself if it is not a presentation layer.
    open func model() -> Self { (modelLayer as? Self) ?? self }
    /// ``transform`` as an affine transform, without its other components.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(values.transform) }
    /// Sets ``transform`` to an affine transform.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    /// Whether an odd number of layers, from this one to the topmost, have ``isGeometryFlipped``. O(depth).
    open func contentsAreFlipped() -> Bool { baseContentsAreFlipped() }
    /// Draws the layer with its sublayers into `ctx`, in the layer's coordinates. In a PDF document glyphs and paths stay vectors.
    open func render(in ctx: CGContext) { baseRender(in: ctx) }

    // MARK: CAMediaTiming

    /// The start of the layer's time, in the superlayer's time.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { changeTiming { $0.beginTime = newValue } }
    }
    /// The duration of the layer's time, in seconds. Affects animations only.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { changeTiming { $0.duration = newValue } }
    }
    /// The rate of the layer's time relative to the superlayer's. 0 stops every animation of the layer and its sublayers.
    open var speed: Float {
        get { Float(timing.speed) }
        set { changeTiming { $0.speed = Double(newValue) } }
    }
    /// An offset that is added to the layer's time, in seconds.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { changeTiming { $0.timeOffset = newValue } }
    }
    /// The number of repetitions of the layer's time. Affects animations only.
    open var repeatCount: Float {
        get { Float(timing.repeatCount) }
        set { changeTiming { $0.repeatCount = Double(newValue) } }
    }
    /// The time over which the layer's time repeats, in seconds. Affects animations only.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { changeTiming { $0.repeatDuration = newValue } }
    }
    /// Whether every other repetition runs backwards. Affects animations only.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { changeTiming { $0.autoreverses = newValue } }
    }
    /// The behaviour before and after the active time. Affects animations only.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { changeTiming { $0.fillMode = newValue } }
    }

    // MARK: For subclasses of the library
    /// Copies the properties for ``init(layer:)``.
    func copyProperties(from other: CALayer) { copyLayerProperties(from: other) }
    /// The properties of the class, by key. A subclass adds its own here.
    class var layerProperties: LayerProperties { .ofEveryLayer }
    /// Prepares the presented values for a new sample of the animations: resets them to the model's values, or drops them if no animation is left.
    func resetPresentedValues(isAnimated: Bool) { if isAnimated { animations?.presented = values } }
    /// Builds the class's own drawing below the contents, in coordinates whose origin is the top left corner of the bounds.
    func makeOwnNode(_ shown: LayerValues) -> RenderNode? { nil }
    /// Builds the layer's node in its superlayer's coordinates; nil if nothing of it is visible.
    func makeNode(_ context: RenderContext) -> RenderNode? { makeLayerNode(context) }
    /// Builds the node of the sublayers, in coordinates whose origin is the top left corner of the bounds.
    func makeSublayersNode(_ shown: LayerValues, _ context: RenderContext) -> RenderNode? { drawSublayers(shown, context) }

    /// Whether the sublayers share the layer's 3D space. If false, they are flattened into the layer's plane.
    var sharesSpace: Bool { false }

    /// Adds the layers that share the layer's 3D space to `scene`. `matrix` maps the layer's coordinates to the scene's.
    func addToScene(_ scene: inout SpaceScene, _ matrix: CATransform3D, opacity: CGFloat, _ context: RenderContext) {}

    /// Whether layers of the class draw nothing that the base class does not draw.
    class var isPlain: Bool { true }
}
