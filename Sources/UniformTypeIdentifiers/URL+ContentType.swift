import Foundation

extension URL {
    /// The URL with a last component of that name, and with the type's preferred extension where the name has none of the type's.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(contentType.completing(partialName), isDirectory: contentType.conforms(to: .directory))
    }

    /// Appends a last component, as ``appendingPathComponent(_:conformingTo:)`` does.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// The URL with the type's preferred extension, unless it has one of the type's.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard !lastPathComponent.isEmpty, let ext = contentType.missingExtension(of: pathExtension) else { return self }
        return appendingPathExtension(ext)
    }

    /// Appends the type's preferred extension, unless it has one of the type's.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}

extension UTType {
    /// A file's name with an extension that says its type.
    fileprivate func completing(_ name: String) -> String {
        missingExtension(of: (name as NSString).pathExtension).map { "\(name).\($0)" } ?? name
    }

    /// What a name with that extension lacks; nil where it is right, or the type has no extension.
    fileprivate func missingExtension(of present: String) -> String? {
        let isRight =
            !present.isEmpty
            && UTType.types(tag: present, tagClass: .filenameExtension, conformingTo: nil).contains { $0.conforms(to: self) }
        return isRight ? nil : preferredFilenameExtension
    }
}
