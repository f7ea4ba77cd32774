extension UIView {
    /// Whether layout does nothing for the view: a `UIView` without subviews and without a controller.
    var hasEmptyLayout: Bool { type(of: self) == UIView.self && orderedSubviews.isEmpty && (!mayHaveController || controller == nil) }

    /// Lays out the subviews, between `viewWillLayoutSubviews()` and `viewDidLayoutSubviews()` of the view's controller.
    func layoutWithController() {
        // The layout of a plain view without subviews reads no traits, so it can run without setting the current traits.
        if hasEmptyLayout { return layoutSubviews() }
        currentTraits.asCurrentOnMain {
            guard let controller else {
                updateDueProperties()
                return trackedLayoutSubviews()
            }
            controller.viewIsAppearingIfNeeded()
            updateDueProperties()
            controller.updateUnavailableContentIfNeeded()
            controller.trackedViewWillLayoutSubviews()
            trackedLayoutSubviews()
            controller.layOutUnavailableContent()
            controller.trackedViewDidLayoutSubviews()
        }
    }

    /// The maximum number of rounds in one call if layout keeps changing constraints.
    private static let layoutRoundLimit = 64

    /// Updates constraints and lays out, until neither has pending work.
    func baseLayoutIfNeeded() {
        if !PropertyUpdates.isEmpty { PropertyUpdates.perform(.hierarchy(top: topmostIdentity)) }
        if LayoutUpdates.isEmpty { ownLayer.layoutIfNeeded() }
        var rounds = 0
        while !LayoutUpdates.isEmpty, rounds < Self.layoutRoundLimit {
            rounds += 1
            let settled = LayoutUpdates.settle(.hierarchy(top: topmostIdentity))
            ownLayer.layoutIfNeeded()
            if !settled { return }
        }
        if rounds == Self.layoutRoundLimit {
            layoutLog.error("Stopped an endless layout of \(self): every layout changes constraints.")
        }
    }

    /// Schedules a call of `updateConstraints()` before the next layout.
    func listForUpdateConstraints() {
        let layout = layoutWithConstraints
        layout.needsUpdateConstraints = true
        LayoutUpdates.list(layout)
    }

    /// Updates the layout after a change of the layout direction.
    func directionDidChange() {
        refreshDirection()
        refreshConstraints(to: .margins)
        setNeedsLayout()
        // Drawing may depend on the layout direction.
        setNeedsDisplay()
    }

    /// Updates the layout after the display scale changed.
    func pixelsDidChange() {
        guard constraintLayout != nil else { return }
        contentSizeDidChange()
        replaceSubviews()
    }
}
