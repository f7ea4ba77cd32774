import Foundation

/// The folders of a module, and the uses of one folder's declarations by the files of another.
struct FolderGraph: Sendable {
    /// A reference to a symbol that another folder defines.
    struct Use: Sendable, CustomStringConvertible {
        let file: String
        let line: Int
        let symbol: String

        var description: String { "\(file):\(line) uses \(symbol)" }
    }

    /// The uses by folder, then by the folder that defines the symbol, in the order of files and lines.
    private let uses: [String: [String: [Use]]]

    init(_ uses: [String: [String: [Use]]]) {
        self.uses = uses
    }

    /// Creates the graph of a module in the folder `module` from its sources, `units`.
    ///
    /// A node is a folder directly in the module's folder, with all folders inside it. The files directly in the module's folder are the node ".".
    init(units: [IndexStore.Unit], of store: IndexStore, module: String) throws {
        let files = try units.sorted { $0.path < $1.path }.map { unit in
            let path = String(unit.path.dropFirst(module.count + 1))
            let parts = path.split(separator: "/")
            return (path: path, folder: parts.count > 1 ? String(parts[0]) : ".", occurrences: try store.occurrences(in: unit))
        }
        var definitions: [String: String] = [:]
        for file in files {
            for occurrence in file.occurrences where occurrence.isDefinition { definitions[occurrence.usr] = file.folder }
        }
        var uses: [String: [String: [Use]]] = [:]
        for file in files {
            for occurrence in file.occurrences where !occurrence.isDefinition {
                guard let other = definitions[occurrence.usr], other != file.folder else { continue }
                let use = Use(file: file.path, line: occurrence.line, symbol: occurrence.name)
                uses[file.folder, default: [:]][other, default: []].append(use)
            }
        }
        self.uses = uses
    }

    /// The uses of `other` by `folder`.
    func uses(of other: String, by folder: String) -> [Use] { uses[folder]?[other] ?? [] }

    /// The pairs of folders that use each other.
    var mutualPairs: Set<FolderPair> {
        var pairs: Set<FolderPair> = []
        for (folder, others) in uses {
            for other in others.keys where uses[other]?[folder] != nil { pairs.insert(FolderPair(folder, other)) }
        }
        return pairs
    }

    /// The graph without the uses between the folders of `pairs`.
    func removing(_ pairs: Set<FolderPair>) -> Self {
        var rest: [String: [String: [Use]]] = [:]
        for (folder, others) in uses { rest[folder] = others.filter { !pairs.contains(FolderPair(folder, $0.key)) } }
        return Self(rest)
    }

    /// The strongly connected components of more than one folder: the folders of each reach each other. Sorted.
    var cycles: [[String]] {
        let reached = uses.mapValues { others in
            var found: Set<String> = []
            var rest = Array(others.keys)
            while let next = rest.popLast() {
                if found.insert(next).inserted { rest += uses[next].map { Array($0.keys) } ?? [] }
            }
            return found
        }
        var seen: Set<String> = []
        return reached.keys.sorted().compactMap { folder in
            guard !seen.contains(folder), let others = reached[folder], others.contains(folder) else { return nil }
            let component = others.filter { reached[$0]?.contains(folder) == true }.sorted()
            seen.formUnion(component)
            return component
        }
    }

    /// The three weakest connections between `folders`: the first uses of each, the connection with the fewest uses first.
    func weakestUses(between folders: [String]) -> [Use] {
        let connections = folders.flatMap { folder in folders.map { uses(of: $0, by: folder) } }.filter { !$0.isEmpty }
        return connections.sorted { $0.count < $1.count }.prefix(3).compactMap(\.first)
    }
}

/// Two folders of a module, in alphabetical order.
struct FolderPair: Hashable, Sendable, CustomStringConvertible {
    let first: String
    let second: String

    init(_ one: String, _ other: String) {
        (first, second) = one < other ? (one, other) : (other, one)
    }

    var description: String { "\(first) \(second)" }
}
