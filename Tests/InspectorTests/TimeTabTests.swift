import InterfaceReading
import Testing
import UIKitTesting

@testable import Inspector

@MainActor
@Suite("The inspector's tab Time")
struct TimeTabTests {
    private let host = TestHost(size: CGSize(width: 700, height: 1000))
    private let sample: SampleController
    private let driver: InspectorDriver

    init() throws {
        sample = SampleController.show(in: host)
        driver = InspectorDriver(host)
    }

    private var times: FrameTimes { host.enter { FrameTimes.of(UIApplication.shared.hostPlatform) } }

    @Test("A late frame is listed with its longest pass first")
    func lateFrame() throws {
        times.add(FrameTimes.Frame(start: 0, duration: 0.05, interval: 1 / 60, passes: [0.001, 0, 0, 0.04, 0.009, 0]))
        try driver.tap("Time")
        #expect(driver.shows("missed the display."))
        #expect(driver.texts.contains { $0.wholeMatch(of: /Late frame at \d\d:\d\d:\d\d\.\d\d\d/) != nil })
        #expect(driver.shows("50.0 ms of 16.7 ms: layout 40.0 ms, commit 9.0 ms, input 1.0 ms"))
    }

    @Test("Frames are recorded only while the inspector is open")
    func recordsWhileOpen() {
        host.window.backgroundColor = .red
        host.advance(by: 0.5)
        let count = times.last(FrameTimes.capacity).count
        #expect(count > 0)
        host.enter { driver.session.close() }
        host.window.backgroundColor = .green
        host.advance(by: 0.5)
        #expect(times.last(FrameTimes.capacity).count == count)
    }

    @Test("Running animations are listed, can be paused and continue where they were")
    func pause() throws {
        try driver.tap("Time")
        host.enter { UIView.animate(withDuration: 4) { sample.box.center.x += 200 } }
        host.advance(by: 0.5)
        #expect(driver.shows("of UIView #box"))
        try driver.tap("Pause animations")
        let paused = host.presentedFrame(of: sample.box).minX
        host.advance(by: 1)
        #expect(host.presentedFrame(of: sample.box).minX == paused)
        #expect(driver.shows("Scrub"))
        try driver.tap("Pause animations")
        host.advance(by: 0.5)
        #expect(host.presentedFrame(of: sample.box).minX > paused)
        host.advance(by: 5)
        #expect(host.presentedFrame(of: sample.box).minX == 220)
    }

    @Test("Paused animations can be scrubbed")
    func scrub() {
        host.enter { UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { sample.box.center.x += 200 } }
        host.advance(by: 0.5)
        host.enter { driver.session.time.setSpeed(0, in: driver.session.appScenes) }
        host.advance(by: 0.1)
        let before = host.presentedFrame(of: sample.box).minX
        host.enter { driver.session.time.step(by: 0.5, in: driver.session.appScenes) }
        host.advance(by: 0.1)
        #expect(abs(host.presentedFrame(of: sample.box).minX - before - 50) < 2)
    }

    @Test("Painted layers are outlined for a moment")
    func outlines() {
        host.enter { driver.session.paint.isOn = true }
        host.advance(by: 1)
        let root = host.window.windowScene?.layerTree.rootLayer
        let count = root?.sublayers?.count
        sample.box.backgroundColor = .systemRed
        host.advance(by: 0.1)
        let canvas = root?.sublayers?.last
        #expect(canvas?.sublayers?.map(\.frame) == [CGRect(x: 20, y: 240, width: 100, height: 50)])
        host.advance(by: 1)
        #expect(root?.sublayers?.count == count)
    }
}
