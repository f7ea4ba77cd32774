import Foundation
import Synchronization

/// All declared types: the system's, the app's own, and those that code names. Any thread.
final class TypeRegistry: Sendable {
    static let shared = TypeRegistry()

    private struct State {
        var declared: [String: TypeDeclaration] = [:]
        /// Identifiers by tag, in the order of declaration.
        var tagged: [UTTagClass: [String: [String]]] = [:]
        /// What each type conforms to, itself included, once asked.
        var ancestors: [String: Set<String>] = [:]

        mutating func declare(_ type: TypeDeclaration) {
            declared[type.identifier] = type
            for tagClass in [UTTagClass.filenameExtension, .mimeType] {
                for tag in type.tags(of: tagClass) {
                    tagged[tagClass, default: [:]][tagClass.normalized(tag), default: []].append(type.identifier)
                }
            }
            ancestors = [:]
        }
    }

    private let state: Mutex<State>

    private init() {
        var state = State()
        for type in TypeDeclaration.system { state.declare(type) }
        // An app says in its Info.plist what it exports and imports, as on Apple's systems.
        for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
            for declaration in Bundle.main.infoDictionary?[key] as? [[String: Any]] ?? [] {
                guard let type = TypeDeclaration(propertyList: declaration), state.declared[type.identifier] == nil else { continue }
                state.declare(type)
            }
        }
        self.state = Mutex(state)
    }

    /// Declares a type that code names, unless it is declared already.
    func declareIfNeeded(_ type: TypeDeclaration) {
        state.withLock { state in
            if state.declared[type.identifier] == nil { state.declare(type) }
        }
    }

    func isDeclared(_ identifier: String) -> Bool { state.withLock { $0.declared[identifier] != nil } }

    /// What is known of a declared or a dynamic type.
    func declaration(of identifier: String) -> TypeDeclaration? {
        if let declared = state.withLock({ $0.declared[identifier] }) { return declared }
        guard let dynamic = DynamicType(identifier: identifier) else { return nil }
        let database = SharedMIMEDatabase.system
        let known = dynamic.mimeTypes.flatMap { database.extensions(ofMIMEType: $0) }
        return TypeDeclaration(
            identifier, conformsTo: dynamic.conformsTo, extensions: dynamic.extensions + known.filter { !dynamic.extensions.contains($0) },
            mimeTypes: dynamic.mimeTypes)
    }

    /// The identifiers of all that a type is a kind of, itself included.
    func ancestors(of identifier: String) -> Set<String> {
        if let known = state.withLock({ $0.ancestors[identifier] }) { return known }
        var found: Set = [identifier]
        var pending = [identifier]
        while let next = pending.popLast() {
            for parent in declaration(of: next)?.conformsTo ?? [] where found.insert(parent).inserted { pending.append(parent) }
        }
        return state.withLock { state in
            // Dynamic types are as many as somebody cares to name.
            if state.declared[identifier] != nil { state.ancestors[identifier] = found }
            return found
        }
    }

    /// The declared types with a tag, those first that were declared first.
    func identifiers(tag: String, tagClass: UTTagClass) -> [String] {
        let tag = tagClass.normalized(tag)
        return state.withLock { state in
            if let found = state.tagged[tagClass]?[tag] { return found }
            guard tagClass == .mimeType, let end = tag.firstIndex(of: ";") else { return [] }
            return state.tagged[tagClass]?[String(tag[..<end])] ?? []
        }
    }
}
