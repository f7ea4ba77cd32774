// `@exclusivity(unchecked)` is for the benchmark rows `commit-one-of-n` and `feed-width` (layout): each change of a layer accesses these. Only the main
// actor accesses the properties, without overlap.
internal import CGtk
import Foundation
import Host

/// The layers of one window and the picture of them that the window shows.
@MainActor
package final class LayerTree {
    /// How often one layer may ask for layout again while it is laid out.
    static let layoutLimit = 64

    /// The layer that all others are in. It has the window's size, and its origin is the window's top left corner.
    package let rootLayer = CALayer()
    /// The window that shows the picture; nil draws for ``image()`` only.
    package weak var window: (any HostWindow)?
    /// The picture that was last committed.
    package private(set) var renderTree: RenderTree?
    /// How many layers' nodes the last commit built.
    package private(set) var builtLayerCount = 0
    /// How many chunks of siblings the last commit built.
    package private(set) var builtChunkCount = 0
    /// Commits that gave the window a new picture.
    package private(set) var commitCount = 0

    /// Called each time before layers are laid out, to settle what decides where they lie.
    package var beforeLayout: ((LayerTree) -> Void)?

    let frameLoop: FrameLoop
    /// What the layers keep of the tree.
    let link = LayerTreeLink()
    @exclusivity(unchecked) private var layersToLayOut: [CALayer] = []
    /// Layers that something waited in for its layout since nothing did.
    private var layersAround: [CALayer] = []
    /// Layers around those that wait are marked, as many wait or did.
    private var marksLayersAround = false
    private var layersToDisplay: [CALayer] = []
    @exclusivity(unchecked) private var needsCommit = false
    private var contentScale: CGFloat = 1
    /// Layers whose picture depends on what of them is seen, since they are longer than single precision can tell.
    private var farLayers: [ObjectIdentifier: FarLayer] = [:]
    /// Layers that show something of the platform's own.
    private var surfaces: [WeakSurface] = []
    /// Layers that show what is behind them.
    private var backdrops: [Backdrop] = []

    /// A tree whose root layer has the size of `window`; without one, no size until ``rootLayer`` gets it.
    package init(platform: any HostPlatform, window: (any HostWindow)?) {
        self.window = window
        frameLoop = FrameLoop.of(platform)
        link.tree = self
        if !RenderNode.isReady { layersLog.critical("GTK cannot draw") }
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

    /// Takes over the window's size and scale.
    package func windowDidResize() {
        guard let window else { return }
        rootLayer.frame = CGRect(origin: .zero, size: window.contentSize)
        if contentScale != window.scale {
            contentScale = window.scale
            rootLayer.invalidate(.node)
        }
    }

    /// Something changed: the next frame commits.
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

    /// So many that wait are looked through faster than all that they are in is marked.
    private static let fewLayers = 4

    /// From now on whatever waits is found by what it is in.
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

    /// The layers that wait for their layout. They are listed until they had it: one of them may ask for that of another meanwhile.
    private func waitingLayers() -> [CALayer] {
        forgetLaidOut()
        return layersToLayOut
    }

    /// Takes those off the list that had their layout, or left the tree.
    private func forgetLaidOut() {
        // A loop, here and below: each call of a closure by the standard library would ask first whether it runs on the main actor.
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
        // One by one is what costs least, as by far the most often there is one.
        while layersToLayOut.count > count { layersToLayOut.removeLast() }
        if count == 0, marksLayersAround { forgetLayersAround() }
    }

    /// Layers that wait for their layout, and their order.
    private struct Waiting {
        let layers: [CALayer]
        /// How deep each is and, below that, its place in the list: numbers are sorted without a closure.
        var order: [Int] = []
    }

    /// Those of them that are `top` or in it, outer layers first, whose layout decides about what is in them; nil for all of them.
    private func waitingLayers(in top: CALayer?) -> Waiting {
        var waiting = Waiting(layers: waitingLayers())
        waiting.order.reserveCapacity(waiting.layers.count)
        for index in waiting.layers.indices {
            if let depth = depth(of: waiting.layers[index], in: top) { waiting.order.append(depth << 32 | index) }
        }
        if waiting.order.count > 1 { waiting.order.sort() }
        return waiting
    }

    /// How many layers a layer is in, up to `top`; nil where it is not in that.
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
        // They are released after the list is empty: a layer's `deinit` may be the app's code.
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

    /// Lays out every layer that waits for it, outer ones first, and whatever they make wait meanwhile.
    package func layoutIfNeeded() {
        var rounds = 0
        beforeLayout?(self)
        while true {
            let waiting = waitingLayers(in: nil)
            if waiting.order.isEmpty { return }
            rounds += 1
            if rounds > Self.layoutLimit * 4 {
                let names = waiting.layers.prefix(10).map(\.identification).joined(separator: ", ")
                layersLog.error("Layout does not come to an end, as these ask for it in every layout: \(names)")
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

    /// Lays out `top` and what is in it, where that is needed, outer layers first. O(1) where nothing in it waits.
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
                layersLog.error("Layout does not come to an end, as these ask for it in every layout: \(names)")
                return
            }
            layOut(waiting)
        }
    }

    /// Lays out the one or two that wait: by far the most often there are no more, a view and the one that it is in, and they need no list. Answers
    /// whether one of them was `top` or in it.
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

    /// Draws contents that are out of date, builds the nodes of layers that changed, and gives the window the new picture.
    package func commit() {
        needsCommit = false
        let waiting = layersToDisplay
        layersToDisplay.removeAll(keepingCapacity: true)
        for layer in waiting where layer.tree === self { layer.displayIfNeeded() }
        needsCommit = false
        guard rootLayer.rendering.damage.contains(.node) else { return }
        updateFarLayers()
        let context = RenderContext(scale: scale)
        var node = rootLayer.renderNode(context)
        if updateBackdrops() { node = rootLayer.renderNode(context) }
        builtLayerCount = context.builtLayers
        builtChunkCount = context.builtChunks
        commitCount += 1
        renderTree = RenderTree(node)
        placeSurfaces()
        present()
    }

    /// `layer` shows something of the platform's own, which has to know where it is.
    func noteSurface(_ layer: SurfaceLayer) {
        if !surfaces.contains(where: { $0.layer === layer }) { surfaces.append(WeakSurface(layer: layer)) }
    }

    private func placeSurfaces() {
        guard !surfaces.isEmpty else { return }
        for gone in surfaces where gone.layer?.tree == nil { gone.layer?.surface?.placement = nil }
        surfaces.removeAll { $0.layer?.tree !== self }
        for surface in surfaces { surface.layer?.placeSurface() }
    }

    /// What `layer` shows was drawn anew, while the window draws itself: it is to be in that very picture. Where a frame waits that has more to
    /// show, it waits for that.
    func showAtOnce(_ layer: SurfaceLayer) {
        guard !needsCommit, frameLoop.frameTime == nil else { return layer.invalidate(.content) }
        // This commit is for it, and no frame is asked for.
        needsCommit = true
        layer.invalidate(.content)
        commit()
    }

    private struct WeakSurface {
        weak var layer: SurfaceLayer?
    }

    /// `layer` shows what is behind it.
    func noteBackdrop(_ layer: BackdropLayer) {
        if !backdrops.contains(where: { $0.layer === layer }) { backdrops.append(Backdrop(layer: layer)) }
    }

    /// Layers behind which something else is seen now get a new picture of it. Answers whether there are any.
    private func updateBackdrops() -> Bool {
        guard !backdrops.isEmpty else { return false }
        backdrops.removeAll { $0.layer?.tree !== self }
        // This commit is for them, too.
        needsCommit = true
        var hasChanged = false
        for backdrop in backdrops where backdrop.layer?.takeBackdrop(scale: scale) == true { hasChanged = true }
        needsCommit = false
        return hasChanged
    }

    private struct Backdrop {
        weak var layer: BackdropLayer?
    }

    /// The picture of `layer` is exact only around its ``FarReference``.
    func noteFar(_ layer: CALayer) {
        farLayers[ObjectIdentifier(layer)] = FarLayer(layer: layer)
    }

    /// Layers of which something else is seen now are built anew. O(their number · depth), and there are hardly ever any.
    private func updateFarLayers() {
        guard !farLayers.isEmpty else { return }
        // This commit is for them, too.
        needsCommit = true
        for (key, far) in farLayers {
            guard let layer = far.layer, layer.tree === self, layer.rendering.far != nil else {
                farLayers[key] = nil
                continue
            }
            if layer.isFarReferenceOutdated { layer.invalidate(.node) }
        }
        needsCommit = false
    }

    private struct FarLayer {
        weak var layer: CALayer?
    }

    /// Gives the window the picture that was last committed.
    package func present() {
        guard let renderTree else { return }
        window?.present(renderTree)
    }

    /// The picture that was last committed, drawn at the window's scale without a display.
    package func image() -> CGImage? {
        renderTree?.image(in: rootLayer.bounds, scale: scale)
    }
}
