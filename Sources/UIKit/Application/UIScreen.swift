import Host

/// The screen of the app, or another monitor.
///
/// A desktop app fills a window, not the display. Therefore the main screen's bounds are the bounds of the scene's content, and a layout based on the
/// screen follows the window's size. Before the first window exists, the bounds have the size that the first window is expected to have. The other screens
/// are the monitors without the app's first window.
@preconcurrency @MainActor
public final class UIScreen: MainActorObject, UITraitEnvironment {
    /// The app's screen.
    public static var main: UIScreen {
        Platform.required.singletons.value(of: UIScreen.self) { UIScreen() }
    }

    /// All screens: the main one, and one for each connected monitor that does not show the app's first window.
    public static var screens: [UIScreen] { [main] + ConnectedScreens.of(Platform.required).others }

    /// The bounds of the content, in points, with the origin at zero. For a monitor, the bounds of the whole monitor.
    public var bounds: CGRect { CGRect(origin: .zero, size: contentSize) }

    /// Device pixels per point. Differs from UIKit: the number may have a fraction.
    public var scale: CGFloat { monitor?.scale ?? scene?.hostWindow.scale ?? platform.expectedWindow.scale }

    /// The maximum frame rate of the display, in frames per second.
    public var maximumFramesPerSecond: Int { monitor?.framesPerSecond ?? platform.framesPerSecond }

    /// Device pixels per point, equal to ``scale``.
    public var nativeScale: CGFloat { scale }

    /// The bounds of the content in device pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: contentSize.width * scale, height: contentSize.height * scale)
    }

    /// The coordinate space of the content, in points from its top left corner.
    public var coordinateSpace: any UICoordinateSpace { scene?.coordinateSpace ?? emptySpace }

    /// The same space as ``coordinateSpace``, because desktop windows do not rotate with the device.
    public var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }

    /// The screen that this screen mirrors. Always nil: the desktop mirrors monitors without the app.
    public var mirrored: UIScreen? { nil }

    /// The traits of the screen's scene.
    public var traitCollection: UITraitCollection {
        scene?.traitCollection ?? .forScene(size: contentSize, scale: scale, isActive: false)
    }

    /// The app's first scene. Its content determines the bounds of the screen. Nil for a monitor.
    package weak var scene: UIWindowScene? {
        didSet { ApplicationTraits.of(platform).mainWindow = scene?.hostWindow }
    }

    /// The monitor; nil for the main screen.
    var monitor: HostMonitor?

    private lazy var emptySpace = SceneCoordinateSpace(layer: CALayer())

    package init() {
        super.init(onMainActor: ())
    }

    /// Called after the screen's traits changed from `previousTraitCollection`.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    private var contentSize: CGSize { monitor?.frame.size ?? scene?.hostWindow.contentSize ?? expectedSize }

    /// The size of the first window before it opens. A saved size, or one in the environment, precedes that of a phone.
    private var expectedSize: CGSize {
        let expected = platform.expectedWindow.size
        return expected == HostWindowConfiguration().size ? AppManifest.app.windowSize ?? expected : expected
    }

    private var platform: any HostPlatform { scene?.platform ?? Platform.required }
}
