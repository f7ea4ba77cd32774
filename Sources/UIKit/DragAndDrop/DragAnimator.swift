/// What an app adds to a lift, a cancellation or a drop. What shows the drag runs it.
@MainActor
final class DragAnimator: MainActorObject, UIDragAnimating, DragAnimations {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var isFinished = false

    init() {
        super.init(onMainActor: ())
    }

    func addAnimations(_ animations: @escaping () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Performs the app's changes, inside of the animation that they go along with.
    func runAnimations() {
        let due = animations
        animations.removeAll()
        for animation in due { animation() }
    }

    /// The animation is over. Changes that were not run are made now, without one; of several calls the first counts.
    func finish(at position: UIViewAnimatingPosition) {
        guard !isFinished else { return }
        isFinished = true
        runAnimations()
        let due = completions
        completions.removeAll()
        for completion in due { completion(position) }
    }
}
