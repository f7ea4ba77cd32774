import Foundation
import GestureTimelines
import Testing
import UIKitTesting

@testable import UIKit

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite @MainActor
struct GestureTimelineTests {
    private let fixture = GestureFixture()
    private var timeline: GestureTimeline { fixture.host.timeline }

    @Test func entryNamesThePreventingRecognizer() {
        fixture.add(UITapGestureRecognizer(), "tap")
        fixture.add(UIPanGestureRecognizer(), "pan")
        _ = timeline
        fixture.host.drag(from: fixture.middle, to: CGPoint(x: 260, y: 200), duration: 0.1)
        #expect(timeline.events(of: "tap") == ["sees: finger 1", "failed: prevented by pan on TouchView", "reset"])
        let pan = timeline.events(of: "pan")
        #expect(pan.prefix(2) == ["sees: finger 1", "began"] && pan.suffix(2) == ["ended", "reset"])
        #expect(timeline.events(of: "finger").first == "began: on TouchView")
        #expect(timeline.events(of: "finger").last == "ended")
        #expect(timeline.summary.contains("tap on TouchView  failed: prevented by pan on TouchView"))
    }

    @Test func entriesNameRequirementsAndTheirEnd() {
        let single = fixture.add(UITapGestureRecognizer(), "single")
        let double = fixture.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        _ = timeline
        fixture.host.tap(at: fixture.middle)
        fixture.host.advance(by: 0.4)
        let events = timeline.events(of: "single")
        #expect(
            events == [
                "sees: finger 1", "waits: for double on TouchView to fail", "ended: what it waited for has failed", "reset",
            ])
        fixture.host.tap(at: fixture.middle, count: 2)
        #expect(timeline.events(of: "single").contains("failed: requires double on TouchView to fail, which recognized"))
    }

    @Test func entriesNameRefusedAndExcludedRecognizers() {
        let gestureDelegate = ClosureGestureDelegate()
        gestureDelegate.shouldBegin = { _ in false }
        gestureDelegate.receiveTouch = { recognizer, _ in recognizer.name == "pan" }
        fixture.add(UIPanGestureRecognizer(), "pan").delegate = gestureDelegate
        fixture.add(UITapGestureRecognizer(), "tap").delegate = gestureDelegate
        let off = fixture.add(UILongPressGestureRecognizer(), "off")
        off.isEnabled = false
        let held = fixture.add(UIRotationGestureRecognizer(), "held")
        _ = timeline
        let finger = fixture.host.touchDown(at: fixture.middle)
        held.isEnabled = false
        finger.move(to: CGPoint(x: 260, y: 200))
        finger.lift()
        #expect(timeline.events(of: "pan").contains("failed: its view or its delegate does not let it begin"))
        #expect(timeline.events(of: "tap") == ["does not see: finger 1"])
        #expect(timeline.events(of: "off") == ["does not see: finger 1"])
        #expect(timeline.events(of: "held").contains("failed: it was disabled, or its view went away"))
    }

    @Test func wheelsTouchpadsAndKeysHaveLanes() {
        fixture.add(UIPanGestureRecognizer(), "pan").allowedScrollTypesMask = .all
        fixture.add(UIPinchGestureRecognizer(), "pinch")
        fixture.host.pointer.move(to: fixture.middle)
        _ = timeline
        fixture.host.pointer.scroll(by: CGPoint(x: 0, y: 50))
        fixture.host.pointer.scroll(by: CGPoint(x: 0, y: 50), duration: 0.1)
        fixture.host.pointer.pinch(scale: 2)
        fixture.host.press("Return")
        let titles = timeline.lanes.filter { $0.kind == .input }.map(\.title)
        #expect(titles == ["wheel 1", "touchpad scroll 2", "touchpad pinch 3", "key 4"])
        #expect(timeline.events(of: "pinch").contains("began"))
        // Pinch recognizers ignore a wheel, and the timeline has one entry for that.
        #expect(timeline.events(of: "pinch").first == "does not see: wheel 1")
    }

    @Test func nothingIsRecordedWithoutATimeline() {
        fixture.add(UIPanGestureRecognizer(), "pan")
        fixture.host.drag(from: fixture.middle, to: CGPoint(x: 260, y: 200))
        #expect(timeline.entries.isEmpty)
        fixture.host.tap(at: fixture.middle)
        #expect(!timeline.entries.isEmpty)
        timeline.clear()
        #expect(timeline.entries.isEmpty && !timeline.lanes.isEmpty)
    }

    /// Compares with the image in the documentation. With `LODESTONE_RECORD=1` it writes the image.
    @Test func imageShowsEveryLaneAndReason() throws {
        fixture.add(UITapGestureRecognizer(), "single tap")
        let double = fixture.add(UITapGestureRecognizer(), "double tap")
        double.numberOfTapsRequired = 2
        (fixture.view.gestureRecognizers?.first)?.require(toFail: double)
        let press = fixture.add(UILongPressGestureRecognizer(), "long press")
        let pan = fixture.add(UIPanGestureRecognizer(), "pan")
        pan.require(toFail: press)
        _ = timeline
        fixture.host.tap(at: fixture.middle)
        fixture.host.advance(by: 0.5)
        fixture.host.drag(from: fixture.middle, to: CGPoint(x: 280, y: 240), duration: 0.4)
        fixture.host.advance(by: 0.1)
        let second = fixture.host.touchDown(at: fixture.middle)
        second.hold(for: 0.6)
        second.move(to: CGPoint(x: 240, y: 220), duration: 0.2)
        second.lift()
        fixture.host.advance(by: 0.1)

        let svg = timeline.svg
        let parser = XMLParser(data: Data(svg.utf8))
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        for lane in timeline.lanes { #expect(svg.contains(">\(lane.title)<")) }
        #expect(svg.contains("prevented by pan on TouchView"))

        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Documentation/pictures/gesture-timeline.svg").standardized
        if ProcessInfo.processInfo.environment["LODESTONE_RECORD"] == "1" { try svg.write(to: url, atomically: true, encoding: .utf8) }
        #expect(try String(contentsOf: url, encoding: .utf8) == svg)
    }
}
