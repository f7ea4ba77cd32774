import CGtk
import Foundation
import Host

/// Provides this program's data to other programs. GDK's provider owns this object.
@MainActor
final class GtkContentProvider {
    let content: any HostContent
    /// Called after each read by another program.
    var onActivity: (() -> Void)?

    private unowned let platform: any TransferPlatform

    private init(_ content: any HostContent, platform: any TransferPlatform) {
        self.content = content
        self.platform = platform
    }

    /// Creates a GDK provider for `content`. The caller must release the provider.
    static func make(_ content: any HostContent, platform: any TransferPlatform) -> UnsafeMutablePointer<GdkContentProvider>? {
        let provider = GtkContentProvider(content, platform: platform)
        var handlers = LodestoneProviderHandlers(
            write: { context, format, stream, task in
                guard let format, let stream, let task else { return }
                let name = String(cString: format)
                // `nonisolated(unsafe)` is safe: GDK calls on the main thread, where the objects stay.
                nonisolated(unsafe) let (output, end) = (stream, task)
                GtkCallback.with(context, GtkContentProvider.self) { $0.write(name, to: output, task: end) }
            },
            release: { context in
                guard let context else { return }
                Unmanaged<GtkContentProvider>.fromOpaque(context).release()
            })
        let names = content.formats.map { strdup($0) }
        defer { names.forEach { free($0) } }
        let list = names.map { UnsafePointer($0) }
        return list.withUnsafeBufferPointer {
            lodestone_provider_new($0.baseAddress, gsize($0.count), &handlers, Unmanaged.passRetained(provider).toOpaque())
        }
    }

    /// The object for a GDK provider; nil if the provider was not created here.
    static func behind(_ provider: UnsafeMutablePointer<GdkContentProvider>?) -> GtkContentProvider? {
        lodestone_provider_context(provider).map { Unmanaged<GtkContentProvider>.fromOpaque($0).takeUnretainedValue() }
    }

    private func write(_ format: String, to stream: UnsafeMutablePointer<GOutputStream>, task: OpaquePointer) {
        let output = GtkOutputStream(adopting: stream, platform: platform)
        wasRead()
        Task {
            do {
                try await content.read(format) { piece in
                    try await output.write(piece)
                    await self.wasRead()
                }
                try await output.finish()
                lodestone_provider_finish(task, nil)
            } catch {
                hostLog.info("Cannot send data of type \"\(format)\" to another program: \(error)")
                lodestone_provider_finish(task, "\(error)")
            }
            wasRead()
        }
    }

    private func wasRead() {
        onActivity?()
    }
}
