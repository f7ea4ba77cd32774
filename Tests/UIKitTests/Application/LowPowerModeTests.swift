import Foundation
import Testing
import UIKitTesting

@testable import QuartzCore
@testable import UIKit

/// The desktop's power-saver profile.
@MainActor
@Suite("Low power mode")
struct LowPowerModeTests {
    private let host = TestHost()

    @MainActor private final class States {
        var values: [Bool] = []
    }

    @Test("A change of the profile is posted")
    func notification() {
        let states = States()
        let token = NotificationCenter.default.addObserver(forName: .NSProcessInfoPowerStateDidChange, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { states.values.append(ProcessInfo.processInfo.isLowPowerModeEnabled) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
        host.savesPower = true
        host.savesPower = false
        #expect(states.values == [true, false])
    }

    /// The number of frames in a second.
    private func frames(_ host: TestHost) -> Int {
        let before = FrameLoop.current?.frameCount ?? 0
        host.advance(by: 1)
        return (FrameLoop.current?.frameCount ?? 0) - before
    }

    @Test("The profile lowers the frame rate of an activity indicator to 30 on each display", arguments: [30, 60, 90, 120, 144])
    func decorations(framesPerSecond: Int) {
        let host = TestHost(framesPerSecond: framesPerSecond)
        let indicator = UIActivityIndicatorView(style: .large)
        host.window.addSubview(indicator)
        indicator.startAnimating()
        host.advance(by: 1)
        #expect(abs(frames(host) - framesPerSecond) <= 1)
        host.savesPower = true
        host.advance(by: 1)
        #expect(abs(frames(host) - 30) <= 1)
        // A second indicator changes in the same frames.
        let second = UIActivityIndicatorView(style: .medium)
        host.window.addSubview(second)
        host.advance(by: 0.417)
        second.startAnimating()
        host.advance(by: 1)
        #expect(abs(frames(host) - 30) <= 1)
        host.savesPower = false
        host.advance(by: 1)
        #expect(abs(frames(host) - framesPerSecond) <= 1)
        indicator.stopAnimating()
        second.stopAnimating()
        host.advance(by: 1)
        #expect(frames(host) == 0)
    }

    @Test("In the profile, finite animations, display links and animations with a preferred rate have their own rate")
    func otherAnimations() {
        host.savesPower = true
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        host.window.addSubview(view)
        host.advance(by: 0.5)
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.center.x = 200 }
        host.advance(by: 0.2)
        #expect(abs(frames(host) - 60) <= 1)
        host.advance(by: 1.5)
        #expect(frames(host) == 0)
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .preferredFramesPerSecond60]) { view.alpha = 0.5 }
        host.advance(by: 0.2)
        #expect(abs(frames(host) - 60) <= 1)
        view.layer.removeAllAnimations()
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { view.center.y = 100 }
        host.advance(by: 0.2)
        #expect(abs(frames(host) - 30) <= 1)
        let link = CADisplayLink { _ in }
        link.add(to: .main, forMode: .common)
        host.advance(by: 0.2)
        #expect(abs(frames(host) - 60) <= 1)
        link.invalidate()
        view.layer.removeAllAnimations()
        host.advance(by: 0.1)
        #expect(frames(host) == 0)
    }

    @Test("A limited animation is at the positions of its time, and is drawn only in its own frames beside a faster one")
    func positions() {
        host.savesPower = true
        let slow = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let fast = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
        host.window.addSubview(slow)
        host.window.addSubview(fast)
        host.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat]) { slow.center.x += 300 }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { fast.center.x += 300 }
        var slowPositions: Set<Int> = []
        var fastPositions: Set<Int> = []
        host.onFrame = { _ in
            slowPositions.insert(Int((slow.layer.presentation()?.position.x ?? 0) * 1000))
            fastPositions.insert(Int((fast.layer.presentation()?.position.x ?? 0) * 1000))
            let (x, ahead) = (slow.layer.presentation()?.position.x ?? 0, fast.layer.presentation()?.position.x ?? 0)
            #expect(x <= ahead + 0.01 && ahead - x < 300 / 30 + 0.01)
        }
        host.advance(by: 0.9)
        #expect(abs(slowPositions.count - 27) <= 2)
        #expect(abs(fastPositions.count - 54) <= 2)
    }
}
