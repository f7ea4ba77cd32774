import CoreGraphics

/// The style of a status bar's content.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark or light, according to the interface style.
    case `default` = 0
    /// Light, for a dark background.
    case lightContent = 1
    /// Dark, for a light background.
    case darkContent = 3
}

/// The animation with which the status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable {
    /// No animation.
    case none = 0
    /// A fade.
    case fade = 1
    /// A slide.
    case slide = 2
}

/// The status bar of a scene. A desktop shows time and battery outside the windows, so a scene's status bar is always hidden and its frame is zero. The
/// controllers' preferences can still be read.
@preconcurrency @MainActor
open class UIStatusBarManager: MainActorObject {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init(onMainActor: ())
    }

    /// The ``UIViewController/preferredStatusBarStyle`` of the frontmost controller.
    open var statusBarStyle: UIStatusBarStyle {
        let root = (scene?.keyWindow ?? scene?.windows.last)?.rootViewController
        return root?.statusBarChooser(\.childForStatusBarStyle).preferredStatusBarStyle ?? .default
    }

    /// Whether the status bar is hidden. Always true.
    open var isStatusBarHidden: Bool { true }

    /// The frame of the status bar, in the scene's coordinates. Always zero.
    open var statusBarFrame: CGRect { .zero }
}

extension UIViewController {
    /// The controller that determines the status bar. It is the frontmost controller that covers the screen, or the child that `child` returns for
    /// this controller.
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
