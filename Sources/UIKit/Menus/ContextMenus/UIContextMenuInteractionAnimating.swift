/// The coming or going of a context menu, which an app animates along with.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller that the menu's configuration gave as the preview.
    var previewViewController: UIViewController? { get }
    /// Performs `animations` together with the menu's own.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Calls `completion` when the menu's animation is over.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The going of a context menu whose preview was chosen.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the preview goes. It goes back to where it came from unless set.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a preview goes that was chosen.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// Back to where it came from.
    case dismiss = 0
    /// It becomes larger until it fills the window: what it previews is shown there.
    case pop = 1
}

/// Keeps what an app animates along with a menu.
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

    /// Performs the changes. Called inside of the animation that they go along with.
    func runAnimations() {
        let animations = animations
        self.animations = []
        for animation in animations { animation() }
    }

    /// The animation is over.
    func finish() {
        runAnimations()
        let completions = completions
        self.completions = []
        for completion in completions { completion() }
    }
}
