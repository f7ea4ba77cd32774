import CGtk
import Foundation
import Host

/// Wheels, and two fingers on a touchpad.
extension GtkInput {
    func scroll(_ event: OpaquePointer) -> [HostEvent] {
        let isTouchpad = source(of: event) == GDK_SOURCE_TOUCHPAD
        var delta = CGPoint.zero
        var isStop = false
        switch gdk_scroll_event_get_direction(event) {
        case GDK_SCROLL_UP: delta.y = -1
        case GDK_SCROLL_DOWN: delta.y = 1
        case GDK_SCROLL_LEFT: delta.x = -1
        case GDK_SCROLL_RIGHT: delta.x = 1
        default:
            var x = 0.0
            var y = 0.0
            gdk_scroll_event_get_deltas(event, &x, &y)
            delta = CGPoint(x: x, y: y)
            isStop = gdk_scroll_event_is_stop(event) != 0
        }
        let inPoints = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE
        let factor = inPoints ? ScrollConstants.touchpadGain : isTouchpad ? ScrollConstants.touchpadStep : ScrollConstants.wheelStep
        let phase: HostScroll.Phase = isStop ? .ended : isTouchpad || inPoints ? .moved : .discrete
        // X11 also says "stop" when a device's wheel is heard of for the first time.
        guard isStop ? isScrolling : delta != .zero else { return [] }
        var sample = pointer
        if let position = position(of: event) { sample.position = position }
        // Not the title bar's.
        guard isScrolling || isInside(sample.position) else { return [] }
        isScrolling = phase == .moved
        sample.timestamp = timestamp(of: event)
        sample.pressure = nil
        sample.tilt = nil
        return [
            .scroll(
                HostScroll(
                    phase: phase, delta: CGPoint(x: delta.x * factor, y: delta.y * factor), sample: sample, modifiers: modifiers(of: event))
            )
        ]
    }
}

/// How far content moves.
enum ScrollConstants {
    /// Points a wheel's notch: three lines of body text, as browsers and GTK's own scrolled windows move for one notch in a window of
    /// middling height.
    static let wheelStep = 53.0
    /// Points for each point that fingers move on a touchpad: GTK's own factor (2.5), which makes a touchpad a few centimetres wide
    /// reach across a page.
    static let touchpadGain = 2.5
    /// Points for what X11 calls one notch of a touchpad: 15 points of finger movement (the X server's libinput driver), with the same gain.
    static let touchpadStep = 15 * touchpadGain
}
