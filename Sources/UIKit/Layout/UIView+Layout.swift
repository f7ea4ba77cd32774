extension UIView {
    /// Whether the layout of the view does nothing: a plain view with nothing in it.
    var hasEmptyLayout: Bool { type(of: self) == UIView.self && orderedSubviews.isEmpty && (!mayHaveController || controller == nil) }

    /// Lays out the subviews, between the two calls that the view's controller gets.
    func layoutWithController() {
        // It asks for no traits.
        if hasEmptyLayout { return layoutSubviews() }
        currentTraits.asCurrentOnMain {
            guard let controller else { return layoutSubviews() }
            controller.viewIsAppearingIfNeeded()
            controller.updateUnavailableContentIfNeeded()
            controller.viewWillLayoutSubviews()
            layoutSubviews()
            controller.placeUnavailableContent()
            controller.viewDidLayoutSubviews()
        }
    }

    /// How often layout may change constraints again, in one call.
    private static let layoutRoundLimit = 64

    /// Settles constraints and lays out what needs it, until neither does.
    func baseLayoutIfNeeded() {
        if LayoutUpdates.isEmpty { layer.layoutIfNeeded() }
        var rounds = 0
        while !LayoutUpdates.isEmpty, rounds < Self.layoutRoundLimit {
            rounds += 1
            let settled = LayoutUpdates.settle(.hierarchy(top: topmostIdentity))
            layer.layoutIfNeeded()
            if !settled { return }
        }
        if rounds == Self.layoutRoundLimit {
            layoutLog.error("Layout of \(self) does not come to an end, as it changes constraints every time.")
        }
    }

    /// Sees to it that `updateConstraints()` is called before the next layout.
    func listForUpdateConstraints() {
        let layout = layoutWithConstraints
        layout.needsUpdateConstraints = true
        LayoutUpdates.list(layout)
    }

    /// The direction of text in the view changed.
    func directionDidChange() {
        refreshDirection()
        refreshConstraints(to: .margins)
        setNeedsLayout()
        // What is drawn may have a side where it begins.
        setNeedsDisplay()
    }

    /// The device has other pixels.
    func pixelsDidChange() {
        guard constraintLayout != nil else { return }
        contentSizeDidChange()
        replaceSubviews()
    }
}
