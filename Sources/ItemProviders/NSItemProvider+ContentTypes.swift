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
        // The name of a folder may contain a dot, and the part after the dot is then not a file extension.
        self = isFolder && named?.isDynamic == true ? fallback : named ?? fallback
    }
}
