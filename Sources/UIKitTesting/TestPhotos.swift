import Host
import Photos
import Synchronization

/// A picture or a video that the app saved.
public struct TestPhoto: Sendable, Equatable {
    /// The bytes of the file.
    public let data: Data
    /// The extension of the file's name, such as `png`.
    public let ending: String
    public let isVideo: Bool
    /// The date that the app gave; nil without one.
    public let date: Date?
}

/// The user's photo library. Safe on any thread.
public final class TestPhotos: Sendable {
    private struct State {
        var isAllowed = true
        var isFull = false
        var hasAsked = false
        var saved: [TestPhoto] = []
    }

    private let contents = Mutex(State())
    private let token: PlatformToken

    /// Whether the app may save pictures. The default is true.
    public var isAllowed: Bool {
        get { contents.withLock { $0.isAllowed } }
        set { contents.withLock { $0.isAllowed = newValue } }
    }

    /// Whether the disk is full, so that saving fails. The default is false.
    public var isFull: Bool {
        get { contents.withLock { $0.isFull } }
        set { contents.withLock { $0.isFull = newValue } }
    }

    /// The saved pictures and videos, in order.
    public var saved: [TestPhoto] { contents.withLock { $0.saved } }

    /// Creates the library of `platform`, on which handlers are called.
    @MainActor init(_ platform: TestPlatform) { token = PlatformToken(platform) }
}

extension TestPhotos: PhotoLibraryBackend {
    package var hasAsked: Bool { contents.withLock { $0.hasAsked } }

    package func setAsked() { contents.withLock { $0.hasAsked = true } }

    package func save(_ photos: [NewPhoto]) throws {
        if isFull { throw PHPhotosError(.notEnoughSpace) }
        contents.withLock { state in
            state.saved += photos.map { TestPhoto(data: $0.data, ending: $0.ending, isVideo: $0.isVideo, date: $0.date) }
        }
    }

    package func perform(_ body: @escaping @Sendable () -> Void) { token.perform { body() } }
}
