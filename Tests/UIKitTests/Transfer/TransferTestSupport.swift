import Synchronization
import Testing
import UIKit

/// Returns the value of a load. The load must call its handler exactly once.
func load<Value: Sendable>(_ start: (@escaping @Sendable (Value?, (any Error)?) -> Void) -> Progress) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        _ = start { value, error in
            if let value {
                continuation.resume(returning: value)
            } else {
                continuation.resume(throwing: error ?? CocoaError(.featureUnsupported))
            }
        }
    }
}

/// A counter that any thread may use.
final class Counter: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func increase() { count.withLock { $0 += 1 } }
}

/// An event that happens once, and can be awaited.
final class Gate: Sendable {
    private let stream: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    init() { (stream, continuation) = AsyncStream.makeStream() }
    func open() { continuation.finish() }
    func wait() async { for await _ in stream {} }
}

/// An image whose pixels have one colour.
func picture(_ color: UIColor, width: Int = 4, height: Int = 3) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
}

/// A file with the given bytes in a separate directory. The directory is removed when the object is deallocated.
final class TemporaryFile: Sendable {
    let url: URL

    init(_ name: String, _ data: Data) throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("transfer-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        url = directory.appendingPathComponent(name)
        try data.write(to: url)
    }

    deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
}
