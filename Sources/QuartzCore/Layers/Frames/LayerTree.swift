// `@exclusivity(unchecked)` is for the benchmark rows `commit-one-of-n` and `feed-width` (layout): each change of a layer accesses these. Only the main actor
// accesses the properties, without overlap.
internal import CGtk
import Foundation
import Host

/// The layers of one window and the render tree that the window shows.
@MainActor
package final class LayerTree {
    /// The maximum number of times that a layer may request layout during its own layout.
    static let layoutLimit = 64

    /// The topmost layer. It has the window's size; its origin is the window's top left corner.
    package let rootLayer = CALayer()
    /// The window that presents the render tree; nil if the tree is drawn for ``image()`` only.
    package weak var window: (any HostWindow)?
    /// The render tree of the last commit.
    package private(set) var renderTree: RenderTree?
    /// The number of layer nodes that the last commit built.
    package private(set) var builtLayerCount = 0
    /// The number of sibling chunks that the last commit built.
    package private(set) var builtChunkCount = 0
    /// The number of commits that gave the window a new render tree.
    package private(set) var commitCount = 0

    /// Called before each layout pass, to update values that layout depends on.
    package var beforeLayout: ((LayerTree) -> Void)?
    /// Called in a commit for each layer whose node is built, with whether its own drawing changed.
    package var paintObserver: ((CALayer, Bool) -> Void)?

    let frameLoop: FrameLoop
    /// The object through which the layers refer to the tree.
    let link = LayerTreeLink()
    @exclusivity(unchecked) private var layersToLayOut: [CALayer] = []
    /// The layers that were marked as ancestors of a waiting layer since ``layersToLayOut`` was last empty.
    private var layersAround: [CALayer] = []
    /// Whether the ancestors of waiting layers are marked. True after ``layersToLayOut`` grew beyond ``fewLayers``, until that list is empty.
    private var marksLayersAround = false
    private var layersToDisplay: [CALayer] = []
    @exclusivity(unchecked) private var needsCommit = false
    private var contentScale: CGFloat = 1
    /// Layers too long for single precision. Their node depends on the part that is visible.
    private var floatingOriginLayers: [ObjectIdentifier: FloatingOriginLayer] = [:]
    /// Layers that show a native surface of the platform.
    private var surfaces: [WeakSurface] = []
    /// Layers that show the content behind them.
    private var backdrops: [Backdrop] = []

    /// Creates a tree. Its root layer has the size of `window`; without a window it has zero size until ``rootLayer`` is resized.
    package init(platform: any HostPlatform, window: (any HostWindow)?) {
        self.window = window
        frameLoop = FrameLoop.of(platform)
        link.tree = self
        if !RenderNode.isReady { layersLog.critical("GTK could not be initialized, so layers are not drawn.") }
        rootLayer.isRoot = true
        rootLayer.attach(to: self)
        frameLoop.register(self)
        windowDidResize()
    }

    deinit { link.tree = nil }

    /// Device pixels per point.
    package var scale: CGFloat {
        get { window?.scale ?? contentScale }
        set { contentScale = newValue }
    }

    /// Applies the window's size and scale to the root layer.
    package func windowDidResize() {
        guard let window else { return }
        rootLayer.frame = CGRect(origin: .zero, size: window.contentSize)
        if contentScale != window.scale {
            contentScale = window.scale
            rootLayer.invalidate(.node)
        }
    }

    /// Requests a commit in the next frame.
    package func setNeedsCommit() {
        guard !needsCommit else { return frameLoop.commitWithRunLoop() }
        needsCommit = true
        frameLoop.setNeedsCommit(self)
    }

    func needsLayout(_ layer: CALayer) {
        if !layer.rendering.isListedForLayout {
            layer.rendering.isListedForLayout = true
            layersToLayOut.append(layer)
        }
        if marksLayersAround { markAround(layer) } else if layersToLayOut.count > Self.fewLayers { markAllAround() }
        setNeedsCommit()
    }

    /// The number of waiting layers up to which searching the list is faster than marking the ancestors.
    private static let fewLayers = 4

    /// Marks the ancestors of all waiting layers. From now on, every new waiting layer marks its ancestors, too, so a search can skip unmarked subtrees.
    private func markAllAround() {
        marksLayersAround = true
        for layer in layersToLayOut { markAround(layer) }
    }

    private func markAround(_ layer: CALayer) {
        var around = layer
        while !around.rendering.mayWaitInside {
            around.rendering.mayWaitInside = true
            layersAround.append(around)
            guard let parent = around.parent else { break }
            around = parent
        }
    }

    /// The layers that wait for layout. A layer stays in the list until it was laid out, because the layout of one layer may request layout of another.
    private func waitingLayers() -> [CALayer] {
        forgetLaidOut()
        return layersToLayOut
    }

    /// Removes from the list the layers that were laid out or left the tree.
    private func forgetLaidOut() {
        // Uses loops here and below, because a closure called by the standard library would check each time that it runs on the main actor.
        var count = 0
        for index in layersToLayOut.indices {
            let layer = layersToLayOut[index]
            if layer.rendering.needsLayout, layer.treeLink === link {
                if count < index { layersToLayOut[count] = layer }
                count += 1
            } else {
                layer.rendering.isListedForLayout = false
            }
        }
        // Usually exactly one layer is removed, for which `removeLast()` is the fastest way.
        while layersToLayOut.count > count { layersToLayOut.removeLast() }
        if count == 0, marksLayersAround { forgetLayersAround() }
    }

    /// Layers that wait for layout, with their order.
    private struct Waiting {
        let layers: [CALayer]
        /// Sort keys: the depth in the upper 32 bits, the index in the list in the lower. Integers are sorted without a closure.
        var order: [Int] = []
    }

    /// The waiting layers among `top` and its descendants; all waiting layers if `top` is nil. Outer layers are first, because their layout sizes inner ones.
    private func waitingLayers(in top: CALayer?) -> Waiting {
        var waiting = Waiting(layers: waitingLayers())
        waiting.order.reserveCapacity(waiting.layers.count)
        for index in waiting.layers.indices {
            if let depth = depth(of: waiting.layers[index], in: top) { waiting.order.append(depth << 32 | index) }
        }
        if waiting.order.count > 1 { waiting.order.sort() }
        return waiting
    }

    /// The number of ancestors of a layer up to `top`; nil if it is not a descendant of `top`.
    private func depth(of layer: CALayer, in top: CALayer?) -> Int? {
        if layer === top { return 0 }
        guard let top else { return layer.depth }
        let address = Unmanaged.passUnretained(top).toOpaque()
        var depth = 0
        var around = layer.parentReference
        while let current = around {
            depth += 1
            if current.toOpaque() == address { return depth }
            around = current.borrow { $0.parentReference }
        }
        return nil
    }

    private func forgetLayersAround() {
        // The layers are released only after the list is empty, because a release may call a `deinit` of the app.
        let around = layersAround
        layersAround = []
        marksLayersAround = false
        for layer in around where layer.treeLink === link { layer.rendering.mayWaitInside = false }
    }

    func needsDisplay(_ layer: CALayer) {
        layersToDisplay.append(layer)
        setNeedsCommit()
    }

    var needsLayoutPass: Bool { !layersToLayOut.isEmpty }

    /// Lays out every waiting layer, outer layers first. Includes the layers that request layout in the meantime.
    package func layoutIfNeeded() {
        var rounds = 0
        beforeLayout?(self)
        while true {
            let waiting = waitingLayers(in: nil)
            if waiting.order.isEmpty { return }
            rounds += 1
            if rounds > Self.layoutLimit * 4 {
                let names = waiting.layers.prefix(10).map(\.identification).joined(separator: ", ")
                layersLog.error("Stopped an endless layout: these layers call setNeedsLayout() in every layout: \(names)")
                for layer in waiting.layers { layer.rendering.needsLayout = false }
                _ = waitingLayers()
                return
            }
            layOut(waiting)
            beforeLayout?(self)
        }
    }

    private func layOut(_ waiting: Waiting) {
        for key in waiting.order { waiting.layers[key & 0xFFFF_FFFF].layoutOnce() }
    }

    /// Lays out `top` and its descendants if needed, outer layers first. O(1) if none of them waits.
    func layOut(below top: CALayer) {
        var rounds = 0
        while marksLayersAround ? top.rendering.mayWaitInside : !layersToLayOut.isEmpty {
            if layersToLayOut.count <= 2, rounds < Self.layoutLimit {
                guard layOutFew(in: top) else { return }
                rounds += 1
                continue
            }
            let waiting = waitingLayers(in: top)
            if waiting.order.isEmpty { return }
            rounds += 1
            if rounds > Self.layoutLimit {
                let names = waiting.order.prefix(10).map { waiting.layers[$0 & 0xFFFF_FFFF].identification }.joined(separator: ", ")
                layersLog.error("Stopped an endless layout: these layers call setNeedsLayout() in every layout: \(names)")
                return
            }
            layOut(waiting)
        }
    }

    /// Lays out one or two waiting layers without building a list. Usually no more layers wait: for example, a view and its superview. Returns whether one of
    /// them was `top` or a descendant.
    private func layOutFew(in top: CALayer) -> Bool {
        let first = layersToLayOut[0]
        let second = layersToLayOut.count > 1 ? layersToLayOut[1] : first
        let isFirstIn = waits(first, in: top)
        let isSecondIn = second !== first && waits(second, in: top)
        if isFirstIn, isSecondIn, second.depth < first.depth {
            second.layoutOnce()
            first.layoutOnce()
        } else {
            if isFirstIn { first.layoutOnce() }
            if isSecondIn { second.layoutOnce() }
        }
        forgetLaidOut()
        return isFirstIn || isSecondIn
    }

    private func waits(_ layer: CALayer, in top: CALayer) -> Bool {
        layer.rendering.needsLayout && layer.treeLink === link && (layer === top || layer.isDescendant(of: top))
    }

    /// Draws outdated contents, builds the nodes of changed layers, and gives the window the new render tree.
    package func commit() {
        needsCommit = false
        let waiting = layersToDisplay
        layersToDisplay.removeAll(keepingCapacity: true)
        for layer in waiting where layer.tree === self { layer.displayIfNeeded() }
        needsCommit = false
        guard rootLayer.rendering.damage.contains(.node) else { return }
        updateFloatingOriginLayers()
        let context = RenderContext(scale: scale)
        context.paintObserver = paintObserver
        var node = rootLayer.renderNode(context)
        if updateBackdrops() { node = rootLayer.renderNode(context) }
        builtLayerCount = context.builtLayers
        builtChunkCount = context.builtChunks
        commitCount += 1
        renderTree = RenderTree(node)
        updateSurfaceFrames()
        present()
    }

    /// Registers a layer that shows a native surface. Each commit updates the surface's frame.
    func registerSurface(_ layer: SurfaceLayer) {
        if !surfaces.contains(where: { $0.layer === layer }) { surfaces.append(WeakSurface(layer: layer)) }
    }

    private func updateSurfaceFrames() {
        guard !surfaces.isEmpty else { return }
        for gone in surfaces where gone.layer?.tree == nil { gone.layer?.surface?.placement = nil }
        surfaces.removeAll { $0.layer?.tree !== self }
        for surface in surfaces { surface.layer?.updateSurfaceFrame() }
    }

    /// Shows new content of a surface in the frame that the window is drawing now. If a commit is pending, the content appears with that commit.
    func showAtOnce(_ layer: SurfaceLayer) {
        guard !needsCommit, frameLoop.frameTime == nil else { return layer.invalidate(.content) }
        // Prevents a frame request by `invalidate`: the commit follows below.
        needsCommit = true
        layer.invalidate(.content)
        commit()
    }

    private struct WeakSurface {
        weak var layer: SurfaceLayer?
    }

    /// Registers a layer that shows the content behind it.
    func registerBackdrop(_ layer: BackdropLayer) {
        if !backdrops.contains(where: { $0.layer === layer }) { backdrops.append(Backdrop(layer: layer)) }
    }

    /// Updates the backdrop layers if the content behind them changed. Returns whether any layer was updated.
    private func updateBackdrops() -> Bool {
        guard !backdrops.isEmpty else { return false }
        backdrops.removeAll { $0.layer?.tree !== self }
        // Prevents a frame request: the current commit includes the change.
        needsCommit = true
        var hasChanged = false
        for backdrop in backdrops where backdrop.layer?.takeBackdrop(scale: scale) == true { hasChanged = true }
        needsCommit = false
        return hasChanged
    }

    private struct Backdrop {
        weak var layer: BackdropLayer?
    }

    /// Registers a layer whose node is exact only around its ``FloatingOrigin``.
    func recordFloatingOrigin(_ layer: CALayer) {
        floatingOriginLayers[ObjectIdentifier(layer)] = FloatingOriginLayer(layer: layer)
    }

    /// Rebuilds layers whose visible part has moved away from their floating origin. O(number of such layers · depth); nearly always their number is 0.
    private func updateFloatingOriginLayers() {
        guard !floatingOriginLayers.isEmpty else { return }
        // Prevents a frame request: the current commit includes the change.
        needsCommit = true
        for (key, far) in floatingOriginLayers {
            guard let layer = far.layer, layer.tree === self, layer.rendering.far != nil else {
                floatingOriginLayers[key] = nil
                continue
            }
            if layer.isFloatingOriginOutdated { layer.invalidate(.node) }
        }
        needsCommit = false
    }

    private struct FloatingOriginLayer {
        weak var layer: CALayer?
    }

    /// Gives the window the render tree of the last commit.
    package func present() {
        guard let renderTree else { return }
        window?.present(renderTree)
    }

    /// The render tree of the last commit as an image at the window's scale. Needs no display.
    package func image() -> CGImage? {
        renderTree?.image(in: rootLayer.bounds, scale: scale)
    }
}
