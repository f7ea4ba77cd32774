import Foundation
import Host

/// The time observers of a player.
@MainActor
final class TimeObservers {
    weak var player: AVPlayer?
    private var observations: [TimeObservation] = []

    /// The tolerance in seconds: an observer may be called this much before its time.
    nonisolated static let tolerance: TimeInterval = 0.001

    func add(_ times: any ObservedTimes, _ queue: DispatchQueue?, _ block: @escaping @Sendable (CMTime) -> Void) -> Any {
        let observation = TimeObservation(times, queue, block)
        observations.append(observation)
        schedule(observation)
        return observation
    }

    func remove(_ observer: Any) {
        guard let observation = observer as? TimeObservation else { return }
        observation.timer?.cancel()
        observations.removeAll { $0 === observation }
    }

    func removeAll() {
        for observation in observations { observation.timer?.cancel() }
        observations = []
    }

    /// Sets the timers after the position, the rate or the state changed.
    func update() {
        for observation in observations { schedule(observation) }
    }

    /// Calls the periodic observers after a jump.
    func timeDidJump() {
        guard let player, player.currentItem?.status == .readyToPlay else { return }
        let time = player.currentTime()
        for observation in observations where observation.times.includesJumps { observation.call(time) }
    }

    private func schedule(_ observation: TimeObservation) {
        observation.timer?.cancel()
        observation.timer = nil
        guard let player, player.isAdvancing, let platform = Platform.current else { return }
        let position = player.currentTime().seconds
        guard let next = observation.times.next(after: position) else { return }
        observation.timer = platform.schedule(after: max(next - position, 0) / Double(player.rate)) { [weak self, weak observation] in
            guard let self, let observation else { return }
            fire(observation, at: next)
        }
    }

    private func fire(_ observation: TimeObservation, at time: TimeInterval) {
        guard let player else { return }
        let now = player.currentTime()
        // The playback may have waited for data.
        if now.seconds >= time - Self.tolerance { observation.call(now) }
        // The block may have removed the observation.
        if observations.contains(where: { $0 === observation }) { schedule(observation) }
    }
}
