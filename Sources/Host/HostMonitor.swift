import Foundation

/// A monitor of the desktop.
public struct HostMonitor: Sendable, Equatable {
    /// An identifier that is unique among the connected monitors, and constant while the monitor is connected.
    public var id: UInt
    /// The frame on the desktop, in points.
    public var frame: CGRect
    /// Device pixels per point.
    public var scale: CGFloat
    /// The maximum frame rate, in frames per second.
    public var framesPerSecond: Int

    public init(id: UInt, frame: CGRect, scale: CGFloat = 1, framesPerSecond: Int = 60) {
        self.id = id
        self.frame = frame
        self.scale = scale
        self.framesPerSecond = framesPerSecond
    }
}
