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

    /// The layers that the window shows.
    package let layerTree: LayerTree

    /// The scene's windows, and which of them is key.
    package let windowStack: WindowStack

    /// Turns what a person does into events.
    package private(set) lazy var eventSource = EventSource(scene: self)

    /// The scene's windows, from the rearmost to the frontmost.
    public var windows: [UIWindow] { windowStack.windows }

    /// The window that keys are given to.
    public var keyWindow: UIWindow? { windowStack.keyWindow }

    /// What surrounds the scene's windows: the desktop's light or dark, how much room there is, pixels per point.
    public var traitCollection: UITraitCollection {
        .forScene(size: hostWindow.contentSize, scale: hostWindow.scale, isActive: activationState == .foregroundActive)
    }

    package init(session: UISceneSession, hostWindow: any HostWindow) {
        self.hostWindow = hostWindow
        layerTree = LayerTree(platform: Platform.required, window: hostWindow)
        windowStack = WindowStack(layer: layerTree.rootLayer)
        super.init(session: session)
    }
}
