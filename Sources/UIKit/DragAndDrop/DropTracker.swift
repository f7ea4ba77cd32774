/// Follows a drag session over views. Notifies the interactions that become its target, in the right order and only once each.
///
/// The target is the innermost drop interaction at or above the view under the drag whose delegate can handle the session. One hit test and a
/// search through the superviews find it, so the cost does not depend on the number of other targets.
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
    /// Interactions at or above ``hit`` whose delegates declined. Their delegates are called again only after the drag has left their views.
    private var refusing: [UIDropInteraction] = []
    /// The interactions that the drag has entered. Each is notified once of the drag's end.
    private var met: [WeakInteraction] = []
    /// Indices in ``met``, keyed by the interaction's address. The address of a deallocated interaction may have been reused.
    private var metIndices: [ObjectIdentifier: Int] = [:]
    private var isTargetNotified = false
    private var isOver = false
    private var isPerformed = false
    /// Whether `sessionsInside` of the target includes this session.
    private var isCounted = false
    private let hoverObservers: [any DragHoverObserver]
    private let environment: DragEnvironment

    /// Called after the target and its proposal were updated.
    package var onUpdate: () -> Void = {}

    private struct WeakInteraction {
        weak var interaction: UIDropInteraction?
    }

    /// Creates a tracker of `session` in the windows of the environment's platform.
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
    /// Data can only be moved within one program, and only if the source allows it. Otherwise a proposed move becomes a copy.
    package var operation: UIDropOperation? {
        guard let proposal, target?.delegate != nil else { return nil }
        return proposal.operation == .move && !session.allowsMoveOperation ? .copy : proposal.operation
    }

    /// Whether the drag is over `view` or a descendant.
    package func isOver(_ view: UIView) -> Bool { hit?.isDescendant(of: view) ?? false }

    /// The view under the drag; nil outside all windows.
    package var viewUnderDrag: UIView? { hit }

    // MARK: Hovering

    /// Updates the drag's location and target, after the drag moved or the views at the location changed.
    package func update(at location: DragLocation) {
        guard !isOver else { return }
        session.dragLocation = location
        follow()
        for part in hoverObservers where !isOver { part.dragDidMove(self) }
    }

    /// Updates the target and its proposal at the current location, because the content there may have changed.
    func follow() {
        findTarget()
        if !isOver { onUpdate() }
    }

    private func findTarget() {
        let location = session.dragLocation
        hit = location.isInScene ? location.scene?.windowStack.hitTest(location.position, with: nil)?.view : nil
        let found = interaction(above: hit)
        // The delegate may have ended the drag.
        guard !isOver else { return }
        if found !== target || !isTargetNotified && found != nil {
            notifyExit()
            guard !isOver, let found, found.delegate != nil else { return }
            enter(found)
        }
        guard !isOver, let target, let delegate = target.delegate else { return }
        proposal = session.transfer.refusing { delegate.dropInteraction(target, sessionDidUpdate: session) }
    }

    /// The innermost interaction of `view` or its superviews that handles the session.
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

    /// Called when the drag left the window or was cancelled. The drag then has no target.
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

    /// Called after items were added to the drag. Delegates may now respond differently, so they are called again.
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

    /// Performs the drop on the target.
    package func perform() {
        isOver = true
        isPerformed = true
        stopAmbience()
        // The drag no longer counts as being over the target, so that the target may accept another drag during the drop animation.
        if let target { uncount(target) }
        session.transfer.perform {
            if let target, let delegate = target.delegate { delegate.dropInteraction(target, performDrop: session) }
        }
        if !session.transfer.isFinished {
            // The closure retains the monitor until the data has arrived.
            let monitor = TransferMonitor(of: session, in: environment, over: session.dragLocation.scene)
            session.transfer.whenFinished { monitor.finish() }
        }
        session.transfer.whenFinished { [session] in session.releaseItems() }
    }

    /// Returns the destination of an item, which the target's delegate determines.
    ///
    /// - Parameters:
    ///   - item: The dropped item.
    ///   - preview: The item's lift preview.
    ///   - center: The current centre of the preview, in scene coordinates.
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

    /// Called after the drop's animations completed. Notifies the target's delegate and ends the drag.
    package func conclude() {
        if let target, let delegate = target.delegate { delegate.dropInteraction(target, concludeDrop: session) }
        end()
    }

    /// Ends the drag, and notifies every interaction that the drag has entered.
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

/// Reacts to a drag that hovers over views: scrolls content or activates spring-loaded views.
@MainActor
protocol DragHoverObserver: AnyObject {
    /// Called after the drag or the content under it moved.
    func dragDidMove(_ tracker: DropTracker)
    /// Called when the drag no longer hovers. May be called several times, and without a preceding move.
    func dragDidEnd()
}
