import CGtk
import Foundation
import Host

/// Pinch and rotation gestures on a touchpad.
extension GtkInput {
    func pinch(_ event: OpaquePointer) -> [HostEvent] {
        let phase: HostTouchpadGesture.Phase
        switch gdk_touchpad_event_get_gesture_phase(event) {
        case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: phase = .began
        case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: phase = .changed
        case GDK_TOUCHPAD_GESTURE_PHASE_END: phase = .ended
        default: phase = .cancelled
        }
        var sample = HostSample(position: position(of: event) ?? pointer.position, timestamp: timestamp(of: event))
        if phase != .began { sample.position = pointer.position } else { pointer.position = sample.position }
        return [
            .touchpadGesture(
                HostTouchpadGesture(
                    phase: phase, scale: gdk_touchpad_event_get_pinch_scale(event),
                    angleDelta: gdk_touchpad_event_get_pinch_angle_delta(event), sample: sample, modifiers: modifiers(of: event)))
        ]
    }
}
