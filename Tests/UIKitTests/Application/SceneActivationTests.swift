import Foundation
import Testing

@testable import UIKit
@testable import UIKitTesting

/// Requests of an app for new windows and for windows of open sessions.
@MainActor
@Suite("Scene activation", .serialized)
struct SceneActivationTests {
    let host = TestHost(size: CGSize(width: 390, height: 844))
    let delegate = Delegate()

    init() {
        UIApplication.shared.delegate = delegate
        SceneDelegate.log = []
    }

    final class Delegate: UIResponder, UIApplicationDelegate {
        private(set) var offered: [NSUserActivity] = []

        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            offered += options.userActivities
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        static var log: [String] = []

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            let letters = connectionOptions.userActivities.compactMap { $0.userInfo?["letter"] as? Int }
            Self.log.append("connects with \(letters)")
        }

        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
            Self.log.append("continues \(userActivity.activityType) \(userActivity.title ?? "")")
        }
    }

    private func letter(_ number: Int) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "letter")
        activity.addUserInfoEntries(from: ["letter": number])
        return activity
    }

    @Test("A scene requested with an activity has it in its connection options, which the app's delegate receives first")
    func newScene() throws {
        let activity = letter(7)
        let before = UIApplication.shared.connectedScenes
        UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest(userActivity: activity)) { error in
            Issue.record("\(error)")
        }
        #expect(delegate.offered == [activity])
        #expect(SceneDelegate.log == ["connects with [7]"])
        #expect(UIApplication.shared.connectedScenes.subtracting(before).count == 1)
    }

    @Test("A scene requested without an activity has empty connection options")
    func plainScene() {
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        #expect(delegate.offered.isEmpty)
        #expect(SceneDelegate.log == ["connects with []"])
    }

    @Test("Activating a connected session brings its window to the front, makes it key, and passes the activity to its delegate")
    func openScene() throws {
        let first = try UIApplication.shared.lifeCycle.connectScene(role: .windowApplication)
        let options = UIScene.ActivationRequestOptions()
        options.requestingScene = first
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: letter(1), options: options)
        let second = try #require(UIApplication.shared.windowScenes.last)
        second.hostWindow.bringToFront()
        #expect(!first.hostWindow.isActive && second.hostWindow.isActive)
        SceneDelegate.log = []

        let activity = letter(2)
        activity.title = "Two"
        let request = UISceneSessionActivationRequest(session: first.session, userActivity: activity)
        #expect(request.role == .windowApplication)
        UIApplication.shared.activateSceneSession(for: request) { Issue.record("\($0)") }
        #expect(first.hostWindow.isActive && !second.hostWindow.isActive)
        #expect(first.activationState == .foregroundActive)
        #expect(second.activationState == .foregroundInactive)
        #expect(SceneDelegate.log == ["continues letter Two"])
    }

    @Test("Activating a session with a closed window returns an error, and opens no window")
    func closedScene() throws {
        let scene = try UIApplication.shared.lifeCycle.connectScene(role: .windowApplication)
        let session = scene.session
        scene.hostWindow.close()
        let count = UIApplication.shared.connectedScenes.count
        var problem: (any Error)?
        UIApplication.shared.requestSceneSessionActivation(session, userActivity: letter(3), options: nil) { problem = $0 }
        #expect((problem as? UISceneError)?.code == .requestDenied)
        #expect(UIApplication.shared.connectedScenes.count == count)
        #expect(!SceneDelegate.log.contains { $0.hasPrefix("continues") })
    }
}
