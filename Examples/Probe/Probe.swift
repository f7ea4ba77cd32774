import UIKit

/// The smallest app with a moving view: a window of 1280 × 800 with a square that follows the finger.
///
/// `Benchmarks/run` measures the time from the pointer's motion to the pixel, and from the start to the first frame, beside equal apps of
/// other toolkits (Documentation/performance.md).
///
/// Its first argument is the window's title, `peer` by default, by which the measuring program finds it. With `text` and a number of
/// characters, or with `field`, it shows a text view or a text field; with `typing` and a number it types by itself. With `blurred` or
/// `plain`, rows scroll under a bar. With `scroll`, `layers` or `push` and a number of rows or layers it shows a scene of
/// `Benchmarks/run frames`. With `elements` and a number it shows labels, with `rows` a table that scrolls by itself, for screen readers.
@main
@MainActor
enum Probe {
    static func main() {
        // The measuring program expects a borderless window of the size of all peers, unless the caller sets another.
        setenv("LODESTONE_WINDOW", "1280x800 bare", 0)
        ProbeDelegate.main()
    }
}

final class ProbeDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = content
        window.makeKeyAndVisible()
        window.windowScene?.title = CommandLine.arguments.dropFirst().first ?? "peer"
        self.window = window
        return true
    }

    private var content: UIViewController {
        let arguments = CommandLine.arguments.dropFirst(2)
        guard let kind = arguments.first else { return ProbeViewController() }
        let count = arguments.dropFirst().first.flatMap { Int($0) } ?? 0
        switch kind {
        case "blurred", "plain": return ProbeScrollingController(isBlurred: kind == "blurred")
        case "elements": return ProbeElementsController(count: count)
        case "rows": return ProbeRowsController()
        case "scroll": return ProbeScrollController(count: count)
        case "layers": return ProbeLayersController(count: count)
        case "push": return ProbePushController(count: count)
        default: return ProbeTextViewController(kind: kind, length: count)
        }
    }
}

final class ProbeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.94, alpha: 1)
        view.addSubview(ProbeSquare(frame: CGRect(x: 590, y: 350, width: 100, height: 100)))
    }
}

/// A square in the colour that the measuring program looks for, centred at the finger.
final class ProbeSquare: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(red: 0xE0 / 255, green: 0x20 / 255, blue: 0x20 / 255, alpha: 1)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        center = touch.location(in: superview)
    }
}
