/// A layer's cached nodes and their damage.
struct LayerRendering {
    /// The outdated parts. Initially content and shadow, because nothing is cached.
    var damage: LayerDamage = [.content, .shadow]
    /// The layer in its superlayer's coordinates, as its ancestors use it.
    var node: RenderNode?
    /// The layer with its sublayers, mask, shadow and opacity as in the last frame, before its transform and position are applied.
    var shown: RenderNode?
    /// The position of the layer's top left corner in ``node``, if the layer draws only its background colour.
    var fillOrigin: CGPoint?
    /// The node of the filled outline. Like ``content`` and ``border``, it has its origin at the top left corner of the bounds.
    var background: RenderNode?
    /// The node of the layer's image or of the subclass's drawing.
    var content: RenderNode?
    var border: RenderNode?
    /// Bitmaps that few layers have.
    var bitmaps = RareStorage<LayerBitmaps>()
    /// The layer with its sublayers as a bitmap, for perspective.
    var flattened: FlattenedLayer?
    /// The floating origin, if the layer is very long or its sublayers are far apart.
    var far: FloatingOrigin?
    var needsLayout = false
    /// Whether the layer or a descendant may wait for layout. Set in all ancestors of waiting layers, but only if many layers of a tree wait.
    var mayWaitInside = false
    /// Whether the layer is in the tree's list of layers that wait for layout, or waited.
    var isListedForLayout = false
    /// Whether the layer is laying out its sublayers.
    var isLayingOut = false
    var needsDisplay = false
    /// Whether the y axis of ``content`` points up.
    var isContentFlipped = false
    /// Whether ``CALayer/drawContents()`` drew the contents.
    var wasDrawn = false
    /// Whether a frame has shown the layer. Changes from then on are visible and may animate.
    var wasCommitted = false
    /// The number of the frame after which the layer was removed from its tree; −1 if it was never removed.
    var detachFrame = -1
    /// Whether a sublayer has a height, so that the drawing order can differ from the order of ``CALayer/sublayers``.
    var isOrderedByHeight = false
    /// Whether the drawing order may no longer match the heights.
    var needsOrder = false
}

/// Cached bitmaps of a layer.
struct LayerBitmaps: RareStorageValue {
    /// The blurred alpha of the shadow.
    var shadow: BlurredShadow?
    /// The bitmap of the layer with its sublayers, and the node from which it was made. For layers with ``CALayer/shouldRasterize``.
    var rasterized: (node: RenderNode, source: RenderNode, scale: CGFloat)?

    // `nonisolated(unsafe)`: the box is never changed.
    nonisolated(unsafe) static let standard = RareStorageBox(LayerBitmaps())
}

extension LayerRendering {
    /// ``shown``; for layers that draw only their background colour, a node derived from ``node``.
    @MainActor var shownPicture: RenderNode? {
        shown ?? fillOrigin.flatMap { node?.translated(by: CGPoint(x: -$0.x, y: -$0.y)) }
    }
}

/// The parameters of building nodes, and counters of the built ones.
@MainActor
final class RenderContext {
    /// Device pixels per point.
    let scale: CGFloat
    /// The number of layers whose node was built.
    var builtLayers = 0
    /// Called for each layer whose node is built, with whether its own drawing changed.
    var paintObserver: ((CALayer, Bool) -> Void)?
    /// The number of sibling chunks whose node was built.
    var builtChunks = 0
    /// Whether an odd number of layers from the current one to the root flip their geometry.
    var isFlipped = false
    /// The depth of the current layer in the tree.
    var levels = 0
    /// Whether an error about a layer that is nested too deeply was logged.
    var hasLoggedDepth = false

    /// The maximum depth of layers in one render tree. GTK traverses render nodes recursively: a debug build drew 16,000 levels with a stack of 8 MB.
    static let mostLevels = 4000

    init(scale: CGFloat) {
        self.scale = scale
    }
}
