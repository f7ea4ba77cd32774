import Testing
import UIKitTesting

@testable import UIKit

/// Failure requirements by `require(toFail:)`, by methods of subclasses, and by delegates.
@Suite @MainActor
struct FailureRequirementTests {
    let fixture = GestureFixture()

    /// The ways to make `waiter` require `other` to fail.
    enum Way: CaseIterable { case statically, byOwnClass, byOtherClass, byOwnDelegate, byOtherDelegate }

    private func make(_ waiter: ScriptedRecognizer, waitFor other: ScriptedRecognizer, _ way: Way) -> ClosureGestureDelegate {
        let gestureDelegate = ClosureGestureDelegate()
        switch way {
        case .statically: waiter.require(toFail: other)
        case .byOwnClass: waiter.requires = { $0 === other }
        case .byOtherClass: other.isRequired = { $0 === waiter }
        case .byOwnDelegate:
            gestureDelegate.requireFailure = { $0 === waiter && $1 === other }
            waiter.delegate = gestureDelegate
        case .byOtherDelegate:
            gestureDelegate.requiredToFail = { $0 === other && $1 === waiter }
            other.delegate = gestureDelegate
        }
        return gestureDelegate
    }

    @Test(arguments: Way.allCases)
    func discreteGestureWaits(_ way: Way) {
        let other = fixture.scripted("other")
        let waiter = fixture.scripted("waiter")
        let gestureDelegate = make(waiter, waitFor: other, way)
        waiter.onEnded = { $0.state = .recognized }
        fixture.host.tap(at: fixture.middle)
        #expect(waiter.state == .possible)
        #expect(fixture.log.take() == ["view.began"])
        other.state = .failed
        #expect(fixture.log.take() == ["waiter ended", "view.cancelled"])
        #expect(waiter.state == .possible)
        withExtendedLifetime(gestureDelegate) {}
    }

    @Test(arguments: Way.allCases)
    func discreteGestureFailsIfTheOtherIsRecognized(_ way: Way) {
        let other = fixture.scripted("other")
        let waiter = fixture.scripted("waiter")
        let gestureDelegate = make(waiter, waitFor: other, way)
        waiter.onEnded = { $0.state = .recognized }
        fixture.host.tap(at: fixture.middle)
        other.state = .recognized
        #expect(fixture.log.take() == ["view.began", "other ended", "view.cancelled"])
        withExtendedLifetime(gestureDelegate) {}
    }

    @Test(arguments: Way.allCases)
    func continuousGestureWaitsAndAccumulates(_ way: Way) {
        let other = fixture.scripted("other")
        let waiter = fixture.scripted("waiter")
        let gestureDelegate = make(waiter, waitFor: other, way)
        waiter.onMoved = { $0.state = $0.state == .possible ? .began : .changed }
        waiter.onEnded = { $0.state = .ended }
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.move(to: CGPoint(x: 210, y: 200))
        finger.move(to: CGPoint(x: 220, y: 200))
        #expect(fixture.log.take() == ["view.began", "view.moved", "view.moved"])
        other.state = .failed
        #expect(fixture.log.take() == ["waiter began", "view.cancelled"])
        finger.move(to: CGPoint(x: 230, y: 200))
        finger.lift()
        #expect(fixture.log.take() == ["waiter changed", "waiter ended"])
        withExtendedLifetime(gestureDelegate) {}
    }

    @Test func continuousGestureEndedWhileWaitingBeginsAndEnds() {
        let other = fixture.scripted("other")
        let waiter = fixture.scripted("waiter")
        waiter.require(toFail: other)
        waiter.onMoved = { $0.state = .began }
        waiter.onEnded = { $0.state = .ended }
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.move(to: CGPoint(x: 220, y: 200))
        finger.lift()
        #expect(fixture.log.take() == ["view.began", "view.moved"])
        other.state = .failed
        #expect(fixture.log.take() == ["waiter began", "waiter ended", "view.cancelled"])
    }

    @Test func cancelledWaitingGestureFails() {
        let other = fixture.scripted("other")
        let waiter = fixture.scripted("waiter")
        waiter.require(toFail: other)
        waiter.onMoved = { $0.state = .began }
        waiter.onCancelled = { $0.state = .cancelled }
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.move(to: CGPoint(x: 220, y: 200))
        finger.cancel()
        #expect(fixture.log.take() == ["view.began", "view.moved", "view.cancelled"])
        #expect(waiter.state == .possible)
    }

    @Test func waitingPanAccumulatesItsTranslation() {
        let other = fixture.scripted("other")
        var translations: [CGPoint] = []
        let pan = fixture.add(UIPanGestureRecognizer { translations.append($0.translation(in: $0.view)) }, "pan")
        pan.require(toFail: other)
        let finger = fixture.host.touchDown(at: fixture.middle)
        for x in stride(from: 205, through: 240, by: 5) { finger.move(to: CGPoint(x: x, y: 200)) }
        #expect(pan.state == .possible)
        other.state = .failed
        #expect(pan.state == .began)
        #expect(translations == [CGPoint(x: 30, y: 0)])
        finger.lift()
    }

    @Test func singleTapWaitsForTheDoubleTap() {
        let single = fixture.add(UITapGestureRecognizer(), "single")
        let double = fixture.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        fixture.host.tap(at: fixture.middle)
        #expect(fixture.log.take() == ["view.began"])
        fixture.host.advance(by: 0.3)
        #expect(fixture.log.take() == [])
        fixture.host.advance(by: 0.06)
        #expect(fixture.log.take() == ["single ended", "view.cancelled"])
        fixture.host.advance(by: 1)
        fixture.host.tap(at: fixture.middle, count: 2)
        fixture.host.advance(by: 1)
        #expect(fixture.log.take() == ["view.began", "view.began", "double ended", "view.cancelled×2"])
    }

    @Test func withoutRequirementBothTapsAreRecognized() {
        fixture.add(UITapGestureRecognizer(), "single")
        let double = fixture.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        fixture.host.tap(at: fixture.middle, count: 2)
        #expect(fixture.log.take().filter { !$0.hasPrefix("view") } == ["single ended", "double ended"])
    }

    @Test func requirementChainResolvesFromItsEnd() {
        let first = fixture.scripted("first")
        let second = fixture.scripted("second")
        let third = fixture.scripted("third")
        first.require(toFail: second)
        second.require(toFail: third)
        first.onEnded = { $0.state = .recognized }
        second.onEnded = { $0.state = .recognized }
        fixture.host.tap(at: fixture.middle)
        #expect(fixture.log.take() == ["view.began"])
        third.state = .failed
        #expect(fixture.log.take() == ["second ended", "view.cancelled"])

        fixture.host.tap(at: fixture.middle)
        third.state = .recognized
        #expect(fixture.log.take() == ["view.began", "third ended", "view.cancelled"])
    }

    @Test func recognizerWaitsForAllItsRequirements() {
        let waiter = fixture.scripted("waiter")
        let others = ["a", "b", "c"].map { fixture.scripted($0) }
        for other in others { waiter.require(toFail: other) }
        waiter.onEnded = { $0.state = .recognized }
        fixture.host.tap(at: fixture.middle)
        others[1].state = .failed
        others[0].state = .failed
        #expect(fixture.log.take() == ["view.began"])
        others[2].state = .failed
        #expect(fixture.log.take() == ["waiter ended", "view.cancelled"])
    }

    @Test func recognizerWithoutTouchesBlocksNone() {
        let aside = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
        fixture.host.window.addSubview(aside)
        let elsewhere = fixture.scripted("elsewhere", to: aside)
        let disabled = fixture.scripted("disabled")
        disabled.isEnabled = false
        let waiter = fixture.add(UITapGestureRecognizer(), "tap")
        waiter.require(toFail: elsewhere)
        waiter.require(toFail: disabled)
        fixture.host.tap(at: fixture.middle)
        #expect(fixture.log.take() == ["view.began", "tap ended", "view.cancelled"])
    }

    @Test func disablingTheRequiredRecognizerEndsTheWait() {
        let other = fixture.scripted("other")
        let waiter = fixture.scripted("waiter")
        waiter.require(toFail: other)
        waiter.onEnded = { $0.state = .recognized }
        fixture.host.tap(at: fixture.middle)
        _ = fixture.log.take()
        other.isEnabled = false
        #expect(fixture.log.take() == ["waiter ended", "view.cancelled"])
    }

    @Test func removingTheRequiredRecognizerEndsTheWait() {
        let waiter = fixture.scripted("waiter")
        waiter.onEnded = { $0.state = .recognized }
        do {
            let other = fixture.scripted("other")
            waiter.require(toFail: other)
            fixture.host.tap(at: fixture.middle)
            _ = fixture.log.take()
            fixture.view.removeGestureRecognizer(other)
        }
        #expect(fixture.log.take() == ["waiter ended", "view.cancelled"])
    }

    @Test(arguments: 2...5)
    func requirementCycleIsBroken(_ length: Int) {
        let all = (0..<length).map { fixture.scripted("\($0)") }
        for (index, recognizer) in all.enumerated() {
            recognizer.require(toFail: all[(index + 1) % length])
            recognizer.onEnded = { $0.state = .recognized }
        }
        fixture.host.tap(at: fixture.middle)
        let lines = fixture.log.take()
        #expect(lines.count { $0.hasSuffix(" ended") } == 1, "\(lines)")
        #expect(lines.last == "view.cancelled")
        fixture.host.tap(at: fixture.middle)
        #expect(fixture.log.take() == lines)
    }

    @Test func delegateRequirementCycleIsBroken() {
        let gestureDelegate = ClosureGestureDelegate()
        gestureDelegate.requireFailure = { _, _ in true }
        for name in ["a", "b", "c"] {
            let recognizer = fixture.scripted(name)
            recognizer.delegate = gestureDelegate
            recognizer.onEnded = { $0.state = .recognized }
        }
        fixture.host.tap(at: fixture.middle)
        #expect(fixture.log.take().count { $0.hasSuffix(" ended") } == 1)
    }

    @Test func recognizerInACycleMayFail() {
        let first = fixture.scripted("first")
        let second = fixture.scripted("second")
        first.require(toFail: second)
        second.require(toFail: first)
        second.onEnded = { $0.state = .recognized }
        fixture.host.tap(at: fixture.middle)
        #expect(fixture.log.take() == ["view.began"])
        first.state = .failed
        #expect(fixture.log.take() == ["second ended", "view.cancelled"])
    }

    @Test func recognizerCannotRequireItselfToFail() {
        let tap = fixture.add(UITapGestureRecognizer(), "tap")
        tap.require(toFail: tap)
        fixture.host.tap(at: fixture.middle)
        #expect(fixture.log.take().contains("tap ended"))
    }

    @Test func delegatesAreCalledOncePerGesture() {
        let gestureDelegate = ClosureGestureDelegate()
        var count = 0
        let other = fixture.scripted("other")
        let waiter = fixture.scripted("waiter")
        gestureDelegate.requireFailure = { _, required in
            if required === other { count += 1 }
            return false
        }
        waiter.delegate = gestureDelegate
        waiter.onMoved = { $0.state = $0.state == .possible ? .began : .changed }
        waiter.onEnded = { $0.state = .ended }
        for attempt in 1...3 {
            let finger = fixture.host.touchDown(at: fixture.middle)
            for x in 0..<5 { finger.move(to: CGPoint(x: 200 + x, y: 200)) }
            finger.lift()
            #expect(count == attempt)
        }
    }

    @Test func ancestorsRecognizerCanBeRequiredToFail() {
        let outer = fixture.scripted("outer")
        let child = fixture.child()
        let inner = fixture.add(UITapGestureRecognizer(), "inner", to: child)
        inner.require(toFail: outer)
        outer.onEnded = { $0.state = .failed }
        fixture.host.tap(at: fixture.middle)
        #expect(fixture.log.take() == ["child.began", "inner ended", "child.cancelled"])
    }
}
