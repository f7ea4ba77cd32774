import Testing
import UIKitTesting

@testable import UIKit

/// Failure requirements by `require(toFail:)`, classes and delegates.
@Suite @MainActor
struct FailureRequirementTests {
    let stage = GestureStage()

    /// Each way to make `waiter` require `other` to fail.
    enum Way: CaseIterable { case statically, byOwnClass, byOtherClass, byOwnDelegate, byOtherDelegate }

    private func make(_ waiter: ScriptedRecognizer, waitFor other: ScriptedRecognizer, _ way: Way) -> Answers {
        let answers = Answers()
        switch way {
        case .statically: waiter.require(toFail: other)
        case .byOwnClass: waiter.requires = { $0 === other }
        case .byOtherClass: other.isRequired = { $0 === waiter }
        case .byOwnDelegate:
            answers.requireFailure = { $0 === waiter && $1 === other }
            waiter.delegate = answers
        case .byOtherDelegate:
            answers.requiredToFail = { $0 === other && $1 === waiter }
            other.delegate = answers
        }
        return answers
    }

    @Test(arguments: Way.allCases)
    func aDiscreteGestureWaits(_ way: Way) {
        let other = stage.scripted("other")
        let waiter = stage.scripted("waiter")
        let answers = make(waiter, waitFor: other, way)
        waiter.onEnded = { $0.state = .recognized }
        stage.host.tap(at: stage.middle)
        #expect(waiter.state == .possible)
        #expect(stage.log.take() == ["view.began"])
        other.state = .failed
        #expect(stage.log.take() == ["waiter ended", "view.cancelled"])
        #expect(waiter.state == .possible)
        withExtendedLifetime(answers) {}
    }

    @Test(arguments: Way.allCases)
    func aDiscreteGestureFailsWhenTheOtherRecognizes(_ way: Way) {
        let other = stage.scripted("other")
        let waiter = stage.scripted("waiter")
        let answers = make(waiter, waitFor: other, way)
        waiter.onEnded = { $0.state = .recognized }
        stage.host.tap(at: stage.middle)
        other.state = .recognized
        #expect(stage.log.take() == ["view.began", "other ended", "view.cancelled"])
        withExtendedLifetime(answers) {}
    }

    @Test(arguments: Way.allCases)
    func aContinuousGestureWaitsAndAccumulates(_ way: Way) {
        let other = stage.scripted("other")
        let waiter = stage.scripted("waiter")
        let answers = make(waiter, waitFor: other, way)
        waiter.onMoved = { $0.state = $0.state == .possible ? .began : .changed }
        waiter.onEnded = { $0.state = .ended }
        let finger = stage.host.touchDown(at: stage.middle)
        finger.move(to: CGPoint(x: 210, y: 200))
        finger.move(to: CGPoint(x: 220, y: 200))
        #expect(stage.log.take() == ["view.began", "view.moved", "view.moved"])
        other.state = .failed
        #expect(stage.log.take() == ["waiter began", "view.cancelled"])
        finger.move(to: CGPoint(x: 230, y: 200))
        finger.lift()
        #expect(stage.log.take() == ["waiter changed", "waiter ended"])
        withExtendedLifetime(answers) {}
    }

    @Test func aContinuousGestureThatEndedWhileItWaitedBeginsAndEnds() {
        let other = stage.scripted("other")
        let waiter = stage.scripted("waiter")
        waiter.require(toFail: other)
        waiter.onMoved = { $0.state = .began }
        waiter.onEnded = { $0.state = .ended }
        let finger = stage.host.touchDown(at: stage.middle)
        finger.move(to: CGPoint(x: 220, y: 200))
        finger.lift()
        #expect(stage.log.take() == ["view.began", "view.moved"])
        other.state = .failed
        #expect(stage.log.take() == ["waiter began", "waiter ended", "view.cancelled"])
    }

    @Test func aWaitingGestureThatIsCancelledFails() {
        let other = stage.scripted("other")
        let waiter = stage.scripted("waiter")
        waiter.require(toFail: other)
        waiter.onMoved = { $0.state = .began }
        waiter.onCancelled = { $0.state = .cancelled }
        let finger = stage.host.touchDown(at: stage.middle)
        finger.move(to: CGPoint(x: 220, y: 200))
        finger.cancel()
        #expect(stage.log.take() == ["view.began", "view.moved", "view.cancelled"])
        #expect(waiter.state == .possible)
    }

    @Test func aPanThatWaitsAccumulatesItsTranslation() {
        let other = stage.scripted("other")
        var seen: [CGPoint] = []
        let pan = stage.add(UIPanGestureRecognizer { seen.append($0.translation(in: $0.view)) }, "pan")
        pan.require(toFail: other)
        let finger = stage.host.touchDown(at: stage.middle)
        for x in stride(from: 205, through: 240, by: 5) { finger.move(to: CGPoint(x: x, y: 200)) }
        #expect(pan.state == .possible)
        other.state = .failed
        #expect(pan.state == .began)
        #expect(seen == [CGPoint(x: 30, y: 0)])
        finger.lift()
    }

    @Test func aSingleTapWaitsForTheDoubleTap() {
        let single = stage.add(UITapGestureRecognizer(), "single")
        let double = stage.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        stage.host.tap(at: stage.middle)
        #expect(stage.log.take() == ["view.began"])
        stage.host.advance(by: 0.3)
        #expect(stage.log.take() == [])
        stage.host.advance(by: 0.06)
        #expect(stage.log.take() == ["single ended", "view.cancelled"])
        stage.host.advance(by: 1)
        stage.host.tap(at: stage.middle, count: 2)
        stage.host.advance(by: 1)
        #expect(stage.log.take() == ["view.began", "view.began", "double ended", "view.cancelled×2"])
    }

    @Test func withoutARequirementBothTapsAreRecognized() {
        stage.add(UITapGestureRecognizer(), "single")
        let double = stage.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        stage.host.tap(at: stage.middle, count: 2)
        #expect(stage.log.take().filter { !$0.hasPrefix("view") } == ["single ended", "double ended"])
    }

    @Test func aChainOfRequirementsResolvesFromItsEnd() {
        let first = stage.scripted("first")
        let second = stage.scripted("second")
        let third = stage.scripted("third")
        first.require(toFail: second)
        second.require(toFail: third)
        first.onEnded = { $0.state = .recognized }
        second.onEnded = { $0.state = .recognized }
        stage.host.tap(at: stage.middle)
        #expect(stage.log.take() == ["view.began"])
        third.state = .failed
        #expect(stage.log.take() == ["second ended", "view.cancelled"])

        stage.host.tap(at: stage.middle)
        third.state = .recognized
        #expect(stage.log.take() == ["view.began", "third ended", "view.cancelled"])
    }

    @Test func oneThatWaitsForSeveralWaitsForAll() {
        let waiter = stage.scripted("waiter")
        let others = ["a", "b", "c"].map { stage.scripted($0) }
        for other in others { waiter.require(toFail: other) }
        waiter.onEnded = { $0.state = .recognized }
        stage.host.tap(at: stage.middle)
        others[1].state = .failed
        others[0].state = .failed
        #expect(stage.log.take() == ["view.began"])
        others[2].state = .failed
        #expect(stage.log.take() == ["waiter ended", "view.cancelled"])
    }

    @Test func oneThatSeesNoTouchStandsInNobodysWay() {
        let aside = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
        stage.host.window.addSubview(aside)
        let elsewhere = stage.scripted("elsewhere", to: aside)
        let disabled = stage.scripted("disabled")
        disabled.isEnabled = false
        let waiter = stage.add(UITapGestureRecognizer(), "tap")
        waiter.require(toFail: elsewhere)
        waiter.require(toFail: disabled)
        stage.host.tap(at: stage.middle)
        #expect(stage.log.take() == ["view.began", "tap ended", "view.cancelled"])
    }

    @Test func disablingTheOtherFreesTheWaiting() {
        let other = stage.scripted("other")
        let waiter = stage.scripted("waiter")
        waiter.require(toFail: other)
        waiter.onEnded = { $0.state = .recognized }
        stage.host.tap(at: stage.middle)
        _ = stage.log.take()
        other.isEnabled = false
        #expect(stage.log.take() == ["waiter ended", "view.cancelled"])
    }

    @Test func removingTheOtherFreesTheWaiting() {
        let waiter = stage.scripted("waiter")
        waiter.onEnded = { $0.state = .recognized }
        do {
            let other = stage.scripted("other")
            waiter.require(toFail: other)
            stage.host.tap(at: stage.middle)
            _ = stage.log.take()
            stage.view.removeGestureRecognizer(other)
        }
        #expect(stage.log.take() == ["waiter ended", "view.cancelled"])
    }

    @Test(arguments: 2...5)
    func aCycleIsBroken(_ length: Int) {
        let all = (0..<length).map { stage.scripted("\($0)") }
        for (index, recognizer) in all.enumerated() {
            recognizer.require(toFail: all[(index + 1) % length])
            recognizer.onEnded = { $0.state = .recognized }
        }
        stage.host.tap(at: stage.middle)
        let lines = stage.log.take()
        #expect(lines.count { $0.hasSuffix(" ended") } == 1, "\(lines)")
        #expect(lines.last == "view.cancelled")
        stage.host.tap(at: stage.middle)
        #expect(stage.log.take() == lines)
    }

    @Test func aCycleThroughDelegatesIsBroken() {
        let answers = Answers()
        answers.requireFailure = { _, _ in true }
        for name in ["a", "b", "c"] {
            let recognizer = stage.scripted(name)
            recognizer.delegate = answers
            recognizer.onEnded = { $0.state = .recognized }
        }
        stage.host.tap(at: stage.middle)
        #expect(stage.log.take().count { $0.hasSuffix(" ended") } == 1)
    }

    @Test func inACycleOneMayStillFail() {
        let first = stage.scripted("first")
        let second = stage.scripted("second")
        first.require(toFail: second)
        second.require(toFail: first)
        second.onEnded = { $0.state = .recognized }
        stage.host.tap(at: stage.middle)
        #expect(stage.log.take() == ["view.began"])
        first.state = .failed
        #expect(stage.log.take() == ["second ended", "view.cancelled"])
    }

    @Test func nobodyRequiresItselfToFail() {
        let tap = stage.add(UITapGestureRecognizer(), "tap")
        tap.require(toFail: tap)
        stage.host.tap(at: stage.middle)
        #expect(stage.log.take().contains("tap ended"))
    }

    @Test func delegatesAreAskedOnceAnAttempt() {
        let answers = Answers()
        var count = 0
        let other = stage.scripted("other")
        let waiter = stage.scripted("waiter")
        answers.requireFailure = { _, asked in
            if asked === other { count += 1 }
            return false
        }
        waiter.delegate = answers
        waiter.onMoved = { $0.state = $0.state == .possible ? .began : .changed }
        waiter.onEnded = { $0.state = .ended }
        for attempt in 1...3 {
            let finger = stage.host.touchDown(at: stage.middle)
            for x in 0..<5 { finger.move(to: CGPoint(x: 200 + x, y: 200)) }
            finger.lift()
            #expect(count == attempt)
        }
    }

    @Test func aRecognizerOfAnAncestorCanBeWaitedFor() {
        let outer = stage.scripted("outer")
        let child = stage.child()
        let inner = stage.add(UITapGestureRecognizer(), "inner", to: child)
        inner.require(toFail: outer)
        outer.onEnded = { $0.state = .failed }
        stage.host.tap(at: stage.middle)
        #expect(stage.log.take() == ["child.began", "inner ended", "child.cancelled"])
    }
}
