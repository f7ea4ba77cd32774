import CGtk
import Host

/// What is called when the main loop comes round: timers without a delay, in the order in which they were asked for.
@MainActor
final class GtkSoon {
    private var waiting: [Call] = []
    private let turn = GtkTurn(priority: G_PRIORITY_DEFAULT)

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

    /// Calls those that wait now. One of them may run a loop, in which the others are called.
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
