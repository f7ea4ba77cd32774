import Foundation
import Inspector
import Testing
import UIKitTesting

@testable import GalleryScreens

/// Tests with the inspector.
enum InspectedTest {
    /// Whether a new driver opens the inspector beside the demo. `LODESTONE_INSPECT=1` opens it in all tests.
    @TaskLocal static var opensInspector = ProcessInfo.processInfo.environment["LODESTONE_INSPECT"] == "1"
}

/// A demo that fills a window, with the positions that touches need.
@MainActor
struct DemoDriver {
    /// A window size with the name that its snapshots have.
    struct Size: Sendable, CustomTestStringConvertible {
        let name: String
        let size: CGSize
        var testDescription: String { name }

        static let phone = Size(name: "phone", size: CGSize(width: 390, height: 844))
        static let desktop = Size(name: "desktop", size: CGSize(width: 1024, height: 768))
        static let all = [phone, desktop]
    }

    let host: TestHost
    let screen: UIViewController

    init(_ demo: GalleryDemo, size: Size = .phone, dark: Bool = false) async {
        host = TestHost(size: size.size)
        host.isDark = dark
        screen = demo.makeViewController()
        host.window.rootViewController = screen
        if InspectedTest.opensInspector { host.enter { InspectorSession.of(UIApplication.shared.hostPlatform).open() } }
        await host.settle()
    }

    /// The screen's views of a type, in hierarchy order.
    func views<View: UIView>(_ type: View.Type) -> [View] {
        func collect(_ view: UIView) -> [View] {
            (view as? View).map { [$0] } ?? view.subviews.flatMap(collect)
        }
        return collect(screen.view)
    }

    /// The centre of `view` in window coordinates.
    func center(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// The text of the status line.
    var status: String { (screen as? StageViewController)?.status.text ?? "" }

    /// Touches down at `start`, moves to `end` and waits until all animations have ended. The finger stays down.
    func drag(from start: CGPoint, to end: CGPoint) async -> TestTouch {
        let finger = host.touchDown(at: start)
        finger.move(to: end, duration: 0.4)
        await host.settle()
        return finger
    }
}
