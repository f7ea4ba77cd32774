import Foundation
import Host

/// Seconds.
public typealias CFTimeInterval = TimeInterval

/// The time of the platform that the running code belongs to, in seconds; any thread. Under `UIKitTesting` the virtual clock's.
public func CACurrentMediaTime() -> CFTimeInterval { Platform.now() }

/// What has a time of its own inside of a parent's: layers in their superlayers, animations in their layers and groups.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
    /// When it begins, in the parent's time. 0 on an animation means: when it is added.
    var beginTime: CFTimeInterval { get set }
    /// How long it lasts, in seconds of its own time.
    var duration: CFTimeInterval { get set }
    /// How fast its time runs against the parent's.
    var speed: Float { get set }
    /// Seconds added to its time.
    var timeOffset: CFTimeInterval { get set }
    /// How often it repeats. 0 is once.
    var repeatCount: Float { get set }
    /// For how many seconds it repeats. 0 leaves that to ``repeatCount``.
    var repeatDuration: CFTimeInterval { get set }
    /// Every repetition runs forwards and then backwards.
    var autoreverses: Bool { get set }
    /// What holds before it begins and after it ended.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Whether an animation shows its first value before it begins, and its last one after it ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The last value stays.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value shows before.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Neither. The default.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")

    var fillsForwards: Bool { self == .forwards || self == .both }
    var fillsBackwards: Bool { self == .backwards || self == .both }
}
