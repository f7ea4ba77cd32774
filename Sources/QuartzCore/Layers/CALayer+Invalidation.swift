import Foundation

extension CALayer {
    /// Changes a property of the model: finds its action, stores the value, invalidates the layer and runs the action.
    func change(_ property: LayerProperty, _ differs: Bool, store: () -> Void) {
        guard differs else { return }
        guard modelLayer == nil else {
            return layersLog.error(
                "Cannot set \"\(property.key)\" of the presentation layer of \(identification). Set it on its model layer.")
        }
        let action = !hasNoActions && CATransaction.isActionLookupNeeded(self) ? action(forKey: property.key) : nil
        let (oldSize, oldHeight) = (values.bounds.size, property.effects.contains(.reorders) ? values.height : 0)
        func make() {
            store()
            modelDidChange(property, oldSize: oldSize, oldHeight: oldHeight)
            watch?.changed()
        }
        guard let action, !action.isNone else { return make() }
        let animation = action as? CABasicAnimation
        if let action = animation?.changeAction ?? action as? any LayerChangeAction,
            let previous = animatableValue(property, presented: false)
        {
            make()
            return action.run(property, of: self, previous: previous, as: animation)
        }
        let before = animatableValue(property, presented: true)
        make()
        let arguments: [AnyHashable: Any]? = before.map { [CAAnimation.previousValueArgument: $0] }
        action.run(forKey: property.key, object: self, arguments: arguments)
    }

    private func modelDidChange(_ property: LayerProperty, oldSize: CGSize, oldHeight: CGFloat) {
        let effects = property.effects
        if effects.contains(.placesLayer) { recordGeometry() }
        requestSample()
        let isResized = effects.contains(.resizes) && oldSize != values.bounds.size
        if isResized {
            baseSetNeedsLayout()
            superlayerNeedsLayout()
        }
        // Most layers have the base class, for which the answers are known without a dynamic call.
        let isPlain = type(of: self) == CALayer.self
        if isResized, !isPlain || !options.isStandard, needsDisplayOnBoundsChange { setNeedsDisplay() }
        if !isPlain, type(of: self).needsDisplay(forKey: property.key) { setNeedsDisplay() }
        if effects.contains(.reorders), values.height != oldHeight { parent?.reorderSublayers() }
        if effects.contains(.hides), tree != nil { runAction(forKey: values.isHidden ? kCAOnOrderOut : kCAOnOrderIn) }
        if effects.contains(.placesSublayers) { sublayerPerspectiveDidChange(property) }
        invalidate(damage(of: property, resized: isResized))
    }

    /// Records the change in the index of layer frames, if there is one.
    private func recordGeometry() {
        if geometryChangeTicket.changesReference != nil, !geometryChangeTicket.isRecorded { geometryChangeTicket.changes?.record(self) }
    }

    /// Requests a new sample: animated values are derived from the model's.
    private func requestSample() {
        guard let animations else { return }
        animations.needsSample = true
        tree?.frameLoop.setNeedsSample()
    }

    /// Runs the layer's action for an event, if it has one.
    func runAction(forKey event: String) {
        guard modelLayer == nil, !isRoot, !hasNoActions, CATransaction.isActionLookupNeeded(self), let action = action(forKey: event),
            !action.isNone
        else { return }
        action.run(forKey: event, object: self, arguments: nil)
    }

    /// Invalidates the sublayers' nodes, because a perspective for sublayers is part of each.
    private func sublayerPerspectiveDidChange(_ property: LayerProperty) {
        if sublayerList.isEmpty { return }
        guard property === LayerProperty.sublayerTransform || !values.placesSublayersFlat else { return }
        for sublayer in sublayerList { sublayer.invalidate(.node) }
    }

    /// Handles that a clock changed some of the shown numbers.
    func numbersDidMove(_ damage: LayerDamage) {
        if !rendering.damage.isSuperset(of: damage) { invalidate(damage) }
    }

    /// Marks damage in this layer and `.node` in every ancestor, and requests a frame.
    func invalidate(_ damage: LayerDamage) {
        guard modelLayer == nil else { return }
        // The loop below adds `.node` to this layer and its ancestors, up to the first ancestor that already has the flag.
        rendering.damage.formUnion(damage.subtracting(.node))
        // If this layer has `.node`, all its ancestors have it too. While the app builds a screen, this is true for every layer.
        if rendering.damage.contains(.node) {
            if parentReference == nil { tree?.setNeedsCommit() }
            return
        }
        if let parentReference, parentReference.borrow({ $0.rendering.damage.contains(.node) && $0.parentReference != nil }) {
            // The common case: a sibling was invalidated before.
            rendering.damage.insert(.node)
            markChunkDirty()
            return
        }
        var layer = self
        while !layer.rendering.damage.contains(.node) {
            layer.rendering.damage.insert(.node)
            layer.markChunkDirty()
            guard let parent = layer.parent else { break }
            layer = parent
        }
        if layer.parent == nil { layer.tree?.setNeedsCommit() }
    }

    /// Discards the cached nodes of the layer and its sublayers, so that the next frame renders all of them again. For tests that compare cached with new
    /// nodes.
    package func discardCachedNodes() {
        reorderSublayers()
        invalidate([.node, .content, .shadow, .order])
        for sublayer in sublayers ?? [] { sublayer.discardCachedNodes() }
    }

    /// Marks the cached node of the layer's sibling chunk as outdated.
    @inline(__always)
    func markChunkDirty() {
        chunkReference?.borrow { if !$0.isDirty { $0.markDirty() } }
    }

    // MARK: Layout and display

    func baseSetNeedsLayout() {
        guard !rendering.needsLayout, modelLayer == nil else { return }
        rendering.needsLayout = true
        tree?.needsLayout(self)
    }

    /// Whether the layer's `layoutSublayers()` is running.
    package var isLayingOut: Bool { rendering.isLayingOut }

    /// Requests layout after a sublayer was inserted, removed or reordered. Does nothing during the layer's own layout, because a layout that always adds a
    /// layer would then repeat forever.
    func orderNeedsLayout() {
        if !isLayingOut { baseSetNeedsLayout() }
    }

    /// Requests layout of the superlayer after this layer's size changed. Does nothing if the superlayer's own layout is setting the size.
    private func superlayerNeedsLayout() {
        parentReference?.borrow { parent in
            guard !parent.rendering.isLayingOut, !parent.rendering.needsLayout, parent.maskLayer !== self else { return }
            parent.baseSetNeedsLayout()
        }
    }

    func baseSetNeedsDisplay() {
        guard !rendering.needsDisplay, modelLayer == nil else { return }
        rendering.needsDisplay = true
        tree?.needsDisplay(self)
    }

    /// Lays out this layer alone, if it needs layout.
    func layoutOnce() {
        guard rendering.needsLayout else { return }
        rendering.needsLayout = false
        let isNested = rendering.isLayingOut
        rendering.isLayingOut = true
        layoutSublayers()
        rendering.isLayingOut = isNested
    }

    func baseLayoutIfNeeded() {
        // Layout starts at the topmost ancestor that needs it, because its layout sizes its descendants.
        var top = Unmanaged.passUnretained(self)
        var layer = parentReference
        while let current = layer {
            layer = current.borrow { current in
                if current.rendering.needsLayout { top = Unmanaged.passUnretained(current) }
                return current.parentReference
            }
        }
        let topmost = top.takeUnretainedValue()
        if let tree { tree.layOut(below: topmost) } else { topmost.layoutSubtree() }
    }

    private func layoutSubtree() {
        var passes = 0
        while rendering.needsLayout, passes < LayerTree.layoutLimit {
            layoutOnce()
            passes += 1
        }
        if rendering.needsLayout { layersLog.error("Stopped an endless layout: \(identification) calls setNeedsLayout() in every layout.") }
        withStackSpace {
            for sublayer in sublayerList where sublayer.parent === self { sublayer.layoutSubtree() }
        }
    }

    func displayNow() {
        guard rendering.needsDisplay else { return }
        rendering.needsDisplay = false
        display()
    }

    func contentsScaleDidChange() {
        invalidate(.content)
        if rendering.wasDrawn { setNeedsDisplay() }
    }

    /// Draws with ``draw(in:)`` into a new bitmap of the bounds' size and sets it as the ``contents``.
    package func drawContents() {
        delegate?.layerWillDraw(self)
        guard let context = CGContext(size: values.bounds.size, scale: contentsScale, opaque: false) else {
            return replaceContents(with: nil)
        }
        context.translateBy(x: -values.bounds.minX, y: -values.bounds.minY)
        // Animated values of the program's own keys exist only on a presentation copy.
        let drawer = animations.flatMap { $0.presentedCustomValues.isEmpty ? nil : presentationCopy() } ?? self
        drawer.drewNothing = false
        drawer.draw(in: context)
        // `takeImage` does not copy. For a screen full of layers, copying took half of the time.
        let image = context.takeImage()
        if drawer.drewNothing, image.isBlank {
            if rendering.wasDrawn { replaceContents(with: nil) }
            return
        }
        replaceContents(with: image)
    }

    /// The bitmap of the last ``draw(in:)``; nil if it drew nothing or if the program set the contents.
    package var drawnContents: CGImage? { rendering.wasDrawn ? values.contents : nil }

    /// Uses `image` as the result of ``draw(in:)``.
    package func takeDrawing(_ image: CGImage) {
        delegate?.layerWillDraw(self)
        replaceContents(with: image)
    }

    /// Replaces a drawing of the layer. Runs no action, because the new drawing is an update of the same content.
    private func replaceContents(with image: CGImage?) {
        rendering.wasDrawn = image != nil
        guard image !== values.contents else { return }
        values.contents = image
        animations?.presented.contents = image
        invalidate(.content)
    }
}

extension CGImage {
    /// Whether all pixels are transparent.
    fileprivate var isBlank: Bool {
        (0..<height).allSatisfy { y in row(y).allSatisfy { $0 == 0 } }
    }
}
