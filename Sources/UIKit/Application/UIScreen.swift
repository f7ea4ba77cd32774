import Host

/// What the app draws on.
///
/// On the desktop an app fills a window, not the display; so the screen's bounds are those of the scene's content, and code that lays itself
/// out by the screen fills the window and follows its size. Before the first window is there they are what that window will have, unless
/// the desktop decides otherwise.
@preconcurrency @MainActor
public final class UIScreen: MainActorObject, UITraitEnvironment {
    /// The app's screen.
    public static var main: UIScreen {
        Platform.required.singletons.value(of: UIScreen.self) { UIScreen() }
    }

    /// Every screen: the main one.
    public static var screens: [UIScreen] { [main] }

    /// The content's area in points, with its origin at zero.
    public var bounds: CGRect { CGRect(origin: .zero, size: contentSize) }

    /// Device pixels per point.
    public var scale: CGFloat { scene?.hostWindow.scale ?? platform.expectedWindow.scale }

    /// How many frames a second the display shows at most.
    public var maximumFramesPerSecond: Int { platform.framesPerSecond }

    /// Device pixels per point; the same as ``scale``.
    public var nativeScale: CGFloat { scale }

    /// The content's area in device pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: contentSize.width * scale, height: contentSize.height * scale)
    }

    /// The content, in points from its top left corner.
    public var coordinateSpace: any UICoordinateSpace { scene?.coordinateSpace ?? emptySpace }

    /// The content, in points from its top left corner as it is mounted: the same, since a desktop's windows do not turn with the device.
    public var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }

    /// The traits of the scene that the screen shows.
    public var traitCollection: UITraitCollection {
        scene?.traitCollection ?? .forScene(size: contentSize, scale: scale, isActive: false)
    }

    /// The scene whose content this is: the app's first.
    package weak var scene: UIWindowScene?

    private lazy var emptySpace = SceneCoordinateSpace(layer: CALayer())

    package init() {
        super.init(onMainActor: ())
    }

    /// The screen's traits changed from `previousTraitCollection`.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    private var contentSize: CGSize { scene?.hostWindow.contentSize ?? platform.expectedWindow.size }

    private var platform: any HostPlatform { scene?.platform ?? Platform.required }
}
