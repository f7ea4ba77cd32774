import Foundation
import Synchronization

/// The types that the program knows.
///
/// There is one for the process, as there is one set of classes: a declaration only ever adds a name, and says the same to every platform
/// and test that lives in it. The lock makes it usable from any thread, since data is loaded on any.
final class TypeRegistry: Sendable {
    static let shared = TypeRegistry()

    /// Programs hand us types by the thousand at worst; what was found out about more dynamic ones than this is forgotten and found again.
    private static let maximumDynamicTypes = 1024
    /// An identifier has at most as many bytes: it goes through clipboards as a name.
    static let maximumIdentifierLength = 1024

    private struct State {
        /// By identifier in lower case.
        var declarations: [String: TypeDeclaration] = [:]
        /// Identifiers by tag in lower case, in the order of declaration.
        var identifiersByTag: [UTTagClass: [String: [String]]] = [:]
        /// Identifier in lower case to all that it conforms to, itself included; cleared when a declaration changes.
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

    /// Letters, digits, dots, hyphens and underscores make an identifier.
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

    /// Makes `identifier` known, and conforming to `parent`. A parent that would close a circle is left out. Gives the identifier as
    /// it was first declared.
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

    /// What is known of `identifier`; nil for one that is neither declared nor dynamic.
    func declaration(of identifier: String) -> TypeDeclaration? {
        let key = identifier.lowercased()
        let known = state.withLock { $0.declarations[key] ?? $0.dynamicDeclarations[key] }
        if let known { return known }
        guard let dynamic = DynamicIdentifier(identifier) else { return nil }
        // Outside of the lock, since the MIME database is asked.
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

    /// The declared types that the MIME database says a MIME type is a kind of.
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

    /// All that `identifier` conforms to, itself included, as first declared.
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

    /// The identifiers for a tag; one dynamic identifier where no type is declared for it.
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
