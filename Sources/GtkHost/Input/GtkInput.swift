import CGtk
import Foundation
import Host

/// Turns a window's `GdkEvent`s into ``HostEvent``s; one file a kind of event.
///
/// What GTK tells twice is told once: the pointer that X11 moves along with the first finger, and the motion without a time that GTK makes
/// up when what is under the pointer changes.
@MainActor
final class GtkInput {
    /// Where events lie: the content's place on the surface whose coordinates they carry.
    struct Frame {
        var origin: CGPoint
        var size: CGSize
    }

    let platform: GtkPlatform
    /// The event's window content; set for the time of a translation.
    var frame = Frame(origin: .zero, size: .zero)

    /// The newest sample of the pointer; scrolls and touchpad gestures carry no position of their own.
    var pointer = HostSample(position: .zero, timestamp: 0)
    /// The pointer was reported as over the content.
    var isPointerInside = false
    /// A set bit for each button that is down: bit 0 is button 1.
    var buttons = 0
    /// Fingers on a touchpad scroll.
    var isScrolling = false
    /// Fingers on the glass, by the sequence that GTK knows them by.
    var touches: [OpaquePointer: (id: UInt64, sample: HostSample)] = [:]
    /// A pen on the glass, which GTK reports as a pointer with its button down.
    var pen: (id: UInt64, device: HostTouch.Device, sample: HostSample)?
    /// Keys that are down, by hardware code.
    var keys: [UInt32: HostKey] = [:]

    init(platform: GtkPlatform) {
        self.platform = platform
    }

    /// The host's events for one of GDK's, and whether GTK shall not see it.
    func translate(
        _ event: OpaquePointer, contentOrigin: @autoclosure () -> CGPoint, contentSize: CGSize
    ) -> (events: [HostEvent], isTaken: Bool) {
        let type = gdk_event_get_event_type(event)
        // A key has no place. One that GTK saw too would move its own focus away from the content.
        if type == GDK_KEY_PRESS || type == GDK_KEY_RELEASE { return (key(event), true) }
        frame = Frame(origin: contentOrigin(), size: contentSize)
        switch type {
        case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: return (touch(event), false)
        case GDK_MOTION_NOTIFY: return (motion(event), false)
        case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE: return (button(event), false)
        case GDK_GRAB_BROKEN: return (cancelPointer(at: platform.clock.now()), false)
        case GDK_SCROLL: return (scroll(event), false)
        case GDK_TOUCHPAD_PINCH: return (pinch(event), false)
        default: return ([], false)
        }
    }

    /// Everything that is down goes up: the window is hidden or closed, and nothing more will be heard of it.
    func cancelAll() -> [HostEvent] {
        cancelTouches() + cancelPointer(at: platform.clock.now()) + releaseKeys()
    }

    // MARK: What events have in common

    func timestamp(of event: OpaquePointer) -> TimeInterval {
        platform.eventTimes.timestamp(of: gdk_event_get_time(event), now: platform.clock.now())
    }

    /// Where an event happened, in the content's points; nil for an event without a place.
    func position(of event: OpaquePointer) -> CGPoint? {
        var x = 0.0
        var y = 0.0
        guard gdk_event_get_position(event, &x, &y) != 0, x.isFinite, y.isFinite else { return nil }
        return inContent(x, y)
    }

    /// A point of the surface in the content's points.
    func inContent(_ x: Double, _ y: Double) -> CGPoint {
        CGPoint(x: x - frame.origin.x, y: y - frame.origin.y)
    }

    /// An axis' value; nil where the device has none.
    func axis(_ axis: GdkAxisUse, of event: OpaquePointer) -> Double? {
        var value = 0.0
        return lodestone_event_axis(event, axis, &value) != 0 && value.isFinite ? value : nil
    }

    func modifiers(of event: OpaquePointer) -> HostModifiers {
        HostModifiers(gdk_event_get_modifier_state(event))
    }

    /// What kind of device an event comes from.
    func source(of event: OpaquePointer) -> GdkInputSource {
        lodestone_event_source(event)
    }
}

extension HostModifiers {
    /// The keys and locks in GDK's state.
    init(_ state: GdkModifierType) {
        self = []
        if state.rawValue & GDK_LOCK_MASK.rawValue != 0 { insert(.capsLock) }
        if state.rawValue & GDK_SHIFT_MASK.rawValue != 0 { insert(.shift) }
        if state.rawValue & GDK_CONTROL_MASK.rawValue != 0 { insert(.control) }
        if state.rawValue & GDK_ALT_MASK.rawValue != 0 { insert(.alternate) }
        if state.rawValue & (GDK_SUPER_MASK.rawValue | GDK_META_MASK.rawValue) != 0 { insert(.command) }
    }
}
