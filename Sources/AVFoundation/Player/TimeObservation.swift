import Foundation
import Host

/// An observation of a player's time.
@MainActor
final class TimeObservation {
    let times: any ObservedTimes
    private let queue: DispatchQueue?
    private let block: @Sendable (CMTime) -> Void
    var timer: (any HostTimer)?

    init(_ times: any ObservedTimes, _ queue: DispatchQueue?, _ block: @escaping @Sendable (CMTime) -> Void) {
        (self.times, self.queue, self.block) = (times, queue, block)
    }

    func call(_ time: CMTime) {
        guard let queue, !queue.isMain else { return block(time) }
        queue.async { [block] in block(time) }
    }
}
