import Foundation

/// A note. Its first line is its title.
struct Note: Codable, Hashable, Identifiable, Sendable {
    var id = UUID()
    var text = ""

    var title: String {
        text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "New Note"
    }
}
