import Host

/// The screen of the app.
///
/// A desktop app fills a window, not the display. Therefore the screen's bounds are the bounds of the scene's content, and a layout based on the
/// screen follows the window's size. Before the first window exists, the bounds have the size that the first window is expected to have.
@preconcurrency @MainActor
public final class UIScreen: MainActorObject, UITraitEnvironment {
    /// The app's screen.
    public static var main: UIScreen {
        Platform.required.singletons.value(of: UIScreen.self) { UIScreen() }
    }

    /// All screens. The array contains only the main screen.
    public static var screens: [UIScreen] { [main] }

    /// The bounds of the content, in points, with the origin at zero.
    public var bounds: CGRect { CGRect(origin: .zero, size: contentSize) }

    /// Device pixels per point.
    public var scale: CGFloat { scene?.hostWindow.scale ?? platform.expectedWindow.scale }

    /// The maximum frame rate of the display, in frames per second.
    public var maximumFramesPerSecond: Int { platform.framesPerSecond }

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

    /// The traits of the screen's scene.
    public var traitCollection: UITraitCollection {
        scene?.traitCollection ?? .forScene(size: contentSize, scale: scale, isActive: false)
    }

    /// The app's first scene. Its content determines the bounds of the screen.
    package weak var scene: UIWindowScene? {
        didSet { ApplicationTraits.of(platform).mainWindow = scene?.hostWindow }
    }

    private lazy var emptySpace = SceneCoordinateSpace(layer: CALayer())

    package init() {
        super.init(onMainActor: ())
    }

    /// Called after the screen's traits changed from `previousTraitCollection`.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    private var contentSize: CGSize { scene?.hostWindow.contentSize ?? platform.expectedWindow.size }

    private var platform: any HostPlatform { scene?.platform ?? Platform.required }
}
