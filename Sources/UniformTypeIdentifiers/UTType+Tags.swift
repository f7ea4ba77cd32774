extension UTType {
    /// Creates the type of files with an extension. See ``init(tag:tagClass:conformingTo:)``.
    ///
    /// - Parameters:
    ///   - filenameExtension: The extension without the dot. Case is ignored.
    ///   - supertype: A required supertype; use `.directory` or `.package` for extensions of directories.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Creates the type of data with a MIME type. See ``init(tag:tagClass:conformingTo:)``.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Creates the type with a tag: the first declared one that conforms to `supertype`, or a dynamic type that conforms to it.
    ///
    /// If only the shared MIME database has the tag, the result is the declared type of the MIME type found there. Without one it is a dynamic type
    /// for that MIME type and all its extensions.
    ///
    /// Nil if the tag is empty or invalid.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let identifier = TypeRegistry.shared.identifiers(tag: tag, tagClass: tagClass, conformingTo: supertype?.identifier).first
        else {
            return nil
        }
        self.init(known: identifier)
    }

    /// All types with a tag that conform to `supertype`; a single dynamic type if no declared type does. Empty if `tag` is empty.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        TypeRegistry.shared.identifiers(tag: tag, tagClass: tagClass, conformingTo: supertype?.identifier).map(UTType.init(known:))
    }

    /// The tags of the type by class, the preferred one first.
    public var tags: [UTTagClass: [String]] {
        guard let declaration = TypeRegistry.shared.declaration(of: identifier) else { return [:] }
        return declaration.completeTags.filter { !$0.value.isEmpty }
    }

    /// The preferred filename extension without the dot; nil if the type has no extension.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The preferred MIME type; nil if the type has no MIME type.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }
}
