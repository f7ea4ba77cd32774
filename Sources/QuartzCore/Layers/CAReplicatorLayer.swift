import Foundation

extension LayerProperty {
    static let instanceCount = ofInstances("instanceCount", \.count) { $0.instanceCount = Int(saturating: max($1, 0).rounded()) }
    static let instanceDelay = ofInstances("instanceDelay", \.delay) { $0.instanceDelay = CFTimeInterval($1) }
    static let instanceTransform = ofInstances("instanceTransform", \.transform) { $0.instanceTransform = $1 }
    static let instanceColor = LayerProperty("instanceColor", in: \CAReplicatorLayer.replication, at: \.color.rgba) {
        $0.instanceColor = $1
    }
    static let instanceRedOffset = ofInstances("instanceRedOffset", \.redOffset) { $0.instanceRedOffset = Float($1) }
    static let instanceGreenOffset = ofInstances("instanceGreenOffset", \.greenOffset) { $0.instanceGreenOffset = Float($1) }
    static let instanceBlueOffset = ofInstances("instanceBlueOffset", \.blueOffset) { $0.instanceBlueOffset = Float($1) }
    static let instanceAlphaOffset = ofInstances("instanceAlphaOffset", \.alphaOffset) { $0.instanceAlphaOffset = Float($1) }

    private static func ofInstances<Value: PropertyValue>(
        _ key: String, _ path: WritableKeyPath<CAReplicatorLayer.Replication, Value>,
        set: @escaping @MainActor (CAReplicatorLayer, Value) -> Void
    ) -> LayerProperty {
        LayerProperty(key, in: \CAReplicatorLayer.replication, at: path) { layer, value, _ in set(layer, value) }
    }
}

/// Draws its sublayers several times. Each instance is transformed, tinted and delayed relative to the previous one.
///
/// All its properties except for ``preservesDepth`` animate. Hit testing finds the first instance only.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
    /// The animatable values that a replicator layer adds to a layer's.
    struct Replication {
        var count: CGFloat = 1
        var delay: CGFloat = 0
        var transform = CATransform3DIdentity
        var color = LayerColor(.white)
        var redOffset: CGFloat = 0
        var greenOffset: CGFloat = 0
        var blueOffset: CGFloat = 0
        var alphaOffset: CGFloat = 0

        /// The colour that multiplies the colours of the instance `index`.
        func color(of index: Int) -> RGBA {
            let first = color.rgba ?? RGBA(red: 1, green: 1, blue: 1, alpha: 1)
            func part(_ value: CGFloat, _ offset: CGFloat) -> CGFloat { min(max(value + offset * CGFloat(index), 0), 1) }
            return RGBA(
                red: part(first.red, redOffset), green: part(first.green, greenOffset), blue: part(first.blue, blueOffset),
                alpha: part(first.alpha, alphaOffset))
        }
    }

    var replication = AnimatedValues(Replication())
    /// The bitmaps of instances in perspective.
    var flattenedInstances: [FlattenedLayer] = []

    /// The number of instances of the sublayers. 1 by default.
    open var instanceCount: Int {
        get { Int(saturating: replication.model.count.rounded()) }
        set { change(.instanceCount, CGFloat(newValue) != replication.model.count) { replication.model.count = CGFloat(newValue) } }
    }

    /// The delay of each instance's animations after the previous one's, in seconds of the layer's time. 0 by default.
    open var instanceDelay: CFTimeInterval {
        get { CFTimeInterval(replication.model.delay) }
        set { change(.instanceDelay, CGFloat(newValue) != replication.model.delay) { replication.model.delay = CGFloat(newValue) } }
    }

    /// The transform from each instance to the next, about the center of the layer.
    open var instanceTransform: CATransform3D {
        get { replication.model.transform }
        set { change(.instanceTransform, newValue != replication.model.transform) { replication.model.transform = newValue } }
    }

    /// The colour that multiplies the colours of the first instance. White by default, which changes nothing.
    open var instanceColor: CGColor? {
        get { replication.model.color.color }
        set { change(.instanceColor, newValue != replication.model.color.color) { replication.model.color = LayerColor(newValue) } }
    }

    /// The difference in red of ``instanceColor`` from one instance to the next.
    open var instanceRedOffset: Float {
        get { Float(replication.model.redOffset) }
        set { setOffset(.instanceRedOffset, \.redOffset, newValue) }
    }

    /// The difference in green of ``instanceColor`` from one instance to the next.
    open var instanceGreenOffset: Float {
        get { Float(replication.model.greenOffset) }
        set { setOffset(.instanceGreenOffset, \.greenOffset, newValue) }
    }

    /// The difference in blue of ``instanceColor`` from one instance to the next.
    open var instanceBlueOffset: Float {
        get { Float(replication.model.blueOffset) }
        set { setOffset(.instanceBlueOffset, \.blueOffset, newValue) }
    }

    /// The difference in alpha of ``instanceColor`` from one instance to the next.
    open var instanceAlphaOffset: Float {
        get { Float(replication.model.alphaOffset) }
        set { setOffset(.instanceAlphaOffset, \.alphaOffset, newValue) }
    }

    private func setOffset(_ property: LayerProperty, _ path: WritableKeyPath<Replication, CGFloat>, _ value: Float) {
        change(property, value != Float(replication.model[keyPath: path])) { replication.model[keyPath: path] = CGFloat(value) }
    }

    /// Whether sublayers share the layer's 3D space, like those of a ``CATransformLayer``. Then the layer's own drawing has the limits that
    /// ``CATransformLayer`` describes. False by default: sublayers are flattened into the layer's plane.
    open var preservesDepth = false {
        didSet {
            guard preservesDepth != oldValue else { return }
            for sublayer in sublayerList { sublayer.invalidate(.node) }
            invalidate(.node)
        }
    }

    // MARK: Animation

    override func copyProperties(from other: CALayer) {
        super.copyProperties(from: other)
        guard let other = other as? CAReplicatorLayer else { return }
        replication = AnimatedValues(other.replication.shown)
        preservesDepth = other.preservesDepth
    }

    override class var layerProperties: LayerProperties { own }
    private static let own = LayerProperties.ofEveryLayer.adding(
        [
            .instanceCount, .instanceDelay, .instanceTransform, .instanceColor, .instanceRedOffset, .instanceGreenOffset,
            .instanceBlueOffset, .instanceAlphaOffset,
        ])

    override func resetPresentedValues(isAnimated: Bool) {
        super.resetPresentedValues(isAnimated: isAnimated)
        replication.reset(isAnimated: isAnimated)
    }

    // MARK: Drawing

    /// The values with the animations applied.
    var shownReplication: Replication { replication.shown }

    override class var isPlain: Bool { false }

    override var sharesSpace: Bool { preservesDepth }

    override func makeNode(_ context: RenderContext) -> RenderNode? {
        preservesDepth ? makeSceneNode(context) : makeLayerNode(context)
    }

    override func makeSublayersNode(_ shown: LayerValues, _ context: RenderContext) -> RenderNode? {
        makeInstancesNode(shown, context)
    }

    override func addToScene(_ scene: inout SpaceScene, _ matrix: CATransform3D, opacity: CGFloat, _ context: RenderContext) {
        addInstancesToScene(&scene, matrix, opacity: opacity, context)
    }
}
