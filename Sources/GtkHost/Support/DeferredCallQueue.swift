import CGtk
import Host

/// A queue of calls that run in the next iteration of the main loop, in the order of their creation. It implements timers without a delay.
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

    /// Runs the calls that are waiting when this begins. If one of them runs a nested loop, that loop runs the others.
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
