import Foundation

/// The backend that inspects and plays media.
package protocol MediaBackend: AnyObject, Sendable {
    /// The properties of the medium at a URL. It may block the calling thread for some seconds.
    ///
    /// - Throws: ``AVError``.
    func inspect(_ url: URL) throws(AVError) -> MediaInformation

    /// Like ``inspect(_:)``, but does not block the calling thread.
    ///
    /// - Throws: ``AVError``.
    @MainActor func inspectLater(_ url: URL) async throws(AVError) -> MediaInformation

    /// A playback of the medium at a URL.
    ///
    /// - Throws: ``AVError``.
    @MainActor func open(_ url: URL) throws(AVError) -> any MediaPlayback
}
