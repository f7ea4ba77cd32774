/// A registration for changes of traits.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// An object whose trait changes can be observed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
    /// Calls `handler` with the environment and its previous traits after each change of one of `traits`.
    @discardableResult
    func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration

    /// Calls `action` of `target`, held weakly, with the environment as the sender after each change of one of `traits`.
    @discardableResult
    func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration

    /// Calls `action` of the environment itself after each change of one of `traits`.
    @discardableResult
    func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration

    /// Ends a registration.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
    /// Calls `handler` with this object and its previous traits after each change of one of `traits`.
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        owner.madeTraitNode.register(traits, handler: handler)
    }

    /// Calls `action` of `target`, held weakly, with this object as the sender after each change of one of `traits`.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
        owner.madeTraitNode.register(traits, target: target as AnyObject, action: action)
    }

    /// Calls the method `action` of this object after each change of one of `traits`.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        owner.madeTraitNode.register(traits, target: self, action: action)
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        owner.traitNode?.unregister(registration)
    }

    private var owner: any TraitNodeOwner {
        guard let owner = self as? any TraitNodeOwner else {
            fatalError("\(type(of: self)) cannot register for trait changes. Only views and view controllers can.")
        }
        return owner
    }
}
