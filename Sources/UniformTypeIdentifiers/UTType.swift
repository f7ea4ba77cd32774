import Foundation

/// A type of data: what the bytes of a file, of a drag or of a clipboard are, named by a reverse DNS string, with the types it conforms to.
///
/// The known types are Apple's own, those that the program declares (``init(exportedAs:conformingTo:)``, or
/// `UTExportedTypeDeclarations` in its bundle's `Info.plist`), and those that follow from the system's shared MIME database: a filename
/// extension or MIME type which only that database knows is a dynamic type that conforms to what the database says.
public struct UTType: Sendable {
    /// The type's name, as `public.png`.
    public let identifier: String

    init(known identifier: String) {
        self.identifier = identifier
    }

    /// The type of that identifier; nil where it is neither declared nor dynamic.
    public init?(_ identifier: String) {
        guard let declaration = TypeRegistry.shared.declaration(of: identifier) else { return nil }
        self.identifier = declaration.identifier
    }

    /// A type that the program itself defines. The name is known to the whole program from then on.
    ///
    /// - Parameters:
    ///   - identifier: A reverse DNS name in the program's own domain.
    ///   - parentType: What it conforms to; nil for what the bundle's `Info.plist` declares, or else ``data``.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, parent: parentType)
    }

    /// A type that another program defines and this one uses. The name is known to the whole program from then on.
    ///
    /// - Parameters:
    ///   - identifier: The other program's name for it.
    ///   - parentType: What it conforms to; nil for what is known of it, or else ``data``.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, parent: parentType)
    }

    private init(declaring identifier: String, parent: UTType?) {
        self.identifier = TypeRegistry.shared.declare(identifier, parent: parent?.identifier)
    }

    // MARK: What it is

    /// Whether the identifier was made from tags, since no declared type has them.
    public var isDynamic: Bool { DynamicIdentifier.isDynamic(identifier) }

    /// Whether the type is one of the system's or was declared by the program.
    public var isDeclared: Bool { TypeRegistry.shared.isDeclared(identifier) }

    /// Whether the type belongs to no vendor: its identifier begins with `public.`.
    public var isPublic: Bool { key.hasPrefix("public.") }

    /// What a person calls it, in English or in the MIME database's language; nil where it is not known.
    public var localizedDescription: String? { TypeRegistry.shared.declaration(of: identifier)?.description }

    /// The version that its declaration has; nil where it has none.
    public var version: Int? { TypeRegistry.shared.declaration(of: identifier)?.version }

    /// Where its declaration says that it is described; nil where it says nothing.
    public var referenceURL: URL? { TypeRegistry.shared.declaration(of: identifier)?.referenceURL }

    // MARK: Conformance

    /// Whether the type is `type`, or conforms to it directly or through others.
    public func conforms(to type: UTType) -> Bool {
        TypeRegistry.shared.conforms(identifier, to: type.identifier)
    }

    /// Whether `type` conforms to this one and is another.
    public func isSupertype(of type: UTType) -> Bool {
        self != type && type.conforms(to: self)
    }

    /// Whether the type conforms to `type` and is another.
    public func isSubtype(of type: UTType) -> Bool {
        self != type && conforms(to: type)
    }

    /// Every type that this one conforms to, directly and through others; without itself.
    public var supertypes: Set<UTType> {
        Set(TypeRegistry.shared.ancestors(of: identifier).map(UTType.init(known:))).subtracting([self])
    }

    /// Identifiers differ in more than upper and lower case.
    private var key: String { identifier.lowercased() }
}

extension UTType: Hashable {
    /// Whether both are one type; upper and lower case of identifiers do not count.
    public static func == (one: UTType, other: UTType) -> Bool {
        one.identifier == other.identifier || one.key == other.key
    }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
    }
}

extension UTType: Codable {
    /// Reads an identifier; one that is not known here becomes an imported type, as another program may have written it.
    public init(from decoder: any Decoder) throws {
        let identifier = try decoder.singleValueContainer().decode(String.self)
        guard TypeRegistry.isValid(identifier) else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath, debugDescription: "This is no type identifier: letters, digits, '.' and '-' make one."))
        }
        self = UTType(identifier) ?? UTType(known: identifier)
    }

    /// Writes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    /// The identifier.
    public var description: String { identifier }

    /// The identifier, and what kind of a declaration it has.
    public var debugDescription: String {
        "<UTType \(identifier) (\(isDynamic ? "dynamic" : isDeclared ? "declared" : "not declared"))>"
    }
}

extension UTType {
    /// Whether one identifier is another or conforms to it; identifiers that are not declared conform to themselves alone.
    package static func conforms(_ identifier: String, to other: String) -> Bool {
        TypeRegistry.shared.conforms(identifier, to: other)
    }

    /// Whether a text can be an identifier: letters, digits, dots, hyphens and underscores, not too many.
    package static func isValid(_ identifier: String) -> Bool {
        TypeRegistry.isValid(identifier)
    }
}
