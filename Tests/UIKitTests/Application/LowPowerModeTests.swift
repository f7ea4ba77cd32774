import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import QuartzCore

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
}
