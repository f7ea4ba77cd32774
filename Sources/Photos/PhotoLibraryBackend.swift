import Foundation

/// The backend of the photo library.
package protocol PhotoLibraryBackend: Sendable {
    /// Whether the app has asked for authorization, in this or an earlier run.
    var hasAsked: Bool { get }

    /// Stores that the app has asked for authorization.
    func setAsked()

    /// Whether pictures can be saved.
    var isAllowed: Bool { get }

    /// Saves all pictures and videos, or none if one cannot be saved.
    ///
    /// - Throws: ``PHPhotosError``.
    func save(_ photos: [NewPhoto]) throws

    /// Calls `body` later, after earlier calls.
    func perform(_ body: @escaping @Sendable () -> Void)
}
