import CGtk
import Foundation
import Host

/// The desktop's clipboard, through GDK.
@MainActor
final class GtkClipboard: HostClipboard {
    private(set) var changeCount = 0
    var onChange: (() -> Void)?

    unowned let platform: any TransferPlatform
    let clipboard: OpaquePointer
    let display: OpaquePointer
    /// The content of another program; nil if the clipboard is empty or this program owns it.
    private var remote: GtkRemoteContent?
    private var reads = PendingReads()
    /// After this timer, a clipboard with a new owner but no formats is considered empty. On X11, the formats arrive later than the change of owner.
    private var emptiness: (any HostTimer)?

    /// Whether this object is the primary selection (X11's selected text) instead of the clipboard.
    private let isPrimary: Bool

    init?(display: OpaquePointer, platform: any TransferPlatform, isPrimary: Bool = false) {
        guard let clipboard = isPrimary ? gdk_display_get_primary_clipboard(display) : gdk_display_get_clipboard(display) else {
            return nil
        }
        self.isPrimary = isPrimary
        self.display = display
        self.clipboard = clipboard
        self.platform = platform
        g_object_ref(UnsafeMutableRawPointer(clipboard))
        lodestone_connect(
            UnsafeMutableRawPointer(clipboard), "changed", { GtkCallback.with($0, GtkClipboard.self) { $0.changed() } },
            Unmanaged.passUnretained(self).toOpaque())
        remote = makeRemote()
    }

    isolated deinit {
        lodestone_disconnect(UnsafeMutableRawPointer(clipboard), Unmanaged.passUnretained(self).toOpaque())
        g_object_unref(UnsafeMutableRawPointer(clipboard))
    }

    var content: (any HostContent)? {
        GtkContentProvider.behind(gdk_clipboard_get_content(clipboard))?.content ?? remote
    }

    func write(_ content: (any HostContent)?) {
        let provider = content.flatMap { GtkContentProvider.make($0, platform: platform) }
        gdk_clipboard_set_content(clipboard, provider)
        if let provider { g_object_unref(provider) }
    }

    /// Passes this program's content to a clipboard manager, if the desktop has one. Call it before the program ends.
    func store(_ completion: @escaping @MainActor () -> Void) {
        guard gdk_clipboard_is_local(clipboard) != 0, gdk_clipboard_get_content(clipboard) != nil else { return completion() }
        let clipboard = clipboard
        Task {
            _ = try? await GioCall.perform(
                on: platform, patience: platform.patience.formats,
                start: { gdk_clipboard_store_async(clipboard, G_PRIORITY_DEFAULT, .init($0), GioCall.callback, $1) },
                collect: { result in
                    var error: UnsafeMutablePointer<GError>?
                    gdk_clipboard_store_finish(clipboard, result, &error)
                    try throwing(error)
                })
            completion()
        }
    }

    private func changed() {
        emptiness?.cancel()
        emptiness = nil
        let isLocal = gdk_clipboard_is_local(clipboard) != 0
        let new = isLocal ? nil : makeRemote()
        if isLocal || new != nil { return settle(on: new) }
        emptiness = platform.schedule(after: platform.patience.formats) { [weak self] in
            self?.emptiness = nil
            self?.reads.fail(HostContentError.ownerFailed("it has terminated"))
            self?.settle(on: nil)
        }
        remote = nil
    }

    private func settle(on new: GtkRemoteContent?) {
        remote = new
        changeCount += 1
        Platform.with(platform) { onChange?() }
    }

    /// Creates the content of another program; nil if that program offers no format.
    private func makeRemote() -> GtkRemoteContent? {
        let formats = mimeTypes(of: gdk_clipboard_get_formats(clipboard))
        guard !formats.isEmpty else { return nil }
        let reads = PendingReads()
        self.reads = reads
        let open: @MainActor (String) async throws -> any IncomingStream
        let (clipboard, display, platform) = (clipboard, display, platform)
        let kind = isPrimary ? LODESTONE_SELECTION_PRIMARY : LODESTONE_SELECTION_CLIPBOARD
        if lodestone_display_has_selections(display) != 0 {
            open = { format in
                try await SelectionStream.open(targets(for: format), kind: kind, display: display, reads: reads, platform: platform)
            }
        } else {
            open = { format in
                try await GioStream.open(format, reads: reads, platform: platform) {
                    gdk_clipboard_read_async(clipboard, $0, G_PRIORITY_DEFAULT, $1, GioCall.callback, $2)
                } finish: {
                    gdk_clipboard_read_finish(clipboard, $0, nil, $1)
                }
            }
        }
        return GtkRemoteContent(formats: formats, reads: reads, open: open)
    }
}
