/// What a view or a controller keeps about its traits beyond what it was handed: overrides and registrations. Most have none.
@MainActor
final class TraitNode {
    /// What the environment changes for itself and below.
    var overrides = UITraitOverrides()
    /// The sizes of text that are let in.
    var contentSizeLimits = ContentSizeLimits()
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

    /// Tells those that registered for one of the traits that changed, in the order in which they registered.
    func notify(_ environment: any UITraitEnvironment, of change: TraitChange) {
        if registrations.isEmpty { return }
        for registration in registrations where !registration.traits.isDisjoint(with: change.traits) {
            registration.notify(environment, change.previous)
        }
    }
}

/// What keeps a ``TraitNode``: a view or a controller.
@MainActor
protocol TraitNodeOwner: UITraitEnvironment {
    /// Nil until something is overridden or registered for.
    var traitNode: TraitNode? { get set }
}

extension TraitNodeOwner {
    /// The node, made at the first call.
    var madeTraitNode: TraitNode {
        let node = traitNode ?? TraitNode()
        traitNode = node
        return node
    }
}

/// A change from one collection to another, with what differs found once for a whole hierarchy.
@MainActor
final class TraitChange {
    let previous: UITraitCollection
    let new: UITraitCollection
    /// The traits that differ.
    let traits: Set<ObjectIdentifier>
    let changesColors: Bool
    /// Whether ``UIColor/tintColor`` means another colour.
    let changesTint: Bool

    init(from previous: UITraitCollection, to new: UITraitCollection) {
        self.previous = previous
        self.new = new
        let differences = new.changedTraits(from: previous)
        traits = Set(differences.map { ObjectIdentifier($0) })
        changesColors = differences.contains { $0.affectsColorAppearance }
        changesTint = previous.values.tint != new.values.tint
    }

    /// Whether no public trait differs.
    var isEmpty: Bool { traits.isEmpty }
    /// Whether neither a trait nor the tint differs.
    var changesNothing: Bool { isEmpty && !changesTint }

    /// Whether `trait` differs.
    func contains(_ trait: UITrait) -> Bool { traits.contains(ObjectIdentifier(trait)) }

    /// The change between the two collections: `known`, where it is that one, or the one that was last asked for, as views that are
    /// added one after the other mostly make the same one.
    static func between(_ previous: UITraitCollection, _ new: UITraitCollection, known: TraitChange?) -> TraitChange {
        if let known, known.previous === previous, known.new === new { return known }
        if let last, last.previous === previous, last.new === new { return last }
        let change = TraitChange(from: previous, to: new)
        last = change
        return change
    }

    /// Kept for its comparison only; it says nothing about any platform.
    private static var last: TraitChange?
}
