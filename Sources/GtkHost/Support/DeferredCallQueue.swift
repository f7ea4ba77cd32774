import CGtk
import Host

/// A queue of deferred calls for the next iteration of the main loop: timers without a delay, in the order of their creation.
@MainActor
final class DeferredCallQueue {
    private var waiting: [Call] = []
    private let turn = MainLoopSource(priority: G_PRIORITY_DEFAULT)

    final class Call: HostTimer {
        fileprivate var body: (@MainActor () -> Void)?

        init(_ body: @escaping @MainActor () -> Void) {
            self.body = body
        }

        func cancel() { body = nil }
    }

    init() {
        turn.body = { [weak self] in self?.run() }
    }

    func call(_ body: @escaping @MainActor () -> Void) -> any HostTimer {
        let call = Call(body)
        waiting.append(call)
        turn.ask()
        return call
    }

    /// Runs the calls that wait now. A call may run a nested loop, which runs the others.
    private func run() {
        for _ in 0..<waiting.count where !waiting.isEmpty {
            let call = waiting.removeFirst()
            if !waiting.isEmpty { turn.ask() }
            let body = call.body
            call.body = nil
            body?()
        }
        if waiting.isEmpty { turn.cancel() }
    }
}
