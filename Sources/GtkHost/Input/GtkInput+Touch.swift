import CGtk
import Foundation
import Host

extension GtkInput {
    /// Converts a touch event.
    func touch(_ event: OpaquePointer) -> [HostEvent] {
        guard let sequence = gdk_event_get_event_sequence(event) else { return [] }
        let known = touches[sequence]
        let sample = HostSample(
            position: position(of: event) ?? known?.sample.position ?? .zero, timestamp: timestamp(of: event),
            pressure: fingerPressure(of: event))
        let modifiers = modifiers(of: event)
        switch gdk_event_get_event_type(event) {
        case GDK_TOUCH_BEGIN:
            // If a sequence begins twice, the end of the first touch was lost, so that touch is cancelled.
            let lost = known.map { [touchEvent($0.id, .cancelled, $0.sample, modifiers)] } ?? []
            touches[sequence] = nil
            guard isInside(sample.position) else { return lost }
            let id = shared.makeTouchID()
            touches[sequence] = (id, sample)
            if let device = gdk_event_get_device(event), device != touchDevice?.pointer { touchDevice = GdkReference(device) }
            return lost + [touchEvent(id, .began, sample, modifiers)]
        case GDK_TOUCH_UPDATE:
            guard let known else { return [] }
            touches[sequence] = (known.id, sample)
            return [touchEvent(known.id, .moved, sample, modifiers)]
        case GDK_TOUCH_END:
            guard let known else { return [] }
            touches[sequence] = nil
            return [touchEvent(known.id, .ended, sample, modifiers)]
        default:
            guard let known else { return [] }
            touches[sequence] = nil
            return [touchEvent(known.id, .cancelled, sample, modifiers)]
        }
    }

    /// Cancels all touches, including the pen's, oldest first.
    func cancelTouches() -> [HostEvent] {
        let now = shared.clock.now()
        var lost = touches.values.sorted { $0.id < $1.id }.map { ($0.id, HostTouch.Device.finger, $0.sample) }
        touches = [:]
        if let pen { lost.append((pen.id, pen.device, pen.sample)) }
        pen = nil
        return lost.map { id, device, last in
            var sample = last
            sample.timestamp = now
            return .touch(HostTouch(id: id, device: device, phase: .cancelled, sample: sample))
        }
    }

    /// The pressure of a touch; nil if the screen does not measure it, which GDK reports as zero.
    private func fingerPressure(of event: OpaquePointer) -> Double? {
        axis(GDK_AXIS_PRESSURE, of: event).flatMap { $0 > 0 ? $0 : nil }
    }

    private func touchEvent(_ id: UInt64, _ phase: HostTouch.Phase, _ sample: HostSample, _ modifiers: HostModifiers) -> HostEvent {
        .touch(HostTouch(id: id, phase: phase, sample: sample, modifiers: modifiers))
    }
}
