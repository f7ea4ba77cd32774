import CGtk
import Foundation
import Host

/// Converts a window's `GdkEvent`s to ``HostEvent``s. There is one file for each kind of event.
///
/// Duplicates are removed. X11 moves the pointer along with the first touch. GTK synthesizes a motion without a time when another widget is under the pointer.
@MainActor
final class GtkInput {
    /// The coordinate space of events: the content's frame on the surface.
    struct Frame {
        var origin: CGPoint
        var size: CGSize
    }

    let shared: SharedInputState
    /// The content's frame, set before each conversion of an event.
    var frame = Frame(origin: .zero, size: .zero)

    /// The newest sample of the pointer. Scrolls and touchpad gestures have no position of their own, so they use it.
    var pointer = HostSample(position: .zero, timestamp: 0)
    /// Whether the last reported position of the pointer is inside of the content.
    var isPointerInside = false
    /// A bit for each button that is down: bit 0 is button 1.
    var buttons = 0
    /// Whether fingers on a touchpad are scrolling.
    var isScrolling = false
    /// The touches that are down, by GTK's event sequence.
    var touches: [OpaquePointer: (id: UInt64, sample: HostSample)] = [:]
    /// The GDK device of the last touch; nil before the first one.
    var touchDevice: GdkReference?
    /// The pen that touches the screen. GTK reports it as a pointer with a pressed button.
    var pen: (id: UInt64, device: HostTouch.Device, sample: HostSample)?
    /// Keys that are down, by hardware code.
    var keys: [UInt32: HostKey] = [:]

    init(shared: SharedInputState) {
        self.shared = shared
    }

    /// Converts a GDK event. Also returns whether to prevent GTK from processing the event.
    func translate(
        _ event: OpaquePointer, contentOrigin: @autoclosure () -> CGPoint, contentSize: CGSize
    ) -> (events: [HostEvent], isTaken: Bool) {
        let type = gdk_event_get_event_type(event)
        // A key event has no position. GTK must not process it: it would move GTK's own focus away from the content.
        if type == GDK_KEY_PRESS || type == GDK_KEY_RELEASE { return (key(event), true) }
        frame = Frame(origin: contentOrigin(), size: contentSize)
        switch type {
        case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: return (touch(event), false)
        case GDK_MOTION_NOTIFY: return (motion(event), false)
        case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE: return (button(event), false)
        case GDK_GRAB_BROKEN: return (cancelPointer(at: shared.clock.now()), false)
        case GDK_SCROLL: return (scroll(event), false)
        case GDK_TOUCHPAD_PINCH: return (pinch(event), false)
        default: return ([], false)
        }
    }

    /// Releases all keys and cancels all touches and presses, after the window was hidden or closed.
    func cancelAll() -> [HostEvent] {
        cancelTouches() + cancelPointer(at: shared.clock.now()) + releaseKeys()
    }

    // MARK: Common attributes

    func timestamp(of event: OpaquePointer) -> TimeInterval {
        shared.times.timestamp(of: gdk_event_get_time(event), now: shared.clock.now())
    }

    /// The position of an event in the content's coordinates; nil for an event without a position.
    func position(of event: OpaquePointer) -> CGPoint? {
        var x = 0.0
        var y = 0.0
        guard gdk_event_get_position(event, &x, &y) != 0, x.isFinite, y.isFinite else { return nil }
        return inContent(x, y)
    }

    /// Converts a point of the surface to the content's coordinates.
    func inContent(_ x: Double, _ y: Double) -> CGPoint {
        CGPoint(x: x - frame.origin.x, y: y - frame.origin.y)
    }

    /// The value of an axis; nil if the device lacks it.
    func axis(_ axis: GdkAxisUse, of event: OpaquePointer) -> Double? {
        var value = 0.0
        return lodestone_event_axis(event, axis, &value) != 0 && value.isFinite ? value : nil
    }

    func modifiers(of event: OpaquePointer) -> HostModifiers {
        HostModifiers(gdk_event_get_modifier_state(event))
    }

    /// The kind of device that sent an event.
    func source(of event: OpaquePointer) -> GdkInputSource {
        lodestone_event_source(event)
    }
}
