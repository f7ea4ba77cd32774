import Foundation

/// The symbols that public projects use, with the most used symbol first.
struct Census {
    struct Entry {
        let symbol: String
        /// The number of projects that use the symbol.
        let projects: Int
        /// The number of uses of the symbol in all projects.
        let uses: Int
        let framework: String
    }

    let entries: [Entry]

    /// Reads tab-separated lines of symbol, projects, uses and framework, after a header line.
    init(contentsOf url: URL) throws {
        let text = try String(contentsOf: url, encoding: .utf8)
        entries = text.split(separator: "\n").dropFirst().compactMap { line in
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard columns.count >= 4, let projects = Int(columns[1]), let uses = Int(columns[2]) else { return nil }
            return Entry(symbol: columns[0], projects: projects, uses: uses, framework: columns[3])
        }
    }
}
