import Foundation

/// The kind of a resource.
public enum PHAssetResourceType: Int, Sendable {
    /// An image file.
    case photo = 1
    /// A video file.
    case video = 2
}

/// The options of a resource.
open class PHAssetResourceCreationOptions: NSObject {
    /// The name of the file, whose extension the saved file has.
    open var originalFilename: String?
}

/// A request to save a file or data.
open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
    /// Creates a request without a resource.
    open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }

    /// Sets the data to save. The file name in the options determines the format; without a name, the data do.
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
        let name = options?.originalFilename
        content.withLock { ($0.source, $0.isVideo) = (.data(data, name: name), type == .video) }
    }

    /// Sets the file to save. The library saves a copy of it.
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
        content.withLock { ($0.source, $0.isVideo) = (.file(fileURL), type == .video) }
    }
}
