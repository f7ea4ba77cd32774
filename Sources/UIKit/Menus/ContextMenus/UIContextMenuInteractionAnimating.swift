/// The animation of a context menu's appearance or dismissal, with an app's animations alongside.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller of the menu's preview.
    var previewViewController: UIViewController? { get }
    /// Runs `animations` alongside the menu's own.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Calls `completion` after the menu's animation.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The dismissal of a context menu whose preview was chosen.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The animation of the preview. The default is dismiss.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The animation of a chosen preview.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview returns to its source.
    case dismiss = 0
    /// The preview grows to fill the window, which then shows its content.
    case pop = 1
}

/// Stores an app's animations alongside a menu's.
@MainActor
final class ContextMenuAnimator: MainActorObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(previewViewController: UIViewController?) {
        self.previewViewController = previewViewController
        super.init(onMainActor: ())
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Runs the app's changes inside the animation that they accompany.
    func runAnimations() {
        let animations = animations
        self.animations = []
        for animation in animations { animation() }
    }

    /// Ends the animation.
    func finish() {
        runAnimations()
        let completions = completions
        self.completions = []
        for completion in completions { completion() }
    }
}
