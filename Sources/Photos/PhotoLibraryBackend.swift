import Foundation
import Host

/// A picture or a video to save.
package struct NewPhoto: Sendable {
    /// The bytes of the file.
    package var data: Data
    /// The extension of the file's name.
    package var ending: String
    package var isVideo: Bool
    /// The date of the file; nil for now.
    package var date: Date?
}

/// The backend of the photo library.
package protocol PhotoLibraryBackend: Sendable {
    /// Whether the app has asked for authorization, in this or an earlier run.
    var hasAsked: Bool { get }

    /// Stores that the app has asked for authorization.
    func setAsked()

    /// Whether pictures can be saved.
    var isAllowed: Bool { get }

    /// Saves all pictures, or none.
    ///
    /// - Throws: ``PHPhotosError``.
    func save(_ photos: [NewPhoto]) throws

    /// Calls `body` later, after earlier calls.
    func perform(_ body: @escaping @Sendable () -> Void)
}

/// The photo library of a platform, with the backend that tests replace.
package final class PhotoLibraryService: Sendable {
    package let backend: any PhotoLibraryBackend

    package init(_ backend: any PhotoLibraryBackend) { self.backend = backend }

    /// The current platform's service. It may be read on any thread.
    static var current: PhotoLibraryService {
        SharedSingletons.value(of: PhotoLibraryService.self) { _ in PhotoLibraryService(PicturesFolder()) }
    }

    /// Calls a block that creates requests, then saves their pictures.
    ///
    /// - Throws: ``PHPhotosError``.
    func performChanges(_ block: () -> Void) throws {
        backend.setAsked()
        guard backend.isAllowed else { throw PHPhotosError(.accessUserDenied, "The pictures folder cannot be written.") }
        let changes = PhotoChanges()
        PhotoChanges.$current.withValue(changes, operation: block)
        try backend.save(changes.photos())
    }

    var status: PHAuthorizationStatus { backend.hasAsked ? (backend.isAllowed ? .authorized : .denied) : .notDetermined }
}
