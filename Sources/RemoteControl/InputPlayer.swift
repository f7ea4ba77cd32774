import Foundation
import Host
import RemoteProtocol

/// Plays timed steps of input, one gesture after another.
@MainActor
final class InputPlayer {
    /// A step of a gesture.
    struct Step {
        /// Seconds since the gesture began.
        let time: TimeInterval
        let action: @MainActor () throws(RemoteError) -> Void

        init(at time: TimeInterval, _ action: @escaping @MainActor () throws(RemoteError) -> Void) {
            self.time = time
            self.action = action
        }
    }

    private struct Gesture {
        let makeSteps: @MainActor () throws(RemoteError) -> [Step]
        let completion: @MainActor (RemoteError?) -> Void
    }

    private let platform: any HostPlatform
    private var waiting: [Gesture] = []
    private var isPlaying = false

    init(platform: any HostPlatform) {
        self.platform = platform
    }

    /// Plays a gesture after those that were added before.
    ///
    /// - Parameters:
    ///   - makeSteps: Returns the steps, oldest first. Called when the gesture begins, since an earlier one may move the views.
    ///   - completion: Called once, after the last step or an error.
    func play(
        _ makeSteps: @escaping @MainActor () throws(RemoteError) -> [Step], completion: @escaping @MainActor (RemoteError?) -> Void
    ) {
        waiting.append(Gesture(makeSteps: makeSteps, completion: completion))
        if !isPlaying { playNext() }
    }

    private func playNext() {
        guard !waiting.isEmpty else { return }
        let gesture = waiting.removeFirst()
        isPlaying = true
        do throws(RemoteError) {
            let steps = try gesture.makeSteps()
            run(steps[...], of: gesture, since: platform.clock.now())
        } catch {
            end(gesture, error)
        }
    }

    private func run(_ steps: ArraySlice<Step>, of gesture: Gesture, since start: TimeInterval) {
        var steps = steps
        while let step = steps.first {
            // The tolerance hides rounding errors of added fractions.
            let delay = start + step.time - platform.clock.now()
            guard delay <= 1e-6 else {
                let rest = steps
                _ = platform.schedule(after: delay) { [weak self] in self?.run(rest, of: gesture, since: start) }
                return
            }
            steps.removeFirst()
            do throws(RemoteError) {
                try step.action()
            } catch {
                return end(gesture, error)
            }
        }
        end(gesture, nil)
    }

    private func end(_ gesture: Gesture, _ error: RemoteError?) {
        isPlaying = false
        gesture.completion(error)
        if !isPlaying { playNext() }
    }
}
