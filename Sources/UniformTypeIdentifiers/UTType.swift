import Foundation

/// A type of data, as uniform type identifiers name it: what it is called, what it is a kind of, and what others call it.
///
/// The system's types are declared here; extensions and MIME types that no declared type has come from the shared MIME database of the
/// desktop. Values are cheap to make, to copy and to compare, on any thread. A lookup costs a dictionary's.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible, CustomDebugStringConvertible {
    /// Its name, such as `public.jpeg`.
    public let identifier: String

    init(system identifier: String) { self.identifier = identifier }

    /// The declared type of that name, or the dynamic one that the name describes; nil where there is none.
    public init?(_ identifier: String) {
        guard TypeRegistry.shared.isDeclared(identifier) || DynamicType(identifier: identifier) != nil else { return nil }
        self.init(system: identifier)
    }

    /// The preferred type of files with that extension that is a kind of `supertype`; a dynamic one where none is declared.
    ///
    /// Nil where the extension is empty or has a slash.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The preferred type with that MIME type that is a kind of `supertype`; a dynamic one where none is declared. Parameters count where
    /// a type is declared with them, and else not.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The preferred type with that tag that is a kind of `supertype`; a dynamic one where none is declared.
    ///
    /// Nil where the tag is empty, or is none of its class.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let first = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
        self = first
    }

    /// All declared types with that tag that are kinds of `supertype`, the preferred one first; a dynamic one where there is none.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let normal = tagClass.normalized(tag)
        guard isTag(normal, tagClass) else { return [] }
        let declared = TypeRegistry.shared.identifiers(tag: normal, tagClass: tagClass).map(UTType.init(system:))
            .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
        if !declared.isEmpty { return declared }
        return known(normal, tagClass, supertype) ?? dynamic(normal, tagClass, supertype).map { [$0] } ?? []
    }

    /// A type that this app owns. It is a kind of `parentType`, or of data.
    ///
    /// What the app's `Info.plist` declares under `UTExportedTypeDeclarations` goes first; without it the call itself declares the type.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        TypeRegistry.shared.declareIfNeeded(TypeDeclaration(identifier, conformsTo: [(parentType ?? .data).identifier]))
        self.init(system: identifier)
    }

    /// A type that another app owns and this one uses. It is a kind of `parentType`, or of data, unless it is declared.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    // MARK: What it is

    /// What a person calls it; nil where nobody said.
    public var localizedDescription: String? { declaration?.description }

    /// It was made of a tag, and nobody declared it.
    public var isDynamic: Bool { !isDeclared && identifier.hasPrefix("dyn.") }

    /// The system or an app declared it.
    public var isDeclared: Bool { TypeRegistry.shared.isDeclared(identifier) }

    /// It is one of everybody's: its name begins with `public`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// Whether it is `type` or a kind of it.
    public func conforms(to type: UTType) -> Bool {
        self == type || TypeRegistry.shared.ancestors(of: identifier).contains(type.identifier)
    }

    /// Whether `type` is a kind of it, and not it itself.
    public func isSupertype(of type: UTType) -> Bool { self != type && type.conforms(to: self) }

    /// Whether it is a kind of `type`, and not `type` itself.
    public func isSubtype(of type: UTType) -> Bool { type.isSupertype(of: self) }

    /// All that it is a kind of, near and far, without itself.
    public var supertypes: Set<UTType> {
        Set(TypeRegistry.shared.ancestors(of: identifier).lazy.filter { $0 != identifier }.map(UTType.init(system:)))
    }

    // MARK: What others call it

    /// Its tags by their class, the preferred ones first.
    public var tags: [UTTagClass: [String]] {
        var tags: [UTTagClass: [String]] = [:]
        for tagClass in [UTTagClass.filenameExtension, .mimeType] {
            if let all = declaration?.tags(of: tagClass), !all.isEmpty { tags[tagClass] = all }
        }
        return tags
    }

    /// The extension that a file of it should have, without a dot; nil where it has none.
    public var preferredFilenameExtension: String? { declaration?.extensions.first }

    /// The MIME type that it should be called; nil where it has none.
    public var preferredMIMEType: String? { declaration?.mimeTypes.first }

    private var declaration: TypeDeclaration? { TypeRegistry.shared.declaration(of: identifier) }

    // MARK: Coding

    /// From its identifier; throws where no such type is declared.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let identifier = try container.decode(String.self)
        guard let type = UTType(identifier) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "No type '\(identifier)' is declared; declare it with UTType(importedAs:) before.")
        }
        self = type
    }

    /// As its identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }

    /// ``identifier``.
    public var description: String { identifier }

    /// The identifier, and what is known of it.
    public var debugDescription: String {
        let kind = isDynamic ? "dynamic" : isDeclared ? "declared" : "not declared"
        return "<UTType: \(identifier) (\(kind)\(localizedDescription.map { ", \($0)" } ?? ""))>"
    }

    // MARK: Types that nobody declared

    private static func isTag(_ tag: String, _ tagClass: UTTagClass) -> Bool {
        guard !tag.isEmpty, tag.utf8.count <= 1_024 else { return false }
        switch tagClass {
        case .filenameExtension: return !tag.contains("/")
        case .mimeType: return tag.split(separator: "/", omittingEmptySubsequences: false).count == 2 && tag.first != "/" && tag.last != "/"
        default: return true
        }
    }

    /// What the MIME database makes of it: a declared type under another name, or else the dynamic type of its MIME type.
    private static func known(_ tag: String, _ tagClass: UTTagClass, _ supertype: UTType?) -> [UTType]? {
        let database = SharedMIMEDatabase.system
        let mimeTypes: [String]
        switch tagClass {
        case .filenameExtension: mimeTypes = database.mimeTypes(ofExtension: tag)
        case .mimeType:
            let bare = String(tag.prefix { $0 != ";" })
            guard !database.extensions(ofMIMEType: bare).isEmpty || database.canonical(bare) != bare else { return nil }
            mimeTypes = [database.canonical(bare)]
        default: return nil
        }
        let types = mimeTypes.flatMap { mimeType -> [UTType] in
            let declared = TypeRegistry.shared.identifiers(tag: mimeType, tagClass: .mimeType).map(UTType.init(system:))
            guard declared.isEmpty else { return declared }
            let parent = supertype.flatMap { [.data, .item].contains($0) ? nil : $0 } ?? kind(ofMIMEType: mimeType)
            return [UTType(system: DynamicType(conformsTo: [parent.identifier], mimeTypes: [mimeType]).identifier)]
        }
        let fitting = types.filter { type in supertype.map { type.conforms(to: $0) } ?? true }
        return fitting.isEmpty ? nil : fitting
    }

    private static func dynamic(_ tag: String, _ tagClass: UTTagClass, _ supertype: UTType?) -> UTType? {
        let parent = supertype.map { $0 == .item ? .data : $0 } ?? .data
        switch tagClass {
        case .filenameExtension: return UTType(system: DynamicType(conformsTo: [parent.identifier], extensions: [tag]).identifier)
        case .mimeType:
            let bare = String(tag.prefix { $0 != ";" })
            let parent = parent == .data ? kind(ofMIMEType: bare) : parent
            return UTType(system: DynamicType(conformsTo: [parent.identifier], mimeTypes: [bare]).identifier)
        default: return nil
        }
    }

    /// The nearest declared kind of a MIME type that is not declared itself.
    private static func kind(ofMIMEType mimeType: String) -> UTType {
        for ancestor in SharedMIMEDatabase.system.ancestors(ofMIMEType: mimeType).dropFirst() {
            if let declared = TypeRegistry.shared.identifiers(tag: ancestor, tagClass: .mimeType).first { return UTType(system: declared) }
        }
        switch mimeType.prefix(while: { $0 != "/" }) {
        case "text": return .text
        case "image": return .image
        case "audio": return .audio
        case "video": return .movie
        case "font": return .font
        default: return .data
        }
    }
}
