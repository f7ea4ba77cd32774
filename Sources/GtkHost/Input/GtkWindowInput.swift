import CGtk
import Foundation
import Host

/// Converts a window's GTK events, and delivers them to the window's delegate.
@MainActor
final class GtkWindowInput: KeyReceiver {
    /// The text input. It receives keys first.
    let text: GtkTextInput
    /// The content's size in points.
    var contentSize: CGSize

    private let window: UnsafeMutablePointer<GtkWidget>
    private let view: UnsafeMutablePointer<GtkWidget>
    private let input: GtkInput
    private let notifier: WindowNotifier
    private let scheduler: FrameScheduler
    private var isEnded = false

    /// Creates the input of `window`, whose content is `view`. After a key, `scheduler` draws the changes.
    init(
        window: UnsafeMutablePointer<GtkWidget>, view: UnsafeMutablePointer<GtkWidget>, contentSize: CGSize, notifier: WindowNotifier,
        scheduler: FrameScheduler, shared: SharedInputState, platform: any HostPlatform
    ) {
        (self.window, self.view) = (window, view)
        self.contentSize = contentSize
        self.notifier = notifier
        self.scheduler = scheduler
        input = GtkInput(shared: shared)
        text = GtkTextInput(view: view, platform: platform)
    }

    /// The content's top left corner on the window's surface, in points.
    private var contentOrigin: CGPoint {
        var x = 0.0
        var y = 0.0
        lodestone_window_content_origin(window, view, &x, &y)
        return CGPoint(x: x, y: y)
    }

    // MARK: Events

    /// Handles an event of the window. Returns true to prevent GTK from processing it.
    func process(_ event: OpaquePointer) -> Bool { input.shared.keys.keep(event, for: self) || use(event) }

    /// Handles an event that no screen reader has to check any more.
    @discardableResult
    func use(_ event: OpaquePointer) -> Bool {
        guard !isEnded else { return false }
        defer {
            while let key = text.takeWaitingKey() {
                use(key)
                gdk_event_unref(key)
            }
            let type = gdk_event_get_event_type(event)
            if !isEnded, type == GDK_KEY_PRESS || type == GDK_KEY_RELEASE { scheduler.keyWasHandled() }
        }
        if text.takes(event) { return true }
        let (events, isTaken) = input.translate(event, contentOrigin: contentOrigin, contentSize: contentSize)
        events.forEach(deliver)
        return isTaken
    }

    /// Converts a GDK event. The caller delivers the result.
    func translate(_ event: OpaquePointer) -> [HostEvent] {
        input.translate(event, contentOrigin: contentOrigin, contentSize: contentSize).events
    }

    /// Notifies the delegate of an event.
    func deliver(_ event: HostEvent) {
        notifier.tell { $0.hostWindow($1, didReceive: event) }
    }

    /// Reports that the pointer left the window.
    func pointerLeft() {
        input.pointerLeft().forEach(deliver)
    }

    // MARK: State

    /// The position of an event in the content's coordinates; nil for an event without a position.
    func position(of event: OpaquePointer) -> CGPoint? {
        var x = 0.0
        var y = 0.0
        guard gdk_event_get_position(event, &x, &y) != 0, x.isFinite, y.isFinite else { return nil }
        let origin = contentOrigin
        return CGPoint(x: x - origin.x, y: y - origin.y)
    }

    /// The last position of the pointer in the content's coordinates. Scroll events have no position of their own.
    var pointerPosition: CGPoint { input.pointer.position }

    /// Whether a mouse button that was pressed in the content is still down.
    var hasButtonsDown: Bool { input.buttons != 0 }

    /// The identifiers of the touches that are down.
    var touchIDs: [UInt64] { input.touches.values.map(\.id) }

    /// The identifier of the newest touch in all windows.
    var newestTouchID: UInt64 { input.shared.lastTouchID }

    /// The GDK device of the last touch; nil before the first one.
    var touchDevice: OpaquePointer? { input.touchDevice?.pointer }

    /// Whether the released button is the only one that is down.
    func isLastButton(_ event: OpaquePointer) -> Bool { input.isLastButton(event) }

    // MARK: Cancellation

    /// Releases all keys and cancels all touches and presses, after the window was hidden or before it closes.
    func cancelAll() {
        input.cancelAll().forEach(deliver)
    }

    /// Cancels the press of the pointer's buttons after the window system has taken over the pointer.
    func cancelPointer() {
        guard !isEnded else { return }
        input.cancelPointer(at: input.shared.clock.now()).forEach(deliver)
    }

    /// Cancels the touches after the window system has taken over a finger.
    func cancelTouches() {
        guard !isEnded else { return }
        input.cancelTouches().forEach(deliver)
    }

    /// Reports the release of all keys that are down, after another window got the keyboard focus.
    func releaseKeys() {
        input.releaseKeys().forEach(deliver)
    }

    /// Stops reporting events before the window closes.
    func end() {
        isEnded = true
        text.end()
    }
}
