import Foundation

/// The state that a program saves for its next start, as named files.
@MainActor
public protocol HostSavedState: AnyObject {
    /// The content of a file; nil if it does not exist, cannot be read or is larger than ``maximumSize``.
    func data(named name: String) -> Data?

    /// Replaces the content of a file; nil removes the file. If this fails, the file keeps its old content.
    ///
    /// - Throws: ``HostSavedStateError`` if the data is too large, or an error of the file system.
    func save(_ data: Data?, named name: String) throws
}

extension HostSavedState {
    /// The maximum size of a file, in bytes.
    public static var maximumSize: Int { 4 << 20 }
}

/// An error of saving state.
public enum HostSavedStateError: Error, CustomStringConvertible, Equatable {
    /// The data has more bytes than the limit.
    case tooLarge(bytes: Int, limit: Int)

    public var description: String {
        switch self {
        case .tooLarge(let bytes, let limit): "The state has \(bytes) bytes. The limit is \(limit) bytes."
        }
    }
}
