import Host
import InterfaceReading
import Testing
import UIKitTesting

@testable import Inspector

@MainActor
@Suite("Opening and closing the inspector")
struct InspectorOpeningTests {
    private let host = TestHost(size: CGSize(width: 700, height: 600))
    private let sample: SampleController

    init() {
        sample = SampleController.show(in: host)
    }

    @Test("Ctrl+Shift+I opens and closes the inspector's window")
    func shortcut() {
        let driver = InspectorDriver(host)
        host.enter {
            driver.session.close()
            driver.session.listenForShortcut()
        }
        driver.pressInApp(0x0C, "I", modifiers: [.control, .shift])
        #expect(driver.session.scene != nil)
        driver.pressInApp(0x0C, "i", modifiers: [.control])
        #expect(driver.session.scene != nil)
        driver.pressInApp(0x0C, "I", modifiers: [.control, .shift])
        #expect(driver.session.scene == nil)
    }

    @Test("The inspector's scene and window are not among those of the app")
    func isNotPartOfTheApp() {
        let before = host.enter { (UIApplication.shared.connectedScenes.count, UIApplication.shared.windows.count) }
        let driver = InspectorDriver(host)
        #expect(driver.session.scene != nil)
        let after = host.enter { (UIApplication.shared.connectedScenes.count, UIApplication.shared.windows.count) }
        #expect(before == after)
        #expect(host.enter { UIApplication.shared.applicationState } == .active)
    }

    @Test("Closing the inspector removes its marks, its observers and its effect on time")
    func closing() {
        let loop = host.enter { FrameLoop.of(UIApplication.shared.hostPlatform) }
        let tree = host.window.windowScene?.layerTree
        let driver = InspectorDriver(host)
        host.enter {
            driver.session.selection = sample.box
            driver.session.paint.isOn = true
            driver.session.time.setSpeed(0, in: driver.session.appScenes)
            driver.session.beginPicking()
        }
        host.advance(by: 0.5)
        #expect(loop.passObserver != nil)
        #expect(tree?.rootLayer.sublayers?.count ?? 0 > 1)
        host.enter { driver.session.close() }
        host.advance(by: 1)
        #expect(loop.passObserver == nil)
        #expect(tree?.paintObserver == nil)
        #expect(tree?.rootLayer.sublayers?.count == 1)
        #expect(host.window.windowScene?.windowStack.layer.speed == 1)
        #expect(host.enter { GestureEnvironment.current.observer } == nil)
        host.tap(at: CGPoint(x: 100, y: 80))
        #expect(sample.sendCount == 1)
    }

    @Test("An open inspector requests no frame while the app is idle")
    func idle() async {
        let driver = InspectorDriver(host)
        host.enter { driver.session.selection = sample.box }
        for title in ["Layout", "Touch", "Time", "Access", "Views"] {
            try? driver.tap(title)
            await host.settle()
            #expect(host.isSettled, "The tab \(title) requests frames")
        }
    }

    @Test("An idle app has no frame, no timer and no commit in 10 seconds with the inspector, in each tab")
    func idleForLong() throws {
        let driver = InspectorDriver(host)
        let loop = host.enter { FrameLoop.of(UIApplication.shared.hostPlatform) }
        host.enter { driver.session.selection = sample.box }
        for title in ["Layout", "Touch", "Time", "Access", "Views"] {
            try driver.tap(title)
            host.advance(by: 2)
            let before = (loop.frameCount, try driver.scene.layerTree.commitCount)
            host.advance(by: 10)
            #expect(before == (loop.frameCount, try driver.scene.layerTree.commitCount), "The tab \(title) is not idle")
        }
    }

    @Test("The times of frames do not contain the frame after an update of the inspector")
    func ownFrames() throws {
        let driver = InspectorDriver(host)
        let times = host.enter { FrameTimes.of(UIApplication.shared.hostPlatform) }
        try driver.tap("Time")
        host.advance(by: 2)
        let count = times.last(FrameTimes.capacity).count
        sample.box.backgroundColor = .systemRed
        host.advance(by: 1)
        #expect(times.last(FrameTimes.capacity).count == count + 1)
    }

    @Test("Touches in the inspector do not reach the app, its input recorder or the gesture timeline")
    func inputIsSeparate() throws {
        let driver = InspectorDriver(host)
        var observed = 0
        host.enter { UIApplication.shared.inputObserver = { _, _ in observed += 1 } }
        try driver.tap("Layout")
        #expect(observed == 0)
        #expect(driver.session.gestures?.timeline.entries.isEmpty == true)
        host.tap(at: CGPoint(x: 100, y: 80))
        #expect(observed == 2)
        #expect(sample.sendCount == 1)
        #expect(driver.session.gestures?.timeline.entries.isEmpty == false)
    }

    @Test(
        "No text is cut or low in contrast, and every control has a label, in each tab",
        arguments: [CGSize(width: 700, height: 600), CGSize(width: 390, height: 844)], [false, true])
    func looksWellMade(size: CGSize, isDark: Bool) throws {
        host.isDark = isDark
        let driver = InspectorDriver(host)
        try driver.resize(to: size)
        host.enter { driver.session.selection = sample.badge }
        for title in ["Views", "Layout", "Touch", "Time", "Access"] {
            try driver.tap(title)
            let scene = try driver.scene
            // System colours have a contrast from 3 to 4.5, as in UIKit, and the placeholder of a search field has less.
            let problems = host.enter { AppAudit.findings(in: scene) }.filter { problem in
                let isSystemColor = ["contrast of 3.", "contrast of 4."].contains { problem.text.contains($0) }
                return !isSystemColor && !problem.element.hasPrefix("search field")
            }
            #expect(problems.isEmpty, "\(title): \(problems.map { "\($0.text) (\($0.element))" })")
        }
    }
}
