import CoreGraphics

/// Texts that views laid out and did not draw yet, to be found by other views that show the same: a screen of buttons that all say "Go" lays the
/// word out once.
///
/// They live as long as a view keeps them, which is until it is drawn. Nothing is left of what was shown.
@MainActor
enum SharedLayouts {
    private struct Entry {
        let runs: [TextRun]
        let limits: TextLayout.Limits
        weak var layout: TextLayout?
    }

    /// By their texts, the newest of each.
    private static var entries: [String: Entry] = [:]
    private static let largestCount = 256

    /// The layout of `runs`: one that another view keeps, or a new one. Who draws it tells it its place first (``TextLayout/take(width:height:)``).
    static func layout(of runs: [TextRun], limits: TextLayout.Limits) -> TextLayout {
        guard runs.count == 1, let text = runs.first?.text else { return TextLayout(runs, limits: limits) }
        if let entry = entries[text], let layout = entry.layout, entry.limits == limits, entry.runs == runs { return layout }
        let layout = TextLayout(runs, limits: limits)
        if entries.count >= largestCount { entries = entries.filter { $0.value.layout != nil } }
        if entries.count >= largestCount { entries.removeAll() }
        entries[text] = Entry(runs: runs, limits: limits, layout: layout)
        return layout
    }
}
