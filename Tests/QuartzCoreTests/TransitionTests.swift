import Foundation
import Testing
import UIKitTesting

@testable import QuartzCore

/// CATransition.
@MainActor
struct TransitionTests {
    /// A fixture with a card in the middle of a transition to another appearance.
    private func fixture(_ change: (CATransition) -> Void) throws -> (fixture: LayerFixture, card: CALayer) {
        let fixture = try LayerFixture(size: CGSize(width: 160, height: 120))
        fixture.layer.backgroundColor = .rgb(0.85, 0.87, 0.9)
        let card = fixture.add(CGRect(x: 30, y: 20, width: 100, height: 80), .rgb(0.2, 0.4, 0.9))
        let dot = CALayer()
        dot.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
        dot.cornerRadius = 15
        dot.backgroundColor = .white
        card.addSublayer(dot)
        fixture.advance(by: 0.5)
        let transition = CATransition()
        transition.duration = 1
        change(transition)
        card.add(transition, forKey: "whatever")
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        card.backgroundColor = .rgb(0.9, 0.5, 0.1)
        dot.frame = CGRect(x: 55, y: 40, width: 36, height: 30)
        CATransaction.commit()
        return (fixture, card)
    }

    nonisolated private static let cases: [(String, CATransitionType, CATransitionSubtype?)] = [
        ("fade", .fade, nil), ("move-in-left", .moveIn, .fromLeft), ("move-in-top", .moveIn, .fromTop), ("push-right", .push, .fromRight),
        ("push-bottom", .push, .fromBottom), ("reveal-left", .reveal, .fromLeft), ("reveal-bottom", .reveal, .fromBottom),
    ]

    @Test(arguments: cases)
    func halfOfEachType(_ row: (name: String, type: CATransitionType, subtype: CATransitionSubtype?)) throws {
        let (fixture, card) = try fixture {
            $0.type = row.type
            $0.subtype = row.subtype
        }
        #expect(card.animationKeys() == [kCATransition])
        fixture.advance(by: 0.5)
        try expectPicture(fixture.picture(), named: "transition-\(row.name)")
        fixture.advance(by: 0.6)
        #expect(card.animationKeys() == nil)
        #expect(fixture.isNear(40, 90, [229, 128, 26, 255]))
        #expect(fixture.loop.isIdle)
    }

    @Test(arguments: [
        ("flip-left", TransitionKind.flip(.right)), ("flip-right", .flip(.left)), ("flip-top", .flip(.down)), ("flip-bottom", .flip(.up)),
        ("curl-up", .curlUp), ("curl-down", .curlDown),
    ])
    func thirdOfEachViewTransition(_ row: (name: String, kind: TransitionKind)) throws {
        let (fixture, _) = try fixture { $0.kind = row.kind }
        fixture.advance(by: 0.35)
        try expectPicture(fixture.picture(), named: "transition-\(row.name)")
    }

    @Test func beginsWithTheOldSnapshotAndIsClipped() throws {
        let (first, _) = try fixture { $0.type = .push }
        first.advance(by: 1.0 / 60)
        #expect(first.isNear(120, 90, [51, 102, 229, 255]))
        let (second, _) = try fixture {
            $0.type = .fade
            $0.startProgress = 0.5
            $0.endProgress = 0.5
        }
        second.advance(by: 1.0 / 60)
        #expect(second.isNear(120, 25, [140, 115, 128, 255]))
        second.advance(by: 0.9)
        #expect(second.isNear(120, 25, [140, 115, 128, 255]))
    }

    @Test func hiddenLayerFadesOut() throws {
        let (fixture, card) = try fixture { _ in }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        card.isHidden = true
        CATransaction.commit()
        fixture.advance(by: 0.5)
        // The old card is drawn at half opacity over the background.
        #expect(fixture.isNear(120, 25, [134, 162, 229, 255]))
        fixture.advance(by: 1)
        #expect(fixture.isNear(120, 25, [217, 222, 230, 255]))
    }

    @Test func interruptedTransitionContinuesFromItsSnapshot() throws {
        let (fixture, card) = try fixture { _ in }
        fixture.advance(by: 0.5)
        let visibleColor = fixture.color(120, 25)
        let next = CATransition()
        next.duration = 1
        card.add(next, forKey: nil)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        card.backgroundColor = .rgb(0, 0, 0)
        CATransaction.commit()
        fixture.advance(by: 1.0 / 60)
        #expect(zip(fixture.color(120, 25), visibleColor).allSatisfy { abs($0 - $1) < 8 })
        #expect(card.animationKeys() == [kCATransition])
    }

    @Test func pausedLayerHoldsTheTransition() throws {
        let (fixture, card) = try fixture {
            $0.fillMode = .both
            $0.isRemovedOnCompletion = false
        }
        fixture.advance(by: 0.25)
        let start = card.convertTime(fixture.now, from: nil)
        card.speed = 0
        card.timeOffset = start
        var reds: [Int] = []
        for step in 0...4 {
            // The progress goes forward and back: 0.25, 0.5, 0.75, 0.5 and 0.25.
            card.timeOffset = start + 0.25 * Double(step < 3 ? step : 4 - step)
            fixture.advance(by: 0.1)
            reds.append(fixture.color(120, 25)[0])
        }
        for (red, expected) in zip(reds, [96, 140, 185, 140, 96]) { #expect(abs(red - expected) < 8) }
        card.speed = 1
        card.timeOffset = 0
        card.beginTime = 0
        fixture.advance(by: 2)
        #expect(fixture.isNear(120, 25, [229, 128, 26, 255]))
    }

    @Test func transitionIsAnActionForAnyKey() throws {
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 100, height: 100))
        let transition = CATransition()
        transition.duration = 1
        layer.actions = ["backgroundColor": transition, "sublayers": transition]
        fixture.advance(by: 0.1)
        layer.backgroundColor = .rgb(0, 0, 1)
        #expect(layer.animationKeys() == [kCATransition])
        fixture.advance(by: 0.5)
        // A layer with only a background colour has a snapshot of its old state too.
        let visibleColor = fixture.color(50, 50)
        #expect(abs(visibleColor[0] - 128) < 6 && visibleColor[1] == 0 && abs(visibleColor[2] - 128) < 6)
        fixture.advance(by: 1)
        #expect(layer.animationKeys() == nil)
        layer.addSublayer(CALayer())
        #expect(layer.animationKeys() == [kCATransition])
    }

    @Test func delegateIsNotifiedOnce() throws {
        let recorder = AnimationRecorder()
        let (fixture, _) = try fixture { $0.delegate = recorder }
        fixture.advance(by: 2)
        #expect(recorder.calls == ["start", "stop true"])
    }

    @Test func unknownTypeFades() throws {
        let (fixture, _) = try fixture { $0.type = CATransitionType(rawValue: "rippleEffect") }
        fixture.advance(by: 0.5)
        #expect(fixture.isNear(120, 25, [140, 115, 128, 255]))
    }
}
