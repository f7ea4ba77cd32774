import Foundation

/// The superclass of behaviors, such as gravity, a push or an attachment. An app's subclass can combine several behaviors as its children.
///
/// A behavior is active while it or its parent is in a ``UIDynamicAnimator``.
@preconcurrency @MainActor
open class UIDynamicBehavior: MainActorObject {
    /// Called in each frame of the animation, after the items moved.
    open var action: (() -> Void)?
    /// The behaviors that are added to and removed from an animator together with this behavior.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// The animator that contains the behavior or its parent, or nil.
    open private(set) weak var dynamicAnimator: UIDynamicAnimator?
    private weak var parent: UIDynamicBehavior?

    /// Creates a behavior without children.
    public init() { super.init(onMainActor: ()) }

    /// Adds a child behavior.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior !== self, !childBehaviors.contains(where: { $0 === behavior }) else { return }
        behavior.parent?.removeChildBehavior(behavior)
        childBehaviors.append(behavior)
        behavior.parent = self
        behavior.move(to: dynamicAnimator)
        changed()
    }

    /// Removes a child behavior. Ignores a behavior that is not a child.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        childBehaviors.remove(at: index)
        behavior.parent = nil
        behavior.move(to: nil)
        changed()
    }

    /// Called before the behavior is added to an animator, or removed if `dynamicAnimator` is nil. The default implementation does nothing.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    func move(to animator: UIDynamicAnimator?) {
        guard dynamicAnimator !== animator else { return }
        willMove(to: animator)
        dynamicAnimator = animator
        for child in childBehaviors { child.move(to: animator) }
    }

    /// The behavior and all its descendants.
    var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

    /// Notifies the animator that the items or their properties changed.
    func changed() { dynamicAnimator?.behaviorsDidChange() }

    /// Resumes the animator after a change of forces or constraints.
    func wake() { dynamicAnimator?.wake() }

    // MARK: Overrides of subclasses

    /// The items for which the world must have bodies.
    var movedItems: [any UIDynamicItem] { [] }
    /// Called after the bodies of the items were created or updated. Applies changes that need a body.
    func bodiesAreReady(in world: DynamicWorld) {}
    /// Applies the behavior's forces: changes the velocities of bodies for a step of `step` seconds.
    func applyForces(in world: DynamicWorld, step: Double) {}
    /// Adds constraint rows that the solver satisfies in a step of `step` seconds.
    func constrain(in world: DynamicWorld, step: Double) {}
    /// Called at the end of a frame, when the items have their new positions. Notifies delegates.
    func notifyFrame() {}
    /// Whether the behavior must still act although all items are at rest. The animator then keeps running.
    var isPending: Bool { false }
}
