extension UTType {
    /// The type of files with that extension; see ``init(tag:tagClass:conformingTo:)``.
    ///
    /// - Parameters:
    ///   - filenameExtension: Without the dot; upper and lower case do not count.
    ///   - supertype: What the type must conform to; `.directory` or `.package` for extensions of directories.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The type of data with that MIME type; see ``init(tag:tagClass:conformingTo:)``.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The type that goes by `tag`: the first declared one that conforms to `supertype`, or else a dynamic type that conforms to it.
    ///
    /// A tag that is not declared but known to the shared MIME database gives the declared type of the MIME type found there, or one dynamic type
    /// for that MIME type and all its extensions. Nil for an empty tag, and for one that no file or MIME type can have.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let identifier = TypeRegistry.shared.identifiers(tag: tag, tagClass: tagClass, conformingTo: supertype?.identifier).first
        else {
            return nil
        }
        self.init(known: identifier)
    }

    /// Every type that goes by `tag` and conforms to `supertype`; one dynamic type where there is none. Empty where `tag` is.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        TypeRegistry.shared.identifiers(tag: tag, tagClass: tagClass, conformingTo: supertype?.identifier).map(UTType.init(known:))
    }

    /// The names that the type goes by, the preferred one of each class first.
    public var tags: [UTTagClass: [String]] {
        guard let declaration = TypeRegistry.shared.declaration(of: identifier) else { return [:] }
        return declaration.completeTags.filter { !$0.value.isEmpty }
    }

    /// The extension that a file of the type should have, without the dot; nil where there is none.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The MIME type for the type; nil where there is none.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }
}
