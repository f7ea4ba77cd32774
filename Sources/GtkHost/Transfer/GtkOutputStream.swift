import CGtk
import Foundation
import Host

/// A stream to another program. The main actor writes it in chunks.
@MainActor
final class GtkOutputStream {
    private let stream: UnsafeMutablePointer<GOutputStream>
    private let platform: any TransferPlatform
    private let pieceSize: Int
    private var pending = Data()

    /// Takes ownership of the reference to `stream`.
    init(adopting stream: UnsafeMutablePointer<GOutputStream>, platform: any TransferPlatform) {
        self.stream = stream
        self.platform = platform
        pieceSize = Int(lodestone_output_stream_widen(stream))
    }

    isolated deinit {
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

    /// Writes a chunk without copying it. Retains the bytes until they are written.
    private func writePiece(_ piece: Data) async throws {
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
