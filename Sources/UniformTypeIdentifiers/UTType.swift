import Foundation

/// A type of data in files, drags and clipboards. It has a reverse DNS identifier and conforms to supertypes.
///
/// The known types are Apple's and those that the program declares: with ``init(exportedAs:conformingTo:)``, or under `UTExportedTypeDeclarations` in
/// its bundle's `Info.plist`. Others are derived from the system's shared MIME database. A filename extension or MIME type that only the database has
/// is a dynamic type with the database's supertypes.
public struct UTType: Sendable {
    /// The identifier, such as `public.png`.
    public let identifier: String

    init(known identifier: String) {
        self.identifier = identifier
    }

    /// Creates the type with an identifier; nil if it is neither declared nor dynamic.
    public init?(_ identifier: String) {
        guard let declaration = TypeRegistry.shared.declaration(of: identifier) else { return nil }
        self.identifier = declaration.identifier
    }

    /// Creates a type that the program itself defines. It is declared for the whole program from then on.
    ///
    /// - Parameters:
    ///   - identifier: A reverse DNS name in the program's own domain.
    ///   - parentType: The supertype. Nil means those in the bundle's `Info.plist`, or ``data`` if it does not declare the type.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, parent: parentType)
    }

    /// Creates a type that another program defines. It is declared for the whole program from then on.
    ///
    /// - Parameters:
    ///   - identifier: The identifier that the other program uses.
    ///   - parentType: The supertype. Nil means those already declared, or ``data`` for an unknown type.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, parent: parentType)
    }

    private init(declaring identifier: String, parent: UTType?) {
        self.identifier = TypeRegistry.shared.declare(identifier, parent: parent?.identifier)
    }

    // MARK: Properties

    /// Whether the identifier was generated from tags that no declared type has.
    public var isDynamic: Bool { DynamicIdentifier.isDynamic(identifier) }

    /// Whether the type is built in or was declared by the program.
    public var isDeclared: Bool { TypeRegistry.shared.isDeclared(identifier) }

    /// Whether the type is vendor-independent: its identifier begins with `public.`.
    public var isPublic: Bool { key.hasPrefix("public.") }

    /// The description for users, in English or in the MIME database's language; nil if it is unknown.
    public var localizedDescription: String? { TypeRegistry.shared.declaration(of: identifier)?.description }

    /// The version in the declaration; nil without one.
    public var version: Int? { TypeRegistry.shared.declaration(of: identifier)?.version }

    /// The URL of reference documentation in the declaration; nil without one.
    public var referenceURL: URL? { TypeRegistry.shared.declaration(of: identifier)?.referenceURL }

    // MARK: Conformance

    /// Whether the type is `type` or conforms to it, directly or indirectly.
    public func conforms(to type: UTType) -> Bool {
        TypeRegistry.shared.conforms(identifier, to: type.identifier)
    }

    /// Whether `type` is a different type that conforms to this one.
    public func isSupertype(of type: UTType) -> Bool {
        self != type && type.conforms(to: self)
    }

    /// Whether the type conforms to `type` and is a different type.
    public func isSubtype(of type: UTType) -> Bool {
        self != type && conforms(to: type)
    }

    /// All types to which this one conforms, directly or indirectly, without itself.
    public var supertypes: Set<UTType> {
        Set(TypeRegistry.shared.ancestors(of: identifier).map(UTType.init(known:))).subtracting([self])
    }

    /// The lowercase identifier, since case is ignored.
    private var key: String { identifier.lowercased() }
}

extension UTType: Hashable {
    /// Whether two types have the same identifier. Case is ignored.
    public static func == (one: UTType, other: UTType) -> Bool {
        one.identifier == other.identifier || one.key == other.key
    }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
    }
}

extension UTType: Codable {
    /// Decodes an identifier. An unknown one becomes an imported type, since another program may have written it.
    ///
    /// - Throws: `DecodingError` if the text is not a valid identifier.
    public init(from decoder: any Decoder) throws {
        let identifier = try decoder.singleValueContainer().decode(String.self)
        guard TypeRegistry.isValid(identifier) else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath, debugDescription: "Not a type identifier. Use letters, digits, \".\" and \"-\"."))
        }
        self = UTType(identifier) ?? UTType(known: identifier)
    }

    /// Encodes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    /// The identifier.
    public var description: String { identifier }

    /// The identifier and the kind of declaration.
    public var debugDescription: String {
        "<UTType \(identifier) (\(isDynamic ? "dynamic" : isDeclared ? "declared" : "not declared"))>"
    }
}

extension UTType {
    /// Whether an identifier equals another or conforms to it. Undeclared identifiers only conform to themselves.
    package static func conforms(_ identifier: String, to other: String) -> Bool {
        TypeRegistry.shared.conforms(identifier, to: other)
    }

    /// Whether a text is a valid identifier: letters, digits, dots, hyphens and underscores, up to a maximum length.
    package static func isValid(_ identifier: String) -> Bool {
        TypeRegistry.isValid(identifier)
    }
}
