import CGtk
import Foundation
import Host

/// A stream of data in one format from another program.
@MainActor
protocol IncomingStream: AnyObject, Sendable {
    /// The next chunk; nil at the end. Between two calls the other program waits.
    ///
    /// - Throws: `HostContentError.ownerFailed` if the other program terminates or does not answer in time, or `CancellationError`.
    func next() async throws -> Data?
}

/// A stream through GIO: on Wayland, a pipe from another program.
@MainActor
final class GioStream: IncomingStream {
    private let stream: UnsafeMutablePointer<GInputStream>
    private let platform: any TransferPlatform
    private let reads: PendingReads
    private let pieceSize: Int

    /// Takes ownership of the reference to `stream`.
    init(adopting stream: UnsafeMutablePointer<GInputStream>, reads: PendingReads, platform: any TransferPlatform) {
        self.stream = stream
        self.reads = reads
        self.platform = platform
        pieceSize = Int(lodestone_input_stream_widen(stream))
    }

    isolated deinit {
        g_object_unref(stream)
    }

    /// Requests a format with a pair of GDK functions, which start and finish an asynchronous call.
    static func open(
        _ format: String, reads: PendingReads, platform: any TransferPlatform,
        start:
            @escaping @MainActor (
                _ formats: UnsafeMutablePointer<UnsafePointer<CChar>?>, _ cancellable: UnsafeMutablePointer<GCancellable>?,
                _ data: UnsafeMutableRawPointer
            ) -> Void,
        finish:
            @escaping @MainActor (
                _ result: OpaquePointer, _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
            ) -> UnsafeMutablePointer<GInputStream>?
    ) async throws -> GioStream {
        try await reads.waiting { register in
            try await GioCall.perform(
                on: platform, patience: platform.patience.answer, register: register,
                start: { cancellable, data in withMimeTypes(format) { start($0, .init(cancellable), data) } },
                collect: { result in
                    var error: UnsafeMutablePointer<GError>?
                    let stream = finish(result, &error)
                    try throwing(error)
                    guard let stream else { throw HostContentError.noSuchFormat(format) }
                    return GioStream(adopting: stream, reads: reads, platform: platform)
                })
        }
    }

    func next() async throws -> Data? {
        let (stream, pieceSize) = (stream, pieceSize)
        let piece = try await reads.waiting { register in
            try await GioCall.perform(
                on: platform, patience: platform.patience.answer, register: register,
                start: { cancellable, data in
                    g_input_stream_read_bytes_async(
                        stream, gsize(pieceSize), G_PRIORITY_DEFAULT, .init(cancellable), GioCall.callback, data)
                },
                collect: { result -> Data in
                    var error: UnsafeMutablePointer<GError>?
                    let bytes = g_input_stream_read_bytes_finish(stream, result, &error)
                    try throwing(error)
                    return bytes.map { Data(adopting: $0) } ?? Data()
                })
        }
        return piece.isEmpty ? nil : piece
    }
}

extension Data {
    /// Wraps the bytes without copying. Takes ownership of the reference.
    init(adopting bytes: OpaquePointer) {
        var size: gsize = 0
        guard let start = g_bytes_get_data(bytes, &size), size > 0 else {
            g_bytes_unref(bytes)
            self = Data()
            return
        }
        // `nonisolated(unsafe)` is safe: GBytes are immutable and atomically reference-counted, so any thread may release them.
        nonisolated(unsafe) let held = bytes
        self.init(
            bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: Int(size), deallocator: .custom { _, _ in g_bytes_unref(held) })
    }
}
