import Foundation
import Testing
import UIKit
import UIKitTesting

/// The desktop's power-saver profile.
@MainActor
@Suite("Low power mode")
struct LowPowerModeTests {
    private let host = TestHost()

    @MainActor private final class States {
        var values: [Bool] = []
    }

    /// The number of frames in one second.
    private func framesInASecond() -> Int {
        var count = 0
        host.onFrame = { _ in count += 1 }
        host.advance(by: 1)
        host.onFrame = nil
        return count
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

    @Test("An activity indicator runs at 30 frames per second while the profile saves energy")
    func indicator() {
        let indicator = UIActivityIndicatorView(style: .large)
        host.window.addSubview(indicator)
        indicator.startAnimating()
        host.advance(by: 1)
        #expect((59...61).contains(framesInASecond()))
        host.savesPower = true
        host.advance(by: 1)
        #expect((29...32).contains(framesInASecond()))
        host.savesPower = false
        host.advance(by: 1)
        #expect((59...61).contains(framesInASecond()))
        indicator.stopAnimating()
        host.advance(by: 1)
        #expect(framesInASecond() == 0)
    }
}
