import CGtk
import Foundation
import Host

/// A stream of data that another program on X11 sends through the properties of a window.
@MainActor
final class SelectionStream: IncomingStream {
    private let platform: any TransferPlatform
    private let reads: PendingReads
    private var selection: OpaquePointer?
    private var resolve: ((Result<Data?, any Error>) -> Void)?
    /// The first chunk, if it arrived before a read waited for it.
    private var first: Data?

    /// Requests each of `targets` in order until the owner has one. The returned stream already contains its first chunk.
    static func open(
        _ targets: [String], kind: LodestoneSelectionKind, display: OpaquePointer, reads: PendingReads, platform: any TransferPlatform
    ) async throws -> SelectionStream {
        for target in targets {
            let stream = SelectionStream(reads: reads, platform: platform)
            if try await stream.request(target, kind: kind, display: display) { return stream }
        }
        throw HostContentError.ownerFailed("it offers \"\(targets.first ?? "")\" but sent no data")
    }

    private init(reads: PendingReads, platform: any TransferPlatform) {
        self.reads = reads
        self.platform = platform
    }

    isolated deinit {
        if let selection { lodestone_selection_free(selection) }
    }

    func next() async throws -> Data? {
        if let first {
            self.first = nil
            return first
        }
        guard let selection else { return nil }
        return try await wait { lodestone_selection_next(selection) }
    }

    /// Requests a target. Returns whether the owner has it.
    private func request(_ target: String, kind: LodestoneSelectionKind, display: OpaquePointer) async throws -> Bool {
        var handlers = LodestoneSelectionHandlers(
            piece: { context, bytes in
                // `nonisolated(unsafe)` is safe: all calls are on the main thread.
                nonisolated(unsafe) let bytes = bytes.map { g_bytes_ref($0) }
                GtkCallback.with(context, SelectionStream.self) { $0.came(bytes.flatMap { $0 }.map { Data(adopting: $0) }) }
            },
            refused: { GtkCallback.with($0, SelectionStream.self) { $0.refused() } })
        do {
            first = try await wait {
                selection = lodestone_selection_request(
                    display, kind, target, &handlers, Unmanaged.passUnretained(self).toOpaque())
                if let selection { lodestone_selection_next(selection) }
            }
            return true
        } catch Refusal.refused {
            return false
        }
    }

    private enum Refusal: Error { case refused }

    private func wait(_ begin: () -> Void) async throws -> Data? {
        try await reads.waiting { register in
            try await PendingCall.wait(on: platform, patience: platform.patience.answer, register: register) { resolve in
                self.resolve = resolve
                begin()
            }
        }
    }

    private func came(_ piece: Data?) {
        let resolve = resolve
        self.resolve = nil
        if piece == nil { end() }
        resolve?(.success(piece))
    }

    private func refused() {
        let resolve = resolve
        self.resolve = nil
        end()
        resolve?(.failure(Refusal.refused))
    }

    private func end() {
        guard let selection else { return }
        self.selection = nil
        lodestone_selection_free(selection)
    }
}
