import Foundation

/// One thing that a person did to a window.
public enum HostEvent: Sendable, Codable {
    /// A finger or a pen on the glass.
    case touch(HostTouch)
    /// A mouse or another device that moves a pointer: moves, with or without buttons, and clicks.
    case pointer(HostPointer)
    /// A wheel, or two fingers on a touchpad.
    case scroll(HostScroll)
    /// Two fingers pinching or turning on a touchpad.
    case touchpadGesture(HostTouchpadGesture)
    /// A key.
    case key(HostKey)
}

/// Where something was at one moment.
public struct HostSample: Sendable, Equatable, Codable {
    /// In points from the content's top left corner.
    public var position: CGPoint
    /// Seconds of the platform's clock.
    public var timestamp: TimeInterval
    /// From 0 to 1; nil where the device does not measure it.
    public var pressure: Double?
    /// The pen's tilt from upright along x and y, each from -1 to 1; nil where the device does not measure it.
    public var tilt: CGPoint?
    /// How far a pen in the air is from the glass, from 0, on it, to 1, as far as it is noticed; nil where the device does not measure it.
    public var distance: Double?

    /// A place at a time; what the device does not measure is nil unless said.
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

/// Keys and locks that are down while something else happens.
public struct HostModifiers: OptionSet, Sendable, Hashable, Codable {
    /// A bit for each key.
    public let rawValue: Int
    /// The keys whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The lock of capital letters is on.
    public static let capsLock = HostModifiers(rawValue: 1 << 0)
    /// A shift key.
    public static let shift = HostModifiers(rawValue: 1 << 1)
    /// A control key.
    public static let control = HostModifiers(rawValue: 1 << 2)
    /// The alternate key, Alt or Option.
    public static let alternate = HostModifiers(rawValue: 1 << 3)
    /// The key with the desktop's sign.
    public static let command = HostModifiers(rawValue: 1 << 4)
}

/// A finger's or a pen's step through its life.
public struct HostTouch: Sendable, Codable {
    /// Where a touch is in its life. Cancelled: the system took it away.
    public enum Phase: String, Sendable, Codable { case began, moved, ended, cancelled }
    /// What touches the screen.
    public enum Device: String, Sendable, Codable { case finger, pen, eraser }

    /// The same from began to ended or cancelled, and no other touch's meanwhile.
    public var id: UInt64
    /// What touches the screen.
    public var device: Device
    /// Where the touch is in its life.
    public var phase: Phase
    /// The newest position.
    public var sample: HostSample
    /// Positions between the last event and this one that the system put together, oldest first, ``sample`` left out.
    public var history: [HostSample]
    /// The keys that are held down meanwhile.
    public var modifiers: HostModifiers

    /// A step of a touch: a finger's, without a history or held keys unless said.
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

/// What a mouse did.
public struct HostPointer: Sendable, Codable {
    /// What a mouse does.
    public enum Kind: Sendable, Equatable, Codable {
        /// It came over the window.
        case entered
        /// It moved, with no button or with ``HostPointer/buttons`` down.
        case moved
        /// It left the window.
        case left
        /// The button that went down: 1 is the primary one, 2 the secondary, 3 the middle one, and so on.
        case pressed(button: Int)
        /// The button that came up, counted as those that go down.
        case released(button: Int)
        /// The system took the pointer away while a button was down.
        case cancelled
    }

    /// What the mouse did.
    public var kind: Kind
    /// A set bit for each button that is down after this event: bit 0 is button 1.
    public var buttons: Int
    /// Its newest position.
    public var sample: HostSample
    /// Positions since the last event that the system put together, oldest first, ``sample`` left out.
    public var history: [HostSample]
    /// The keys that are held down meanwhile.
    public var modifiers: HostModifiers

    /// What a mouse did, without a history or held keys unless said.
    public init(kind: Kind, buttons: Int, sample: HostSample, history: [HostSample] = [], modifiers: HostModifiers = []) {
        self.kind = kind
        self.buttons = buttons
        self.sample = sample
        self.history = history
        self.modifiers = modifiers
    }
}

/// Content is pushed by a wheel or by two fingers on a touchpad.
public struct HostScroll: Sendable, Codable {
    /// What pushes, and whether it goes on.
    public enum Phase: String, Sendable, Codable {
        /// A wheel's notch: it has no beginning and no end.
        case discrete
        /// A touchpad's fingers move.
        case moved
        /// They left the touchpad.
        case ended
    }

    /// What pushes, and whether it goes on.
    public var phase: Phase
    /// In points; positive shows what is further right and further down.
    public var delta: CGPoint
    /// Where the pointer is.
    public var sample: HostSample
    /// The keys that are held down meanwhile.
    public var modifiers: HostModifiers

    /// A push by `delta` points, without held keys unless said.
    public init(phase: Phase, delta: CGPoint, sample: HostSample, modifiers: HostModifiers = []) {
        self.phase = phase
        self.delta = delta
        self.sample = sample
        self.modifiers = modifiers
    }
}

/// Two fingers on a touchpad that pinch and turn at once.
public struct HostTouchpadGesture: Sendable, Codable {
    /// Where the gesture is in its life. Cancelled: the system took it away.
    public enum Phase: String, Sendable, Codable { case began, changed, ended, cancelled }

    /// Where the gesture is in its life.
    public var phase: Phase
    /// The fingers' distance over that at the beginning.
    public var scale: Double
    /// The turn since the last event, in radians, positive clockwise.
    public var angleDelta: Double
    /// Where the pointer is.
    public var sample: HostSample
    /// The keys that are held down meanwhile.
    public var modifiers: HostModifiers

    /// A step of a gesture, without held keys unless said.
    public init(phase: Phase, scale: Double, angleDelta: Double, sample: HostSample, modifiers: HostModifiers = []) {
        self.phase = phase
        self.scale = scale
        self.angleDelta = angleDelta
        self.sample = sample
        self.modifiers = modifiers
    }
}

/// A key that goes down or up.
public struct HostKey: Sendable, Codable {
    /// What the key does. Repeated: it is still down, and the system says so again.
    public enum Phase: String, Sendable, Codable { case down, repeated, up }

    /// What the key does.
    public var phase: Phase
    /// The key's place on the keyboard as a usage of USB's HID page 7, as `UIKeyboardHIDUsage` has it; 0 where unknown.
    public var usage: Int
    /// What the key types with the modifiers that are down; empty for a key that types nothing.
    public var characters: String
    /// What it would type without modifiers other than shift.
    public var charactersIgnoringModifiers: String
    /// When, in seconds of the host's clock.
    public var timestamp: TimeInterval
    /// The keys that are held down meanwhile.
    public var modifiers: HostModifiers

    /// A key that goes down or up, without held keys unless said.
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
