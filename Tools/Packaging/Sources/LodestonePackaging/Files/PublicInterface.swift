import Foundation

/// The public names of a library: one line for each name, with its module, path and declaration.
struct PublicInterface {
    struct Difference {
        var added: [String]
        /// The paths with a changed declaration.
        var changed: [String]
        var removed: [String]

        /// The changed and removed paths that a section of a changelog does not mention.
        ///
        /// An entry mentions a path by the path, its type or its last component, between backticks.
        func unexplained(by section: String) -> [String] {
            let named = Set(section.matches(of: /`([^`]+)`/).map { String($0.output.1) })
            func isNamed(_ path: String) -> Bool {
                let parts = path.split(separator: ".").map(String.init)
                return named.contains(path)
                    || parts.indices.contains { named.contains(parts[...$0].joined(separator: ".")) && $0 < parts.count - 1 }
                    || parts.last.map(named.contains) ?? false
            }
            return changed.filter { !isNamed($0) }.map { "\($0) has changed" } + removed.filter { !isNamed($0) }.map { "\($0) is removed" }
        }
    }

    /// The lines, each with module, path and declaration separated by tabs; sorted.
    let lines: [String]

    init(text: String) { lines = text.split(separator: "\n").map { Self.sortingRequirements($0) } }

    /// Reads symbol graphs.
    ///
    /// - Throws: ``PackagingError/missingFile(_:remedy:)`` if the folder has no graph, and errors of reading files.
    init(graphs folder: URL) throws {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".symbols.json") }
            .sorted()
        guard !names.isEmpty else { throw PackagingError.missingFile("symbol graph in \(folder.path)", remedy: "Run Scripts/api-diff.") }
        var found: Set<String> = []
        for name in names {
            let data = try Data(contentsOf: folder.appendingPathComponent(name))
            let module = name.split(whereSeparator: { $0 == "." || $0 == "@" }).first.map(String.init) ?? ""
            let root = try JSONSerialization.jsonObject(with: data) as? [String: Any]
            for symbol in root?["symbols"] as? [[String: Any]] ?? [] {
                guard ["public", "open"].contains(symbol["accessLevel"] as? String), let path = symbol["pathComponents"] as? [String],
                    !path.contains(where: { $0.hasPrefix("_") }), let fragments = symbol["declarationFragments"] as? [[String: Any]]
                else { continue }
                let declaration = fragments.compactMap { $0["spelling"] as? String }.joined()
                let words = declaration.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                found.insert("\(module)\t\(path.joined(separator: "."))\t\(Self.sortingRequirements(words))")
            }
        }
        lines = found.sorted()
    }

    var text: String { lines.joined(separator: "\n") + "\n" }

    func difference(from old: PublicInterface) -> Difference {
        let here = Set(lines)
        let before = Set(old.lines)
        let gone = before.subtracting(here).map(Self.path)
        let new = here.subtracting(before).map(Self.path)
        let herePaths = Set(here.map(Self.path))
        let beforePaths = Set(before.map(Self.path))
        return Difference(
            added: Set(new).subtracting(beforePaths).sorted(), changed: Set(gone).intersection(herePaths).sorted(),
            removed: Set(gone).subtracting(herePaths).sorted())
    }

    /// Sorts the requirements of a declaration's `where` clause. The compiler orders them by the names of the protocols' modules, which apps do not see.
    private static func sortingRequirements(_ declaration: some StringProtocol) -> String {
        guard let start = declaration.range(of: " where ", options: .backwards)?.upperBound else { return String(declaration) }
        let clause = declaration[start...]
        let end = clause.range(of: " {")?.lowerBound ?? clause.endIndex
        let requirements = clause[..<end].components(separatedBy: ", ").sorted().joined(separator: ", ")
        return "\(declaration[..<start])\(requirements)\(clause[end...])"
    }

    private static func path(_ line: String) -> String {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
        return parts.count > 1 ? String(parts[1]) : line
    }
}
