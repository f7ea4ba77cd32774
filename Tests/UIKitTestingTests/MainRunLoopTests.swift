import Host
import QuartzCore
import UIKitTesting
import XCTest

/// UIKit in a test program without an app and without a `TestHost`. The main run loop drives it, and XCTest runs that loop while it waits.
final class MainRunLoopTests: XCTestCase {
    func testDisplayLinkIsCalledWhileXCTestWaits() {
        let called = XCTestExpectation(description: "three frames")
        called.expectedFulfillmentCount = 3
        called.assertForOverFulfill = false
        MainActor.assumeIsolated {
            var last = -1.0
            let link = CADisplayLink { link in
                XCTAssertGreaterThan(link.timestamp, last)
                last = link.timestamp
                called.fulfill()
            }
            link.add(to: .main, forMode: .common)
            XCTAssertEqual(XCTWaiter.wait(for: [called], timeout: 60), .completed)
            link.invalidate()
        }
    }

    func testAnimationsRunAndCompleteWhileXCTestWaits() {
        MainActor.assumeIsolated {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.makeKeyAndVisible()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            let moves = XCTestExpectation(description: "the view is seen on its way")
            moves.assertForOverFulfill = false
            let link = CADisplayLink { _ in
                if let shown = view.layer.presentation()?.position.x, shown > 5, shown < 105 { moves.fulfill() }
            }
            link.add(to: .main, forMode: .common)
            // The animation is longer than any wait for a frame.
            UIView.animate(withDuration: 1000) { view.frame.origin.x = 100 }
            XCTAssertEqual(XCTWaiter.wait(for: [moves], timeout: 60), .completed)
            link.invalidate()

            let ended = XCTestExpectation(description: "the completion is called")
            UIView.animate(withDuration: 0.05) {
                view.alpha = 0.5
            } completion: { finished in
                XCTAssertTrue(finished)
                ended.fulfill()
            }
            XCTAssertEqual(XCTWaiter.wait(for: [ended], timeout: 60), .completed)
            view.layer.removeAllAnimations()
            window.isHidden = true
        }
    }

    func testFirstWindowIsKeyAndLaidOutInTheNextIteration() {
        MainActor.assumeIsolated {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let controller = UIViewController()
            let label = UILabel()
            label.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(label)
            label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20).isActive = true
            window.rootViewController = controller
            window.makeKeyAndVisible()
            XCTAssertTrue(UIApplication.shared.keyWindow === window)
            XCTAssertEqual(UIApplication.shared.applicationState, .active)
            Self.turn(until: { label.frame.minX == 20 })
            XCTAssertEqual(label.frame.minX, 20)
            window.isHidden = true
        }
    }

    func testRunningTheRunLoopUntilNowLaysOut() {
        MainActor.assumeIsolated {
            final class Counting: UIView {
                var layouts = 0
                override func layoutSubviews() {
                    super.layoutSubviews()
                    layouts += 1
                }
            }
            final class Controller: UIViewController {
                var hasAppeared = false
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    hasAppeared = true
                }
            }
            let controller = Controller()
            let view = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            controller.view.addSubview(view)
            // Only the scene retains the window.
            do {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = controller
                window.makeKeyAndVisible()
            }
            RunLoop.main.run(until: Date())
            XCTAssertTrue(controller.hasAppeared)
            // Each change comes sooner after the last frame than a display would show the next frame.
            for round in 1...5 {
                let layouts = view.layouts
                view.frame.size.width = CGFloat(100 + round)
                XCTAssertEqual(view.layouts, layouts)
                RunLoop.main.run(until: Date())
                XCTAssertEqual(view.layouts, layouts + 1)
            }
            XCTAssertTrue(controller.view.window?.isKeyWindow == true)
            controller.view.window?.isHidden = true
        }
    }

    func testNothingRunsWithoutAChange() throws {
        try MainActor.assumeIsolated {
            let loop = FrameLoop.of(try XCTUnwrap(Platform.ofProgram))
            Self.turn(until: { loop.isIdle })
            let frames = loop.frameCount
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
            XCTAssertEqual(loop.frameCount, frames)
        }
    }

    /// Runs the main run loop until a condition holds. If the wait times out, the test's next expectation fails.
    @MainActor private static func turn(until isDone: () -> Bool) {
        let end = Date(timeIntervalSinceNow: 60)
        while !isDone(), Date() < end { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
    }
}
