import CGtk
import Foundation
import Host

/// Events of a mouse, of a touchpad's pointer, and of a hovering pen.
extension GtkInput {
    func motion(_ event: OpaquePointer) -> [HostEvent] {
        // GTK synthesizes motions without a time when widgets move under the pointer, and during touches. In both cases the pointer itself did not move.
        guard gdk_event_get_time(event) != 0, source(of: event) != GDK_SOURCE_TOUCHSCREEN, let position = position(of: event) else {
            return []
        }
        let sample = HostSample(
            position: position, timestamp: timestamp(of: event), pressure: penPressure(of: event), tilt: penTilt(of: event),
            distance: penDistance(of: event))
        let history = history(of: event, upTo: sample)
        let modifiers = modifiers(of: event)
        if var pen {
            pen.sample = sample
            self.pen = pen
            return [
                .touch(HostTouch(id: pen.id, device: pen.device, phase: .moved, sample: sample, history: history, modifiers: modifiers))
            ]
        }
        if buttons == 0 {
            // The pointer is over the title bar, or a press that began there continues.
            guard isInside(position) else { return leave(sample, modifiers) }
            guard gdk_event_get_modifier_state(event).rawValue & Self.buttonMasks == 0 else { return [] }
        }
        var events = enterIfNeeded(sample, modifiers)
        if buttons != 0, gdk_event_get_modifier_state(event).rawValue & Self.buttonMasks == 0, buttons & 0b111 == buttons {
            // No button is down any more, but the release went to another window. Therefore the press is cancelled.
            events += cancelPointer(at: sample.timestamp)
        }
        pointer = sample
        events.append(.pointer(HostPointer(kind: .moved, buttons: buttons, sample: sample, history: history, modifiers: modifiers)))
        return events
    }

    func button(_ event: OpaquePointer) -> [HostEvent] {
        guard source(of: event) != GDK_SOURCE_TOUCHSCREEN else { return [] }
        let isPress = gdk_event_get_event_type(event) == GDK_BUTTON_PRESS
        let button = Self.button(gdk_button_event_get_button(event))
        guard (1...31).contains(button) else { return [] }
        let sample = HostSample(
            position: position(of: event) ?? pointer.position, timestamp: timestamp(of: event), pressure: penPressure(of: event),
            tilt: penTilt(of: event))
        let modifiers = modifiers(of: event)
        if button == 1, let device = penDevice(of: event) { return penButton(isPress, device, sample, modifiers) }

        let bit = 1 << (button - 1)
        guard (buttons & bit != 0) != isPress, buttons != 0 || isInside(sample.position) else { return [] }
        var events = isPress ? enterIfNeeded(sample, modifiers) : []
        buttons = isPress ? buttons | bit : buttons & ~bit
        pointer = sample
        let kind: HostPointer.Kind = isPress ? .pressed(button: button) : .released(button: button)
        events.append(.pointer(HostPointer(kind: kind, buttons: buttons, sample: sample, modifiers: modifiers)))
        // The pointer left the content during the press. A press delays the report until its end.
        if buttons == 0, !isInside(sample.position) { events += leave(sample, modifiers) }
        return events
    }

    /// Whether the released button is the only mouse button that is down. Always true for a pen.
    func isLastButton(_ event: OpaquePointer) -> Bool {
        let button = Self.button(gdk_button_event_get_button(event))
        guard pen == nil, (1...31).contains(button) else { return true }
        return buttons & ~(1 << (button - 1)) == 0
    }

    /// Cancels the press of the pointer's buttons. Does nothing if no button is down.
    func cancelPointer(at time: TimeInterval) -> [HostEvent] {
        guard buttons != 0 else { return [] }
        buttons = 0
        pointer.timestamp = time
        return [.pointer(HostPointer(kind: .cancelled, buttons: 0, sample: pointer))]
    }

    /// Called when the pointer has left the window.
    func pointerLeft() -> [HostEvent] {
        // During a press, leaving the window is not reported. The release checks the position instead.
        guard buttons == 0 else { return [] }
        var sample = pointer
        sample.timestamp = shared.clock.now()
        return leave(sample, [])
    }

    // MARK: Entering and leaving

    private func enterIfNeeded(_ sample: HostSample, _ modifiers: HostModifiers) -> [HostEvent] {
        guard !isPointerInside else { return [] }
        isPointerInside = true
        return [.pointer(HostPointer(kind: .entered, buttons: buttons, sample: sample, modifiers: modifiers))]
    }

    private func leave(_ sample: HostSample, _ modifiers: HostModifiers) -> [HostEvent] {
        pointer = sample
        guard isPointerInside else { return [] }
        isPointerInside = false
        return [.pointer(HostPointer(kind: .left, buttons: buttons, sample: sample, modifiers: modifiers))]
    }

    /// Whether a point is in the content, not in the title bar.
    func isInside(_ point: CGPoint) -> Bool {
        CGRect(origin: .zero, size: frame.size).contains(point)
    }

    // MARK: The pen

    /// The pen or eraser of an event; nil for other devices.
    private func penDevice(of event: OpaquePointer) -> HostTouch.Device? {
        if let tool = gdk_event_get_device_tool(event) {
            switch gdk_device_tool_get_tool_type(tool) {
            case GDK_DEVICE_TOOL_TYPE_PEN, GDK_DEVICE_TOOL_TYPE_BRUSH, GDK_DEVICE_TOOL_TYPE_PENCIL, GDK_DEVICE_TOOL_TYPE_AIRBRUSH:
                return .pen
            case GDK_DEVICE_TOOL_TYPE_ERASER: return .eraser
            default: break
            }
        }
        return source(of: event) == GDK_SOURCE_PEN ? .pen : nil
    }

    private func penPressure(of event: OpaquePointer) -> Double? {
        penDevice(of: event) == nil ? nil : axis(GDK_AXIS_PRESSURE, of: event)
    }

    private func penDistance(of event: OpaquePointer) -> Double? {
        penDevice(of: event) == nil ? nil : axis(GDK_AXIS_DISTANCE, of: event).map { min(max($0, 0), 1) }
    }

    private func penTilt(of event: OpaquePointer) -> CGPoint? {
        guard penDevice(of: event) != nil, let x = axis(GDK_AXIS_XTILT, of: event), let y = axis(GDK_AXIS_YTILT, of: event) else {
            return nil
        }
        return CGPoint(x: x, y: y)
    }

    private func penButton(
        _ isPress: Bool, _ device: HostTouch.Device, _ sample: HostSample, _ modifiers: HostModifiers
    ) -> [HostEvent] {
        if isPress {
            guard pen == nil, isInside(sample.position) else { return [] }
            let id = shared.makeTouchID()
            pen = (id, device, sample)
            return [.touch(HostTouch(id: id, device: device, phase: .began, sample: sample, modifiers: modifiers))]
        }
        guard let pen else { return [] }
        self.pen = nil
        pointer = sample
        return [.touch(HostTouch(id: pen.id, device: pen.device, phase: .ended, sample: sample, modifiers: modifiers))]
    }

    // MARK: GDK's data

    private static let buttonMasks = GDK_BUTTON1_MASK.rawValue | GDK_BUTTON2_MASK.rawValue | GDK_BUTTON3_MASK.rawValue

    /// Converts GDK's button numbers to the host's. In GDK the middle button is 2, and 4 to 7 are wheels. In the host the middle button is 3, and the next
    /// button is 4.
    private static func button(_ number: guint) -> Int {
        switch number {
        case 1: 1
        case 2: 3
        case 3: 2
        case 8...: Int(number) - 4
        default: 0
        }
    }

    /// The samples that GDK coalesced into this event, oldest first.
    private func history(of event: OpaquePointer, upTo newest: HostSample) -> [HostSample] {
        var count: guint = 0
        guard let coordinates = gdk_event_get_history(event, &count) else { return [] }
        defer { g_free(coordinates) }
        let now = shared.clock.now()
        return (0..<Int(count)).compactMap { index in
            let coordinate = coordinates[index]
            let flags = coordinate.flags.rawValue
            let (x, y) = (
                lodestone_time_coord_axis(coordinates + index, GDK_AXIS_X), lodestone_time_coord_axis(coordinates + index, GDK_AXIS_Y)
            )
            let time = min(shared.times.historic(coordinate.time, now: now), newest.timestamp)
            let hasPressure = newest.pressure != nil && flags & GDK_AXIS_FLAG_PRESSURE.rawValue != 0
            let hasTilt = newest.tilt != nil && flags & GDK_AXIS_FLAG_XTILT.rawValue != 0 && flags & GDK_AXIS_FLAG_YTILT.rawValue != 0
            return HostSample(
                position: inContent(x, y), timestamp: time,
                pressure: hasPressure ? lodestone_time_coord_axis(coordinates + index, GDK_AXIS_PRESSURE) : nil,
                tilt: hasTilt
                    ? CGPoint(
                        x: lodestone_time_coord_axis(coordinates + index, GDK_AXIS_XTILT),
                        y: lodestone_time_coord_axis(coordinates + index, GDK_AXIS_YTILT)) : nil)
        }
    }
}
