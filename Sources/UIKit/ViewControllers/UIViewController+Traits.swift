extension UIViewController: TraitNodeOwner {
    /// The controller's resolved traits.
    var currentTraits: UITraitCollection { resolvedTraits ?? .platform }

    func setTraitOverrides(_ overrides: UITraitOverrides) {
        if traitNode == nil, overrides.values.isEmpty { return }
        madeTraitNode.overrides = overrides
        passOnTraits()
        loadedView?.currentWindow?.windowScene?.menuBar?.followApp()
    }

    func setChildTraits(_ collection: UITraitCollection?, for child: UIViewController) {
        guard child.container === self else { return }
        childTraits[ObjectIdentifier(child)] = collection
        child.passOnTraits()
    }

    /// Recalculates the traits from the inherited ones and the overrides. The view inherits its traits from the controller.
    func updateTraits(known: TraitChange? = nil) {
        let previous = currentTraits
        var new = traitsFromAbove
        if let extra = container?.overrideTraitCollection(forChild: self) {
            new = UITraitCollection(traitsFrom: [new, extra])
        }
        if container == nil, let presenter = ownPresentation?.controller {
            if let extra = presenter.overrideTraitCollection { new = UITraitCollection(traitsFrom: [new, extra]) }
            new = new.overridden(by: presenter.traitOverrides)
        }
        new = new.overridden(by: traitNode?.overrides)
        if new === previous { return }
        let change = TraitChange.between(previous, new, known: known)
        if change.changesNothing, resolvedTraits != nil { return }
        resolvedTraits = new
        guard !change.isEmpty else { return }
        new.asCurrent {
            traitCollectionDidChange(previous)
            traitNode?.notify(self, of: change)
        }
        if propertyState == .doneWithTraits { setNeedsUpdateProperties() }
    }

    /// Changes of traits reach children immediately, except within a trait callback of a parent.
    func baseUpdateTraitsIfNeeded() {
        passOnTraits()
        loadedView?.updateTraitsIfNeeded()
    }

    /// Updates the traits of the controller, its view and its children after a change that does not come from the view's superview.
    func passOnTraits() {
        if let loadedView {
            loadedView.updateTraits()
        } else {
            updateTraits()
        }
        for child in contained { child.passOnTraits() }
    }

    private var traitsFromAbove: UITraitCollection {
        loadedView?.parent?.currentTraits ?? container?.currentTraits ?? ownPresentation?.presenting?.currentTraits ?? .platform
    }
}
