import Foundation
import Host

/// A timer on the virtual clock.
final class TestTimer: HostTimer {
    /// The time at which the timer fires, in seconds of the platform's clock.
    let deadline: TimeInterval
    /// The order among timers of one deadline: the first scheduled fires first.
    let order: Int
    private var body: (@MainActor () -> Void)?

    init(deadline: TimeInterval, order: Int, body: @escaping @MainActor () -> Void) {
        self.deadline = deadline
        self.order = order
        self.body = body
    }

    /// Whether the timer has neither fired nor been cancelled.
    var isPending: Bool { body != nil }

    func cancel() {
        body = nil
    }

    func fire() {
        let body = body
        self.body = nil
        body?()
    }
}
