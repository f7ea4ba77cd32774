import Foundation
import Host

// What older programs ask of the app, and newer ones of scenes and views.
extension UIApplication {
    /// How the app's first window lies: ``UIWindowScene/interfaceOrientation``.
    public var statusBarOrientation: UIInterfaceOrientation { UIInterfaceOrientation(of: UIScreen.main.bounds.size) }

    /// What a status bar covers: nothing, as a desktop's is outside of the windows.
    public var statusBarFrame: CGRect { .zero }

    /// How the controller in front would have the status bar.
    public var statusBarStyle: UIStatusBarStyle { windowScenes.first?.statusBarManager?.statusBarStyle ?? .default }

    /// Whether there is no status bar in the windows: true.
    public var isStatusBarHidden: Bool { true }

    /// The direction of the desktop's language.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.platform.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Opens an address with the program that the desktop's user prefers for it, and answers whether there is one.
    @discardableResult
    public func openURL(_ url: URL) -> Bool {
        guard canOpenURL(url) else { return false }
        open(url)
        return true
    }
}
