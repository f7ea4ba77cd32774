import Foundation
import Synchronization

/// The tint of a view, as stored in its trait collection.
///
/// The colour is a `UIColor`. Its static type is `NSObject`, because a dynamic colour is a function of traits: the code of colours uses traits, so traits
/// must not use colours. `TraitTint+Color.swift` returns the colour as a `UIColor`.
package struct TraitTint: Equatable, Sendable {
    package var colorObject: any NSObject & Sendable
    package var isDimmed: Bool

    @inlinable
    package init(colorObject: any NSObject & Sendable, isDimmed: Bool) {
        self.colorObject = colorObject
        self.isDimmed = isDimmed
    }

    package static func == (left: TraitTint, right: TraitTint) -> Bool {
        left.isDimmed == right.isDimmed && left.colorObject.isEqual(right.colorObject)
    }
}

extension UITraitCollection {
    /// Returns the collection with another tint; the collection itself if it has that tint.
    package func tinted(_ tint: TraitTint) -> UITraitCollection {
        if let own = values.tint, own == tint { return self }
        let base = untinted ?? self
        return Self.tintedTraits.withLock { known in
            if let match = known.first(where: { $0.base === base && $0.tint == tint }) { return match.traits }
            var tintedValues = base.values
            tintedValues.tint = tint
            let traits = UITraitCollection(values: tintedValues, untinted: base)
            if known.count >= Self.tintedTraitsLimit { known.removeFirst() }
            known.append((base, tint, traits))
            return traits
        }
    }

    /// The latest results of ``tinted(_:)``. Views with the same tint share one collection, so that changes are compared only once.
    private static let tintedTraits = Mutex<[(base: UITraitCollection, tint: TraitTint, traits: UITraitCollection)]>([])
    private static let tintedTraitsLimit = 8
}
