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

/// The user's pictures folder.
enum SavedPhotos {
    /// The folder that tests use instead.
    @TaskLocal static var folder: URL?

    /// Writes an image under an unused name, and returns the error if that fails.
    @concurrent
    static func write(_ image: UIImage) async -> (any Error)? {
        do {
            guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
            let folder =
                try Self.folder
                ?? FileManager.default.url(for: .picturesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.dateFormat = "yyyy-MM-dd HH.mm.ss"
            let file = folder.unusedURL(for: "Picture \(formatter.string(from: Date()))", ending: "png")
            try data.write(to: file, options: .withoutOverwriting)
            return nil
        } catch {
            return error
        }
    }
}
