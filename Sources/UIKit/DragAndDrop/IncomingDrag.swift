import Foundation
import Host

/// Another program's data that the window system drags over a scene, as a session for targets.
///
/// The number of items is known only after the drop, since the lists are data too. Until then the session has one item with all the
/// formats. The drop is performed when the lists were read.
@MainActor
final class IncomingDrag {
    private let drop: any HostIncomingDrag
    private let scene: UIWindowScene
    private let platform: any HostPlatform
    private let content: WatchedContent
    private let session: DropSession
    private let tracker: DropTracker
    /// Called once after the drag's end, when no data is being read.
    private let onEnd: () -> Void

    init(_ drop: any HostIncomingDrag, over scene: UIWindowScene, platform: any HostPlatform, onEnd: @escaping () -> Void) {
        self.drop = drop
        self.scene = scene
        self.platform = platform
        self.onEnd = onEnd
        content = WatchedContent(drop.content)
        let item = UIDragItem(itemProvider: NSItemProvider(content: content))
        // Programs negotiate a move among themselves, and only the source can delete the data.
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
        // The target may have been removed while the lists were read.
        guard tracker.target?.delegate != nil else { return refuse() }
        session.replaceItems(providers.map { UIDragItem(itemProvider: $0) })
        tracker.perform()
        let endings = session.items.map { tracker.ending(of: $0, liftedAs: nil, center: drop.location) }
        // The other program's drag image disappeared with the drop. The app's animations run as if there were one.
        UIView.animate(withDuration: DragConstants.incomingDropDuration, delay: 0, options: .allowUserInteraction) {
            for ending in endings { ending.animator.runAnimations() }
        } completion: { _ in
            for ending in endings { ending.animator.finish(at: .end) }
            self.tracker.conclude()
        }
        session.transfer.whenFinished { self.finish(operation) }
    }

    /// Reports the end to the other program.
    private func finish(_ operation: HostDragOperations) {
        // After a failed transfer the source must not delete the data, as it would after a move.
        drop.finish(content.hasFailed || session.progress.isCancelled ? [] : operation)
        onEnd()
    }

    private func propose() {
        drop.propose(IncomingDrag.operation(for: tracker.proposal?.operation, among: drop.operations))
    }

    /// The operation to negotiate with the other program for a target's proposal.
    ///
    /// A copy if the source allows it, since a move is for this program's own data. A link if the source allows nothing else. A move if the
    /// source allows only that and the target proposes it.
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
