import Host
import UIKit

/// The desktop around the app.
extension TestHost {
    /// The URLs that the app opened in other programs, in order.
    public var openedURLs: [URL] { platform.openedURLs }

    /// Returns whether a program can open a URL. Determines the result of `canOpenURL(_:)`, and whether `open(_:)` succeeds. By default, all URLs can be
    /// opened.
    public var opensURL: (URL) -> Bool {
        get { platform.opensURL }
        set { platform.opensURL = newValue }
    }

    /// The files that the user chooses in the desktop's file dialogs; nil cancels. The default is nil.
    public var choosesFiles: (TestFileDialog) -> [URL]? {
        get { platform.choosesFiles }
        set { platform.choosesFiles = newValue }
    }

    /// The haptic feedback so far, in order: `"impact 0.7"` with the intensity from 0 to 1, `"selection"`, `"success"`, `"warning"`,
    /// `"error"`.
    public var feedback: [String] {
        platform.feedback.map { feedback in
            switch feedback {
            case .impact(let strength): "impact \(strength)"
            case .selection: "selection"
            case .success: "success"
            case .warning: "warning"
            case .error: "error"
            }
        }
    }

    /// The sound files played so far, in order. Each takes 0.1 seconds.
    public var sounds: [URL] { platform.sounds }

    /// Whether the app keeps the display on, by `UIApplication.isIdleTimerDisabled`.
    public var isDisplayKeptOn: Bool { platform.isIdleInhibited }

    /// Simulates a battery with a charge from 0 to 1. The state is charging, full or unplugged; `.unknown` removes the battery.
    public func setBattery(level: Float, state: UIDevice.BatteryState) {
        platform.battery =
            switch state {
            case .unknown: nil
            case .unplugged: HostBattery(level: Double(level), state: .discharging)
            case .charging: HostBattery(level: Double(level), state: .charging)
            case .full: HostBattery(level: Double(level), state: .full)
            }
    }

    /// Sends the app a memory warning, as if the machine were short of memory.
    public func warnOfMemory() {
        enter { platform.onMemoryWarning?() }
    }

    /// Shakes the device: sends a motion event to the first responder, or without one to the root controller.
    public func shake() {
        enter {
            let event = MotionEvent()
            event.timestamp = now
            let responder = window.firstResponder ?? window.rootViewController ?? window
            responder.motionBegan(.motionShake, with: event)
            responder.motionEnded(.motionShake, with: event)
        }
    }
}
