/// A list of layers whose position, size or visibility changed, for an index of layer frames.
///
/// A layer is in the list only once, however often it changes before the list is read. A further change only tests a flag.
@MainActor
package final class GeometryChangeList {
    /// The numbers of the changed layers. May contain the number of a layer that is no longer watched.
    package private(set) var numbers: [Int32] = []

    package init() {}

    /// Records changes of `layer` from now on, under a number of the caller's choice. The layer counts as changed.
    ///
    /// Call ``forget(_:)`` before this object is deallocated.
    package func watch(_ layer: CALayer, as number: Int32) {
        layer.geometryChangeTicket = GeometryChangeTicket(changesReference: Unmanaged.passUnretained(self), number: number)
        record(layer)
    }

    /// Stops recording changes of `layer`.
    package func forget(_ layer: CALayer) {
        if layer.geometryChangeTicket.changes === self { layer.geometryChangeTicket = GeometryChangeTicket() }
    }

    /// The number of `layer`; nil if it is not watched.
    package func number(of layer: CALayer) -> Int32? {
        layer.geometryChangeTicket.changes === self ? layer.geometryChangeTicket.number : nil
    }

    /// Records a change of `layer`, which must be watched.
    package func record(_ layer: CALayer) {
        guard !layer.geometryChangeTicket.isRecorded else { return }
        layer.geometryChangeTicket.isRecorded = true
        numbers.append(layer.geometryChangeTicket.number)
    }

    /// Marks the change of `layer` as processed, so that ``record(_:)`` adds the next change again.
    package func settle(_ layer: CALayer) {
        layer.geometryChangeTicket.isRecorded = false
    }

    /// Removes duplicate numbers.
    package func removeDuplicates() {
        numbers = Array(Set(numbers))
    }

    /// Empties the list. Call ``settle(_:)`` for its layers before.
    package func clear() {
        numbers.removeAll(keepingCapacity: true)
    }
}

/// The list that watches a layer, and the layer's number in that list.
struct GeometryChangeTicket {
    // Not weak, because each move of a layer loads this reference. The list's owner calls `forget` first, so the reference never dangles.
    var changesReference: Unmanaged<GeometryChangeList>?
    var number: Int32 = -1
    var isRecorded = false

    var changes: GeometryChangeList? { changesReference?.takeUnretainedValue() }
}

extension CALayer {
    /// Records that the layer's hit-test area changed.
    package func recordGeometryChange() {
        geometryChangeTicket.changes?.record(self)
    }

    /// The bounding box of the layer's bounds, in its superlayer's coordinates. Nil in perspective, where the box also depends on other layers.
    package var boundsInSuperlayer: CGRect? {
        let bounds = values.bounds
        if values.isUntransformed {
            // The anchor point is a fraction of the width even if the width is negative. Hit testing uses the same formula.
            let (position, anchor) = (values.position, values.anchorPoint)
            return CGRect(
                x: position.x - anchor.x * bounds.width, y: position.y - anchor.y * bounds.height,
                width: bounds.width, height: bounds.height)
        }
        let projection = PlaneProjection(values.transformToParent)
        return projection.isAffine ? projection.boundingBox(of: bounds) : nil
    }

    /// Whether the transform from the layer's coordinates to the superlayer's is only a translation, apart from the superlayer's own properties.
    package var isOnlyMoved: Bool { values.isOnlyMoved }

    /// Whether sublayers are in the layer's plane: the layer has no `sublayerTransform`, and sublayers do not share its 3D space.
    package var hasFlatSublayers: Bool { !sharesSpace && CATransform3DIsIdentity(values.sublayerTransform) }
}
