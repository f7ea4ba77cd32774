import Foundation
import Host
import Testing
import UIKit
import UIKitTesting

/// Monitors that are connected and disconnected, and windows on monitors with another scale.
@MainActor
@Suite("Screens")
struct ScreenConnectionTests {
    private let host = TestHost()

    @MainActor private final class Events {
        var words: [String] = []
    }

    private func record() -> (events: () -> [String], tokens: [any NSObjectProtocol]) {
        let box = Events()
        let names = [
            (UIScreen.didConnectNotification, "connected"), (UIScreen.didDisconnectNotification, "disconnected"),
            (UIScreen.modeDidChangeNotification, "changed"),
        ]
        let tokens = names.map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let screen = note.object as? UIScreen
                MainActor.assumeIsolated { box.words.append("\(word) \(Int(screen?.bounds.width ?? 0))") }
            }
        }
        return ({ box.words }, tokens)
    }

    @Test("A connected monitor is in screens, and is removed when it is disconnected")
    func connection() {
        let (events, tokens) = record()
        defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
        #expect(UIScreen.screens == [UIScreen.main])
        let own = host.monitors[0]
        let other = HostMonitor(id: 2, frame: CGRect(x: 390, y: 0, width: 1920, height: 1080), scale: 1.5, framesPerSecond: 144)
        host.monitors = [own, other]
        #expect(UIScreen.screens.count == 2)
        let screen = UIScreen.screens.last
        #expect(screen?.bounds == CGRect(x: 0, y: 0, width: 1920, height: 1080))
        #expect(screen?.nativeBounds == CGRect(x: 0, y: 0, width: 2880, height: 1620))
        #expect(screen?.nativeScale == 1.5)
        #expect(screen?.maximumFramesPerSecond == 144)
        #expect(UIScreen.main.scale == 2, "The main screen is the window's.")
        var turned = other
        turned.frame = CGRect(x: 390, y: 0, width: 1080, height: 1920)
        host.monitors = [own, turned]
        #expect(UIScreen.screens.last === screen)
        host.monitors = [own]
        #expect(UIScreen.screens == [UIScreen.main])
        #expect(events() == ["connected 1920", "changed 1080", "disconnected 1080"])
    }

    @Test("The monitor of the window is disconnected: the other one is the main screen")
    func ownMonitorIsDisconnected() {
        let other = HostMonitor(id: 2, frame: CGRect(x: 390, y: 0, width: 1920, height: 1080))
        host.monitors += [other]
        #expect(UIScreen.screens.count == 2)
        host.monitors = [other]
        #expect(UIScreen.screens == [UIScreen.main])
    }

    @Test("A move to a monitor with another scale changes displayScale, the screen's scale and contentsScale")
    func scaleChanges() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        host.window.addSubview(view)
        host.advance(by: 0.5)
        var scales: [CGFloat] = []
        view.registerForTraitChanges([UITraitDisplayScale.self]) { (view: UIView, _: UITraitCollection) in
            scales.append(view.traitCollection.displayScale)
        }
        for scale in [1.25, 2.75, 1] as [CGFloat] {
            host.setScale(scale)
            host.advance(by: 0.5)
            #expect(UIScreen.main.scale == scale)
            #expect(UIScreen.main.nativeScale == scale)
            #expect(view.layer.contentsScale == scale)
        }
        #expect(scales == [1.25, 2.75, 1])
    }
}
