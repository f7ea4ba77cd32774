import Foundation

/// One thing that moves items: gravity, a push, an attachment, or several of them as the children of a behavior of an app's own.
///
/// It does something while it is in a ``UIDynamicAnimator``, itself or as a child.
@preconcurrency @MainActor
open class UIDynamicBehavior: MainActorObject {
    /// Called in each step of the animation, after the items were moved.
    open var action: (() -> Void)?
    /// The behaviors that are added and removed with this one.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// The animator that the behavior is in, itself or with its parent; nil where it is in none.
    open private(set) weak var dynamicAnimator: UIDynamicAnimator?
    private weak var parent: UIDynamicBehavior?

    /// A behavior without children.
    public init() { super.init(onMainActor: ()) }

    /// Adds a behavior that comes and goes with this one.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior !== self, !childBehaviors.contains(where: { $0 === behavior }) else { return }
        behavior.parent?.removeChildBehavior(behavior)
        childBehaviors.append(behavior)
        behavior.parent = self
        behavior.move(to: dynamicAnimator)
        changed()
    }

    /// Takes a child out. What is no child stays where it is.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        childBehaviors.remove(at: index)
        behavior.parent = nil
        behavior.move(to: nil)
        changed()
    }

    /// The behavior is about to be added to an animator, or with nil to be taken out of its animator. Does nothing unless overridden.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    func move(to animator: UIDynamicAnimator?) {
        guard dynamicAnimator !== animator else { return }
        willMove(to: animator)
        dynamicAnimator = animator
        for child in childBehaviors { child.move(to: animator) }
    }

    /// The behavior and all below it.
    var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

    /// It has other items or says something else of them: the animator looks at the behaviors again.
    func changed() { dynamicAnimator?.behaviorsDidChange() }

    /// It moves its items otherwise: the animator goes on where it paused.
    func wake() { dynamicAnimator?.wake() }

    // MARK: What each kind does

    /// The items that it needs bodies for.
    var movedItems: [any UIDynamicItem] { [] }
    /// The bodies are there: what was asked for before is done.
    func bodiesAreReady(in world: DynamicWorld) {}
    /// Changes velocities, for `step` seconds.
    func applyForces(in world: DynamicWorld, step: Double) {}
    /// Adds rows for what must hold at the end of the step.
    func constrain(in world: DynamicWorld, step: Double) {}
    /// The frame's steps are done, and the items where they belong: delegates are told.
    func tellOfFrame() {}
    /// Whether it has something to do although everything rests.
    var isPending: Bool { false }
}
