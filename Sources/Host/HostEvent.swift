import Foundation

/// An input event in a window.
public enum HostEvent: Sendable, Codable {
    /// A touch of a finger or a pen.
    case touch(HostTouch)
    /// A pointer event: a move with or without buttons, a press or a release.
    case pointer(HostPointer)
    /// A scroll by a wheel or by two fingers on a touchpad.
    case scroll(HostScroll)
    /// A pinch or rotation of two fingers on a touchpad.
    case touchpadGesture(HostTouchpadGesture)
    /// A key event.
    case key(HostKey)
}

/// The state of a pointing device at a point in time.
public struct HostSample: Sendable, Equatable, Codable {
    /// The position, in points from the content's top left corner.
    public var position: CGPoint
    /// The time, in seconds of the platform's clock.
    public var timestamp: TimeInterval
    /// The pressure from 0 to 1; nil if the device does not measure it.
    public var pressure: Double?
    /// The pen's tilt from upright along x and y, each from -1 to 1; nil if the device does not measure it.
    public var tilt: CGPoint?
    /// The distance of a hovering pen, from 0 (touching) to 1 (the limit of detection); nil if the device does not measure it.
    public var distance: Double?

    /// Creates a sample. Attributes that the device does not measure are nil by default.
    public init(
        position: CGPoint, timestamp: TimeInterval, pressure: Double? = nil, tilt: CGPoint? = nil, distance: Double? = nil
    ) {
        self.position = position
        self.timestamp = timestamp
        self.pressure = pressure
        self.tilt = tilt
        self.distance = distance
    }
}

/// The modifier keys and locks that are active during an event.
public struct HostModifiers: OptionSet, Sendable, Hashable, Codable {
    /// One bit for each key.
    public let rawValue: Int
    /// Creates modifiers from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps Lock is on.
    public static let capsLock = HostModifiers(rawValue: 1 << 0)
    /// Shift.
    public static let shift = HostModifiers(rawValue: 1 << 1)
    /// Control.
    public static let control = HostModifiers(rawValue: 1 << 2)
    /// Alt (Option).
    public static let alternate = HostModifiers(rawValue: 1 << 3)
    /// The Super key, with the desktop's symbol (Command).
    public static let command = HostModifiers(rawValue: 1 << 4)
}

/// An event of a touch.
public struct HostTouch: Sendable, Codable {
    /// The phase of a touch. A touch is `cancelled` if the system handles it from then on.
    public enum Phase: String, Sendable, Codable { case began, moved, ended, cancelled }
    /// The touching device.
    public enum Device: String, Sendable, Codable { case finger, pen, eraser }

    /// The touch's identifier, unique among the current touches.
    public var id: UInt64
    /// The touching device.
    public var device: Device
    /// The phase.
    public var phase: Phase
    /// The newest sample.
    public var sample: HostSample
    /// Coalesced samples since the last event, oldest first, without ``sample``.
    public var history: [HostSample]
    /// The active modifiers.
    public var modifiers: HostModifiers

    /// Creates an event of a touch. The defaults are a finger, no coalesced samples and no modifiers.
    public init(
        id: UInt64, device: Device = .finger, phase: Phase, sample: HostSample, history: [HostSample] = [],
        modifiers: HostModifiers = []
    ) {
        self.id = id
        self.device = device
        self.phase = phase
        self.sample = sample
        self.history = history
        self.modifiers = modifiers
    }
}

/// An event of a mouse.
public struct HostPointer: Sendable, Codable {
    /// The kind of a pointer event.
    public enum Kind: Sendable, Equatable, Codable {
        /// The pointer entered the window.
        case entered
        /// The pointer moved, with or without ``HostPointer/buttons``.
        case moved
        /// The pointer left the window.
        case left
        /// A button was pressed: 1 is the primary one, 2 the secondary one, 3 the middle one, and so on.
        case pressed(button: Int)
        /// A button was released, numbered as in `pressed`.
        case released(button: Int)
        /// The press of the pointer's buttons was cancelled, because the system handles the pointer from then on.
        case cancelled
    }

    /// The kind of event.
    public var kind: Kind
    /// The buttons that are down after the event: bit 0 is button 1.
    public var buttons: Int
    /// The newest sample.
    public var sample: HostSample
    /// Coalesced samples since the last event, oldest first, without ``sample``.
    public var history: [HostSample]
    /// The active modifiers.
    public var modifiers: HostModifiers

    /// Creates a pointer event, by default without coalesced samples and modifiers.
    public init(kind: Kind, buttons: Int, sample: HostSample, history: [HostSample] = [], modifiers: HostModifiers = []) {
        self.kind = kind
        self.buttons = buttons
        self.sample = sample
        self.history = history
        self.modifiers = modifiers
    }
}

/// A scroll event of a wheel or of two fingers on a touchpad.
public struct HostScroll: Sendable, Codable {
    /// The phase of a scroll.
    public enum Phase: String, Sendable, Codable {
        /// One notch of a wheel. Such a scroll has neither a beginning nor an end.
        case discrete
        /// The fingers on the touchpad moved.
        case moved
        /// The fingers left the touchpad.
        case ended
    }

    /// The phase.
    public var phase: Phase
    /// The distance in points; positive values scroll right and down.
    public var delta: CGPoint
    /// The pointer's sample.
    public var sample: HostSample
    /// The active modifiers.
    public var modifiers: HostModifiers

    /// Creates a scroll event, by default without modifiers.
    public init(phase: Phase, delta: CGPoint, sample: HostSample, modifiers: HostModifiers = []) {
        self.phase = phase
        self.delta = delta
        self.sample = sample
        self.modifiers = modifiers
    }
}

/// A pinch and rotation of two fingers on a touchpad.
public struct HostTouchpadGesture: Sendable, Codable {
    /// The phase of the gesture. A gesture is `cancelled` if the system handles it from then on.
    public enum Phase: String, Sendable, Codable { case began, changed, ended, cancelled }

    /// The phase.
    public var phase: Phase
    /// The current distance between the fingers, divided by the initial distance.
    public var scale: Double
    /// The rotation since the last event, in radians, positive clockwise.
    public var angleDelta: Double
    /// The pointer's sample.
    public var sample: HostSample
    /// The active modifiers.
    public var modifiers: HostModifiers

    /// Creates a touchpad gesture event, by default without modifiers.
    public init(phase: Phase, scale: Double, angleDelta: Double, sample: HostSample, modifiers: HostModifiers = []) {
        self.phase = phase
        self.scale = scale
        self.angleDelta = angleDelta
        self.sample = sample
        self.modifiers = modifiers
    }
}

/// A key event.
public struct HostKey: Sendable, Codable {
    /// The phase of a key. `repeated` is an automatic repetition while the key is down.
    public enum Phase: String, Sendable, Codable { case down, repeated, up }

    /// The phase.
    public var phase: Phase
    /// The key as a usage number of USB's HID page 7, as in `UIKeyboardHIDUsage`; 0 if unknown.
    public var usage: Int
    /// The typed characters, including the effect of modifiers; empty for a key that types nothing.
    public var characters: String
    /// The characters without modifiers other than Shift.
    public var charactersIgnoringModifiers: String
    /// The time, in seconds of the host's clock.
    public var timestamp: TimeInterval
    /// The active modifiers.
    public var modifiers: HostModifiers

    /// Creates a key event, by default without modifiers.
    public init(
        phase: Phase, usage: Int, characters: String, charactersIgnoringModifiers: String, timestamp: TimeInterval,
        modifiers: HostModifiers = []
    ) {
        self.phase = phase
        self.usage = usage
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers
        self.timestamp = timestamp
        self.modifiers = modifiers
    }
}
