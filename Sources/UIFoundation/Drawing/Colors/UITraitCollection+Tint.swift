extension UITraitCollection {
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
