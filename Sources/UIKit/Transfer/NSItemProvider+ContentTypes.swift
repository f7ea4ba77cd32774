import Foundation
public import UniformTypeIdentifiers

extension NSItemProvider {
    /// Creates a provider of a file.
    ///
    /// - Parameters:
    ///   - fileURL: The file, which is accessed only when it is loaded.
    ///   - contentType: The file's type; nil for the type of its extension.
    ///   - openInPlace: Whether receivers may get the file itself instead of a copy.
    ///   - coordinated: Whether access must be coordinated. Passed on to the code that loads the file; there is no coordination on Linux.
    ///   - visibility: The programs that may read it.
    public convenience init(
        contentsOf fileURL: URL, contentType: UTType?, openInPlace: Bool = false, coordinated: Bool = false,
        visibility: NSItemProviderRepresentationVisibility = .all
    ) {
        self.init()
        registerFile(
            fileURL, contentType: contentType, options: openInPlace ? .openInPlace : [], coordinated: coordinated, visibility: visibility)
        suggestedName = fileURL.lastPathComponent
    }

    func registerFile(
        _ url: URL, contentType: UTType?, options: NSItemProviderFileOptions, coordinated: Bool = false,
        visibility: NSItemProviderRepresentationVisibility
    ) {
        registerFileRepresentation(
            forTypeIdentifier: (contentType ?? UTType(file: url)).identifier, fileOptions: options, visibility: visibility
        ) { completion in
            completion(url, coordinated, nil)
            return nil
        }
    }

    /// Registers data of a type; see ``registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)``.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Registers a file of a type; see ``registerFileRepresentation(forTypeIdentifier:fileOptions:visibility:loadHandler:)``.
    ///
    /// - Parameter openInPlace: Whether receivers may get the file itself instead of a copy.
    public func registerFileRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerFileRepresentation(
            forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [], visibility: visibility,
            loadHandler: loadHandler)
    }

    /// The types of all representations in registration order, without undeclared ones.
    public var registeredContentTypes: [UTType] {
        registeredTypeIdentifiers.compactMap { UTType($0) }
    }

    /// The types of the representations whose files may be opened in place, in registration order.
    public var registeredContentTypesForOpenInPlace: [UTType] {
        registeredTypeIdentifiers(fileOptions: .openInPlace).compactMap { UTType($0) }
    }

    /// The types that are `contentType` or conform to it, in registration order.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Loads the data of the type, or else of the first representation that conforms to it; see
    /// ``loadDataRepresentation(forTypeIdentifier:completionHandler:)``.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Loads a file of the type, or else of the first representation that conforms to it.
    ///
    /// - Parameters:
    ///   - openInPlace: Whether to return the file itself if it may be opened in place.
    ///   - completionHandler: Called once, on an arbitrary thread, with the URL and whether it is the file itself. A temporary file is
    ///     removed when the handler returns: copy or move it there.
    @discardableResult
    public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFile(contentType.identifier, inPlace: openInPlace, completionHandler)
    }
}

extension UTType {
    /// The type of a file, by its kind in the file system and its extension.
    init(file url: URL) {
        var isDirectory: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
        let isFolder = exists ? isDirectory.boolValue : url.hasDirectoryPath
        let fallback: UTType = isFolder ? .folder : .data
        let supertype: UTType = isFolder ? .directory : .data
        let named = url.pathExtension.isEmpty ? nil : UTType(filenameExtension: url.pathExtension, conformingTo: supertype)
        // A folder with a dot in its name is a folder.
        self = isFolder && named?.isDynamic == true ? fallback : named ?? fallback
    }
}
