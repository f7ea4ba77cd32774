import Host

/// The app's scenes on external displays: the monitors that do not show its first window.
///
/// A monitor has a scene if the app declares a configuration for ``UISceneSession/Role/windowExternalDisplayNonInteractive``, or if the app sets
/// ``UIWindow/screen`` of a window to the monitor's screen.
@MainActor
final class ExternalDisplays {
    private unowned let application: UIApplication
    /// The connected monitors for which the app was requested to provide a configuration.
    private var offered: Set<UInt> = []
    private var isUpdating = false

    init(application: UIApplication) {
        self.application = application
    }

    /// Connects scenes for new monitors, and closes the windows on monitors that were disconnected.
    ///
    /// Waits until the monitor of the first window is known. On Wayland, this is when the window is visible.
    func update() {
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        let connected = Set(application.platform.monitors.map(\.id))
        for scene in application.windowScenes {
            if let monitor = scene.externalScreen?.monitor?.id, !connected.contains(monitor) { scene.hostWindow.close() }
        }
        offered.formIntersection(connected)
        guard connected.count > 1, let window = UIScreen.main.scene?.hostWindow, window.isVisible, window.monitor != nil || window.isActive
        else { return }
        for screen in UIScreen.screens {
            // Wayland reports a new monitor before its size.
            guard let monitor = screen.monitor, !monitor.frame.isEmpty else { continue }
            if offered.insert(monitor.id).inserted { connect(screen) }
        }
    }

    /// Moves a window to a screen. The window keeps its frame.
    func move(_ window: UIWindow, to screen: UIScreen) {
        guard window.screen !== screen else { return }
        window.windowScene = screen.monitor == nil ? application.defaultWindowScene : scene(on: screen)
    }

    private func connect(_ screen: UIScreen) {
        let session = UISceneSession(role: .windowExternalDisplayNonInteractive)
        if let delegate = application.delegate {
            session.configuration = delegate.application(
                application, configurationForConnecting: session, options: UIScene.ConnectionOptions())
        }
        let configuration = session.configuration
        guard configuration.role == session.role else { return }
        let manifest = application.manifest
        // Many delegates return one class for every role. Such a class declares no scene for external displays.
        let isShared = application.desktopScenes.contains {
            configuration.delegateClass != nil && $0.session.configuration.delegateClass == configuration.delegateClass
        }
        if isShared, manifest.externalDisplayScenes.isEmpty { return }
        configuration.complete(from: manifest, besides: application.delegate)
        guard configuration.delegateClass != nil || configuration.storyboard != nil else { return }
        _ = open(session, on: screen)
    }

    /// The scene on a screen. Creates one without a delegate if the screen has no scene.
    private func scene(on screen: UIScreen) -> UIWindowScene? {
        application.windowScenes.first { $0.externalScreen === screen }
            ?? open(UISceneSession(role: .windowExternalDisplayNonInteractive), on: screen)
    }

    private func open(_ session: UISceneSession, on screen: UIScreen) -> UIWindowScene? {
        do {
            return try application.lifeCycle.makeScene(session, on: screen)
        } catch {
            applicationLog.error("\(error)")
            return nil
        }
    }
}
