import Foundation

/// Data that one program holds for another: what a clipboard has, what a drag carries. The same for ours and for theirs.
///
/// Formats are MIME types, best first. Nothing is made or fetched before it is read.
public protocol HostContent: AnyObject, Sendable {
    /// MIME types in the order in which the owner prefers them.
    var formats: [String] { get }

    /// Gives the data of `format` to `body`, piece after piece in order, and waits for each piece to be taken.
    ///
    /// Any thread. Throws ``HostContentError``, what `body` throws, or `CancellationError` when the task is cancelled; the owner is
    /// told to stop then.
    func read(_ format: String, _ body: @Sendable (Data) async throws -> Void) async throws
}

extension HostContent {
    /// The whole data of `format`; throws ``HostContentError/tooLarge(limit:)`` when it has more than `limit` bytes, of which no more are held.
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

/// Why data of another program could not be had.
public enum HostContentError: Error, Equatable, CustomStringConvertible {
    /// The owner has no such format.
    case noSuchFormat(String)
    /// A drag's data was asked for before it was dropped here.
    case notDropped
    /// There is more of it than the caller takes.
    case tooLarge(limit: Int)
    /// The owner went away, or broke off.
    case ownerFailed(String)

    public var description: String {
        switch self {
        case .noSuchFormat(let format): "There is no data of type \(format) on offer; ask for one of the formats."
        case .notDropped: "A drag's data can be read only after it was dropped."
        case .tooLarge(let limit): "The data is larger than the \(limit) bytes that are taken; stream it instead."
        case .ownerFailed(let reason): "The program that offers the data did not deliver it: \(reason)"
        }
    }
}
