import Foundation
import Testing

@testable import UIKit
@testable import UIKitTesting

@MainActor
@Suite("The size and position of scenes")
struct SceneGeometryTests {
    let host = TestHost(size: CGSize(width: 390, height: 844))

    final class Delegate: UIResponder, UIWindowSceneDelegate {
        var previous: [CGRect] = []
        func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry) {
            previous.append(previousEffectiveGeometry.systemFrame)
        }
    }

    private var scene: UIWindowScene {
        get throws { try #require(host.window.windowScene) }
    }

    @Test("A window stays within the size restrictions, and is resized when they are set")
    func restrictions() throws {
        let restrictions = try #require(try scene.sizeRestrictions)
        #expect(restrictions === (try scene.sizeRestrictions) && restrictions.allowsFullScreen)
        #expect(restrictions.maximumSize == CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        restrictions.minimumSize = CGSize(width: 500, height: 300)
        #expect(host.window.bounds.size == CGSize(width: 500, height: 844))
        host.resize(to: CGSize(width: 100, height: 100))
        #expect(host.window.bounds.size == CGSize(width: 500, height: 300))
        restrictions.maximumSize = CGSize(width: 600, height: 400)
        host.resize(to: CGSize(width: 1000, height: 1000))
        #expect(host.window.bounds.size == CGSize(width: 600, height: 400))
        restrictions.maximumSize = CGSize(width: 10, height: 10)
        host.resize(to: CGSize(width: 1000, height: 1000))
        #expect(host.window.bounds.size == CGSize(width: 500, height: 300), "the smallest size wins")
        restrictions.minimumSize = CGSize(width: CGFloat.nan, height: -5)
        #expect(restrictions.minimumSize == .zero)
    }

    @Test("requestGeometryUpdate resizes the window, and the scene's delegate is notified")
    func request() throws {
        let (scene, delegate) = (try scene, Delegate())
        scene.delegate = delegate
        _ = scene.knownGeometry
        let frame = CGRect(x: 40, y: 50, width: 700, height: 500)
        scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.Mac(systemFrame: frame)) { Issue.record("\($0)") }
        host.advance(by: 0.1)
        #expect(scene.effectiveGeometry.systemFrame == frame && host.window.bounds.size == frame.size)
        #expect(
            scene.effectiveGeometry.interfaceOrientation == .landscapeLeft
                || scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
        #expect(delegate.previous == [CGRect(x: 0, y: 0, width: 390, height: 844)])
        scene.sizeRestrictions?.maximumSize = CGSize(width: 600, height: 600)
        scene.requestGeometryUpdate(.Mac(systemFrame: frame))
        #expect(host.window.bounds.size == CGSize(width: 600, height: 500))
    }

    @Test("A geometry request that cannot be fulfilled calls its error handler")
    func denied() throws {
        let scene = try scene
        var codes: [UISceneError.Code] = []
        func request(_ preferences: UIWindowScene.GeometryPreferences) {
            scene.requestGeometryUpdate(preferences) { error in if let error = error as? UISceneError { codes.append(error.code) } }
        }
        request(.iOS(interfaceOrientations: .portrait))
        request(.Mac())
        #expect(codes.isEmpty)
        request(.iOS(interfaceOrientations: .landscape))
        request(.Mac(systemFrame: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 4)))
        request(.Mac(systemFrame: .zero))
        #expect(codes == [.geometryRequestDenied, .geometryRequestDenied, .geometryRequestDenied])
        #expect(host.window.bounds.size == CGSize(width: 390, height: 844))
        do {
            throw UISceneError(.requestDenied)
        } catch UISceneError.requestDenied {
            #expect((UISceneError(.requestDenied) as NSError).domain == "UISceneErrorDomain")
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test("A scene delegate that is a responder is between the scene and the application in the responder chain")
    func chain() throws {
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var saves = 0
            func save() { saves += 1 }
            override var keyCommands: [UIKeyCommand]? {
                [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector(SceneDelegate.save))]
            }
        }
        final class AppDelegate: UIResponder, UIApplicationDelegate {}
        let (scene, delegate, appDelegate) = (try scene, SceneDelegate(), AppDelegate())
        UIApplication.shared.delegate = appDelegate
        #expect(scene.next === UIApplication.shared)
        scene.delegate = delegate
        let chain = Array(sequence(first: host.window as UIResponder, next: \.next))
        #expect(
            chain.map(ObjectIdentifier.init)
                == [host.window, scene, delegate, UIApplication.shared, appDelegate].map { ObjectIdentifier($0) })
        host.press("s", modifiers: .command)
        #expect(delegate.saves == 1)
        #expect(UIApplication.shared.sendAction(Selector(SceneDelegate.save), to: nil, from: nil, for: nil) && delegate.saves == 2)
    }

    @Test("An application delegate that is also the scene delegate is in the responder chain once")
    func oneDelegate() throws {
        final class Both: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
            var window: UIWindow?
        }
        let (scene, both) = (try scene, Both())
        UIApplication.shared.delegate = both
        scene.delegate = both
        let chain = Array(sequence(first: scene as UIResponder, next: \.next).prefix(20))
        #expect(chain.map(ObjectIdentifier.init) == [scene, UIApplication.shared, both].map { ObjectIdentifier($0) })
    }

    @Test("User defaults of every suite are saved when the app resigns active and when it enters the background")
    func defaults() throws {
        let name = "lodestone.tests.\(UUID().uuidString)"
        let suite = try #require(UserDefaults(suiteName: name))
        let file = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".config/\(name).plist")
        defer { try? FileManager.default.removeItem(at: file) }
        func saved() -> [String: Int]? {
            (try? Data(contentsOf: file)).flatMap {
                try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Int]
            }
        }
        final class Delegate: UIResponder, UIApplicationDelegate {
            var suite: UserDefaults?
            func applicationDidEnterBackground(_ application: UIApplication) { suite?.set(3, forKey: "late") }
        }
        let delegate = Delegate()
        delegate.suite = suite
        UIApplication.shared.delegate = delegate
        UIApplication.shared.lifeCycle.sceneDidChange(try scene)
        suite.set(1, forKey: "early")
        host.isActive = false
        #expect(saved() == ["early": 1])
        host.isVisible = false
        #expect(saved() == ["early": 1, "late": 3])
    }
}
