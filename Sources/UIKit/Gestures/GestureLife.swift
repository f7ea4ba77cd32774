/// Where a recognizer really is: its public ``UIGestureRecognizer/State``, and besides that whether it is held back.
///
/// A recognizer that has seen its gesture while another that it requires to fail is still undecided is ``waiting(_:)``. To the app
/// outside it stays possible until then.
///
/// ```
///   possible ──────────────► began ──► changed ──► ended | cancelled ─┐
///      │  │                    ▲                     ▲                │
///      │  └──► waiting ────────┴─────────────────────┤                │
///      │          │        (released)                │                ▼
///      ├──────────┴──► failed ───────────────────────┼──────► possible (reset)
///      └─────────────────────────────────────────────┘ (discrete)
/// ```
package enum GestureLife: Equatable {
    /// Undecided.
    case possible
    /// Recognized, but held back until others failed.
    case waiting(Held)
    case began
    case changed
    /// The end of a continuous gesture, or a discrete one that was recognized.
    case ended
    case cancelled
    case failed

    /// What a recognizer did while it was held back.
    package enum Held: Equatable {
        /// A discrete gesture happened.
        case recognized
        /// A continuous gesture began, and is still going on.
        case begun
        /// A continuous gesture began and came to its end.
        case begunAndEnded
    }

    /// What can happen to a recognizer.
    package enum Step: Equatable {
        case begin
        case change
        case end
        case cancel
        case fail
        /// It would begin or end, but has to wait.
        case hold(Held)
        /// What it waited for has failed.
        case release
        /// All of its fingers are up, and the next attempt may come.
        case reset
    }

    /// The transition function: where `step` leads from here; nil where it is not allowed.
    package func after(_ step: Step) -> GestureLife? {
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
        // One that has begun cannot fail any more: its targets were told, and have to hear of an end.
        case (.began, .cancel), (.changed, .cancel), (.began, .fail), (.changed, .fail): .cancelled

        case (.ended, .reset), (.cancelled, .reset), (.failed, .reset): .possible
        default: nil
        }
    }

    /// What the recognizer's `state` says.
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

    /// Neither recognized nor failed, as far as targets were told.
    package var isUndecided: Bool {
        switch self {
        case .possible, .waiting: true
        default: false
        }
    }

    /// A continuous gesture is going on.
    package var isUnderWay: Bool { self == .began || self == .changed }

    /// The attempt is over; only a reset follows.
    package var isFinal: Bool {
        switch self {
        case .ended, .cancelled, .failed: true
        default: false
        }
    }

    /// The touches became this gesture: it goes on, or it came to its end.
    package var isRecognized: Bool { isUnderWay || self == .ended }

    /// A finger that comes down now can be part of the attempt.
    package var takesTouches: Bool {
        switch self {
        case .possible, .waiting(.begun), .began, .changed: true
        default: false
        }
    }
}
