extension UIView: TraitNodeOwner {
    /// The effective traits of the view. A view that was never in a hierarchy has the platform's traits.
    var currentTraits: UITraitCollection { resolvedTraits ?? .platformOnMain }

    func setTraitOverrides(_ overrides: UITraitOverrides) {
        if traitNode == nil, overrides.values.isEmpty { return }
        madeTraitNode.overrides = overrides
        updateTraits()
        if let window = self as? UIWindow, !window.isSystemWindow { window.windowScene?.menuBar?.followApp() }
    }

    /// Updates the traits from the inherited ones, and passes them on to the subviews if they changed.
    func updateTraits(known: TraitChange? = nil) {
        if let controller {
            controller.updateTraits(known: known)
        } else if resolvedTraits == nil, traitNode == nil, !hasOwnTint, let parent, parent.resolvedTraits == nil {
            // Neither view was ever in a window, so both have the platform's traits.
            return
        }
        let handed = traitsFromAbove
        let previous = currentTraits
        if resolvedTraits == nil, handed === previous, traitNode == nil, !hasOwnTint { return }
        let overridden = handed.overridden(by: traitNode?.overrides)
        let limited = traitNode?.contentSizeLimits.applied(to: overridden, known: previous) ?? overridden
        let new = hasOwnTint ? withOwnTint(limited) : limited
        if new === previous {
            resolvedTraits = new
            return
        }
        let change = TraitChange.between(previous, new, known: known)
        // The subviews keep the old collection, since it has the same values.
        if change.changesNothing, resolvedTraits != nil { return }
        resolvedTraits = new
        if change.changesTint { colorsOfTintDidChange() }
        if !change.isEmpty { traitsDidChange(change) }
        if orderedSubviews.isEmpty { return }
        withStackSpace {
            for subview in orderedSubviews where subview.parent === self { subview.updateTraits(known: change) }
        }
    }

    private func traitsDidChange(_ change: TraitChange) {
        change.new.asCurrentOnMain {
            if AppearanceRegistry.isInUse, currentWindow != nil { AppearanceRegistry.current.traitsDidChange(of: self) }
            if change.changesColors, ownBackgroundColor != nil { updateLayerBackground() }
            if change.contains(UITraitDisplayScale.self), change.new.displayScale > 0 { ownLayer.contentsScale = change.new.displayScale }
            if change.changesColors || change.contains(UITraitDisplayScale.self) { setNeedsDisplay() }
            if change.contains(UITraitDisplayScale.self) { pixelsDidChange() }
            if change.contains(UITraitLayoutDirection.self) { directionDidChange() }
            traitCollectionDidChange(change.previous)
            traitNode?.notify(self, of: change)
        }
        if propertyState == .doneWithTraits { setNeedsUpdateProperties() }
    }

    /// Changes of traits reach descendants immediately, except within a trait callback of a superview.
    func baseUpdateTraitsIfNeeded() {
        updateTraits()
        if orderedSubviews.isEmpty { return }
        withStackSpace {
            for subview in orderedSubviews where subview.parent === self { subview.updateTraitsIfNeeded() }
        }
    }
}
