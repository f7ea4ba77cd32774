import Host

/// Calls that wait until the frame that is under way, or else the next one, was committed: when what was changed can be seen.
@MainActor
final class AfterCommit {
    /// One call. It is called off when the ticket is no longer held.
    final class Ticket {
        fileprivate let body: @MainActor () -> Void

        fileprivate init(_ body: @escaping @MainActor () -> Void) {
            self.body = body
        }
    }

    private struct Waiting {
        weak var ticket: Ticket?
    }

    private var waiting: [Waiting] = []
    private let frameLoop: FrameLoop

    /// The running platform's calls.
    static var current: AfterCommit {
        let platform = Platform.required
        return platform.singletons.value(of: AfterCommit.self) { AfterCommit(frameLoop: .of(platform)) }
    }

    private init(frameLoop: FrameLoop) {
        self.frameLoop = frameLoop
        frameLoop.addCommitHook { [weak self] _ in self?.perform() }
    }

    /// Calls `body` after the commit, for as long as the ticket is held.
    func schedule(_ body: @escaping @MainActor () -> Void) -> Ticket {
        let ticket = Ticket(body)
        waiting.append(Waiting(ticket: ticket))
        frameLoop.setNeedsFrame()
        return ticket
    }

    private func perform() {
        if waiting.isEmpty { return }
        let due = waiting
        waiting = []
        for entry in due { entry.ticket?.body() }
    }
}
