import Host
import UIKit

/// What the desktop around the app does, and what it was asked for.
extension TestHost {
    /// The addresses that the app opened in other programs, in order.
    public var openedURLs: [URL] { platform.openedURLs }

    /// Which addresses some program opens: what `canOpenURL(_:)` answers, and whether `open(_:)` succeeds. All at first.
    public var opensURL: (URL) -> Bool {
        get { platform.opensURL }
        set { platform.opensURL = newValue }
    }

    /// What a person chooses in the desktop's dialogs for files; nil for nothing, which is the answer at first.
    public var choosesFiles: (TestFileDialog) -> [URL]? {
        get { platform.choosesFiles }
        set { platform.choosesFiles = newValue }
    }

    /// What a person was to feel, in order: `"impact 0.7"` with its strength above 0 to 1, `"selection"`, `"success"`, `"warning"`, `"error"`.
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

    /// The files whose sounds a person was to hear, in order. Each takes a tenth of a second.
    public var sounds: [URL] { platform.sounds }

    /// Says that the machine runs short of memory.
    public func warnOfMemory() {
        enter { platform.onMemoryWarning?() }
    }

    /// Shakes the machine, as a person does to take something back: the first responder, or else the root controller, is told.
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
