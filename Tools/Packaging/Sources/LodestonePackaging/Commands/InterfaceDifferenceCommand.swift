import Foundation

/// Compares the public names of symbol graphs with a stored list.
enum InterfaceDifferenceCommand {
    static let usage = """
        usage: api-diff GRAPHS --baseline FILE --changelog FILE [--update]

        GRAPHS       a folder with the files MODULE.symbols.json
        --baseline   the stored list, compressed by gzip
        --changelog  a file whose first section must name what is removed or changed, between backticks
        --update     writes the list

        Ends with status 1 if a name was removed or changed without an entry.
        """

    static func run(_ arguments: [String]) throws -> Int32 {
        let options = try Options(arguments, values: ["baseline", "changelog"], flags: ["update"], usage: usage)
        guard options.rest.count == 1, let baseline = options["baseline"], let changelog = options["changelog"] else {
            throw PackagingError.usage(usage)
        }
        let current = try PublicInterface(graphs: URL(fileURLWithPath: options.rest[0]))
        if options.has("update") {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("lodestone-api-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: file) }
            try Data(current.text.utf8).write(to: file)
            try Shell.run("sh", ["-c", "gzip -9nc \"$1\" > \"$2\"", "sh", file.path, baseline])
            print("Wrote \(current.lines.count) public names to \(baseline)")
            return 0
        }
        let old = PublicInterface(text: try Shell.run("gzip", ["-dc", baseline]))
        let section = Self.firstSection(of: try String(contentsOfFile: changelog, encoding: .utf8))
        let difference = current.difference(from: old)
        let silent = difference.unexplained(by: section)
        print("\(difference.added.count) public names added, \(difference.changed.count) changed, \(difference.removed.count) removed.")
        for line in silent { print("No entry in \(changelog): \(line)") }
        return silent.isEmpty ? 0 : 1
    }

    /// The text of the first section with a heading of level 2.
    static func firstSection(of changelog: String) -> String {
        let parts = ("\n" + changelog).split(separator: "\n## ", maxSplits: 2, omittingEmptySubsequences: false)
        return parts.count > 1 ? String(parts[1]) : ""
    }
}
