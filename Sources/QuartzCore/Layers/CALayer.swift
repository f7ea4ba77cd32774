// `@exclusivity(unchecked)` is for the benchmark rows `feed-width` (layout) and `single move` (latency): the checks took a seventh of the time of each
// change of a layer. Only the main actor accesses the properties, without overlap.
import Foundation

/// A rectangle that draws: background, image or drawing, border, shadow, and sublayers above; everything of it can animate.
///
/// Coordinates are points with the origin at the top left. A layer's ``position`` is where its ``anchorPoint`` lies in the
/// superlayer's bounds. A change is seen after the frame in which it was made; only layers that changed, and their ancestors, are
/// built again.
@preconcurrency @MainActor
open class CALayer: MainActorObject, CAMediaTiming {
    // MARK: Storage

    /// What the program set; on a presentation layer, what was shown when it was made.
    @exclusivity(unchecked) var values = LayerValues()
    /// The background colour as it was given, in its own colour space.
    var givenBackground: CGColor?
    /// What few programs set, and does not animate.
    @exclusivity(unchecked) var options = Seldom<LayerOptions>()
    /// The animations and what they show at the moment; nil for a layer that none runs on.
    @exclusivity(unchecked) var animations: LayerAnimations?
    var givenTiming = Seldom<MediaTiming>()
    /// What was drawn, and what of it is out of date.
    @exclusivity(unchecked) var rendering = LayerRendering()
    /// Whatever `setValue(_:forKey:)` stored that is no property.
    var customValues: [String: Any] = [:]
    // `nonisolated(unsafe)` here and below: `deinit` reads it too, when no other code can.
    @exclusivity(unchecked) nonisolated(unsafe) var sublayerList: [CALayer] = []
    @exclusivity(unchecked) nonisolated(unsafe) var siblings: SiblingTree?
    // A layer that dies clears these two in its sublayers, so that they never dangle. Weak ones would make every retain of a layer slow.
    // `Unmanaged`, as each mention of an `unowned(unsafe)` variable retains what it refers to, even to compare it.
    @exclusivity(unchecked) nonisolated(unsafe) final var chunkReference: Unmanaged<SiblingChunk>?
    @exclusivity(unchecked) nonisolated(unsafe) final var parentReference: Unmanaged<CALayer>?
    weak var givenDelegate: (any CALayerDelegate)?
    /// A delegate was set, in the place of an owner.
    @exclusivity(unchecked) final var hadGivenDelegate = false
    // A view that goes away clears this in its layer first of all, so that it never dangles; a weak one would make each retain slow.
    /// The view whose layer this is, as long as it is given no other delegate.
    @exclusivity(unchecked) package nonisolated(unsafe) unowned(unsafe) var owner: (any LayerOwner)?
    /// Who wants to know when the layer moves.
    @exclusivity(unchecked) var placeTicket = PlaceTicket()
    /// Who wants to know of every change; nil for most layers.
    @exclusivity(unchecked) package var watch: LayerWatch?
    /// The way to the tree that shows the layer; nil while it is in none.
    @exclusivity(unchecked) var treeLink: LayerTreeLink?
    /// The layer that a presentation layer shows; nil on a layer of the program's.
    @exclusivity(unchecked) var modelLayer: CALayer?
    /// The topmost layer of a tree, whose changes never animate.
    @exclusivity(unchecked) var isRoot = false
    /// Set by `draw` methods that have nothing to draw, so that no bitmap is kept.
    package var drewNothing = false

    // MARK: Life

    /// A layer of no size.
    public init() { super.init(onMainActor: ()) }
    /// A layer from an archive. Differs from Core Animation: layers are not archived, so that its properties have their defaults.
    public required init?(coder: NSCoder) { super.init(onMainActor: ()) }
    /// A copy of `layer` for ``presentation()``; a subclass copies its own properties here. Copies nothing if the classes differ.
    public init(layer: Any) {
        super.init(onMainActor: ())
        guard let layer = layer as? CALayer, type(of: layer) == type(of: self) else { return }
        copyProperties(from: layer)
    }

    deinit {
        if maskLayer != nil || !sublayerList.isEmpty { letGoOfSublayers() }
    }

    // MARK: Geometry

    /// The layer's rectangle in its own coordinates. Its origin moves what is inside; its size is the layer's. Another size lays out the
    /// layer, and its superlayer too, unless that is just laying itself out. A rectangle of negative size is standardized.
    open var bounds: CGRect {
        get { values.bounds }
        set {
            guard newValue.isFiniteGeometry else { return reportInvalid(newValue, .bounds) }
            let rect = newValue.size.width < 0 || newValue.size.height < 0 ? newValue.standardized : newValue
            change(.bounds, rect != values.bounds) { values.bounds = rect }
        }
    }

    /// Where ``anchorPoint`` lies, in the superlayer's coordinates.
    open var position: CGPoint {
        get { values.position }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite else { return reportInvalid(newValue, .position) }
            change(.position, newValue != values.position) { values.position = newValue }
        }
    }

    /// The height above the siblings, with the z translation of ``transform``: higher layers are drawn over lower ones.
    open var zPosition: CGFloat {
        get { values.zPosition }
        set {
            guard newValue.isFinite else { return reportInvalid(newValue, .zPosition) }
            change(.zPosition, newValue != values.zPosition) { values.zPosition = newValue }
        }
    }

    /// The point of the bounds, each side from 0 to 1, that ``position`` places and ``transform`` turns about. (0.5, 0.5) at first.
    open var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite else { return reportInvalid(newValue, .anchorPoint) }
            change(.anchorPoint, newValue != values.anchorPoint) { values.anchorPoint = newValue }
        }
    }

    /// The anchor point's height, in points.
    open var anchorPointZ: CGFloat {
        get { values.anchorPointZ }
        set {
            guard newValue.isFinite else { return reportInvalid(newValue, .anchorPointZ) }
            change(.anchorPointZ, newValue != values.anchorPointZ) { values.anchorPointZ = newValue }
        }
    }

    /// Turns, scales and projects the layer about its anchor point.
    open var transform: CATransform3D {
        get { values.transform }
        set {
            guard newValue.isFiniteTransform else { return reportInvalid(newValue, .transform) }
            change(.transform, newValue != values.transform) { values.transform = newValue }
        }
    }

    /// Applied to all sublayers about the middle of the layer; mostly gives them a perspective.
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

    /// The smallest rectangle around the layer, in the superlayer's coordinates. Setting it sets ``bounds`` and ``position``.
    open var frame: CGRect {
        get { values.frame }
        set { setFrame(newValue) }
    }

    /// Not drawn, and nor are the sublayers.
    open var isHidden: Bool {
        get { values.isHidden }
        set { change(.hidden, newValue != values.isHidden) { values.isHidden = newValue } }
    }

    /// Whether the layer is drawn when its back is turned to the viewer. True at first.
    open var isDoubleSided: Bool {
        get { values.isDoubleSided }
        set { change(.doubleSided, newValue != values.isDoubleSided) { values.isDoubleSided = newValue } }
    }

    // MARK: Tree

    /// The layer that this one is in; for a mask, the layer that it masks.
    open var superlayer: CALayer? {
        guard let modelLayer else { return parent }
        return modelLayer.parent.map { $0.presentation() ?? $0 }
    }

    /// The layers inside, the lowest first; nil for none.
    open var sublayers: [CALayer]? {
        get {
            guard let modelLayer else { return sublayerList.isEmpty ? nil : sublayerList }
            return modelLayer.sublayers?.map { $0.presentation() ?? $0 }
        }
        set { setSublayers(newValue ?? []) }
    }

    /// Adds a layer above all others. It leaves the layer that it was in.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayerList.count) }
    /// Adds a layer so that it has the index `idx` among the ``sublayers``.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    /// Adds a layer just below `sibling`; below all others when that is nil or no sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, besides: sibling, above: false) }
    /// Adds a layer just above `sibling`; above all others when that is nil or no sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, besides: sibling, above: true) }
    /// Puts a layer where another was.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }
    /// Takes the layer out of the layer that it is in. Its animations end.
    open func removeFromSuperlayer() { baseRemoveFromSuperlayer() }
    /// Draws only where this layer's alpha is, everything of the masked layer. It may be in no other layer.
    open var mask: CALayer? {
        get { maskLayer }
        set { setMask(newValue) }
    }
    // `nonisolated(unsafe)`: only the main actor accesses it, and `deinit`, when no other reference exists.
    @exclusivity(unchecked) nonisolated(unsafe) var maskLayer: CALayer?
    /// Nothing of the contents and the sublayers is drawn outside of the bounds and their rounded corners.
    open var masksToBounds: Bool {
        get { values.masksToBounds }
        set { change(.masksToBounds, newValue != values.masksToBounds) { values.masksToBounds = newValue } }
    }

    // MARK: Contents

    /// The image that the layer shows, a `CGImage`; anything else counts as none. An animation fades from one to the next.
    open var contents: Any? {
        get { values.contents }
        set {
            let image = newValue as? CGImage
            change(.contents, image !== values.contents) { values.contents = image }
        }
    }

    /// The part of the image that is shown, each side from 0 to 1.
    open var contentsRect: CGRect {
        get { values.contentsRect }
        set {
            guard newValue.isFiniteGeometry else { return reportInvalid(newValue, .contentsRect) }
            change(.contentsRect, newValue != values.contentsRect) { values.contentsRect = newValue }
        }
    }

    /// The part of the image, each side from 0 to 1, that stretches; what is beside it keeps its size.
    open var contentsCenter: CGRect {
        get { values.contentsCenter }
        set {
            guard newValue.isFiniteGeometry else { return reportInvalid(newValue, .contentsCenter) }
            change(.contentsCenter, newValue != values.contentsCenter) { values.contentsCenter = newValue }
        }
    }

    /// How the image is placed.
    open var contentsGravity: CALayerContentsGravity {
        get { options.value.contentsGravity }
        set { setOption(\.contentsGravity, newValue, .content) }
    }

    /// Pixels of the image, or of what ``draw(in:)`` draws, per point.
    open var contentsScale: CGFloat = 1 { didSet { if contentsScale != oldValue { contentsScaleDidChange() } } }
    /// How the image is made larger.
    open var magnificationFilter: CALayerContentsFilter {
        get { options.value.magnificationFilter }
        set { setOption(\.magnificationFilter, newValue, .content) }
    }

    /// How the image is made smaller.
    open var minificationFilter: CALayerContentsFilter {
        get { options.value.minificationFilter }
        set { setOption(\.minificationFilter, newValue, .content) }
    }

    /// Whether the layer is drawn, with everything inside, into a bitmap that is used as long as nothing of it changes. False at first.
    open var shouldRasterize: Bool {
        get { options.value.shouldRasterize }
        set { setOption(\.shouldRasterize, newValue, .node) }
    }

    /// Pixels per point of the bitmap of a layer that is rasterized. 1 at first.
    open var rasterizationScale: CGFloat {
        get { options.value.rasterizationScale }
        set { setOption(\.rasterizationScale, newValue, .node) }
    }

    /// Whether ``opacity`` fades the layer with its sublayers as one picture. Otherwise the layer's own picture and each sublayer fade for
    /// themselves, and what lies behind shines through. True at first.
    open var allowsGroupOpacity: Bool {
        get { options.value.allowsGroupOpacity }
        set { setOption(\.allowsGroupOpacity, newValue, .node) }
    }

    /// The layer covers its bounds completely. A hint.
    open var isOpaque = false

    // MARK: Appearance

    /// The colour behind contents and sublayers, in the shape of the rounded bounds.
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

    /// Which corners are round. All at first.
    open var maskedCorners: CACornerMask {
        get { options.value.maskedCorners }
        set { setOption(\.maskedCorners, newValue, .shape) }
    }

    /// How the corners bend. Sublayers that ``masksToBounds`` clips to continuous corners cost a bitmap; circular ones cost none.
    open var cornerCurve: CALayerCornerCurve {
        get { options.value.cornerCurve }
        set { setOption(\.cornerCurve, newValue, .shape) }
    }

    /// The width of the border, which lies inside of the bounds, above the sublayers.
    open var borderWidth: CGFloat {
        get { values.borderWidth }
        set {
            guard newValue.isFinite else { return reportInvalid(newValue, .borderWidth) }
            change(.borderWidth, newValue != values.borderWidth) { values.borderWidth = newValue }
        }
    }

    /// The border's colour. Black at first.
    open var borderColor: CGColor? {
        get { modelLayer == nil ? options.value.givenBorderColor : values.borderColor.map(CGColor.init) }
        set {
            change(.borderColor, newValue != options.value.givenBorderColor) {
                options.value.givenBorderColor = newValue
                values.borderColor = newValue?.rgba
            }
        }
    }

    /// How much of the layer and its sublayers together is seen, from 0 to 1.
    open var opacity: Float {
        get { Float(values.opacity) }
        set {
            guard newValue.isFinite else { return reportInvalid(newValue, .opacity) }
            change(.opacity, newValue != Float(values.opacity)) { values.opacity = CGFloat(newValue) }
        }
    }

    /// The shadow's colour. Black at first.
    open var shadowColor: CGColor? {
        get { modelLayer == nil ? options.value.givenShadowColor : values.shadowColor.map(CGColor.init) }
        set {
            change(.shadowColor, newValue != options.value.givenShadowColor) {
                options.value.givenShadowColor = newValue
                values.shadowColor = newValue?.rgba
            }
        }
    }

    /// How strong the shadow is, from 0 (none, at first) to 1.
    open var shadowOpacity: Float {
        get { Float(values.shadowOpacity) }
        set {
            guard newValue.isFinite else { return reportInvalid(newValue, .shadowOpacity) }
            change(.shadowOpacity, newValue != Float(values.shadowOpacity)) { values.shadowOpacity = CGFloat(newValue) }
        }
    }

    /// How soft the shadow is: the standard deviation of its blur, in points. 3 at first.
    open var shadowRadius: CGFloat {
        get { values.shadowRadius }
        set {
            guard newValue.isFinite else { return reportInvalid(newValue, .shadowRadius) }
            change(.shadowRadius, newValue != values.shadowRadius) { values.shadowRadius = newValue }
        }
    }

    /// Where the shadow lies from the layer, in points. (0, −3) at first.
    open var shadowOffset: CGSize {
        get { values.shadowOffset }
        set {
            guard newValue.width.isFinite, newValue.height.isFinite else { return reportInvalid(newValue, .shadowOffset) }
            change(.shadowOffset, newValue != values.shadowOffset) { values.shadowOffset = newValue }
        }
    }

    /// The shadow's shape, in the layer's coordinates; nil takes that of the layer's content.
    open var shadowPath: CGPath? {
        get { values.shadowPath }
        set {
            let copy = newValue?.copy()
            change(.shadowPath, copy != values.shadowPath) { values.shadowPath = copy }
        }
    }

    // MARK: Display and layout

    /// Draws, lays out and gives actions for the layer. Held weakly. A view is the delegate of its layer.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? givenDelegate }
        set {
            owner = nil
            hadGivenDelegate = true
            givenDelegate = newValue
        }
    }

    /// A change of the bounds' size draws the contents again.
    open var needsDisplayOnBoundsChange: Bool {
        get { options.value.needsDisplayOnBoundsChange }
        set { options.value.needsDisplayOnBoundsChange = newValue }
    }

    /// Draws the contents again in the next frame.
    open func setNeedsDisplay() { baseSetNeedsDisplay() }
    /// Draws the contents again in the next frame. The whole of them: bitmaps are not kept in parts.
    open func setNeedsDisplay(_ r: CGRect) { baseSetNeedsDisplay() }
    /// Draws the contents now when they are out of date.
    open func displayIfNeeded() { if rendering.needsDisplay { displayNow() } }
    /// Whether the contents are out of date.
    open func needsDisplay() -> Bool { rendering.needsDisplay }
    /// Gives the layer its ``contents``: asks the delegate, else draws with ``draw(in:)`` into a bitmap. Clears ``needsDisplay()``.
    open func display() {
        rendering.needsDisplay = false
        if let delegate { delegate.display(self) } else { drawContents() }
    }

    /// Draws the contents, in the coordinates of the bounds. The default asks the delegate.
    open func draw(in ctx: CGContext) { if let delegate { delegate.draw(self, in: ctx) } else { drewNothing = true } }
    /// Lays out the sublayers before the next frame.
    open func setNeedsLayout() { baseSetNeedsLayout() }
    /// Lays out now whatever of the layer's ancestors, itself and its sublayers needs it.
    open func layoutIfNeeded() { baseLayoutIfNeeded() }
    /// Whether the layer is to be laid out.
    open func needsLayout() -> Bool { rendering.needsLayout }
    /// Places the sublayers. The default asks the delegate.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    /// The size that the layer would like to have, in the superlayer's coordinates: that of its frame.
    open func preferredFrameSize() -> CGSize { frame.size }

    // MARK: Conversion

    /// A point of the layer `l` in this layer's coordinates. Nil is the coordinates that the topmost superlayer is placed in.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { CALayer.convert(p, from: l, to: self) }
    /// A point of this layer in the coordinates of the layer `l`. Nil is the coordinates that the topmost superlayer is placed in.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { CALayer.convert(p, from: self, to: l) }
    /// The rectangle around a rectangle of the layer `l`, in this layer's coordinates.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { CALayer.convert(r, from: l, to: self) }
    /// The rectangle around a rectangle of this layer, in the coordinates of the layer `l`.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { CALayer.convert(r, from: self, to: l) }
    /// A time of the layer `l` in this layer's time; nil is absolute time. All times are equal if this layer's speed is 0.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { CALayer.convert(t, from: l, to: self) }
    /// A time of this layer in the time of the layer `l`. Nil is absolute time.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { CALayer.convert(t, from: self, to: l) }

    // MARK: Scrolling

    /// Scrolls the nearest ``CAScrollLayer`` above so that the point `p`, in this layer's coordinates, is at its bounds' origin. Does nothing
    /// without a scroll layer.
    open func scroll(_ p: CGPoint) { baseScroll(p) }
    /// Scrolls the nearest ``CAScrollLayer`` above until the rectangle `r`, in this layer's coordinates, is visible. Does nothing without a
    /// scroll layer.
    open func scrollRectToVisible(_ r: CGRect) { baseScrollRectToVisible(r) }
    /// The part of the bounds that every ``CAScrollLayer`` above shows, in the layer's coordinates; the bounds without a scroll layer.
    /// O(depth).
    open var visibleRect: CGRect { baseVisibleRect }

    // MARK: Values by key

    /// The value of a property, or the one that ``setValue(_:forKey:)`` stored under another key, or else the class's default.
    open func value(forKey key: String) -> Any? { baseValue(forKey: key) }
    /// Sets a property, or stores a value under any other key. Both look for an action first.
    open func setValue(_ value: Any?, forKey key: String) { baseSetValue(value, forKey: key) }
    /// The value of a property or of a part of one, such as `position.x` or `transform.rotation.z`.
    open func value(forKeyPath keyPath: String) -> Any? { baseValue(forKeyPath: keyPath) }
    /// Sets a property or a part of one, such as `position.x` or `transform.rotation.z` (radians).
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { baseSetValue(value, forKeyPath: keyPath) }

    // MARK: Hit testing

    /// The deepest and topmost layer at `p`, which is in the superlayer's coordinates; nil when that is outside.
    open func hitTest(_ p: CGPoint) -> CALayer? { baseHitTest(at: p) }
    /// Whether a point in the layer's coordinates is inside of the bounds.
    open func contains(_ p: CGPoint) -> Bool { values.bounds.contains(p) }

    // MARK: Animations

    /// Actions by key, looked at after the delegate's.
    open var actions: [String: any CAAction]? {
        get { options.value.actions }
        set { options.value.actions = newValue }
    }
    /// Actions (under `"actions"`) and values that apply where neither a delegate nor ``actions`` say anything.
    open var style: [AnyHashable: Any]? {
        get { options.value.style }
        set { options.value.style = newValue }
    }
    /// A name for the program's own use.
    open var name: String? {
        get { options.value.name }
        set { options.value.name = newValue }
    }

    /// The action for a change of `event`: the delegate's, that of ``actions``, of ``style``, or the class's default.
    open func action(forKey event: String) -> (any CAAction)? { baseAction(forKey: event) }
    /// The action of last resort. The default is none, and a change then animates implicitly if its property does.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// The value of a property before anything set it; nil for keys that are no property. A subclass answers for keys of its own.
    open class func defaultValue(forKey key: String) -> Any? { baseDefaultValue(forKey: key) }

    /// Whether a change of the value `key` draws the contents again. The default is false.
    ///
    /// A subclass that says so for a key of its own can animate it: each frame then calls ``draw(in:)`` on a presentation copy.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// Runs a copy of an animation. One that has the same key is replaced.
    open func add(_ anim: CAAnimation, forKey key: String?) { baseAdd(anim, forKey: key) }
    /// The animation that runs under a key: the copy, which is not to be changed.
    open func animation(forKey key: String) -> CAAnimation? { model().animations?.animation(forKey: key) }
    /// The keys of the animations that run, in the order of their addition; nil when none runs.
    open func animationKeys() -> [String]? { model().animations?.keys }
    /// Ends an animation; its delegate is told that it did not finish.
    open func removeAnimation(forKey key: String) { baseRemoveAnimation(forKey: key) }
    /// Ends all animations.
    open func removeAllAnimations() { baseRemoveAllAnimations() }

    /// A copy of the layer as it is shown at the moment, animations included; nil while it is not in a window. It is not to be changed.
    ///
    /// Its sublayers and superlayer are presentation layers too, so that `hitTest` and `convert` work in what is seen.
    open func presentation() -> Self? { makePresentation() as? Self }
    /// The layer of the program's whose presentation this is; itself when it is none.
    open func model() -> Self { (modelLayer as? Self) ?? self }
    /// ``transform`` as an affine transform: the affine part of one that is not.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(values.transform) }
    /// Sets ``transform`` to an affine one.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    /// Whether an odd number of layers, from this one to the topmost, have ``isGeometryFlipped``. O(depth).
    open func contentsAreFlipped() -> Bool { baseContentsAreFlipped() }
    /// Draws the layer with its sublayers into `ctx`, in the layer's coordinates; into a document glyphs and paths as such.
    open func render(in ctx: CGContext) { baseRender(in: ctx) }

    // MARK: CAMediaTiming

    /// When, in the superlayer's time, the layer's time begins.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { changeTiming { $0.beginTime = newValue } }
    }
    /// How long the layer's time lasts; only of use to animations.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { changeTiming { $0.duration = newValue } }
    }
    /// How fast the layer's time runs against the superlayer's. 0 stops every animation at and below the layer.
    open var speed: Float {
        get { Float(timing.speed) }
        set { changeTiming { $0.speed = Double(newValue) } }
    }
    /// Seconds that are added to the layer's time.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { changeTiming { $0.timeOffset = newValue } }
    }
    /// How often the layer's time repeats; only of use to animations.
    open var repeatCount: Float {
        get { Float(timing.repeatCount) }
        set { changeTiming { $0.repeatCount = Double(newValue) } }
    }
    /// For how long the layer's time repeats; only of use to animations.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { changeTiming { $0.repeatDuration = newValue } }
    }
    /// Whether every other repetition runs backwards; only of use to animations.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { changeTiming { $0.autoreverses = newValue } }
    }
    /// What holds before and after; only of use to animations.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { changeTiming { $0.fillMode = newValue } }
    }

    // MARK: For subclasses of the library
    /// Copies what ``init(layer:)`` copies.
    func copyProperties(from other: CALayer) { copyLayerProperties(from: other) }
    /// The properties of the class that are found under keys. A class that has some of its own adds them here.
    class var layerProperties: LayerProperties { .ofEveryLayer }
    /// Starts a new sample of the animations: shows the model's values.
    func beginPresenting() { animations?.presented = values }
    /// Ends showing anything but the model's values.
    func endPresenting() {}
    /// Draws below the contents: the class's own picture, in coordinates whose origin is the bounds' top left corner.
    func makeOwnNode(_ shown: LayerValues) -> RenderNode? { nil }
    /// Builds the layer's picture in its superlayer's coordinates; nil when nothing of it is seen.
    func makeNode(_ context: RenderContext) -> RenderNode? { makeLayerNode(context) }
    /// Draws the sublayers, in coordinates whose origin is the bounds' top left corner.
    func makeSublayersNode(_ shown: LayerValues, _ context: RenderContext) -> RenderNode? { drawSublayers(shown, context) }

    /// The sublayers are not flattened into the layer's plane, but lie in the same space as the layer.
    var sharesSpace: Bool { false }

    /// Adds what is in the layer's space to `scene`; `matrix` takes the layer's coordinates to those of the scene.
    func addToScene(_ scene: inout SpaceScene, _ matrix: CATransform3D, opacity: CGFloat, _ context: RenderContext) {}

    /// Whether instances draw nothing but what every layer does.
    class var isPlain: Bool { true }
}
