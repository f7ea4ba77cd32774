/// A group of rows about the app.
@MainActor
struct FactSection {
    /// The title; empty without one.
    var title = ""
    /// The rows.
    var rows: [FactRow]

    /// A text that changes with everything that the section shows.
    var signature: String { title + rows.map { "\u{1}\($0.signature)" }.joined() }
}
