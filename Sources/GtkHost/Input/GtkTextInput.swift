import CGtk
import Host

/// The text input of a window: the client, and the input method for it.
@MainActor
final class GtkTextInput {
    weak var client: (any HostTextInputClient)? {
        didSet {
            if client !== oldValue, !isEnded { method.client = client }
        }
    }

    /// Whether the window has the keyboard focus.
    var isActive: Bool {
        get { method.isActive }
        set { method.isActive = newValue }
    }

    private let method: GtkInputMethod
    /// Whether the client changed during the running frame, so that the input method must be notified after it.
    private var isStale = false
    private var isEnded = false

    init(view: UnsafeMutablePointer<GtkWidget>, platform: any HostPlatform) {
        method = GtkInputMethod(view: view, platform: platform)
    }

    /// Called after the client's caret, surrounding text or traits changed. During a frame, the input method is notified only after the frame.
    func clientDidChange(isInFrame: Bool) {
        guard !isEnded else { return }
        if isInFrame { isStale = true } else { method.clientDidChange() }
    }

    /// Notifies the input method of changes in the frame. This happens after the frame, which is then already visible unless it waits for GTK.
    func frameDidEnd() {
        guard isStale else { return }
        isStale = false
        if !isEnded { method.clientDidChange() }
    }

    /// Discards the marked text.
    func reset() {
        if !isEnded { method.reset() }
    }

    /// Requests the on-screen keyboard for the client.
    func requestKeyboard() {
        if !isEnded { method.requestKeyboard() }
    }

    /// Passes an event to the input method. Returns whether the method handles it.
    func takes(_ event: OpaquePointer) -> Bool { method.takes(event) }

    /// Removes and returns the first key that waits for the input method. The caller then owns the key.
    func takeWaitingKey() -> OpaquePointer? { method.takeWaitingKey() }

    /// Frees the input method before the window closes.
    func end() {
        isEnded = true
        method.end()
    }
}
