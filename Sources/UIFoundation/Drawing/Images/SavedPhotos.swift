import Foundation

/// Saves an image as a PNG file in the user's pictures folder.
///
/// The function then calls `completionSelector` on `completionTarget`, on the main thread, with the image, an error or nil, and `contextInfo`. The
/// method has the form `image(_:didFinishSavingWithError:contextInfo:)`.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    // `nonisolated(unsafe)`: the target and the pointer are only used on the main thread.
    nonisolated(unsafe) let (target, context) = (completionTarget, contextInfo)
    Task { @MainActor in
        let failure = await SavedPhotos.write(image)
        if let failure { drawingLog.error("Cannot save the image: \(failure.localizedDescription)") }
        guard let target, let completionSelector else { return }
        completionSelector.perform(on: target as AnyObject, sender: image, event: failure, context: context)
    }
}

/// The user's folders for pictures and videos.
package enum SavedPhotos {
    /// The folder that tests use instead of the user's folders; nil otherwise.
    @TaskLocal package static var folder: URL?

    /// A file of an unused name, for a picture or a video that is saved now.
    ///
    /// - Throws: An error of Foundation if the folder does not exist and cannot be created.
    package static func newFile(isVideo: Bool = false, ending: String) throws -> URL {
        let folder =
            try Self.folder
            ?? FileManager.default.url(
                for: isVideo ? .moviesDirectory : .picturesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd HH.mm.ss"
        return folder.unusedURL(for: "\(isVideo ? "Video" : "Picture") \(formatter.string(from: Date()))", ending: ending)
    }

    /// Writes an image under an unused name, and returns the error if that fails.
    @concurrent
    static func write(_ image: UIImage) async -> (any Error)? {
        do {
            guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
            try data.write(to: newFile(ending: "png"), options: .withoutOverwriting)
            return nil
        } catch {
            return error
        }
    }
}
