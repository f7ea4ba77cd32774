import Foundation

extension URL {
    /// The URL with another component, whose name gets the extension of `contentType` where it does not name that type yet.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(contentType.filename(partialName))
    }

    /// Adds a component, whose name gets the extension of `contentType` where it does not name that type yet.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// The URL with the extension of `contentType`, where it does not name that type yet.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let needed = contentType.neededExtension(for: lastPathComponent) else { return self }
        return appendingPathExtension(needed)
    }

    /// Adds the extension of `contentType`, where the name does not name that type yet.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}

extension NSString {
    /// The path with another component, whose name gets the extension of `contentType` where it does not name that type yet.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> String {
        appendingPathComponent(contentType.filename(partialName))
    }

    /// The path with the extension of `contentType`, where it does not name that type yet.
    public func appendingPathExtension(for contentType: UTType) -> String {
        contentType.filename(self as String)
    }
}

extension UTType {
    /// The name with this type's extension, where it has none that names the type.
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
