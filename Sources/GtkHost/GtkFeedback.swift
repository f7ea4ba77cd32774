import CGtk
import Foundation
import Host

/// Haptic feedback with feedbackd, the feedback service of Linux phones.
@MainActor
final class GtkFeedback {
    private let native = lodestone_feedback_new()

    isolated deinit {
        lodestone_feedback_free(native)
    }

    /// Connects to feedbackd, by an empty vibration, so that the first feedback is not late.
    func prepare() { vibrate([]) }

    func play(_ feedback: HostFeedback) {
        switch feedback {
        case .impact(let strength): vibrate([(strength, 20)])
        case .selection: vibrate([(0.3, 10)])
        case .success: vibrate([(0.6, 30), (0, 90), (1, 40)])
        case .warning: vibrate([(0.8, 40), (0, 120), (0.6, 40)])
        case .error: vibrate([(1, 40), (0, 60), (1, 40), (0, 60), (1, 60)])
        }
    }

    /// Vibrates with a sequence of pulses and pauses, which imitates a phone's feedback. Each has a strength from 0 to 1 and a duration in milliseconds.
    private func vibrate(_ pulses: [(strength: Double, milliseconds: Double)]) {
        let numbers = pulses.flatMap { [$0.strength, $0.milliseconds] }
        lodestone_vibrate(native, ProcessInfo.processInfo.processName, numbers, Int32(pulses.count))
    }
}
