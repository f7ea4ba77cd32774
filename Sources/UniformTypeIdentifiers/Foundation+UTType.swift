import Foundation

extension URL {
    /// Returns the URL with a path component appended. The extension of `contentType` is added unless the name already has one for that type.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(contentType.filename(partialName))
    }

    /// Appends a path component. The extension of `contentType` is added unless the name already has one for that type.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// Returns the URL with the extension of `contentType` appended, unless it already has one for that type.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let needed = contentType.neededExtension(for: lastPathComponent) else { return self }
        return appendingPathExtension(needed)
    }

    /// Appends the extension of `contentType`, unless the URL already has one for that type.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}

extension NSString {
    /// Returns the path with a component appended. The extension of `contentType` is added unless the name already has one for that type.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> String {
        appendingPathComponent(contentType.filename(partialName))
    }

    /// Returns the path with the extension of `contentType` appended, unless it already has one for that type.
    public func appendingPathExtension(for contentType: UTType) -> String {
        contentType.filename(self as String)
    }
}

extension UTType {
    /// Returns the name with this type's extension appended, unless it already has one for this type.
    package func filename(_ name: String) -> String {
        neededExtension(for: name).map { name + "." + $0 } ?? name
    }

    fileprivate func neededExtension(for name: String) -> String? {
        let present = (name as NSString).pathExtension
        if !present.isEmpty, UTType.types(tag: present, tagClass: .filenameExtension, conformingTo: self).contains(where: { !$0.isDynamic })
        {
            return nil
        }
        return preferredFilenameExtension
    }
}
