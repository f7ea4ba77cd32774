import Foundation

extension RunLoop.Mode {
    /// The mode of touch tracking. The main loop stays in its default mode during tracking, so timers and display links of both modes run.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
