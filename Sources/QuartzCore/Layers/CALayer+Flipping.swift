extension CALayer {
    /// Whether images and drawings are turned over to be upright, since an odd number of layers, from this one to the topmost, have
    /// ``isGeometryFlipped``. O(depth).
    public func contentsAreFlipped() -> Bool {
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
