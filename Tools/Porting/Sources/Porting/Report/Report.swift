import Foundation

/// The changes of a run, and the code that needs a review.
public struct Report: Sendable {
    /// The notes of all files.
    public var notes: [Note] = []
    /// The numbers of files read and changed.
    public var files = 0
    public var changedFiles = 0
    /// The number of changed lines.
    public var changedLines = 0

    /// The report as text: whether the package compiles, then the changes grouped by rule.
    func text(title: String, build: BuildReport? = nil) -> String {
        var lines = build.map { [$0.headline] + $0.lines() + ["", title, ""] } ?? ["Not built yet: --build tries it.", "", title, ""]
        let changed = notes.filter { $0.kind == .changed }
        lines.append("\(files) Swift files, \(changedFiles) changed, \(changedLines) lines touched")
        for (rule, all) in Dictionary(grouping: changed, by: \.rule).sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
            lines.append("  \(String(all.count).padded(to: 5))  \(rule)")
        }
        let look = notes.filter { $0.kind == .look }
        lines.append("")
        lines.append(look.isEmpty ? "Nothing is left to a person." : "A person must look at (\(look.count)):")
        lines += look.map { "  \($0.path)\($0.line > 0 ? ":\($0.line)" : "")  [\($0.rule)] \($0.text)" }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The report as Markdown, with a row for each change.
    func page(title: String, build: BuildReport? = nil) -> String {
        var lines =
            ["# \(title)", ""] + (build.map { [$0.page] } ?? []) + [
                "\(files) Swift files, \(changedFiles) changed, \(changedLines) lines touched.", "",
            ]
        for (kind, head) in [(Note.Kind.look, "## To look at"), (.changed, "## Changed")] {
            let rows = notes.filter { $0.kind == kind }
            guard !rows.isEmpty else { continue }
            lines += [head, "", "| file | line | rule | what |", "|---|---|---|---|"]
            lines += rows.map {
                "| \($0.path) | \($0.line > 0 ? String($0.line) : "") | \($0.rule.escaped) | \($0.text.escaped) |"
            }
            lines.append("")
        }
        return lines.joined(separator: "\n")
    }

    /// The number of lines in `new` that differ from `old`.
    static func changedLines(_ old: String, _ new: String) -> Int {
        let difference = new.split(separator: "\n", omittingEmptySubsequences: false).difference(
            from: old.split(separator: "\n", omittingEmptySubsequences: false))
        return max(difference.insertions.count, difference.removals.count)
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }

    /// The text as a Markdown table cell.
    fileprivate var escaped: String { replacing("|", with: "\\|").replacing("\n", with: " ") }
}
