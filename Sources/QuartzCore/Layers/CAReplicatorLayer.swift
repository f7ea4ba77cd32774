import Foundation

extension LayerProperty {
    static let instanceCount = ofInstances("instanceCount", \.count) { $0.instanceCount = Int(saturating: max($1, 0).rounded()) }
    static let instanceDelay = ofInstances("instanceDelay", \.delay) { $0.instanceDelay = CFTimeInterval($1) }
    static let instanceTransform = ofInstances("instanceTransform", \.transform) { $0.instanceTransform = $1 }
    static let instanceColor = LayerProperty("instanceColor", in: \CAReplicatorLayer.replication, at: \.color) { $0.instanceColor = $1 }
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

/// Draws its sublayers many times, each time moved, tinted and delayed further.
///
/// All of it can animate. Touches find the first of the instances only.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
    /// What a replicator layer adds to the animatable values of a layer.
    struct Replication {
        var count: CGFloat = 1
        var delay: CGFloat = 0
        var transform = CATransform3DIdentity
        var color: RGBA? = RGBA(red: 1, green: 1, blue: 1, alpha: 1)
        var redOffset: CGFloat = 0
        var greenOffset: CGFloat = 0
        var blueOffset: CGFloat = 0
        var alphaOffset: CGFloat = 0

        /// What the colours of the instance `index` are multiplied with.
        func color(of index: Int) -> RGBA {
            let first = color ?? RGBA(red: 1, green: 1, blue: 1, alpha: 1)
            func part(_ value: CGFloat, _ offset: CGFloat) -> CGFloat { min(max(value + offset * CGFloat(index), 0), 1) }
            return RGBA(
                red: part(first.red, redOffset), green: part(first.green, greenOffset), blue: part(first.blue, blueOffset),
                alpha: part(first.alpha, alphaOffset))
        }
    }

    var replication = AnimatedValues(Replication())
    private var givenInstanceColor: CGColor? = .white
    /// The pictures of instances that are seen in perspective.
    var flattenedInstances: [FlattenedLayer] = []

    /// A layer that draws its sublayers once.
    public override init() {
        super.init()
    }

    /// A layer from an archive. Differs from Core Animation: layers are not archived, so that its properties have their defaults.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A copy of `layer` for ``CALayer/presentation()``.
    public override init(layer: Any) {
        super.init(layer: layer)
    }

    /// How often the sublayers are drawn. 1 at first.
    open var instanceCount: Int {
        get { Int(saturating: replication.model.count.rounded()) }
        set { change(.instanceCount, CGFloat(newValue) != replication.model.count) { replication.model.count = CGFloat(newValue) } }
    }

    /// Seconds, in the layer's time, by which the animations of each instance are behind those of the one before. 0 at first.
    open var instanceDelay: CFTimeInterval {
        get { CFTimeInterval(replication.model.delay) }
        set { change(.instanceDelay, CGFloat(newValue) != replication.model.delay) { replication.model.delay = CGFloat(newValue) } }
    }

    /// Takes each instance to the next one, about the middle of the layer.
    open var instanceTransform: CATransform3D {
        get { replication.model.transform }
        set { change(.instanceTransform, newValue != replication.model.transform) { replication.model.transform = newValue } }
    }

    /// What the colours of the first instance are multiplied with. White, which changes nothing, at first.
    open var instanceColor: CGColor? {
        get { modelLayer == nil ? givenInstanceColor : replication.model.color.map { CGColor($0) } }
        set {
            change(.instanceColor, newValue != givenInstanceColor) {
                givenInstanceColor = newValue
                replication.model.color = newValue?.rgba
            }
        }
    }

    /// What is added to the red of ``instanceColor`` from one instance to the next.
    open var instanceRedOffset: Float {
        get { Float(replication.model.redOffset) }
        set {
            change(.instanceRedOffset, newValue != Float(replication.model.redOffset)) { replication.model.redOffset = CGFloat(newValue) }
        }
    }

    /// What is added to the green of ``instanceColor`` from one instance to the next.
    open var instanceGreenOffset: Float {
        get { Float(replication.model.greenOffset) }
        set {
            change(.instanceGreenOffset, newValue != Float(replication.model.greenOffset)) {
                replication.model.greenOffset = CGFloat(newValue)
            }
        }
    }

    /// What is added to the blue of ``instanceColor`` from one instance to the next.
    open var instanceBlueOffset: Float {
        get { Float(replication.model.blueOffset) }
        set {
            change(.instanceBlueOffset, newValue != Float(replication.model.blueOffset)) {
                replication.model.blueOffset = CGFloat(newValue)
            }
        }
    }

    /// What is added to the alpha of ``instanceColor`` from one instance to the next.
    open var instanceAlphaOffset: Float {
        get { Float(replication.model.alphaOffset) }
        set {
            change(.instanceAlphaOffset, newValue != Float(replication.model.alphaOffset)) {
                replication.model.alphaOffset = CGFloat(newValue)
            }
        }
    }

    /// Whether sublayers lie in the same space as the layer, as those of a ``CATransformLayer`` do, with what that means for what the
    /// layer itself draws. False at first: they are flattened into the layer's plane.
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
        givenInstanceColor = other.givenInstanceColor
        preservesDepth = other.preservesDepth
    }

    override class var layerProperties: LayerProperties { own }
    private static let own = LayerProperties.ofEveryLayer.adding(
        [
            .instanceCount, .instanceDelay, .instanceTransform, .instanceColor, .instanceRedOffset, .instanceGreenOffset,
            .instanceBlueOffset, .instanceAlphaOffset,
        ])

    override func beginPresenting() {
        super.beginPresenting()
        replication.presented = replication.model
    }

    override func endPresenting() {
        super.endPresenting()
        replication.presented = nil
    }

    // MARK: Drawing

    /// What is seen at the moment.
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
