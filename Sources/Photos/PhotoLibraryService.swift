import Host

/// The photo library of a platform. Tests can replace its backend.
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
