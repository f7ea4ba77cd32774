import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Services of the desktop")
struct DesktopServicesTests {
    let host = TestHost()

    @Test("open(_:) passes a URL to the program for its scheme, and calls the completion asynchronously")
    func opening() throws {
        let page = try #require(URL(string: "https://example.org/a?b=c"))
        var results: [Bool] = []
        UIApplication.shared.open(page) { results.append($0) }
        #expect(results.isEmpty)
        host.advance(by: 0.01)
        #expect(results == [true])
        #expect(host.openedURLs == [page])
        #expect(UIApplication.shared.canOpenURL(page))
    }

    @Test("A URL that no program opens, a URL without a scheme and a universal link are refused")
    func refusal() throws {
        host.opensURL = { $0.scheme == "https" }
        let page = try #require(URL(string: "https://example.org"))
        let call = try #require(URL(string: "tel:123"))
        let relative = try #require(URL(string: "a/b"))
        var results: [Bool] = []
        UIApplication.shared.open(call) { results.append($0) }
        UIApplication.shared.open(relative) { results.append($0) }
        UIApplication.shared.open(page, options: [.universalLinksOnly: true]) { results.append($0) }
        host.advance(by: 0.01)
        #expect(results == [false, false, false])
        #expect(host.openedURLs.isEmpty)
        #expect(!UIApplication.shared.canOpenURL(call))
        #expect(!UIApplication.shared.canOpenURL(relative))
    }

    @Test("Haptic feedback is performed by the platform, with the strength of its style and intensity")
    func feedback() {
        UIImpactFeedbackGenerator().impactOccurred()
        UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5)
        UIImpactFeedbackGenerator(style: .light).impactOccurred(intensity: 0)
        UISelectionFeedbackGenerator().selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.error)
        #expect(host.feedback == ["impact 0.7", "impact 0.5", "selection", "error"])
    }

    @Test("maximumFramesPerSecond of the screen is the display's frame rate")
    func frames() {
        #expect(UIScreen.main.maximumFramesPerSecond == 60)
        let fast = TestHost(framesPerSecond: 120)
        _ = fast.window
        #expect(UIScreen.main.maximumFramesPerSecond == 120)
    }

    @Test("A shake is delivered to the first responder and along the responder chain")
    func shake() {
        final class ShakeController: UIViewController {
            var calls: [String] = []
            override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                calls.append("began \(motion == .motionShake)")
            }
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                calls.append("ended \(event?.type == .motion)")
            }
        }
        let controller = ShakeController()
        host.window.rootViewController = controller
        host.advance(by: 0.1)
        host.shake()
        #expect(controller.calls == ["began true", "ended true"])
    }
}
