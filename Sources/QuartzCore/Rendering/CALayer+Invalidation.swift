import Foundation

extension CALayer {
    /// Makes a change of the model: looks up its action, stores the value, tells the picture, runs the action.
    func change(_ property: LayerProperty, _ differs: Bool, store: () -> Void) {
        guard differs else { return }
        guard modelLayer == nil else { return layersLog.error("The \(property.key) of \(identification)'s presentation cannot be set") }
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
        if effects.contains(.placesLayer) { notePlace() }
        noteSample()
        let isResized = effects.contains(.resizes) && oldSize != values.bounds.size
        if isResized {
            baseSetNeedsLayout()
            superlayerNeedsLayout()
        }
        // What a plain layer says of itself is known without asking its class, and most are plain.
        let isPlain = type(of: self) == CALayer.self
        if isResized, !isPlain || !options.isStandard, needsDisplayOnBoundsChange { setNeedsDisplay() }
        if !isPlain, type(of: self).needsDisplay(forKey: property.key) { setNeedsDisplay() }
        if effects.contains(.reorders), values.height != oldHeight { parent?.reorderSublayers() }
        if effects.contains(.hides), tree != nil { runAction(forKey: values.isHidden ? kCAOnOrderOut : kCAOnOrderIn) }
        if effects.contains(.placesSublayers) { sublayerPlacesDidChange(property) }
        invalidate(damage(of: property, resized: isResized))
    }

    /// What keeps an index of layers' places is told.
    private func notePlace() {
        if placeTicket.changesReference != nil, !placeTicket.isNoted { placeTicket.changes?.note(self) }
    }

    /// What animations show is made of the model's values.
    private func noteSample() {
        guard let animations else { return }
        animations.needsSample = true
        tree?.frameLoop.setNeedsSample()
    }

    /// Runs the action for something that happens to the layer, if there is one.
    func runAction(forKey event: String) {
        guard modelLayer == nil, !isRoot, !hasNoActions, CATransaction.isActionLookupNeeded(self), let action = action(forKey: event),
            !action.isNone
        else { return }
        action.run(forKey: event, object: self, arguments: nil)
    }

    /// A perspective for sublayers is part of what is cached of each of them.
    private func sublayerPlacesDidChange(_ property: LayerProperty) {
        if sublayerList.isEmpty { return }
        guard property === LayerProperty.sublayerTransform || !values.placesSublayersFlat else { return }
        for sublayer in sublayerList { sublayer.invalidate(.node) }
    }

    /// A clock changed some of the numbers that are shown.
    func numbersDidMove(_ damage: LayerDamage) {
        if !rendering.damage.isSuperset(of: damage) { invalidate(damage) }
    }

    /// Marks what is out of date, here and in every ancestor, and asks for a frame.
    func invalidate(_ damage: LayerDamage) {
        guard modelLayer == nil else { return }
        // The walk below adds `.node`, and goes up only from where it was not set yet.
        rendering.damage.formUnion(damage.subtracting(.node))
        // Where it is set here it is set above. So it is of all layers of a screen that is being made.
        if rendering.damage.contains(.node) {
            if parentReference == nil { tree?.setNeedsCommit() }
            return
        }
        if let parentReference, parentReference.borrow({ $0.rendering.damage.contains(.node) && $0.parentReference != nil }) {
            // By far the most often a sibling said it before.
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

    /// The picture of the siblings that the layer is among has to be made again.
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

    /// Its `layoutSublayers()` runs.
    package var isLayingOut: Bool { rendering.isLayingOut }

    /// A sublayer came, went or moved in the order, which matters to the layout, unless that is what does it: code that adds a layer in every layout would
    /// never come to an end.
    func orderNeedsLayout() {
        if !isLayingOut { baseSetNeedsLayout() }
    }

    /// The layer has another size, which matters to the layout of its superlayer, unless that is what gives it the size.
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

    /// Lays out this layer alone, when it needs it.
    func layoutOnce() {
        guard rendering.needsLayout else { return }
        rendering.needsLayout = false
        let isNested = rendering.isLayingOut
        rendering.isLayingOut = true
        layoutSublayers()
        rendering.isLayingOut = isNested
    }

    func baseLayoutIfNeeded() {
        // The topmost ancestor that waits decides about everything below it.
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
        if rendering.needsLayout { layersLog.error("\(identification) asks for layout in every layout of its own") }
        withStackRoom {
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

    /// Draws with ``draw(in:)`` into a new bitmap of the bounds' size, which becomes the ``contents``.
    package func drawContents() {
        delegate?.layerWillDraw(self)
        guard let context = CGContext(size: values.bounds.size, scale: contentsScale, opaque: false) else {
            return replaceContents(with: nil)
        }
        context.translateBy(x: -values.bounds.minX, y: -values.bounds.minY)
        // Values of the program's own that are animated are seen on a presentation copy alone.
        let drawer = animations.flatMap { $0.presentedCustomValues.isEmpty ? nil : presentationCopy() } ?? self
        drawer.drewNothing = false
        drawer.draw(in: context)
        // Of a screen full of layers half the time went into copies.
        let image = context.takeImage()
        if drawer.drewNothing, image.isBlank {
            if rendering.wasDrawn { replaceContents(with: nil) }
            return
        }
        replaceContents(with: image)
    }

    /// The bitmap that ``draw(in:)`` drew last; nil where it drew nothing, or the contents were set.
    package var drawnContents: CGImage? { rendering.wasDrawn ? values.contents : nil }

    /// Takes `image` for what ``draw(in:)`` would draw.
    package func takeDrawing(_ image: CGImage) {
        delegate?.layerWillDraw(self)
        replaceContents(with: image)
    }

    /// Shows a drawing without an action: it is the same property of the same layer, drawn anew.
    private func replaceContents(with image: CGImage?) {
        rendering.wasDrawn = image != nil
        guard image !== values.contents else { return }
        values.contents = image
        animations?.presented.contents = image
        invalidate(.content)
    }
}

extension CGImage {
    /// Every pixel is transparent.
    fileprivate var isBlank: Bool {
        (0..<height).allSatisfy { y in row(y).allSatisfy { $0 == 0 } }
    }
}
