/// What of a layer's picture is out of date.
struct LayerDamage: OptionSet {
    let rawValue: UInt8

    /// The layer's node, and so that of every ancestor: placement, opacity, clip.
    static let node = LayerDamage(rawValue: 1 << 0)
    /// What the layer itself draws: background, image, the subclass's picture.
    static let content = LayerDamage(rawValue: 1 << 1)
    /// The shadow's blurred picture.
    static let shadow = LayerDamage(rawValue: 1 << 2)
    /// The nodes of sublayers have to be put together again.
    static let order = LayerDamage(rawValue: 1 << 3)
    /// Everything that depends on the outline.
    static let shape: LayerDamage = [.content, .shadow]
}

/// A layer's cached nodes and what of them is out of date.
struct LayerRendering {
    /// Everything at first: nothing is cached.
    var damage: LayerDamage = [.content, .shadow]
    /// The layer in its superlayer's coordinates, as ancestors put it into theirs.
    var node: RenderNode?
    /// The layer with its sublayers, mask, shadow and opacity as the last frame showed it, before its placement.
    var shown: RenderNode?
    /// Where the layer's top left corner is in ``node``, when that is nothing but the layer's colour.
    var fillOrigin: CGPoint?
    /// The filled outline, in coordinates whose origin is the bounds' top left corner, as the next two.
    var background: RenderNode?
    /// The image, and the subclass's picture.
    var content: RenderNode?
    var border: RenderNode?
    /// What few layers have.
    var bitmaps = Seldom<LayerBitmaps>()
    /// The layer with its sublayers as a bitmap, for perspective.
    var flattened: FlattenedLayer?
    /// What the picture counts from, where the layer is very long or its sublayers lie far apart.
    var far: FarReference?
    var needsLayout = false
    /// The layer or something in it may wait for its layout: where many layers of a tree wait, each has this set all the way up.
    var mayWaitInside = false
    /// The tree has the layer among those that wait for their layout, or that did.
    var isListedForLayout = false
    /// The layer is placing its sublayers.
    var isLayingOut = false
    var needsDisplay = false
    /// ``content`` is in coordinates that grow upwards.
    var isContentFlipped = false
    /// The contents come from ``CALayer/drawContents()``.
    var wasDrawn = false
    /// The tree has shown it once, so that changes from now on are seen, and may animate.
    var wasCommitted = false
    /// The number of the frame after which the layer left its tree.
    var detachFrame = -1
    /// Some sublayer has a height, so that their order is not that of their drawing.
    var isOrderedByHeight = false
    /// The order may no longer be that of the heights.
    var needsOrder = false
}

/// What is kept of a layer as bitmaps.
struct LayerBitmaps: SeldomValue {
    /// The shadow's alpha, blurred.
    var shadow: BlurredShadow?
    /// The layer with its sublayers, and what that was made of, where the program asks for one.
    var rasterized: (node: RenderNode, source: RenderNode, scale: CGFloat)?

    // `nonisolated(unsafe)`: what lies there is never changed.
    nonisolated(unsafe) static let standard = SeldomBox(LayerBitmaps())
}

extension LayerRendering {
    /// ``shown``, of layers that are nothing but their colour too.
    @MainActor var shownPicture: RenderNode? {
        shown ?? fillOrigin.flatMap { node?.translated(by: CGPoint(x: -$0.x, y: -$0.y)) }
    }
}

/// What building nodes needs to know, and counts of what was built.
@MainActor
final class RenderContext {
    /// Device pixels per point.
    let scale: CGFloat
    /// Layers whose node was built.
    var builtLayers = 0
    /// Chunks of siblings whose node was built.
    var builtChunks = 0
    /// An odd number of layers around the one that is built flip their geometry, that layer included.
    var isFlipped = false
    /// How deep in the tree the layer is that is built.
    var levels = 0
    /// A message has named a layer that lies too deep.
    var saidTooDeep = false

    /// How many layers may lie inside of each other in one picture. GTK goes through the nodes of a picture level by level on the thread's own stack:
    /// in a debug build 16,000 levels were drawn with a stack of 8 MB.
    static let mostLevels = 4000

    init(scale: CGFloat) {
        self.scale = scale
    }
}
