/// What is said of a type where it is declared.
struct TypeDeclaration: Sendable {
    var identifier: String
    /// The identifiers of the types that it is directly a kind of.
    var conformsTo: [String] = []
    /// Extensions of files' names, the preferred one first.
    var extensions: [String] = []
    /// MIME types, the preferred one first.
    var mimeTypes: [String] = []
    var description: String?

    init(
        _ identifier: String, conformsTo: [String] = [], extensions: [String] = [], mimeTypes: [String] = [], description: String? = nil
    ) {
        self.identifier = identifier
        self.conformsTo = conformsTo
        self.extensions = extensions
        self.mimeTypes = mimeTypes
        self.description = description
    }

    func tags(of tagClass: UTTagClass) -> [String] {
        switch tagClass {
        case .filenameExtension: extensions
        case .mimeType: mimeTypes
        default: []
        }
    }
}

extension TypeDeclaration {
    /// From an element of an `Info.plist`'s `UTExportedTypeDeclarations` or `UTImportedTypeDeclarations`; nil where it has no identifier.
    init?(propertyList: [String: Any]) {
        func strings(_ value: Any?) -> [String] { value as? [String] ?? (value as? String).map { [$0] } ?? [] }
        guard let identifier = propertyList["UTTypeIdentifier"] as? String, !identifier.isEmpty else { return nil }
        let tags = propertyList["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        self.init(
            identifier, conformsTo: strings(propertyList["UTTypeConformsTo"]),
            extensions: strings(tags[UTTagClass.filenameExtension.rawValue]), mimeTypes: strings(tags[UTTagClass.mimeType.rawValue]),
            description: propertyList["UTTypeDescription"] as? String)
    }
}
