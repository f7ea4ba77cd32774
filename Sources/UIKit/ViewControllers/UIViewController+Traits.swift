extension UIViewController: TraitNodeOwner {
    /// The traits that hold in the controller.
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

    /// Takes in what is handed down. The view takes its own from here.
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
    }

    /// Takes in a change that does not come from the view's superview, with the view and the children.
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
