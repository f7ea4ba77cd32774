import Foundation
import Testing
import UIKit
import UIKitTesting

private final class PushDelegate: NSObject, UIApplicationDelegate {
    @MainActor static var errors: [any Error] = []

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        Self.errors.append(error)
    }
}

@Suite("Services that desktops do not have") @MainActor
struct AbsentServiceTests {
    @Test("A registration for push notifications fails through the delegate")
    func pushNotifications() {
        PushDelegate.errors = []
        let host = TestHost(launching: PushDelegate.self)
        UIApplication.shared.registerForRemoteNotifications()
        #expect(PushDelegate.errors.isEmpty && !UIApplication.shared.isRegisteredForRemoteNotifications)
        host.advance(by: 0.1)
        #expect(PushDelegate.errors.count == 1)
    }

    @Test("Alternate icons are not supported, so that setting one fails; protected data are available")
    func icons() {
        let host = TestHost(launching: PushDelegate.self)
        let app = UIApplication.shared
        #expect(!app.supportsAlternateIcons && app.alternateIconName == nil && app.isProtectedDataAvailable)
        var error: (any Error)?
        app.setAlternateIconName("Dark") { error = $0 }
        host.advance(by: 0.1)
        #expect((error as? CocoaError)?.code == .featureUnsupported && app.alternateIconName == nil)
    }
}
