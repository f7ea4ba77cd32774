import Foundation

/// Puts a picture among the person's pictures: as a PNG file in the folder that the desktop has for them. Calls then, on the main thread,
/// `completionSelector` of `completionTarget`, a method such as `image(_:didFinishSavingWithError:contextInfo:)`, with the picture, the error or nil,
/// and `contextInfo`.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    // `nonisolated(unsafe)`: the target and the pointer are touched on the main thread alone.
    nonisolated(unsafe) let (target, context) = (completionTarget, contextInfo)
    Task { @MainActor in
        let failure = await SavedPhotos.write(image)
        if let failure { drawingLog.error("The picture was not saved: \(failure.localizedDescription)") }
        guard let target, let completionSelector else { return }
        completionSelector.perform(on: target as AnyObject, sender: image, event: failure, context: context)
    }
}

/// The folder of a person's pictures.
enum SavedPhotos {
    /// Where pictures go instead, for tests.
    @TaskLocal static var folder: URL?

    /// Writes a picture under a name of its own, and answers what went wrong.
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
            let place = folder.freePlace(for: "Picture \(formatter.string(from: Date()))", ending: "png")
            try data.write(to: place, options: .withoutOverwriting)
            return nil
        } catch {
            return error
        }
    }
}
