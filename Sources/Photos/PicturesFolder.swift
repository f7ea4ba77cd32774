import Foundation
import UIFoundation

/// The user's folders for pictures and videos.
package final class PicturesFolder: PhotoLibraryBackend {
    private static let key = "LodestonePhotosAsked"
    private let queue = DispatchQueue(label: "Photos.PHPhotoLibrary")

    package init() {}

    package var hasAsked: Bool { UserDefaults.standard.bool(forKey: Self.key) }

    package func setAsked() { UserDefaults.standard.set(true, forKey: Self.key) }

    package var isAllowed: Bool {
        // A folder that does not exist is created with the first picture.
        var folder = SavedPhotos.folder ?? FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first
        while let url = folder, url.path != "/", !FileManager.default.fileExists(atPath: url.path) {
            folder = url.deletingLastPathComponent()
        }
        return folder.map { FileManager.default.isWritableFile(atPath: $0.path) } ?? false
    }

    package func save(_ photos: [NewPhoto]) throws {
        var files: [URL] = []
        do {
            for photo in photos {
                let file = try SavedPhotos.newFile(isVideo: photo.isVideo, ending: photo.ending)
                try photo.data.write(to: file, options: .withoutOverwriting)
                files.append(file)
                if let date = photo.date { try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path) }
            }
        } catch {
            for file in files { try? FileManager.default.removeItem(at: file) }
            let text = "The picture cannot be saved. \(error.localizedDescription)"
            switch (error as? CocoaError)?.code {
            case .fileWriteOutOfSpace: throw PHPhotosError(.notEnoughSpace, text)
            case .fileWriteNoPermission, .fileWriteVolumeReadOnly: throw PHPhotosError(.accessUserDenied, text)
            default: throw PHPhotosError(.internalError, text)
            }
        }
    }

    package func perform(_ body: @escaping @Sendable () -> Void) { queue.async(execute: body) }
}
