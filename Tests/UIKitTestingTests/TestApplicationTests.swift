import UIKitTesting
import XCTest

/// Tests that run inside of an app, like Xcode's.
final class TestApplicationTests: XCTestCase {
    final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var launches = 0

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            launches += 1
            window = UIWindow(frame: UIScreen.main.bounds)
            let controller = UIViewController()
            controller.view.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
            window?.rootViewController = controller
            window?.makeKeyAndVisible()
            return true
        }
    }

    override class func setUp() {
        super.setUp()
        TestApplication.start(Delegate.self)
    }

    func testAppHasLaunchedBeforeTheFirstTest() throws {
        try MainActor.assumeIsolated {
            let delegate = try XCTUnwrap(UIApplication.shared.delegate as? Delegate)
            XCTAssertEqual(delegate.launches, 1)
            let window = try XCTUnwrap(delegate.window)
            XCTAssertTrue(UIApplication.shared.keyWindow === window)
            XCTAssertEqual(UIApplication.shared.applicationState, .active)
            XCTAssertEqual(window.rootViewController?.view.frame, UIScreen.main.bounds)
        }
    }

    func testStartingTheAppAgainDoesNothing() {
        TestApplication.start(Delegate.self)
        MainActor.assumeIsolated { XCTAssertEqual((UIApplication.shared.delegate as? Delegate)?.launches, 1) }
    }

    func testTestHostHasASeparateApp() {
        MainActor.assumeIsolated {
            let app = UIApplication.shared
            let (time, window) = (CACurrentMediaTime(), app.keyWindow)
            do {
                let host = TestHost()
                XCTAssertFalse(UIApplication.shared === app)
                XCTAssertTrue(UIApplication.shared.keyWindow === host.window)
                host.advance(by: 1)
                XCTAssertEqual(CACurrentMediaTime(), host.now)
            }
            XCTAssertTrue(UIApplication.shared === app)
            XCTAssertTrue(app.keyWindow === window)
            XCTAssertGreaterThanOrEqual(CACurrentMediaTime(), time)
        }
    }
}
