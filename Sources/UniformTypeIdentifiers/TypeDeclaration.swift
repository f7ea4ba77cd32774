import Foundation

/// The declaration of a type.
struct TypeDeclaration: Sendable {
    var identifier: String
    var parents: [String]
    var tags: [UTTagClass: [String]] = [:]
    var description: String?
    var version: Int?
    var referenceURL: URL?
    /// A MIME type whose filename extensions are looked up in the shared MIME database on demand.
    var databaseMimeType: String?

    /// The tags, including those from the MIME database.
    var completeTags: [UTTagClass: [String]] {
        guard let databaseMimeType, tags[.filenameExtension, default: []].isEmpty else { return tags }
        var complete = tags
        complete[.filenameExtension] = MimeDatabase.filenameExtensions(of: databaseMimeType)
        return complete
    }

    init(
        identifier: String, parents: [String], tags: [UTTagClass: [String]] = [:], description: String? = nil,
        databaseMimeType: String? = nil
    ) {
        self.identifier = identifier
        self.parents = parents
        self.tags = tags
        self.description = description
        self.databaseMimeType = databaseMimeType
    }

    /// Creates a declaration from an entry of `UTExportedTypeDeclarations` in `Info.plist`; nil without a valid identifier.
    init?(propertyList: [String: Any]) {
        guard let identifier = propertyList["UTTypeIdentifier"] as? String, TypeRegistry.isValid(identifier) else { return nil }
        let specification = propertyList["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        var tags: [UTTagClass: [String]] = [:]
        for (name, value) in specification { tags[UTTagClass(rawValue: name)] = Self.strings(value) }
        self.init(
            identifier: identifier, parents: Self.strings(propertyList["UTTypeConformsTo"]), tags: tags,
            description: propertyList["UTTypeDescription"] as? String)
        version = (propertyList["UTTypeVersion"] as? Int) ?? (propertyList["UTTypeVersion"] as? String).flatMap { Int($0) }
        referenceURL = (propertyList["UTTypeReferenceURL"] as? String).flatMap { URL(string: $0) }
    }

    /// Converts a value that is a string or an array of strings.
    private static func strings(_ value: Any?) -> [String] {
        if let one = value as? String { return [one] }
        return value as? [String] ?? []
    }
}
