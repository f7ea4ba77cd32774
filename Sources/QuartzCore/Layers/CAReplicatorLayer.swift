import Foundation

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

    private var replication = Replication()
    private var presentedReplication: Replication?
    private var givenInstanceColor: CGColor? = .white
    /// The pictures of instances that are seen in perspective.
    var flattenedInstances: [FlattenedLayer] = []

    /// A layer that draws its sublayers once.
    public override init() {
        super.init()
    }

    /// A copy of `layer` for ``CALayer/presentation()``.
    public override init(layer: Any) {
        super.init(layer: layer)
    }

    /// How often the sublayers are drawn. 1 at first.
    open var instanceCount: Int {
        get { Int(replication.count.rounded()) }
        set { change(.instanceCount, CGFloat(newValue) != replication.count) { replication.count = CGFloat(newValue) } }
    }

    /// Seconds, in the layer's time, by which the animations of each instance are behind those of the one before. 0 at first.
    open var instanceDelay: CFTimeInterval {
        get { CFTimeInterval(replication.delay) }
        set { change(.instanceDelay, CGFloat(newValue) != replication.delay) { replication.delay = CGFloat(newValue) } }
    }

    /// Takes each instance to the next one, about the middle of the layer.
    open var instanceTransform: CATransform3D {
        get { replication.transform }
        set { change(.instanceTransform, newValue != replication.transform) { replication.transform = newValue } }
    }

    /// What the colours of the first instance are multiplied with. White, which changes nothing, at first.
    open var instanceColor: CGColor? {
        get { modelLayer == nil ? givenInstanceColor : replication.color.map { CGColor($0) } }
        set {
            change(.instanceColor, newValue != givenInstanceColor) {
                givenInstanceColor = newValue
                replication.color = newValue?.rgba
            }
        }
    }

    /// What is added to the red of ``instanceColor`` from one instance to the next.
    open var instanceRedOffset: Float {
        get { Float(replication.redOffset) }
        set { change(.instanceRedOffset, newValue != Float(replication.redOffset)) { replication.redOffset = CGFloat(newValue) } }
    }

    /// What is added to the green of ``instanceColor`` from one instance to the next.
    open var instanceGreenOffset: Float {
        get { Float(replication.greenOffset) }
        set { change(.instanceGreenOffset, newValue != Float(replication.greenOffset)) { replication.greenOffset = CGFloat(newValue) } }
    }

    /// What is added to the blue of ``instanceColor`` from one instance to the next.
    open var instanceBlueOffset: Float {
        get { Float(replication.blueOffset) }
        set { change(.instanceBlueOffset, newValue != Float(replication.blueOffset)) { replication.blueOffset = CGFloat(newValue) } }
    }

    /// What is added to the alpha of ``instanceColor`` from one instance to the next.
    open var instanceAlphaOffset: Float {
        get { Float(replication.alphaOffset) }
        set { change(.instanceAlphaOffset, newValue != Float(replication.alphaOffset)) { replication.alphaOffset = CGFloat(newValue) } }
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
        replication = other.presentedReplication ?? other.replication
        givenInstanceColor = other.givenInstanceColor
        preservesDepth = other.preservesDepth
    }

    override func animatableValue(_ key: LayerKey, presented: Bool) -> AnimatableValue? {
        let shown = presented ? presentedReplication ?? replication : replication
        return switch key {
        case .instanceCount: .number(shown.count)
        case .instanceDelay: .number(shown.delay)
        case .instanceTransform: .transform(shown.transform)
        case .instanceColor: .color(shown.color ?? .clear)
        case .instanceRedOffset: .number(shown.redOffset)
        case .instanceGreenOffset: .number(shown.greenOffset)
        case .instanceBlueOffset: .number(shown.blueOffset)
        case .instanceAlphaOffset: .number(shown.alphaOffset)
        default: super.animatableValue(key, presented: presented)
        }
    }

    override func present(_ key: LayerKey, _ value: AnimatableValue) {
        var shown = presentedReplication ?? replication
        switch (key, value) {
        case (.instanceCount, .number(let value)): shown.count = value
        case (.instanceDelay, .number(let value)): shown.delay = value
        case (.instanceTransform, .transform(let value)): shown.transform = value
        case (.instanceColor, .color(let value)): shown.color = value
        case (.instanceRedOffset, .number(let value)): shown.redOffset = value
        case (.instanceGreenOffset, .number(let value)): shown.greenOffset = value
        case (.instanceBlueOffset, .number(let value)): shown.blueOffset = value
        case (.instanceAlphaOffset, .number(let value)): shown.alphaOffset = value
        default: return super.present(key, value)
        }
        presentedReplication = shown
    }

    override func setAnimatableValue(_ key: LayerKey, _ value: AnimatableValue, given: Any?) {
        switch (key, value) {
        case (.instanceCount, .number(let value)): instanceCount = Int(max(value, 0).rounded())
        case (.instanceDelay, .number(let value)): instanceDelay = CFTimeInterval(value)
        case (.instanceTransform, .transform(let value)): instanceTransform = value
        case (.instanceColor, .color(let value)): instanceColor = given.map { $0 as? CGColor ?? CGColor(value) }
        case (.instanceRedOffset, .number(let value)): instanceRedOffset = Float(value)
        case (.instanceGreenOffset, .number(let value)): instanceGreenOffset = Float(value)
        case (.instanceBlueOffset, .number(let value)): instanceBlueOffset = Float(value)
        case (.instanceAlphaOffset, .number(let value)): instanceAlphaOffset = Float(value)
        default: super.setAnimatableValue(key, value, given: given)
        }
    }

    override func beginPresenting() {
        super.beginPresenting()
        presentedReplication = replication
    }

    override func endPresenting() {
        super.endPresenting()
        presentedReplication = nil
    }

    // MARK: Drawing

    /// What is seen at the moment.
    var shownReplication: Replication { presentedReplication ?? replication }

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
