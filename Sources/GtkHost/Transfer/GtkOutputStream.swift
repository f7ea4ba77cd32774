import CGtk
import Foundation
import Host

/// A stream to another program: written on the main actor, piece after piece.
@MainActor
final class GtkOutputStream {
    private let stream: UnsafeMutablePointer<GOutputStream>
    private let platform: GtkPlatform
    private let pieceSize: Int

    /// Takes over the reference to `stream`.
    init(adopting stream: UnsafeMutablePointer<GOutputStream>, platform: GtkPlatform) {
        self.stream = stream
        self.platform = platform
        pieceSize = Int(lodestone_output_stream_widen(stream))
    }

    isolated deinit {
        g_object_unref(stream)
    }

    /// Writes `data`, and waits until the other program has taken it, or nearly so.
    func write(_ data: Data) async throws {
        var start = data.startIndex
        while start < data.endIndex {
            let end = data.index(start, offsetBy: pieceSize, limitedBy: data.endIndex) ?? data.endIndex
            try await writePiece(data[start..<end])
            start = end
        }
    }

    private func writePiece(_ piece: Data) async throws {
        let stream = stream
        guard let bytes = piece.withUnsafeBytes({ g_bytes_new($0.baseAddress, gsize($0.count)) }) else { return }
        try await GioCall.perform(
            on: platform, patience: platform.patience.answer,
            start: { cancellable, data in
                var size: gsize = 0
                let start = g_bytes_get_data(bytes, &size)
                g_output_stream_write_all_async(
                    stream, UnsafeMutableRawPointer(mutating: start), size, G_PRIORITY_DEFAULT, .init(cancellable), GioCall.callback, data)
            },
            collect: { result in
                defer { g_bytes_unref(bytes) }
                var error: UnsafeMutablePointer<GError>?
                var written: gsize = 0
                g_output_stream_write_all_finish(stream, result, &written, &error)
                try throwing(error)
            })
    }
}
