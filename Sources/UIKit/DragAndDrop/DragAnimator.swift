/// The app's animations alongside a lift, a cancellation or a drop. The presentation runs them.
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

    /// Runs the app's changes inside the animation that they accompany.
    func runAnimations() {
        let due = animations
        animations.removeAll()
        for animation in due { animation() }
    }

    /// Ends the animation. Changes that were not run are applied now without animation. Later calls do nothing.
    func finish(at position: UIViewAnimatingPosition) {
        guard !isFinished else { return }
        isFinished = true
        runAnimations()
        let due = completions
        completions.removeAll()
        for completion in due { completion(position) }
    }
}
