import Foundation

extension RunLoop.Mode {
    /// The run-loop mode during touch tracking. On Linux the main loop stays in its default mode, so timers and display links of both modes run.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
