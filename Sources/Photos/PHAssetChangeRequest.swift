import Foundation
import Synchronization
import UIFoundation

/// A request to save a picture or a video. Create it in a change block of ``PHPhotoLibrary``.
open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
    // `@unchecked Sendable` is safe: the lock guards the properties.
    let content = Mutex(Content())

    struct Content: Sendable {
        var source: Source?
        var isVideo = false
        var date: Date?
    }

    enum Source: Sendable {
        case image(UIImage)
        case data(Data, name: String?)
        case file(URL)
    }

    override init() {
        super.init()
        guard let block = PhotoChanges.current else {
            preconditionFailure("A change request can only be created in a block of PHPhotoLibrary.performChanges.")
        }
        block.add(self)
    }

    /// Saves an image as a PNG file.
    @discardableResult
    open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { make(.image(image), isVideo: false) }

    /// Saves a copy of an image file. Nil if the file does not exist.
    @discardableResult
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? { make(fileURL, isVideo: false) }

    /// Saves a copy of a video file in the user's folder for videos. Nil if the file does not exist.
    @discardableResult
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { make(fileURL, isVideo: true) }

    private static func make(_ file: URL, isVideo: Bool) -> PHAssetChangeRequest? {
        FileManager.default.fileExists(atPath: file.path) ? make(.file(file), isVideo: isVideo) : nil
    }

    private static func make(_ source: Source, isVideo: Bool) -> PHAssetChangeRequest {
        let request = PHAssetChangeRequest()
        request.content.withLock { ($0.source, $0.isVideo) = (source, isVideo) }
        return request
    }

    /// The date of the file; nil, the default, for now.
    open var creationDate: Date? {
        get { content.withLock { $0.date } }
        set { content.withLock { $0.date = newValue } }
    }

    /// Encodes or reads the picture or the video.
    ///
    /// - Throws: ``PHPhotosError``.
    func photo() throws -> NewPhoto {
        let content = content.withLock { $0 }
        func photo(_ data: Data, _ name: String?) throws -> NewPhoto {
            let ending = name.map { URL(fileURLWithPath: $0).pathExtension } ?? ""
            let detected = ImageCoding.formatName(of: data).map { $0 == "jpeg" ? "jpg" : $0 }
            guard let ending = ending.isEmpty ? detected ?? (content.isVideo ? "mp4" : nil) : ending else {
                throw PHPhotosError(.invalidResource, "The data is not an image of a known format.")
            }
            return NewPhoto(data: data, ending: ending, isVideo: content.isVideo, date: content.date)
        }
        switch content.source {
        case nil: throw PHPhotosError(.missingResource, "The request has no resource.")
        case .image(let image):
            guard let data = image.pngData() else { throw PHPhotosError(.invalidResource, "The image has no pixels.") }
            return try photo(data, nil)
        case .data(let data, let name): return try photo(data, name)
        case .file(let url):
            guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else {
                throw PHPhotosError(.missingResource, "The file \"\(url.path)\" cannot be read.")
            }
            return try photo(data, url.lastPathComponent)
        }
    }
}
