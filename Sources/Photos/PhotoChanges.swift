import Synchronization

/// The requests of a change block.
final class PhotoChanges: Sendable {
    /// The requests of the change block that is running in the current task; nil outside of a change block.
    @TaskLocal static var current: PhotoChanges?

    private let requests = Mutex<[PHAssetChangeRequest]>([])

    func add(_ request: PHAssetChangeRequest) { requests.withLock { $0.append(request) } }

    /// Returns the new photos that the change requests describe.
    ///
    /// - Throws: ``PHPhotosError``.
    func photos() throws -> [NewPhoto] { try requests.withLock { $0 }.map { try $0.photo() } }
}
