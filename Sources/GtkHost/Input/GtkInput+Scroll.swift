import CGtk
import Foundation
import Host

/// Scrolling with wheels, and with two fingers on a touchpad.
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
        // X11 also sends a "stop" event at the first use of a device's wheel. Therefore "stop" is ignored unless a scroll is in progress.
        guard isStop ? isScrolling : delta != .zero else { return [] }
        var sample = pointer
        if let position = position(of: event) { sample.position = position }
        // Ignores scrolls over the title bar.
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

/// Factors that convert scroll events to points.
enum ScrollConstants {
    /// Points per notch of a wheel: three lines of body text. Browsers, and GTK's scrolled windows of medium height, scroll by this distance.
    static let wheelStep = 53.0
    /// Points per point of finger movement on a touchpad: GTK's own factor (2.5). A movement of a few centimetres then scrolls across a page.
    static let touchpadGain = 2.5
    /// Points per notch of a touchpad on X11. The X server's libinput driver sends a notch for each 15 points of finger movement.
    static let touchpadStep = 15 * touchpadGain
}
