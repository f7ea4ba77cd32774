import UIKit

/// The smallest app that shows something under the finger: a window of 1280 by 800 with a square that follows.
///
/// `Benchmarks/run` measures it from the pointer's motion to the pixel on the screen, and from its start to its first frame, beside apps of
/// the same size on other toolkits (Documentation/performance.md).
///
/// Its first argument is the window's title, by which the measuring program finds it; `peer` without one. With `text` and a number of characters
/// after it, or with `field`, it shows a text view or a field to type into; with `typing` and a number it types by itself. With `blurred` or `plain`
/// rows pass under a bar. With `elements` and a number it shows labels, with `rows` a table that scrolls by itself, for readers to ask for.
@main
@MainActor
enum Probe {
    static func main() {
        // The measuring program wants a window without a frame, of the size that all peers have. A caller may ask for another.
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

/// A square in the colour that the measuring program looks for. Its centre is where the finger is.
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
