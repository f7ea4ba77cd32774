extension CALayer {
    func baseContentsAreFlipped() -> Bool {
        var isFlipped = false
        var layer: CALayer? = self
        while let current = layer {
            if current.values.isGeometryFlipped { isFlipped.toggle() }
            layer = current.superlayer
        }
        return isFlipped
    }

    /// Updates the tree after a change of ``isGeometryFlipped``, which moves all content of the layer.
    func geometryDidFlip() {
        recordGeometryChange()
        animations?.needsSample = true
        invalidateTree()
    }

    private func invalidateTree() {
        invalidate(.node)
        withStackSpace {
            for sublayer in sublayerList { sublayer.invalidateTree() }
            maskLayer?.invalidateTree()
        }
    }
}
