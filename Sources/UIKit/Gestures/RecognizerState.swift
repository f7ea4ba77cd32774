/// The state machine of a recognizer: its public ``UIGestureRecognizer/State``, and whether it is held back.
///
/// A recognizer is ``waiting(_:)`` if it has recognized its gesture, but another recognizer that it requires to fail is still undecided.
/// Meanwhile its public state is possible.
///
/// ```
///   possible ──────────────► began ──► changed ──► ended | cancelled ─┐
///      │  │                    ▲                     ▲                │
///      │  └──► waiting ────────┴─────────────────────┤                │
///      │          │        (released)                │                ▼
///      ├──────────┴──► failed ───────────────────────┼──────► possible (reset)
///      └─────────────────────────────────────────────┘ (discrete)
/// ```
package enum RecognizerState: Equatable {
    /// Undecided.
    case possible
    /// Recognized, but held back until others have failed.
    case waiting(Held)
    case began
    case changed
    /// A continuous gesture ended, or a discrete gesture was recognized.
    case ended
    case cancelled
    case failed

    /// The progress of a recognizer while it was held back.
    package enum Held: Equatable {
        /// A discrete gesture was recognized.
        case recognized
        /// A continuous gesture began and continues.
        case begun
        /// A continuous gesture began and ended.
        case begunAndEnded
    }

    /// A transition of the state machine.
    package enum Step: Equatable {
        case begin
        case change
        case end
        case cancel
        case fail
        /// The recognizer would begin or end, but has to wait.
        case hold(Held)
        /// The recognizers that it waited for have failed.
        case release
        /// All touches have ended, so the recognizer can recognize a new gesture.
        case reset
    }

    /// The transition function: the state after `step`; nil if it is not allowed.
    package func after(_ step: Step) -> RecognizerState? {
        switch (self, step) {
        case (.possible, .begin): .began
        case (.possible, .end): .ended
        case (.possible, .hold(let held)): .waiting(held)
        case (.possible, .fail), (.possible, .cancel): .failed

        case (.waiting(let held), .begin), (.waiting(let held), .change): .waiting(held)
        case (.waiting(let held), .end): .waiting(held == .begun ? .begunAndEnded : held)
        case (.waiting(.recognized), .release): .ended
        case (.waiting, .release): .began
        case (.waiting, .fail), (.waiting, .cancel): .failed

        case (.began, .change), (.changed, .change): .changed
        case (.began, .end), (.changed, .end): .ended
        // A recognizer that has begun is cancelled instead of failing, so that its targets are notified of the end.
        case (.began, .cancel), (.changed, .cancel), (.began, .fail), (.changed, .fail): .cancelled

        case (.ended, .reset), (.cancelled, .reset), (.failed, .reset): .possible
        default: nil
        }
    }

    /// The public state.
    package var state: UIGestureRecognizer.State {
        switch self {
        case .possible, .waiting: .possible
        case .began: .began
        case .changed: .changed
        case .ended: .ended
        case .cancelled: .cancelled
        case .failed: .failed
        }
    }

    /// Whether the recognizer has neither recognized its gesture nor failed. Also true while it waits.
    package var isUndecided: Bool {
        switch self {
        case .possible, .waiting: true
        default: false
        }
    }

    /// Whether a continuous gesture is in progress.
    package var isUnderWay: Bool { self == .began || self == .changed }

    /// Whether recognition is over (ended, cancelled or failed), so that only a reset follows.
    package var isFinal: Bool {
        switch self {
        case .ended, .cancelled, .failed: true
        default: false
        }
    }

    /// Whether the gesture was recognized: it is in progress or has ended.
    package var isRecognized: Bool { isUnderWay || self == .ended }

    /// Whether a new touch may still contribute to the gesture.
    package var takesTouches: Bool {
        switch self {
        case .possible, .waiting(.begun), .began, .changed: true
        default: false
        }
    }
}
