import Foundation

/// A tone, by its number in MIDI: 60 is the middle C, and each step is a semitone.
struct Note: Hashable, Sendable {
    let number: Int

    /// Hertz, with A at 440.
    var frequency: Double { 440 * pow(2, Double(number - 69) / 12) }

    /// Whether the key of the note is black.
    var isSharp: Bool { [1, 3, 6, 8, 10].contains(number % 12) }

    /// For example "C4" or "F♯4".
    var name: String {
        ["C", "C♯", "D", "D♯", "E", "F", "F♯", "G", "G♯", "A", "A♯", "B"][number % 12] + String(number / 12 - 1)
    }
}
