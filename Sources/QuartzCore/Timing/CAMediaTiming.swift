import Foundation
import Host

/// A time in seconds.
public typealias CFTimeInterval = TimeInterval

/// The current platform's time, in seconds. Callable from any thread. Under `UIKitTesting` it is the virtual clock's time.
public func CACurrentMediaTime() -> CFTimeInterval { Platform.now() }

/// The timing of an object inside of a parent's time: layers in their superlayers, animations in their layers and groups.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
    /// The begin time, in the parent's time. 0 for an animation means the time of its addition.
    var beginTime: CFTimeInterval { get set }
    /// The duration, in seconds of the object's local time.
    var duration: CFTimeInterval { get set }
    /// The rate of the local time relative to the parent's time.
    var speed: Float { get set }
    /// An offset that is added to the local time, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// The number of iterations. 0 means one.
    var repeatCount: Float { get set }
    /// The total duration of all iterations, in seconds. 0 leaves it to ``repeatCount``.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each iteration runs forwards and then backwards.
    var autoreverses: Bool { get set }
    /// The behaviour before the animation begins and after it ends.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Whether an animation shows its first value before it begins and its last value after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Shows the last value after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Shows the first value before the animation begins.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both `forwards` and `backwards`.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Shows no value of the animation before it begins and after it ends. The default.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")

    var fillsForwards: Bool { self == .forwards || self == .both }
    var fillsBackwards: Bool { self == .backwards || self == .both }
}
