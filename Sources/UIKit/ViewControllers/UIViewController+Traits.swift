extension UIViewController {
    /// The traits that hold in the controller.
    var currentTraits: UITraitCollection { resolvedTraits ?? .platform }

    func setTraitOverrides(_ overrides: UITraitOverrides) {
        if traitNode == nil, overrides.values.isEmpty { return }
        node.overrides = overrides
        passOnTraits()
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
        if change.isEmpty, resolvedTraits != nil { return }
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

    private var node: TraitNode {
        let node = traitNode ?? TraitNode()
        traitNode = node
        return node
    }
}

extension UIViewController {
    /// Calls `handler` with this object and its previous traits whenever one of `traits` has changed.
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        node.register(traits, handler: handler)
    }

    /// Calls `action` of `target`, which is held weakly, with this object as the sender whenever one of `traits` has changed.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
        node.register(traits, target: target as AnyObject, action: action)
    }

    /// Calls `action` of this object itself whenever one of `traits` has changed.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        node.register(traits, target: self, action: action)
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitNode?.unregister(registration)
    }
}
