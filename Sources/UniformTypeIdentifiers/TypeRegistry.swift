import Foundation
import Synchronization

/// The registry of all known types.
///
/// There is one per process. Declarations only add names, and they mean the same for every platform and test in the process. A lock makes the
/// registry usable on any thread, since data is loaded on any thread.
final class TypeRegistry: Sendable {
    static let shared = TypeRegistry()

    /// The maximum number of cached dynamic types. The cache is cleared above it, since other programs may provide any number of types.
    private static let maximumDynamicTypes = 1024
    /// The maximum length of an identifier, in bytes. Clipboards transfer identifiers as names.
    static let maximumIdentifierLength = 1024

    private struct State {
        /// The declarations by lowercase identifier.
        var declarations: [String: TypeDeclaration] = [:]
        /// The identifiers by lowercase tag, in order of declaration.
        var identifiersByTag: [UTTagClass: [String: [String]]] = [:]
        /// The cached supertypes by lowercase identifier, including the type itself. Cleared if a declaration changes.
        var ancestors: [String: Set<String>] = [:]
        var dynamicDeclarations: [String: TypeDeclaration] = [:]

        mutating func insert(_ declaration: TypeDeclaration) {
            let key = declaration.identifier.lowercased()
            declarations[key] = declaration
            for (tagClass, tags) in declaration.tags {
                for tag in tags {
                    var known = identifiersByTag[tagClass, default: [:]][tag.lowercased(), default: []]
                    guard !known.contains(declaration.identifier) else { continue }
                    known.append(declaration.identifier)
                    identifiersByTag[tagClass, default: [:]][tag.lowercased()] = known
                }
            }
            ancestors.removeAll()
        }
    }

    private let state: Mutex<State>

    private init() {
        var state = State()
        for declaration in SystemTypeTable.declarations() { state.insert(declaration) }
        for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
            let lists = Bundle.main.infoDictionary?[key] as? [[String: Any]] ?? []
            for declaration in lists.compactMap(TypeDeclaration.init(propertyList:))
            where state.declarations[declaration.identifier.lowercased()] == nil {
                state.insert(declaration)
            }
        }
        self.state = Mutex(state)
    }

    /// Whether the identifier is not empty, not too long, and consists of letters, digits, dots, hyphens, underscores and non-ASCII characters.
    static func isValid(_ identifier: String) -> Bool {
        !identifier.isEmpty && identifier.utf8.count <= maximumIdentifierLength
            && identifier.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                    UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: byte >= 0x80
                }
            }
    }

    // MARK: Declarations

    /// Declares `identifier` as a subtype of `parent`. A parent that would form a cycle is ignored.
    ///
    /// - Returns: The identifier with the spelling of its first declaration.
    func declare(_ identifier: String, parent: String?) -> String {
        let isParentValid = parent.map { !conforms($0, to: identifier) } ?? false
        return state.withLock { state in
            let key = identifier.lowercased()
            guard var known = state.declarations[key] else {
                state.insert(TypeDeclaration(identifier: identifier, parents: [parent ?? "public.data"]))
                return identifier
            }
            if let parent, isParentValid, !known.parents.contains(parent) {
                known.parents.append(parent)
                state.insert(known)
            }
            return known.identifier
        }
    }

    func isDeclared(_ identifier: String) -> Bool {
        state.withLock { $0.declarations[identifier.lowercased()] != nil }
    }

    /// The declaration of `identifier`; nil if it is neither declared nor dynamic.
    func declaration(of identifier: String) -> TypeDeclaration? {
        let key = identifier.lowercased()
        let known = state.withLock { $0.declarations[key] ?? $0.dynamicDeclarations[key] }
        if let known { return known }
        guard let dynamic = DynamicIdentifier(identifier) else { return nil }
        // Outside the lock, since it queries the MIME database.
        let declaration = declaration(of: dynamic, identifier: identifier)
        state.withLock { state in
            if state.dynamicDeclarations.count >= Self.maximumDynamicTypes { state.dynamicDeclarations.removeAll() }
            state.dynamicDeclarations[key] = declaration
        }
        return declaration
    }

    private func declaration(of dynamic: DynamicIdentifier, identifier: String) -> TypeDeclaration {
        var declaration = TypeDeclaration(identifier: identifier, parents: dynamic.supertypes, tags: dynamic.tags)
        guard let mimeType = dynamic.tags[.mimeType]?.first, MimeDatabase.isKnown(mimeType) else { return declaration }
        declaration.databaseMimeType = mimeType
        declaration.description = MimeDatabase.description(of: mimeType)
        declaration.parents += supertypes(ofMimeType: mimeType).filter { !declaration.parents.contains($0) }
        return declaration
    }

    /// The declared types that are supertypes of a MIME type according to the MIME database.
    private func supertypes(ofMimeType mimeType: String) -> [String] {
        let declared = state.withLock { state in
            (state.identifiersByTag[.mimeType] ?? [:]).compactMap { tag, identifiers in identifiers.first.map { (tag, $0) } }
        }
        var found = declared.filter { $0.0 != "application/octet-stream" && MimeDatabase.isKind(mimeType, of: $0.0) }.map(\.1)
        let families = [
            "text/": "public.text", "image/": "public.image", "audio/": "public.audio", "video/": "public.movie", "font/": "public.font",
        ]
        found += families.filter { mimeType.hasPrefix($0.key) }.map(\.value)
        return Array(Set(found)).sorted()
    }

    // MARK: Conformance

    /// All supertypes of `identifier` including itself, with the spelling of their first declaration.
    func ancestors(of identifier: String) -> Set<String> {
        let key = identifier.lowercased()
        if let known = state.withLock({ $0.ancestors[key] }) { return known }
        var found: Set<String> = []
        var waiting = [identifier]
        while let next = waiting.popLast() {
            let declaration = declaration(of: next)
            guard found.insert(declaration?.identifier ?? next).inserted else { continue }
            waiting += declaration?.parents ?? []
        }
        if !DynamicIdentifier.isDynamic(identifier), isDeclared(identifier) {
            let answer = found
            state.withLock { $0.ancestors[key] = answer }
        }
        return found
    }

    func conforms(_ identifier: String, to supertype: String) -> Bool {
        if identifier == supertype { return true }
        let wanted = supertype.lowercased()
        return ancestors(of: identifier).contains { $0 == supertype || $0.lowercased() == wanted }
    }

    // MARK: Tags

    /// The identifiers of the types with a tag. If no type is declared for it, a single dynamic identifier.
    func identifiers(tag: String, tagClass: UTTagClass, conformingTo supertype: String?) -> [String] {
        guard !tag.isEmpty, tag.utf8.count <= DynamicIdentifier.maximumTagLength, !tag.utf8.contains(0) else { return [] }
        let declared = declaredIdentifiers(tag: tag, tagClass: tagClass, conformingTo: supertype)
        if !declared.isEmpty { return declared }
        if tagClass == .filenameExtension, let mimeType = MimeDatabase.mimeType(ofFilenameExtension: tag) {
            let found = identifiers(tag: mimeType, tagClass: .mimeType, conformingTo: nil)
            let fitting = found.filter { identifier in supertype.map { conforms(identifier, to: $0) } ?? true }
            if !fitting.isEmpty { return fitting }
        }
        let normal = tagClass == .filenameExtension || tagClass == .mimeType ? tag.lowercased() : tag
        return [DynamicIdentifier(supertypes: [supertype ?? "public.data"], tags: [tagClass: [normal]]).identifier]
    }

    private func declaredIdentifiers(tag: String, tagClass: UTTagClass, conformingTo supertype: String?) -> [String] {
        let known = state.withLock { $0.identifiersByTag[tagClass]?[tag.lowercased()] ?? [] }
        guard let supertype else { return known }
        return known.filter { conforms($0, to: supertype) }
    }
}
