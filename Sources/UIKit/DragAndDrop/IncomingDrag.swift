import Foundation
import Host

/// Data of another program that the window system drags over a scene, as a session that targets see.
///
/// How many things are dragged is known only after the drop, as the lists that tell it are data: until then the session has one item with all
/// the formats. The drop is performed when the lists were read.
@MainActor
final class IncomingDrag {
    private let drop: any HostIncomingDrag
    private let scene: UIWindowScene
    private let platform: any HostPlatform
    private let content: WatchedContent
    private let session: DropSession
    private let tracker: DropTracker
    /// Called once it is over and nothing is read any more.
    private let onEnd: () -> Void

    init(_ drop: any HostIncomingDrag, over scene: UIWindowScene, platform: any HostPlatform, onEnd: @escaping () -> Void) {
        self.drop = drop
        self.scene = scene
        self.platform = platform
        self.onEnd = onEnd
        content = WatchedContent(drop.content)
        let item = UIDragItem(itemProvider: NSItemProvider(content: content))
        // Whether data are moved is settled between programs, of whom only the source can take them away.
        session = DropSession(items: [item], allowsMoveOperation: false, at: DragPlace(drop.location, in: scene))
        session.allowedOperations = UIDragSourceOperations(drop.operations)
        tracker = DropTracker(session: session, in: .of(platform))
        tracker.onUpdate = { [weak self] in self?.propose() }
    }

    /// It is over the scene, somewhere else than before.
    func moved() {
        tracker.update(at: DragPlace(drop.location, in: scene))
    }

    /// It left, was called off, or the other program is gone.
    func exited() {
        tracker.exit()
        tracker.end()
        onEnd()
    }

    /// It was dropped.
    func perform() {
        let operation = IncomingDrag.operation(for: tracker.proposal?.operation, among: drop.operations)
        guard tracker.target != nil, !operation.isEmpty else { return refuse() }
        Task {
            do {
                let providers = try await NSItemProvider.providers(of: content)
                Platform.with(platform) { take(providers, operation) }
            } catch {
                dragLog.error("What was dropped cannot be taken: \(error)")
                Platform.with(platform) { refuse() }
            }
        }
    }

    private func refuse() {
        tracker.exit()
        tracker.end()
        drop.finish([])
        onEnd()
    }

    private func take(_ providers: [NSItemProvider], _ operation: HostDragOperations) {
        // The target may have gone while the lists were read.
        guard tracker.target?.delegate != nil else { return refuse() }
        session.replaceItems(providers.map { UIDragItem(itemProvider: $0) })
        tracker.perform()
        let endings = session.items.map { tracker.ending(of: $0, liftedAs: nil, center: drop.location) }
        // The other program's picture went with the drop; what the app animates along with it goes on as if there were one.
        UIView.animate(withDuration: DragConstants.foreignDropDuration, delay: 0, options: .allowUserInteraction) {
            for ending in endings { ending.animator.runAnimations() }
        } completion: { _ in
            for ending in endings { ending.animator.finish(at: .end) }
            self.tracker.conclude()
        }
        session.transfer.whenFinished { self.finish(operation) }
    }

    /// Tells the other program that it is no longer needed.
    private func finish(_ operation: HostDragOperations) {
        // Who would take data away after a move must not do so where they did not arrive.
        drop.finish(content.hasFailed || session.progress.isCancelled ? [] : operation)
        onEnd()
    }

    private func propose() {
        drop.propose(IncomingDrag.operation(for: tracker.proposal?.operation, among: drop.operations))
    }

    /// What is done between programs for a target's proposal: a copy wherever the source allows one, as a move is for this program's own data alone.
    /// A source that only lets its data be referred to has them read all the same. One that only gives them away does so to targets that
    /// would move.
    static func operation(for proposal: UIDropOperation?, among allowed: HostDragOperations) -> HostDragOperations {
        guard let proposal, proposal.transfersData else { return [] }
        if allowed.contains(.copy) { return .copy }
        if proposal == .move, allowed.contains(.move) { return .move }
        return allowed.intersection(.link)
    }
}

extension UIDragSourceOperations {
    /// The window system's operations.
    fileprivate init(_ operations: HostDragOperations) {
        self = []
        if operations.contains(.copy) { insert(.copy) }
        if operations.contains(.move) { insert(.move) }
        if operations.contains(.link) { insert(.link) }
    }
}
