import Host

/// A scene that is one window of the desktop.
///
/// ``UIWindow``s stack inside it by their `windowLevel`, as they do on iOS.
@MainActor
open class UIWindowScene: UIScene {
    /// The screen that the scene's content fills.
    public var screen: UIScreen { UIScreen.main }

    /// The desktop's window.
    package let hostWindow: any HostWindow

    package init(session: UISceneSession, hostWindow: any HostWindow) {
        self.hostWindow = hostWindow
        super.init(session: session)
    }
}
