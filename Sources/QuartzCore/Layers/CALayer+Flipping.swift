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

    /// ``isGeometryFlipped`` changed: what is in the layer is drawn in other coordinates.
    func geometryDidFlip() {
        notePlaceChange()
        animations?.needsSample = true
        invalidateTree()
    }

    private func invalidateTree() {
        invalidate(.node)
        withStackRoom {
            for sublayer in sublayerList { sublayer.invalidateTree() }
            maskLayer?.invalidateTree()
        }
    }
}
