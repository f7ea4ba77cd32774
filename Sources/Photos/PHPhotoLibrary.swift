import Foundation
import Host

/// Saves pictures and videos in the user's folders for them. Differs from Apple's: their contents cannot be listed.
///
/// Its methods may be called on any thread. Blocks and handlers are called on a serial queue.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    // `@unchecked Sendable` is safe: the library has no state.
    private override init() {}

    /// The photo library.
    open class func shared() -> PHPhotoLibrary { SharedSingletons.value(of: PHPhotoLibrary.self) { _ in PHPhotoLibrary() } }

    // MARK: Authorization

    /// Whether the app may save pictures: whether the pictures folder can be written. Not determined until the app has asked once.
    open class func authorizationStatus() -> PHAuthorizationStatus { PhotoLibraryService.current.status }

    /// Whether the app may save pictures. The access level is ignored.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { authorizationStatus() }

    /// Asks whether the app may save pictures. The desktop does not ask the user.
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        let service = PhotoLibraryService.current
        service.backend.perform {
            service.backend.setAsked()
            handler(service.status)
        }
    }

    /// Asks whether the app may save pictures. The access level is ignored.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) { requestAuthorization(handler) }

    /// Asks whether the app may save pictures. The access level is ignored.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        await withCheckedContinuation { continuation in
            requestAuthorization(for: accessLevel) { continuation.resume(returning: $0) }
        }
    }

    // MARK: Changes

    /// Calls a block that creates requests, then performs all of them, or none if one fails.
    open func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        let service = PhotoLibraryService.current
        service.backend.perform {
            do {
                try service.performChanges(changeBlock)
                completionHandler?(true, nil)
            } catch {
                completionHandler?(false, error)
            }
        }
    }

    /// Calls a block that creates requests, then performs all of them, or none if one fails.
    ///
    /// - Throws: ``PHPhotosError``.
    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            performChanges(changeBlock) { _, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    /// Calls a block that creates requests, then performs all of them, or none if one fails. Blocks the calling thread.
    ///
    /// - Throws: ``PHPhotosError``.
    open func performChangesAndWait(_ changeBlock: () -> Void) throws { try PhotoLibraryService.current.performChanges(changeBlock) }
}
