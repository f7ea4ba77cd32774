import Foundation
public import UniformTypeIdentifiers

extension NSItemProvider {
    /// A provider of a file.
    ///
    /// - Parameters:
    ///   - fileURL: The file. It is looked at when it is loaded, not before.
    ///   - contentType: The file's type; nil for what its extension says.
    ///   - openInPlace: Whether the file itself may be given away instead of a copy.
    ///   - coordinated: Whether access must be coordinated; handed on to the code that loads the file, since nothing needs it here.
    ///   - visibility: Who may have it.
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

    /// Offers data of a type; see ``registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)``.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Offers a file of a type; see ``registerFileRepresentation(forTypeIdentifier:fileOptions:visibility:loadHandler:)``.
    ///
    /// - Parameter openInPlace: Whether the file itself may be given away instead of a copy.
    public func registerFileRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerFileRepresentation(
            forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [], visibility: visibility,
            loadHandler: loadHandler)
    }

    /// The types of all representations in the order in which they were registered; without those that are not declared.
    public var registeredContentTypes: [UTType] {
        registeredTypeIdentifiers.compactMap { UTType($0) }
    }

    /// The types of the representations whose files may be opened in place, in order.
    public var registeredContentTypesForOpenInPlace: [UTType] {
        registeredTypeIdentifiers(fileOptions: .openInPlace).compactMap { UTType($0) }
    }

    /// The types of the representations that are `contentType` or conform to it, in order.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Loads the data of the representation of that type, or else of the first that conforms to it; see
    /// ``loadDataRepresentation(forTypeIdentifier:completionHandler:)``.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Loads a file of that type, or else of the first that conforms to it.
    ///
    /// - Parameters:
    ///   - openInPlace: Gives the file itself where it may be opened in place.
    ///   - completionHandler: Called once, on no particular thread, with the URL and whether it is the file itself. A temporary file is removed
    ///     when the handler returns: copy or move it in there.
    @discardableResult
    public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFile(contentType.identifier, inPlace: openInPlace, completionHandler)
    }
}

extension UTType {
    /// What a file is, by what it is in the file system and by its extension.
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
