import Host

/// Calls functions after the next commit of a frame, when the latest changes are visible.
@MainActor
final class AfterCommit {
    /// A scheduled call. Releasing the ticket cancels it.
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

    /// The instance of the current platform, created on first use.
    static var current: AfterCommit {
        let platform = Platform.required
        return platform.singletons.value(of: AfterCommit.self) { AfterCommit(frameLoop: .of(platform)) }
    }

    private init(frameLoop: FrameLoop) {
        self.frameLoop = frameLoop
        frameLoop.addCommitHook { [weak self] _ in self?.perform() }
    }

    /// Calls `body` after the next commit, unless the ticket is released before.
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
