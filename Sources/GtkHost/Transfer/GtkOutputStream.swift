import CGtk
import Foundation
import Glibc
import Host

/// A stream to another program. The main actor writes it in chunks.
@MainActor
final class GtkOutputStream {
    private let stream: UnsafeMutablePointer<GOutputStream>
    private let platform: any TransferPlatform
    private let pieceSize: Int
    /// The pipe of the stream on Wayland; negative on X11, where the data go into properties of windows.
    private let descriptor: Int32
    private let queue = DispatchQueue(label: "lodestone.transfer.write")
    private var pending = Data()

    /// Takes ownership of the reference to `stream`.
    init(adopting stream: UnsafeMutablePointer<GOutputStream>, platform: any TransferPlatform) {
        self.stream = stream
        self.platform = platform
        pieceSize = Int(lodestone_output_stream_widen(stream))
        descriptor = lodestone_output_stream_copy_descriptor(stream)
    }

    isolated deinit {
        if descriptor >= 0 { close(descriptor) }
        g_object_unref(stream)
    }

    /// Writes `data` and waits until the other program has read most of it. Small chunks are buffered, so call ``finish()`` after the last one.
    func write(_ data: Data) async throws {
        if pending.isEmpty, data.count >= pieceSize { return try await writeAll(data) }
        if pending.isEmpty { pending.reserveCapacity(pieceSize + data.count) }
        pending.append(data)
        if pending.count >= pieceSize { try await finish() }
    }

    /// Writes the buffered data.
    func finish() async throws {
        guard !pending.isEmpty else { return }
        let gathered = pending
        pending = Data()
        try await writeAll(gathered)
    }

    private func writeAll(_ data: Data) async throws {
        var start = data.startIndex
        while start < data.endIndex {
            let end = data.index(start, offsetBy: pieceSize, limitedBy: data.endIndex) ?? data.endIndex
            try await writePiece(data[start..<end])
            start = end
        }
    }

    private func writePiece(_ piece: Data) async throws {
        if descriptor < 0 { try await writeToProperty(piece) } else { try await writeToPipe(piece) }
    }

    /// Writes a chunk on another thread, because GIO would raise `SIGPIPE` on the main thread if the other program closes the pipe.
    private func writeToPipe(_ piece: Data) async throws {
        let patience = platform.patience.answer
        let isCancelled = Flag()
        try await PendingCall.wait(
            on: platform, patience: patience, onFailure: { isCancelled.value = true },
            begin: { (resolve: @escaping @MainActor (Result<Void, any Error>) -> Void) in
                queue.async { [self, descriptor] in
                    let result: Result<Void, any Error>
                    do throws(PipeWriter.Failure) {
                        try PipeWriter.write(piece, to: descriptor, patience: patience) { isCancelled.value }
                        result = .success(())
                    } catch {
                        result = .failure(HostContentError.ownerFailed(error.message))
                    }
                    // The stream's descriptor stays open until the write has ended.
                    DispatchQueue.main.async { withExtendedLifetime(self) { resolve(result) } }
                }
            })
    }

    /// Writes a chunk without copying it. Retains the bytes until they are written.
    private func writeToProperty(_ piece: Data) async throws {
        let stream = stream
        let kept = piece as NSData
        try await GioCall.perform(
            on: platform, patience: platform.patience.answer,
            start: { cancellable, data in
                g_output_stream_write_all_async(
                    stream, UnsafeMutableRawPointer(mutating: kept.bytes), gsize(kept.length), G_PRIORITY_DEFAULT, .init(cancellable),
                    GioCall.callback, data)
            },
            collect: { result in
                withExtendedLifetime(kept) {}
                var error: UnsafeMutablePointer<GError>?
                var written: gsize = 0
                g_output_stream_write_all_finish(stream, result, &written, &error)
                try throwing(error)
            })
    }
}
