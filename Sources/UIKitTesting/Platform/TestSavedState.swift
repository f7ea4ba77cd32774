import Foundation
import Host

/// The state that an app saves for its next start, stored in memory.
///
/// ```swift
/// let state = TestSavedState()
/// var host: TestHost? = TestHost(launching: AppDelegate.self, state: state)
/// host?.terminate()
/// host = TestHost(launching: AppDelegate.self, state: state)
/// ```
@preconcurrency @MainActor
public final class TestSavedState {
    /// The files by name.
    public internal(set) var files: [String: Data] = [:]
    /// Whether saving fails, as on a full disk. The old files remain, and files can still be removed. False by default.
    public var failsToSave = false
    /// The number of times that a file was saved.
    public internal(set) var saveCount = 0

    /// Creates an empty state.
    public init() {}

    /// Replaces a file with damaged content.
    public func damage(_ name: String) { files[name] = Data([0, 1, 2]) }
}

/// Lets a platform read and write a test's saved state.
@MainActor
final class TestStateStore: HostSavedState {
    private let state: TestSavedState

    init(_ state: TestSavedState) { self.state = state }

    func data(named name: String) -> Data? {
        state.files[name].flatMap { $0.count <= Self.maximumSize ? $0 : nil }
    }

    func save(_ data: Data?, named name: String) throws {
        if data != nil, state.failsToSave { throw CocoaError(.fileWriteOutOfSpace) }
        if let data, data.count > Self.maximumSize {
            throw HostSavedStateError.tooLarge(bytes: data.count, limit: Self.maximumSize)
        }
        state.files[name] = data
        state.saveCount += 1
    }
}
