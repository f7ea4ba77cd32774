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
}
