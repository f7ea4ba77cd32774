import Foundation

// Updates of the cell for its state.
extension UITableViewCell {
    func makeState() -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isFocused = isCursor
        state.isEditing = isEditing
        state.isSwiped = isSwiped
        state.isReordering = isReordering
        state.cellDragState = UICellConfigurationState.DragState(rawValue: dragState.rawValue) ?? .none
        state.cellDropState = dropState
        return state
    }

    func stateDidChange(animated: Bool) {
        backgrounds.update(self, animated: animated)
        let isLit = (isHighlighted || isSelected) && selectionStyle != .none
        for view in content.subviews {
            (view as? UILabel)?.isHighlighted = isLit
            (view as? UIImageView)?.isHighlighted = isLit
        }
        if isEditing, row.marksSelection { accessories.update(self) }
        setNeedsUpdateConfiguration()
    }

    func editingDidChange(animated: Bool) {
        let mask: StateMask = isEditing && (row.editingStyle != .none || row.marksSelection) ? .showingEditControl : []
        willTransition(to: mask)
        let changes = { [self] in
            accessories.update(self)
            backgrounds.update(self, animated: false)
            layoutIfNeeded()
        }
        setNeedsUpdateConfiguration()
        guard animated, window != nil else {
            changes()
            return didTransition(to: mask)
        }
        layoutIfNeeded()
        UIView.animate(
            withDuration: UITableView.updateDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: changes
        ) { [weak self] _ in
            self?.didTransition(to: mask)
        }
    }

    func rowDidChange(from old: TableCellRow) {
        if row.cornerRadius != old.cornerRadius || row.corners != old.corners {
            layer.cornerRadius = row.corners == [] ? 0 : row.cornerRadius
            layer.maskedCorners = row.corners
            if row.corners != [] || old.corners != [] { clipsToBounds = row.corners != [] }
        }
        if row.editingStyle != old.editingStyle || row.marksSelection != old.marksSelection || row.canMove != old.canMove {
            accessories.update(self)
        }
        setNeedsLayout()
    }

    // MARK: Configurations

    /// Calls the app's update methods for the current state, then shows the updated configurations.
    func updateForState() {
        let state = configurationState
        TrackedReads.track(
            .configuration, of: self,
            {
                updateConfiguration(using: state)
                configurationUpdateHandler?(self, state)
            }
        ) { [weak self] in self?.setNeedsUpdateConfiguration() }
        showContentConfiguration()
        showBackgroundConfiguration()
    }

    func showContentConfiguration() {
        configured?.showContent(in: content, for: automaticallyUpdatesContentConfiguration ? configurationState : nil)
    }

    func showBackgroundConfiguration() {
        guard let configured else { return }
        configured.showBackground(behind: self, for: automaticallyUpdatesBackgroundConfiguration ? configurationState : nil)
        backgrounds.update(self, animated: false)
    }
}
