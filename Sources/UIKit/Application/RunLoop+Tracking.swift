import Foundation

extension RunLoop.Mode {
    /// The mode of following a finger. The main loop never leaves its default mode for it here: timers and display links of both run.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
