import Foundation

/// The public symbols of a set of modules, from the compiler's symbol graphs.
struct SymbolGraph {
    /// A symbol declared in a type or at the top level of a module.
    struct Member {
        /// The path of the declaring type, such as `UIView.AnimationOptions`. Empty at the top level.
        let owner: String
        /// The name with its labels, such as `init(frame:)`.
        let name: String
        /// Whether the module is one of Lodestone's.
        let isOurs: Bool
    }

    /// Whether a Lodestone module declares a type, keyed by the type's path.
    private(set) var types: [String: Bool] = [:]
    /// The symbols, keyed by the name without labels.
    private(set) var members: [String: [Member]] = [:]
    /// The path of a class's superclass, keyed by the class's path.
    private var superclasses: [String: String] = [:]
    /// The paths of symbols, keyed by the compiler's identifiers.
    private var paths: [String: String] = [:]

    private struct File: Decodable {
        struct Module: Decodable { let name: String }
        struct Symbol: Decodable {
            struct Kind: Decodable { let identifier: String }
            struct Identifier: Decodable { let precise: String }
            let kind: Kind
            let identifier: Identifier
            let pathComponents: [String]
        }
        struct Relationship: Decodable {
            let kind: String
            let source: String
            let target: String
            let targetFallback: String?
        }
        let module: Module
        let symbols: [Symbol]
        let relationships: [Relationship]
    }

    private static let typeKinds: Set = ["swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias"]

    /// Adds the symbols of a file written by `swift symbolgraph-extract`.
    mutating func read(_ url: URL, ours: Set<String>) throws {
        let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
        let isOurs = ours.contains(file.module.name)
        for symbol in file.symbols {
            let path = symbol.pathComponents.joined(separator: ".")
            paths[symbol.identifier.precise] = path
            if Self.typeKinds.contains(symbol.kind.identifier) {
                types[path] = isOurs || types[path] == true
            }
            guard let name = symbol.pathComponents.last else { continue }
            let member = Member(owner: symbol.pathComponents.dropLast().joined(separator: "."), name: name, isOurs: isOurs)
            members[Name(name).base, default: []].append(member)
        }
        for relationship in file.relationships where relationship.kind == "inheritsFrom" {
            guard let source = paths[relationship.source] else { continue }
            let named = relationship.targetFallback.map { $0.split(separator: ".").dropFirst().joined(separator: ".") }
            superclasses[source] = paths[relationship.target] ?? named
        }
    }

    /// The type and its superclasses, from the type upwards.
    func ancestry(of type: String) -> [String] {
        var found: [String] = []
        var next: String? = type
        while let type = next, !found.contains(type) {
            found.append(type)
            next = superclasses[type]
        }
        return found
    }
}

/// The components of a name: `tap(at:count:)` is `tap` with the labels `at` and `count`.
struct Name {
    let base: String
    /// The argument labels. Nil if it is not a function.
    let labels: [String]?

    init(_ text: String) {
        guard let open = text.firstIndex(of: "("), open != text.startIndex else {
            base = text
            labels = nil
            return
        }
        base = String(text[..<open])
        labels = text[open...].dropFirst().dropLast().split(separator: ":").map(String.init)
    }

    /// Whether a call with these labels may call `declaration`. Calls omit parameters with defaults and trailing closures.
    func mayCall(_ declaration: Name) -> Bool {
        guard let labels else { return declaration.labels == nil }
        guard let declared = declaration.labels else { return false }
        var rest = declared[...]
        for label in labels {
            guard let found = rest.firstIndex(of: label) else { return false }
            rest = rest[(found + 1)...]
        }
        return true
    }
}
