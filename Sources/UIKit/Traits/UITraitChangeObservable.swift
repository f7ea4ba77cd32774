/// One registration for changes of traits.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// Something that tells when its traits change.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
    /// Calls `handler` with the environment and its previous traits whenever one of `traits` has changed.
    @discardableResult
    func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration

    /// Calls `action` of `target`, which is held weakly, with the environment as the sender whenever one of `traits` has changed.
    @discardableResult
    func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration

    /// Calls `action` of the environment itself whenever one of `traits` has changed.
    @discardableResult
    func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration

    /// Ends a registration.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}
