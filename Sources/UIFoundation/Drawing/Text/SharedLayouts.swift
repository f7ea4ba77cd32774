import CoreGraphics

/// A cache of text layouts that views have measured but not drawn yet. Views with the same text share them: a screen of buttons titled "Go" measures
/// the text once.
///
/// The cache holds its layouts weakly. A view releases its layout when it is drawn.
@MainActor
package enum SharedLayouts {
    private struct Entry {
        let runs: [TextRun]
        let limits: TextLayout.Limits
        weak var layout: TextLayout?
    }

    /// The newest entry of each text.
    private static var entries: [String: Entry] = [:]
    private static let largestCount = 256

    /// Returns the layout of `runs`: the layout that another view retains for the same text, or a new layout. Before drawing, call
    /// ``TextLayout/take(width:height:)`` to align its lines.
    package static func layout(of runs: [TextRun], limits: TextLayout.Limits) -> TextLayout {
        guard runs.count == 1, let text = runs.first?.text else { return TextLayout(runs, limits: limits) }
        if let entry = entries[text], let layout = entry.layout, entry.limits == limits, entry.runs == runs { return layout }
        let layout = TextLayout(runs, limits: limits)
        if entries.count >= largestCount { entries = entries.filter { $0.value.layout != nil } }
        if entries.count >= largestCount { entries.removeAll() }
        entries[text] = Entry(runs: runs, limits: limits, layout: layout)
        return layout
    }
}
