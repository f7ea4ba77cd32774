import CoreGraphics

/// The colours of a status bar's content.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark or light, as the interface is.
    case `default` = 0
    /// Light, for a dark ground.
    case lightContent = 1
    /// Dark, for a light ground.
    case darkContent = 3
}

/// How a status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none = 0
    /// It fades.
    case fade = 1
    /// It slides.
    case slide = 2
}

/// The status bar of a scene. A desktop shows time and battery in a bar of its own, outside of the windows: so a scene's is always hidden, and
/// covers nothing. What controllers prefer can be asked for all the same.
@preconcurrency @MainActor
open class UIStatusBarManager: MainActorObject {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init(onMainActor: ())
    }

    /// The style that the controller prefers which is in front: ``UIViewController/preferredStatusBarStyle``.
    open var statusBarStyle: UIStatusBarStyle {
        let root = (scene?.keyWindow ?? scene?.windows.last)?.rootViewController
        return root?.statusBarChooser(\.childForStatusBarStyle).preferredStatusBarStyle ?? .default
    }

    /// Whether the status bar is hidden: true.
    open var isStatusBarHidden: Bool { true }

    /// What the status bar covers, in the scene's coordinates: nothing.
    open var statusBarFrame: CGRect { .zero }
}

extension UIViewController {
    /// The controller that chooses how the status bar looks: the one that is presented over everything, and in that the child that it names.
    func statusBarChooser(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
        var chooser = self
        while true {
            if let presentation = chooser.presentation,
                presentation.controller.presentationStyle == .fullScreen
                    || presentation.presented.modalPresentationCapturesStatusBarAppearance
            {
                chooser = presentation.presented
            } else if let next = child(chooser), next !== chooser {
                chooser = next
            } else {
                return chooser
            }
        }
    }
}
