import Foundation

extension CALayer {
    func insert(_ layer: CALayer, at index: Int) {
        guard modelLayer == nil else {
            return layersLog.error("Cannot add sublayers to the presentation layer of \(identification). Add them to its model layer.")
        }
        guard !layer.holds(self) else {
            return layersLog.error("Cannot add \(layer.identification) to itself or to one of its descendants.")
        }
        let stays = layer.parent === self && layer.tree != nil && layer.parent?.maskLayer !== layer
        var index = min(max(index, 0), sublayerList.count)
        if stays {
            guard let old = indexOfSublayer(layer) else { return }
            if old < index { index -= 1 }
            if old == index { return }
            sublayerList.remove(at: old)
            removeFromOrder(layer)
        } else {
            if layer.parent === self, let old = indexOfSublayer(layer), old < index { index -= 1 }
            layer.baseRemoveFromSuperlayer()
        }
        sublayerList.insert(layer, at: index)
        layer.parent = self
        addToOrder(layer, index: index)
        if !stays, let tree { layer.attach(to: tree) }
        invalidate(.order)
        orderNeedsLayout()
        if tree != nil { sublayersDidChange(came: stays ? nil : layer) }
    }

    /// Runs the actions after a sublayer was inserted or removed.
    private func sublayersDidChange(came layer: CALayer?) {
        layer?.runOrderActions(forKey: kCAOnOrderIn)
        runAction(forKey: "sublayers")
    }

    /// Runs the actions of a layer that appears or disappears, and of all its descendants.
    private func runOrderActions(forKey event: String) {
        runAction(forKey: event)
        if sublayerList.isEmpty { return }
        withStackSpace {
            for sublayer in sublayerList { sublayer.runOrderActions(forKey: event) }
        }
    }

    func insert(_ layer: CALayer, besides sibling: CALayer?, above: Bool) {
        guard let sibling, let index = indexOfSublayer(sibling) else {
            return insert(layer, at: above ? sublayerList.count : 0)
        }
        if sibling === layer { return }
        insert(layer, at: above ? index + 1 : index)
    }

    func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, let index = indexOfSublayer(old) else { return }
        insert(new, at: index)
        old.baseRemoveFromSuperlayer()
    }

    /// Exchanges the indices of two sublayers.
    package func exchangeSublayers(_ one: CALayer, _ other: CALayer) {
        guard one !== other, let first = indexOfSublayer(one), let second = indexOfSublayer(other) else { return }
        let (lower, upper) = first < second ? (one, other) : (other, one)
        insert(upper, at: min(first, second))
        insert(lower, at: max(first, second) + 1)
    }

    func setSublayers(_ layers: [CALayer]) {
        guard modelLayer == nil else {
            return layersLog.error("Cannot add sublayers to the presentation layer of \(identification). Add them to its model layer.")
        }
        let kept = Set(layers.map(ObjectIdentifier.init))
        for layer in sublayerList where !kept.contains(ObjectIdentifier(layer)) { layer.baseRemoveFromSuperlayer() }
        for (index, layer) in layers.enumerated() { insert(layer, at: index) }
    }

    func baseRemoveFromSuperlayer() {
        guard let parent else { return }
        if parent.maskLayer === self {
            parent.mask = nil
            return
        }
        if tree != nil { runOrderActions(forKey: kCAOnOrderOut) }
        if let index = parent.indexOfSublayer(self) { parent.sublayerList.remove(at: index) }
        parent.removeFromOrder(self)
        self.parent = nil
        if tree != nil { detach() }
        parent.invalidate(.order)
        parent.orderNeedsLayout()
        if parent.tree != nil { parent.sublayersDidChange(came: nil) }
    }

    func setMask(_ mask: CALayer?) {
        guard mask !== maskLayer else { return }
        if let mask {
            guard !mask.holds(self) else {
                return layersLog.error("Cannot use \(mask.identification) as the mask of itself or of one of its descendants.")
            }
            mask.baseRemoveFromSuperlayer()
        }
        if let old = maskLayer {
            old.parent = nil
            if old.tree != nil { old.detach() }
        }
        maskLayer = mask
        mask?.parent = self
        if let tree { mask?.attach(to: tree) }
        invalidate(.node)
    }

    /// Whether `layer` is this layer or a descendant. O(1) if this layer has no sublayers and no mask.
    private func holds(_ layer: CALayer) -> Bool {
        layer === self || (!sublayerList.isEmpty || maskLayer != nil) && layer.isDescendant(of: self)
    }

    func isDescendant(of other: CALayer) -> Bool {
        let address = Unmanaged.passUnretained(other).toOpaque()
        var layer = parentReference
        while let current = layer {
            if current.toOpaque() == address { return true }
            layer = current.borrow { $0.parentReference }
        }
        return false
    }

    /// The index of `layer` among the sublayers. O(log N) unless heights change the drawing order.
    func indexOfSublayer(_ layer: CALayer) -> Int? {
        guard layer.parent === self else { return nil }
        if let last = sublayerList.last, last === layer { return sublayerList.count - 1 }
        if let rank = siblings?.rank(of: layer), rank < sublayerList.count, sublayerList[rank] === layer { return rank }
        for (index, sublayer) in sublayerList.enumerated() where sublayer === layer { return index }
        return nil
    }

    // MARK: Drawing order

    private func addToOrder(_ layer: CALayer, index: Int) {
        if siblings == nil { siblings = SiblingTree() }
        if rendering.isOrderedByHeight || rendering.needsOrder || layer.shownHeight != 0 {
            reorderSublayers()
        } else {
            siblings?.insert(layer, at: index)
        }
    }

    private func removeFromOrder(_ layer: CALayer) {
        siblings?.remove(layer)
    }

    /// Requests a new drawing order after a sublayer's height changed or a sublayer with a height was inserted.
    func reorderSublayers() {
        rendering.needsOrder = true
        invalidate(.node)
    }

    /// Sorts the sublayers by their height in the z-order.
    func orderSublayersIfNeeded() {
        guard rendering.needsOrder else { return }
        rendering.needsOrder = false
        rendering.isOrderedByHeight = sublayerList.contains { $0.shownHeight != 0 }
        var ordered = sublayerList
        if rendering.isOrderedByHeight {
            ordered = sublayerList.enumerated().sorted {
                ($0.element.shownHeight, $0.offset) < ($1.element.shownHeight, $1.offset)
            }.map(\.element)
        }
        if siblings == nil { siblings = SiblingTree() }
        siblings?.rebuild(from: ordered)
    }

    // MARK: Entering and leaving a window

    /// The tree that shows the layer; nil if it is in no tree.
    package var tree: LayerTree? { treeLink?.tree }

    /// Attaches the layer and its descendants to `tree`.
    func attach(to tree: LayerTree) {
        treeLink = tree.link
        // If a layer is removed and added again within one frame, it only moves to another superlayer.
        if rendering.detachFrame != tree.frameLoop.frameCount { rendering.wasCommitted = false }
        // Clears the flag here; sublayers that wait for layout set it again in their new ancestors.
        rendering.mayWaitInside = false
        rendering.isListedForLayout = false
        if rendering.needsLayout { tree.needsLayout(self) }
        if rendering.needsDisplay { tree.needsDisplay(self) }
        if let animations {
            animations.needsSample = true
            tree.frameLoop.animate(self)
        }
        invalidate(.node)
        if sublayerList.isEmpty, maskLayer == nil { return }
        withStackSpace {
            for sublayer in sublayerList { sublayer.attach(to: tree) }
            maskLayer?.attach(to: tree)
        }
    }

    /// Detaches the layer and its descendants from the tree. The next frame ends their animations, unless the layer was attached to a tree again.
    func detach() {
        rendering.detachFrame = tree?.frameLoop.frameCount ?? -1
        if let animations {
            animations.needsSample = true
            tree?.frameLoop.setNeedsUpdate()
        }
        treeLink = nil
        if sublayerList.isEmpty, maskLayer == nil { return }
        withStackSpace {
            for sublayer in sublayerList { sublayer.detach() }
            maskLayer?.detach()
        }
    }
}

extension CALayer {
    /// The number of ancestors.
    package var depth: Int {
        var depth = 0
        var layer = parentReference
        while let current = layer {
            depth += 1
            layer = current.borrow { $0.parentReference }
        }
        return depth
    }

    /// Clears the superlayer of the sublayers and the mask when the layer is deallocated.
    nonisolated func letGoOfSublayers() {
        withStackSpace {
            let remains = (sublayers: sublayerList, mask: maskLayer, siblings: siblings)
            sublayerList = []
            maskLayer = nil
            siblings = nil
            for sublayer in remains.sublayers {
                sublayer.parentReference = nil
                sublayer.chunkReference = nil
            }
            remains.mask?.parentReference = nil
            // The sublayers are deallocated on the main actor, where this layer releases them.
            if !MainActor.isCurrent { MainActor.runOnDeinit(leaving: remains) { _ in } }
        }
    }

    /// The superlayer; for a mask, the layer that it masks.
    nonisolated var parent: CALayer? {
        get { parentReference?.takeUnretainedValue() }
        set { if let newValue { parentReference = Unmanaged.passUnretained(newValue) } else { parentReference = nil } }
    }

    /// The chunk of the superlayer's ``siblings`` that contains the layer.
    nonisolated var siblingChunk: SiblingChunk? {
        get { chunkReference?.takeUnretainedValue() }
        set { if let newValue { chunkReference = Unmanaged.passUnretained(newValue) } else { chunkReference = nil } }
    }
}
