import Foundation
import Host

/// A callback that waits for the virtual clock.
final class TestTimer: HostTimer {
    /// When it is due, in seconds of the platform's clock.
    let deadline: TimeInterval
    /// Tells timers of one deadline apart: the one that was scheduled first fires first.
    let order: Int
    private var body: (@MainActor () -> Void)?

    init(deadline: TimeInterval, order: Int, body: @escaping @MainActor () -> Void) {
        self.deadline = deadline
        self.order = order
        self.body = body
    }

    /// Neither fired nor cancelled.
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
