import CGtk
import Host

/// The text input of a window: the client, and the input method that serves it.
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
    /// Whether the running frame changed the client, which the input method has not been notified of.
    private var isStale = false
    private var isEnded = false

    init(view: UnsafeMutablePointer<GtkWidget>, platform: any HostPlatform) {
        method = GtkInputMethod(view: view, platform: platform)
    }

    /// Handles a change of the client's caret, surrounding text or traits. A change in a frame waits for its end.
    func clientDidChange(isInFrame: Bool) {
        guard !isEnded else { return }
        if isInFrame { isStale = true } else { method.clientDidChange() }
    }

    /// Notifies the input method of a changed caret after a frame, which is already visible unless it waits for GTK.
    func frameDidEnd() {
        guard isStale else { return }
        isStale = false
        if !isEnded { method.clientDidChange() }
    }

    /// Discards the marked text.
    func reset() {
        if !isEnded { method.reset() }
    }

    /// Whether the input method handles an event.
    func takes(_ event: OpaquePointer) -> Bool { method.takes(event) }

    /// Removes the first key that waits for the input method, which the caller then owns.
    func takeWaitingKey() -> OpaquePointer? { method.takeWaitingKey() }

    /// Releases the input method before the window closes.
    func end() {
        isEnded = true
        method.end()
    }
}
