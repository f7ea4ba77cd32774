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
    private let stage = GestureStage()
    private var timeline: GestureTimeline { stage.host.timeline }

    @Test func itTellsWhoWasPreventedByWhom() {
        stage.add(UITapGestureRecognizer(), "tap")
        stage.add(UIPanGestureRecognizer(), "pan")
        _ = timeline
        stage.host.drag(from: stage.middle, to: CGPoint(x: 260, y: 200), duration: 0.1)
        #expect(timeline.events(of: "tap") == ["sees: finger 1", "failed: prevented by pan on TouchView", "reset"])
        let pan = timeline.events(of: "pan")
        #expect(pan.prefix(2) == ["sees: finger 1", "began"] && pan.suffix(2) == ["ended", "reset"])
        #expect(timeline.events(of: "finger").first == "began: on TouchView")
        #expect(timeline.events(of: "finger").last == "ended")
        #expect(timeline.summary.contains("tap on TouchView  failed: prevented by pan on TouchView"))
    }

    @Test func itTellsWhoWaitsForWhomAndWhyItIsOver() {
        let single = stage.add(UITapGestureRecognizer(), "single")
        let double = stage.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        _ = timeline
        stage.host.tap(at: stage.middle)
        stage.host.advance(by: 0.4)
        let events = timeline.events(of: "single")
        #expect(
            events == [
                "sees: finger 1", "waits: for double on TouchView to fail", "ended: what it waited for has failed", "reset",
            ])
        stage.host.tap(at: stage.middle, count: 2)
        #expect(timeline.events(of: "single").contains("failed: requires double on TouchView to fail, which recognized"))
    }

    @Test func itTellsWhoMayNotBeginAndWhoWasNotAsked() {
        let answers = Answers()
        answers.shouldBegin = { _ in false }
        answers.receiveTouch = { recognizer, _ in recognizer.name == "pan" }
        stage.add(UIPanGestureRecognizer(), "pan").delegate = answers
        stage.add(UITapGestureRecognizer(), "tap").delegate = answers
        let off = stage.add(UILongPressGestureRecognizer(), "off")
        off.isEnabled = false
        let held = stage.add(UIRotationGestureRecognizer(), "held")
        _ = timeline
        let finger = stage.host.touchDown(at: stage.middle)
        held.isEnabled = false
        finger.move(to: CGPoint(x: 260, y: 200))
        finger.lift()
        #expect(timeline.events(of: "pan").contains("failed: its view or its delegate does not let it begin"))
        #expect(timeline.events(of: "tap") == ["does not see: finger 1"])
        #expect(timeline.events(of: "off") == ["does not see: finger 1"])
        #expect(timeline.events(of: "held").contains("failed: it was disabled, or its view went away"))
    }

    @Test func wheelsTouchpadsAndKeysHaveLanes() {
        stage.add(UIPanGestureRecognizer(), "pan").allowedScrollTypesMask = .all
        stage.add(UIPinchGestureRecognizer(), "pinch")
        stage.host.pointer.move(to: stage.middle)
        _ = timeline
        stage.host.pointer.scroll(by: CGPoint(x: 0, y: 50))
        stage.host.pointer.scroll(by: CGPoint(x: 0, y: 50), duration: 0.1)
        stage.host.pointer.pinch(scale: 2)
        stage.host.press("Return")
        let titles = timeline.lanes.filter { $0.kind == .input }.map(\.title)
        #expect(titles == ["wheel 1", "touchpad scroll 2", "touchpad pinch 3", "key 4"])
        #expect(timeline.events(of: "pinch").contains("began"))
        // Pinch recognizers do not support a wheel, and the timeline has one entry for that.
        #expect(timeline.events(of: "pinch").first == "does not see: wheel 1")
    }

    @Test func nobodyListensUnlessAsked() {
        stage.add(UIPanGestureRecognizer(), "pan")
        stage.host.drag(from: stage.middle, to: CGPoint(x: 260, y: 200))
        #expect(timeline.entries.isEmpty)
        stage.host.tap(at: stage.middle)
        #expect(!timeline.entries.isEmpty)
        timeline.clear()
        #expect(timeline.entries.isEmpty && !timeline.lanes.isEmpty)
    }

    /// Compares with the picture in the documentation; `LODESTONE_RECORD=1` writes it again.
    @Test func thePictureShowsEveryLaneAndReason() throws {
        stage.add(UITapGestureRecognizer(), "single tap")
        let double = stage.add(UITapGestureRecognizer(), "double tap")
        double.numberOfTapsRequired = 2
        (stage.view.gestureRecognizers?.first)?.require(toFail: double)
        let press = stage.add(UILongPressGestureRecognizer(), "long press")
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.require(toFail: press)
        _ = timeline
        stage.host.tap(at: stage.middle)
        stage.host.advance(by: 0.5)
        stage.host.drag(from: stage.middle, to: CGPoint(x: 280, y: 240), duration: 0.4)
        stage.host.advance(by: 0.1)
        let second = stage.host.touchDown(at: stage.middle)
        second.hold(for: 0.6)
        second.move(to: CGPoint(x: 240, y: 220), duration: 0.2)
        second.lift()
        stage.host.advance(by: 0.1)

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
