import Foundation
import Testing

/// Compares the dependencies between the folders of each module, read from the compiler's index, with the pairs of `MutualFolders.txt`.
@Suite("Cycles of folders")
struct FolderCycleTests {
    /// Modules with dependency cycles of three or more folders, even without the listed pairs.
    private static let modulesWithLongCycles: Set<String> = ["UIKit"]
    private static let listPath = "Tests/ArchitectureTests/MutualFolders.txt"

    /// The graphs of the modules by name, read once.
    private static let graphs = Result { try readGraphs() }

    private static func readGraphs() throws -> [String: FolderGraph] {
        let store = try IndexStore.ofBuild()
        let sources = Project.root.appendingPathComponent("Sources").path
        let units = try store.units()
        let indexed = Set(units.map(\.path))
        let paths = try Project.paths(below: "Sources").filter { $0.hasSuffix(".swift") }
        if let missing = paths.first(where: { !indexed.contains("\(sources)/\($0)") }) {
            throw IndexStore.Failure(
                description: """
                    The index store lacks Sources/\(missing). Run `swift build --build-tests`, or `swift package clean` first if the file \
                    was built without an index.
                    """)
        }
        let modules = Dictionary(grouping: units) { $0.module }
        return try Dictionary(
            uniqueKeysWithValues: Set(paths.compactMap { $0.split(separator: "/").first.map(String.init) }).map { name in
                let folder = "\(sources)/\(name)"
                let own = (modules[name] ?? []).filter { $0.path.hasPrefix("\(folder)/") }
                return (name, try FolderGraph(units: own, of: store, module: folder))
            })
    }

    /// Whether the running build has an index. True in CI, where a build without an index is an error.
    private static var isIndexed: Bool {
        if ProcessInfo.processInfo.environment["CI"] != nil { return true }
        return (try? IndexStore.ofBuild()) != nil
    }

    /// The message for a build without an index; it repeats the error's description.
    private static var advice: Comment {
        do {
            _ = try IndexStore.ofBuild()
            return "The build has an index."
        } catch {
            return "\(error)"
        }
    }

    /// The pairs of `MutualFolders.txt` by module.
    private static func listedPairs() throws -> [String: Set<FolderPair>] {
        var pairs: [String: Set<FolderPair>] = [:]
        for line in try Project.text(of: listPath).split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: " ").map(String.init)
            try #require(words.count == 3, "\(listPath) has the line \"\(line)\" instead of a module and two folders")
            pairs[words[0], default: []].insert(FolderPair(words[1], words[2]))
        }
        return pairs
    }

    @Test("Two folders of a module do not use each other, unless MutualFolders.txt lists the pair", .enabled(if: isIndexed, advice))
    func mutualPairs() throws {
        let listed = try Self.listedPairs()
        let graphs = try Self.graphs.get()
        for module in listed.keys { #expect(graphs[module] != nil, "\(Self.listPath) names the module \(module), which does not exist") }
        for (module, graph) in graphs.sorted(by: { $0.key < $1.key }) {
            let pairs = graph.mutualPairs
            for pair in pairs.subtracting(listed[module] ?? []).sorted(by: { $0.description < $1.description }) {
                let directions = [graph.uses(of: pair.second, by: pair.first), graph.uses(of: pair.first, by: pair.second)]
                let fewest = directions.min { $0.count < $1.count } ?? []
                let shown = fewest.prefix(3).map(\.description).joined(separator: "\n")
                Issue.record(
                    """
                    \(module): the folders \(pair.first) and \(pair.second) use each other. Move a declaration, or use a protocol or a \
                    closure. The direction with fewer uses has \(fewest.count):
                    \(shown)
                    """)
            }
            for pair in (listed[module] ?? []).subtracting(pairs).sorted(by: { $0.description < $1.description }) {
                Issue.record("The folders \(pair) no longer use each other: remove the line \"\(module) \(pair)\" from \(Self.listPath)")
            }
        }
    }

    @Test("Folders of a module form no dependency cycle, apart from the pairs in MutualFolders.txt", .enabled(if: isIndexed, advice))
    func longCycles() throws {
        let listed = try Self.listedPairs()
        for (module, graph) in try Self.graphs.get().sorted(by: { $0.key < $1.key }) {
            let graph = graph.removing(listed[module] ?? [])
            guard !Self.modulesWithLongCycles.contains(module) else {
                #expect(!graph.cycles.isEmpty, "\(module) has no long cycle left: remove it from this list")
                continue
            }
            for folders in graph.cycles where folders.count > 2 {
                let shown = graph.weakestUses(between: folders).map(\.description).joined(separator: "\n")
                Issue.record("\(module): the folders \(folders.joined(separator: ", ")) form a cycle. Its weakest connections:\n\(shown)")
            }
        }
    }

    // MARK: Tests of the graph

    /// A graph with one use for each pair of folders.
    private func graph(_ edges: [(String, String)]) -> FolderGraph {
        var uses: [String: [String: [FolderGraph.Use]]] = [:]
        for (folder, other) in edges {
            uses[folder, default: [:]][other, default: []].append(FolderGraph.Use(file: "\(folder)/A.swift", line: 1, symbol: other))
        }
        return FolderGraph(uses)
    }

    @Test("A cycle contains only folders that depend on each other, without their other users and dependencies")
    func components() {
        let graph = graph([("A", "B"), ("B", "C"), ("C", "A"), ("D", "A"), ("C", "E"), ("F", "G"), ("G", "F")])
        #expect(graph.cycles == [["A", "B", "C"], ["F", "G"]])
        #expect(graph.mutualPairs == [FolderPair("G", "F")])
        #expect(graph.removing([FolderPair("F", "G"), FolderPair("A", "C")]).cycles.isEmpty)
    }

    @Test("The weakest connection of a cycle is the connection with the fewest uses")
    func weakestConnection() {
        let graph = graph([("A", "B"), ("A", "B"), ("B", "A")])
        #expect(graph.weakestUses(between: ["A", "B"]).map(\.description) == ["B/A.swift:1 uses A", "A/A.swift:1 uses B"])
    }
}
