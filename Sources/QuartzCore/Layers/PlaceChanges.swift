/// A list of layers whose place, size or visibility changed, for what keeps an index of where some layers are.
///
/// Each layer is on it once, however often it changes before the list is read, so that a layer which moves costs a look at one flag.
@MainActor
package final class PlaceChanges {
    /// The numbers of the layers that changed. One whose layer was forgotten since may still be among them.
    package private(set) var numbers: [Int32] = []

    package init() {}

    /// Writes down changes of `layer` from now on, under a number of the caller's; it counts as changed.
    ///
    /// Call ``forget(_:)`` before this object goes away.
    package func watch(_ layer: CALayer, as number: Int32) {
        layer.placeTicket = PlaceTicket(changesReference: Unmanaged.passUnretained(self), number: number)
        note(layer)
    }

    /// Writes no more down about `layer`.
    package func forget(_ layer: CALayer) {
        if layer.placeTicket.changes === self { layer.placeTicket = PlaceTicket() }
    }

    /// The number of `layer`; nil when it is not watched.
    package func number(of layer: CALayer) -> Int32? {
        layer.placeTicket.changes === self ? layer.placeTicket.number : nil
    }

    /// `layer`, which is watched, changed.
    package func note(_ layer: CALayer) {
        guard !layer.placeTicket.isNoted else { return }
        layer.placeTicket.isNoted = true
        numbers.append(layer.placeTicket.number)
    }

    /// The change of `layer` is taken in; the next one is written down again.
    package func settle(_ layer: CALayer) {
        layer.placeTicket.isNoted = false
    }

    /// Leaves each number on the list once.
    package func removeDuplicates() {
        numbers = Array(Set(numbers))
    }

    /// Empties the list, once all that is on it is settled.
    package func clear() {
        numbers.removeAll(keepingCapacity: true)
    }
}

/// By what a layer is watched, and under which number.
struct PlaceTicket {
    // What holds the changes forgets the layer first; a weak reference would be asked for at each move of a layer.
    var changesReference: Unmanaged<PlaceChanges>?
    var number: Int32 = -1
    var isNoted = false

    var changes: PlaceChanges? { changesReference?.takeUnretainedValue() }
}

extension CALayer {
    /// Tells what keeps an index of layers that this one is touched elsewhere, or no longer.
    package func notePlaceChange() {
        placeTicket.changes?.note(self)
    }

    /// Where the layer is in its superlayer's coordinates: nothing outside of it is in the bounds. Nil where that cannot be said of
    /// the layer alone, since it is seen in perspective.
    package var placeInSuperlayer: CGRect? {
        let bounds = values.bounds
        if values.isUntransformed {
            // As hit testing undoes it: the anchor lies at a part of the width, whose sign does not count.
            let (position, anchor) = (values.position, values.anchorPoint)
            return CGRect(
                x: position.x - anchor.x * bounds.width, y: position.y - anchor.y * bounds.height,
                width: bounds.width, height: bounds.height)
        }
        let projection = PlaneProjection(values.transformToParent)
        return projection.isAffine ? projection.boundingBox(of: bounds) : nil
    }

    /// The layer's coordinates are its superlayer's, moved, as far as the layer alone decides it.
    package var isOnlyMoved: Bool { values.isOnlyMoved }

    /// What is inside of the layer is placed by it alone, in its own plane: neither a perspective nor a common space is applied.
    package var hasFlatSublayers: Bool { !sharesSpace && CATransform3DIsIdentity(values.sublayerTransform) }
}
