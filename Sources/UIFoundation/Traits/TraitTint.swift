import Foundation
import Synchronization

/// The tint of a view, as stored in its trait collection.
package struct TraitTint: Equatable {
    package var color: UIColor
    package var isDimmed: Bool

    package init(color: UIColor, isDimmed: Bool) {
        self.color = color
        self.isDimmed = isDimmed
    }

    /// The colour that is shown with `traits`: a grey if the tint is dimmed.
    package func shownColor(in traits: UITraitCollection) -> UIColor { isDimmed ? color.withoutColor(in: traits) : color }
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

    /// The colour of ``UIColor/tintColor`` with these traits. The system's blue outside views.
    var resolvedTintColor: UIColor {
        if MainActor.isCurrent { Self.tintReadings &+= 1 }
        return values.tint?.shownColor(in: self) ?? .systemBlue
    }

    /// Returns the result of `body`, and whether `body` resolved ``UIColor/tintColor``. Always false off the main actor, because views draw only there.
    package static func notingTint<Result>(_ body: () throws -> Result) rethrows -> (result: Result, usesTint: Bool) {
        guard MainActor.isCurrent else { return (try body(), false) }
        let before = tintReadings
        let result = try body()
        return (result, tintReadings != before)
    }

    // `nonisolated(unsafe)`: accessed only on the main actor, like `innermostOnMain`. Only compared with earlier counts, so all platforms can share it.
    private nonisolated(unsafe) static var tintReadings: UInt = 0
}

extension UIColor {
    /// Returns the gray with the same luma as the colour.
    func withoutColor(in traits: UITraitCollection) -> UIColor {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        guard resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return .systemGray }
        // The weights of luma in sRGB, from ITU-R BT.709.
        return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
}
