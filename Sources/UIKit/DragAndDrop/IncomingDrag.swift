import Foundation
import Host

/// A drag of another program over a scene, which the window system carries. Provides the targets with a session.
///
/// The number of items is known only after the drop, because the lists of items must be read like other data. Before, the session has one item with
/// all formats. The drop is performed after the lists were read.
@MainActor
final class IncomingDrag {
    private let drop: any HostIncomingDrag
    private let scene: UIWindowScene
    private let platform: any HostPlatform
    private let content: WatchedContent
    private let session: DropSession
    private let tracker: DropTracker
    /// Called once after the drag has ended and all data has been read.
    private let onEnd: () -> Void

    init(_ drop: any HostIncomingDrag, over scene: UIWindowScene, platform: any HostPlatform, onEnd: @escaping () -> Void) {
        self.drop = drop
        self.scene = scene
        self.platform = platform
        self.onEnd = onEnd
        content = WatchedContent(drop.content)
        let item = UIDragItem(itemProvider: NSItemProvider(content: content))
        // Moves are not allowed: only the source program can delete the data, so it must negotiate a move with the target itself.
        session = DropSession(items: [item], allowsMoveOperation: false, at: DragLocation(drop.location, in: scene))
        session.allowedOperations = UIDragSourceOperations(drop.operations)
        tracker = DropTracker(session: session, in: .of(platform))
        tracker.onUpdate = { [weak self] in self?.propose() }
    }

    /// Called after the drag moved within the scene.
    func moved() {
        tracker.update(at: DragLocation(drop.location, in: scene))
    }

    /// Called after the drag left or was cancelled, or the other program terminated.
    func exited() {
        tracker.exit()
        tracker.end()
        onEnd()
    }

    /// Called when the drag was dropped.
    func perform() {
        let operation = IncomingDrag.operation(for: tracker.proposal?.operation, among: drop.operations)
        guard tracker.target != nil, !operation.isEmpty else { return refuse() }
        Task {
            do {
                let providers = try await NSItemProvider.providers(of: content)
                Platform.with(platform) { take(providers, operation) }
            } catch {
                dragLog.error("Cannot read the dropped data: \(error)")
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
        // The target may have been removed since the drop.
        guard tracker.target?.delegate != nil else { return refuse() }
        session.replaceItems(providers.map { UIDragItem(itemProvider: $0) })
        tracker.perform()
        let endings = session.items.map { tracker.ending(of: $0, liftedAs: nil, center: drop.location) }
        // The other program's drag image disappears at the drop. The app's animations run as if an item were animated to its target.
        UIView.animate(withDuration: DragConstants.incomingDropDuration, delay: 0, options: .allowUserInteraction) {
            for ending in endings { ending.animator.runAnimations() }
        } completion: { _ in
            for ending in endings { ending.animator.finish(at: .end) }
            self.tracker.conclude()
        }
        session.transfer.whenFinished { self.finish(operation) }
    }

    /// Reports the drag's end to the other program.
    private func finish(_ operation: HostDragOperations) {
        // After a failed transfer, reports no operation. The source would delete its data if a move were reported.
        drop.finish(content.hasFailed || session.progress.isCancelled ? [] : operation)
        onEnd()
    }

    private func propose() {
        drop.propose(IncomingDrag.operation(for: tracker.proposal?.operation, among: drop.operations))
    }

    /// Chooses the operation to negotiate with the other program from a target's proposal.
    ///
    /// The operation is a copy if the source allows it, because moves are for this program's own data. If the source only allows a move, the operation is
    /// a move if the target proposes it. If the source only allows a link, the operation is a link.
    static func operation(for proposal: UIDropOperation?, among allowed: HostDragOperations) -> HostDragOperations {
        guard let proposal, proposal.transfersData else { return [] }
        if allowed.contains(.copy) { return .copy }
        if proposal == .move, allowed.contains(.move) { return .move }
        return allowed.intersection(.link)
    }
}

extension UIDragSourceOperations {
    /// Converts the window system's operations.
    fileprivate init(_ operations: HostDragOperations) {
        self = []
        if operations.contains(.copy) { insert(.copy) }
        if operations.contains(.move) { insert(.move) }
        if operations.contains(.link) { insert(.link) }
    }
}
