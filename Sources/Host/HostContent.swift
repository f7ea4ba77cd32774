import Foundation

/// Data that one program offers to another, on a clipboard or in a drag. The owner may be this program or another one.
///
/// Formats are MIME types, with the best one first. Data is created or transferred only when it is read.
public protocol HostContent: AnyObject, Sendable {
    /// The MIME types, in the owner's order of preference.
    var formats: [String] { get }

    /// Passes the data of `format` to `body` in consecutive chunks. Awaits each call of `body` before the next one.
    ///
    /// Safe on any thread.
    ///
    /// - Throws: ``HostContentError``, the errors of `body`, or `CancellationError` if the task is cancelled. Cancellation also cancels the owner's transfer.
    func read(_ format: String, _ body: @Sendable (Data) async throws -> Void) async throws
}

extension HostContent {
    /// Reads all data of `format`, up to `limit` bytes.
    ///
    /// - Throws: ``HostContentError/tooLarge(limit:)`` if there are more bytes, and the errors of ``HostContent/read(_:_:)``.
    public func data(_ format: String, limit: Int) async throws -> Data {
        let collected = CollectedData(limit: limit)
        try await read(format) { try await collected.append($0) }
        return await collected.data
    }
}

private actor CollectedData {
    private(set) var data = Data()
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    func append(_ piece: Data) throws {
        guard data.count + piece.count <= limit else { throw HostContentError.tooLarge(limit: limit) }
        data.append(piece)
    }
}

/// The errors of reading another program's data.
public enum HostContentError: Error, Equatable, CustomStringConvertible {
    /// The owner does not have the format.
    case noSuchFormat(String)
    /// A drag's data was requested before the drop.
    case notDropped
    /// The data exceeds the caller's limit.
    case tooLarge(limit: Int)
    /// The owner terminated or cancelled the transfer.
    case ownerFailed(String)

    public var description: String {
        switch self {
        case .noSuchFormat(let format): "The content has no data of type \"\(format)\". Request one of its formats."
        case .notDropped: "A drag's data can be read only after the drop."
        case .tooLarge(let limit): "The data is larger than the limit of \(limit) bytes. Stream it instead."
        case .ownerFailed(let reason): "The program that offers the data did not deliver it: \(reason)"
        }
    }
}
