/// Collects the app's animations for a lift, a cancellation or a drop. The drag's presentation runs them alongside its own animations.
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

    /// Applies the app's changes. Called within the animation block that they accompany.
    func runAnimations() {
        let due = animations
        animations.removeAll()
        for animation in due { animation() }
    }

    /// Ends the animation and calls the completions. Applies changes that have not been run, without animation. Later calls do nothing.
    func finish(at position: UIViewAnimatingPosition) {
        guard !isFinished else { return }
        isFinished = true
        runAnimations()
        let due = completions
        completions.removeAll()
        for completion in due { completion(position) }
    }
}
