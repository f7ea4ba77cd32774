// The end of a drag by a drop or a cancellation, with the animations.
extension LocalDrag {
    /// Cancels the drag. The items return to their sources.
    package func cancel(with operation: UIDropOperation = .cancel) {
        guard phase != .lifting else { return setDown() }
        guard phase == .dragging else { return }
        phase = .cancelling
        tracker.exit()
        session.notifySources { $0.dragInteraction($1, session: session, willEndWith: operation) }
        let endings = session.entries.map { entry in
            let animator = DragAnimator()
            guard let source = entry.source, let delegate = source.delegate else {
                return DragEnding(item: entry.item, preview: nil, animator: animator)
            }
            let preview = entry.preview.flatMap {
                delegate.dragInteraction(source, previewForCancelling: entry.item, withDefault: $0)
            }
            delegate.dragInteraction(source, item: entry.item, willAnimateCancelWith: animator)
            return DragEnding(item: entry.item, preview: preview, animator: animator)
        }
        tracker.end()
        let conclude: @MainActor () -> Void = {
            self.finish(with: operation) { self.notifyEnd(operation, transfers: false) }
        }
        awaitEnding {
            endings.forEach { $0.animator.finish(at: .end) }
            conclude()
        }
        presentation.cancel(endings, completion: conclude)
    }

    /// Drops the items on the target.
    func drop(_ operation: UIDropOperation) {
        guard phase == .dragging else { return }
        phase = .dropping
        session.notifySources { $0.dragInteraction($1, session: session, willEndWith: operation) }
        tracker.perform()
        let endings = session.entries.map { entry in
            let center = presentation.center(of: entry.item)
            return tracker.ending(of: entry.item, liftedAs: entry.preview, center: center ?? session.dragLocation.position)
        }
        let conclude: @MainActor () -> Void = {
            self.finish(with: operation) {
                self.tracker.conclude()
                self.notifyEnd(operation, transfers: true)
            }
        }
        awaitEnding {
            endings.forEach { $0.animator.finish(at: .end) }
            conclude()
        }
        presentation.drop(endings, completion: conclude)
    }

    /// Ends a drag that the window system carries outside this program.
    ///
    /// - Parameters:
    ///   - operation: The operation that another program performed; nil if nothing was dropped.
    package func endElsewhere(with operation: UIDropOperation?) {
        guard phase == .dragging, isElsewhere else { return }
        guard let operation, operation.transfersData else { return cancel() }
        phase = .dropping
        session.notifySources { $0.dragInteraction($1, session: session, willEndWith: operation) }
        tracker.end()
        finish(with: operation) { self.notifyEnd(operation, transfers: true) }
    }

    private func notifyEnd(_ operation: UIDropOperation, transfers: Bool) {
        // The closure retains the session until the drop's data has arrived.
        let session = session
        session.notifySources { $0.dragInteraction($1, session: session, didEndWith: operation) }
        guard transfers else { return }
        let tell: @MainActor () -> Void = {
            session.notifySources { $0.dragInteraction($1, sessionDidTransferItems: session) }
        }
        // After a drop on another program, the data has already been read: the window system reports the end only then.
        if isElsewhere { tell() } else { tracker.session.transfer.whenFinished(tell) }
    }
}
