import Foundation
import Synchronization

/// A medium. Its properties may be read on any thread.
open class AVAsset: NSObject, @unchecked Sendable {
    // `@unchecked Sendable` is safe: the only state that changes is in the mutex.
    let source: URL
    private let service = MediaService.current
    private let known = Mutex<Result<MediaInformation, AVError>?>(nil)

    /// Creates an asset of the medium at a URL. The medium is read when a property is first accessed.
    public init(url URL: URL) {
        source = URL
        super.init()
    }

    /// The duration; indefinite for a live stream, zero if the medium cannot be read. The first access reads the medium, which may block the calling
    /// thread for some seconds; ``load(_:)`` does not block it.
    open var duration: CMTime { readInformation()?.time ?? .zero }

    /// The tracks; empty if the medium cannot be read. The first access may block the calling thread for some seconds.
    open var tracks: [AVAssetTrack] { readInformation()?.tracks ?? [] }

    /// Whether the medium can be played. The first access may block the calling thread for some seconds.
    open var isPlayable: Bool { readInformation() != nil }

    /// The tracks of a kind.
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { tracks.filter { $0.mediaType == mediaType } }

    /// Reads a property.
    ///
    /// - Throws: ``AVError`` if the medium cannot be read.
    public func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value { try await property.read(self) }

    /// Reads two properties.
    ///
    /// - Throws: ``AVError`` if the medium cannot be read.
    public func load<First, Second>(
        _ first: AVAsyncProperty<AVAsset, First>, _ second: AVAsyncProperty<AVAsset, Second>
    ) async throws -> (First, Second) { (try await load(first), try await load(second)) }

    /// Reads the tracks of a kind.
    ///
    /// - Throws: ``AVError`` if the medium cannot be read.
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        try await information().tracks.filter { $0.mediaType == mediaType }
    }

    /// Reads the properties, then calls a handler on any thread.
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) {
        Task {
            _ = try? await information()
            handler?()
        }
    }

    /// Whether the properties were read. If reading failed, `outError` receives the error.
    open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
        switch known.withLock({ $0 }) {
        case nil: return .unknown
        case .success: return .loaded
        case .failure(let error):
            outError?.pointee = NSError(domain: AVFoundationErrorDomain, code: error.errorCode, userInfo: error.errorUserInfo)
            return .failed
        }
    }

    /// The properties of the medium. They are read only once.
    @MainActor func information() async throws(AVError) -> MediaInformation {
        if let known = known.withLock({ $0 }) { return try known.get() }
        let result: Result<MediaInformation, AVError>
        do throws(AVError) {
            result = .success(try await service.backend.inspectLater(source))
        } catch {
            result = .failure(error)
        }
        known.withLock { $0 = result }
        return try result.get()
    }

    private func readInformation() -> MediaInformation? {
        if let known = known.withLock({ $0 }) { return try? known.get() }
        let result: Result<MediaInformation, AVError>
        do throws(AVError) {
            result = .success(try service.backend.inspect(source))
        } catch {
            mediaLog.error("\(error.localizedDescription)")
            result = .failure(error)
        }
        known.withLock { $0 = result }
        return try? result.get()
    }
}
