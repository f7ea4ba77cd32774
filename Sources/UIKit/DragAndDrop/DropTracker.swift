/// Follows a session from target to target, and notifies each in order, once.
///
/// The target is the innermost view under the drag that has a drop interaction whose delegate can handle the session. It is found by one
/// hit test and a walk up from the hit view, so that the cost does not depend on the number of other targets.
@MainActor
package final class DropTracker {
    /// The session that the targets see.
    package let session: DropSession
    /// The interaction under the drag that handles the session.
    package private(set) weak var target: UIDropInteraction?
    /// The target's last proposal; nil without a target.
    package private(set) var proposal: UIDropProposal?

    /// The view under the drag.
    private weak var hit: UIView?
    /// Interactions above ``hit`` whose delegates declined. They are called again only after the drag has left their views.
    private var refusing: [UIDropInteraction] = []
    /// The interactions that were notified of the drag, each of which is notified once of its end.
    private var met: [WeakInteraction] = []
    /// Indices in ``met``. A deallocated interaction's address may have been reused.
    private var metIndices: [ObjectIdentifier: Int] = [:]
    private var isTargetNotified = false
    private var isOver = false
    private var isPerformed = false
    /// Whether the target counts the session among those inside it.
    private var isCounted = false
    private let hoverObservers: [any DragHoverObserver]
    private let environment: DragEnvironment

    /// Called after the target and its proposal were updated.
    package var onUpdate: () -> Void = {}

    private struct WeakInteraction {
        weak var interaction: UIDropInteraction?
    }

    /// Follows `session` in the windows of the environment's platform.
    package init(session: DropSession, in environment: DragEnvironment) {
        self.session = session
        self.environment = environment
        hoverObservers = [DragScroller(in: environment), SpringLoader(in: environment)]
    }

    isolated deinit {
        leaveTarget()
    }

    /// The operation that a drop would perform; nil without a target.
    ///
    /// Data moves only within one program and if the source allows it. Otherwise a move is a copy.
    package var operation: UIDropOperation? {
        guard let proposal, target?.delegate != nil else { return nil }
        return proposal.operation == .move && !session.allowsMoveOperation ? .copy : proposal.operation
    }

    /// Whether the drag is over `view` or a descendant.
    package func isOver(_ view: UIView) -> Bool { hit?.isDescendant(of: view) ?? false }

    /// The view under the drag; nil outside of every window.
    package var viewUnderDrag: UIView? { hit }

    // MARK: Hovering

    /// Updates the drag's location and target, after the drag moved or the views at the location changed.
    package func update(at location: DragLocation) {
        guard !isOver else { return }
        session.dragLocation = location
        follow()
        for part in hoverObservers where !isOver { part.dragDidMove(self) }
    }

    /// Updates the target and its proposal at the current location, since the content there may have changed.
    func follow() {
        findTarget()
        if !isOver { onUpdate() }
    }

    private func findTarget() {
        let location = session.dragLocation
        hit = location.isInScene ? location.scene?.windowStack.hitTest(location.position, with: nil)?.view : nil
        let found = interaction(above: hit)
        // The delegate may have cancelled the drag.
        guard !isOver else { return }
        if found !== target || !isTargetNotified && found != nil {
            notifyExit()
            guard !isOver, let found, found.delegate != nil else { return }
            enter(found)
        }
        guard !isOver, let target, let delegate = target.delegate else { return }
        proposal = session.transfer.refusing { delegate.dropInteraction(target, sessionDidUpdate: session) }
    }

    /// The innermost interaction from `view` up that handles the session.
    private func interaction(above view: UIView?) -> UIDropInteraction? {
        var stillRefusing = 0
        var current = view
        var found: UIDropInteraction?
        search: while let view = current {
            if !view.attachedInteractions.isEmpty {
                for candidate in view.attachedInteractions {
                    guard let interaction = candidate as? UIDropInteraction, let delegate = interaction.delegate else { continue }
                    if interaction === target {
                        found = interaction
                        break search
                    }
                    if refusing.contains(where: { $0 === interaction }) {
                        stillRefusing += 1
                        continue
                    }
                    if interaction.sessionsInside == 0 || interaction.allowsSimultaneousDropSessions,
                        session.transfer.refusing({ delegate.dropInteraction(interaction, canHandle: session) })
                    {
                        found = interaction
                        break search
                    }
                    refusing.append(interaction)
                    stillRefusing += 1
                }
            }
            current = view.parent
        }
        if stillRefusing < refusing.count {
            refusing.removeAll { interaction in
                guard let home = interaction.view else { return true }
                return !(hit?.isDescendant(of: home) ?? false)
            }
        }
        return found
    }

    private func enter(_ interaction: UIDropInteraction) {
        target = interaction
        isTargetNotified = true
        interaction.sessionsInside += 1
        isCounted = true
        recordInteraction(interaction)
        session.transfer.refusing { interaction.delegate?.dropInteraction(interaction, sessionDidEnter: session) }
    }

    private func recordInteraction(_ interaction: UIDropInteraction) {
        if let index = metIndices[ObjectIdentifier(interaction)], met[index].interaction === interaction { return }
        metIndices[ObjectIdentifier(interaction)] = met.count
        met.append(WeakInteraction(interaction: interaction))
    }

    /// Called when the drag left the window or was cancelled: it no longer has a target.
    package func exit() {
        stopAmbience()
        hit = nil
        notifyExit()
    }

    private func stopAmbience() {
        for part in hoverObservers { part.dragDidEnd() }
    }

    private func notifyExit() {
        proposal = nil
        guard let target = leaveTarget() else { return }
        session.transfer.refusing { target.delegate?.dropInteraction(target, sessionDidExit: session) }
    }

    @discardableResult
    private func leaveTarget() -> UIDropInteraction? {
        guard isTargetNotified else { return nil }
        isTargetNotified = false
        guard let target else { return nil }
        self.target = nil
        uncount(target)
        return target
    }

    private func uncount(_ target: UIDropInteraction) {
        guard isCounted else { return }
        isCounted = false
        target.sessionsInside -= 1
    }

    /// Called when items were added. Interactions may then respond differently.
    package func itemsDidChange() {
        session.watchItems()
        refusing.removeAll()
        guard let target, let delegate = target.delegate,
            !session.transfer.refusing({ delegate.dropInteraction(target, canHandle: session) })
        else { return }
        notifyExit()
        refusing.append(target)
    }

    // MARK: Dropping

    /// Lets the target perform the drop.
    package func perform() {
        isOver = true
        isPerformed = true
        stopAmbience()
        // An item that animates to its destination is no longer over the target, which may accept another drag.
        if let target { uncount(target) }
        session.transfer.perform {
            if let target, let delegate = target.delegate { delegate.dropInteraction(target, performDrop: session) }
        }
        if !session.transfer.isFinished {
            // The monitor lives until the data has arrived.
            let monitor = TransferMonitor(of: session, in: environment, over: session.dragLocation.scene)
            session.transfer.whenFinished { monitor.finish() }
        }
        session.transfer.whenFinished { [session] in session.releaseItems() }
    }

    /// Returns the destination of an item from the target's delegate.
    ///
    /// - Parameters:
    ///   - item: The dropped item.
    ///   - preview: Its preview at the lift.
    ///   - center: The current centre of its preview, in scene coordinates.
    package func ending(of item: UIDragItem, liftedAs preview: UITargetedDragPreview?, center: CGPoint) -> DragEnding {
        let animator = DragAnimator()
        guard let target, let delegate = target.delegate else { return DragEnding(item: item, preview: nil, animator: animator) }
        var ending: UITargetedDragPreview?
        if let preview, let view = target.view, view.window != nil {
            let defaultTarget = UIDragPreviewTarget(container: view, center: SceneSpace.convert(center, to: view, from: view.window))
            ending = delegate.dropInteraction(
                target, previewForDropping: item, withDefault: preview.retargetedPreview(with: defaultTarget))
        }
        delegate.dropInteraction(target, item: item, willAnimateDropWith: animator)
        return DragEnding(item: item, preview: ending, animator: animator)
    }

    /// Called after the drop's animations completed: notifies the target's delegate.
    package func conclude() {
        if let target, let delegate = target.delegate { delegate.dropInteraction(target, concludeDrop: session) }
        end()
    }

    /// Ends the drag, and notifies every interaction that was notified before.
    package func end() {
        isOver = true
        stopAmbience()
        if !isPerformed { session.releaseItems() }
        proposal = nil
        leaveTarget()
        let told = met
        met.removeAll()
        metIndices.removeAll()
        for entry in told {
            if let interaction = entry.interaction { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session) }
        }
    }
}

/// Observes a drag that hovers: scroll views that scroll, views that spring open.
@MainActor
protocol DragHoverObserver: AnyObject {
    /// Called after the drag or the content under it moved.
    func dragDidMove(_ tracker: DropTracker)
    /// The drag no longer hovers. May be called without a move before, and more than once.
    func dragDidEnd()
}
