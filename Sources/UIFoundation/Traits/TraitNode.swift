/// The trait overrides and registrations of a view or controller. Most views and controllers have no node.
@MainActor
package final class TraitNode {
    /// The overrides for the environment and its descendants.
    package var overrides = UITraitOverrides()
    /// The limits of the text size.
    package var contentSizeLimits = ContentSizeLimits()
    private var registrations: [Registration] = []

    final class Registration: UITraitChangeRegistration {
        let traits: Set<ObjectIdentifier>
        let notify: @MainActor (any UITraitEnvironment, UITraitCollection) -> Void

        init(_ traits: [UITrait], notify: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void) {
            self.traits = Set(traits.map { ObjectIdentifier($0) })
            self.notify = notify
        }
    }

    private func register(
        _ traits: [UITrait], notify: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = Registration(traits, notify: notify)
        registrations.append(registration)
        return registration
    }

    func register<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { environment, previous in
            if let environment = environment as? Environment { handler(environment, previous) }
        }
    }

    func register(_ traits: [UITrait], target: AnyObject, action: Selector) -> any UITraitChangeRegistration {
        register(traits) { [weak target] environment, _ in
            if let target { action.perform(on: target, sender: environment) }
        }
    }

    func unregister(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    /// Notifies the registrations for the changed traits, in the order of registration.
    package func notify(_ environment: any UITraitEnvironment, of change: TraitChange) {
        if registrations.isEmpty { return }
        for registration in registrations where !registration.traits.isDisjoint(with: change.traits) {
            registration.notify(environment, change.previous)
        }
    }
}

/// An owner of a ``TraitNode``: a view or a controller.
@MainActor
package protocol TraitNodeOwner: UITraitEnvironment {
    /// The node; nil until a trait is overridden or registered for.
    var traitNode: TraitNode? { get set }
}

extension TraitNodeOwner {
    /// The node, created at the first access.
    package var madeTraitNode: TraitNode {
        let node = traitNode ?? TraitNode()
        traitNode = node
        return node
    }
}

/// A change from one collection to another. The differences are computed once for a whole hierarchy.
@MainActor
package final class TraitChange {
    package let previous: UITraitCollection
    package let new: UITraitCollection
    /// The changed traits.
    let traits: Set<ObjectIdentifier>
    package let changesColors: Bool
    /// Whether the colour of ``UIColor/tintColor`` changed.
    package let changesTint: Bool

    init(from previous: UITraitCollection, to new: UITraitCollection) {
        self.previous = previous
        self.new = new
        let differences = new.changedTraits(from: previous)
        traits = Set(differences.map { ObjectIdentifier($0) })
        changesColors = differences.contains { $0.affectsColorAppearance }
        changesTint = previous.values.tint != new.values.tint
    }

    /// Whether no public trait changed.
    package var isEmpty: Bool { traits.isEmpty }
    /// Whether neither a trait nor the tint changed.
    package var changesNothing: Bool { isEmpty && !changesTint }

    /// Whether `trait` changed.
    package func contains(_ trait: UITrait) -> Bool { traits.contains(ObjectIdentifier(trait)) }

    /// Returns the change between two collections. Returns `known` or the latest result if it is the same change. Views that are added one after the other
    /// usually have the same change.
    package static func between(_ previous: UITraitCollection, _ new: UITraitCollection, known: TraitChange?) -> TraitChange {
        if let known, known.previous === previous, known.new === new { return known }
        if let last, last.previous === previous, last.new === new { return last }
        let change = TraitChange(from: previous, to: new)
        last = change
        return change
    }

    /// The latest result of ``between(_:_:known:)``. Only a cache, so all platforms can share it.
    private static var last: TraitChange?
}
