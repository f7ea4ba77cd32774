import Testing
import UIKitTesting

@testable import UIKit

/// Calls animators at random. No value may jump, and each completion is called once or never.
@MainActor
private final class RandomPlay {
    let fixture: AnimationFixture
    var dice: SeededGenerator
    let swings: Bool
    var animator: UIViewPropertyAnimator
    var log: [String] = []
    /// The number of calls of each completion. `waiting` contains the completions that are still expected.
    var calls: [Int] = []
    var waiting: Set<Int> = []
    private var violations: [String] = []

    init(seed: UInt64, swings: Bool) {
        dice = SeededGenerator(seed: seed)
        self.swings = swings
        fixture = AnimationFixture(framesPerSecond: [30, 60, 120][Int(seed % 3)])
        animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        renew()
        fixture.host.onFrame = { [weak self] _ in self?.check("a frame") }
    }

    func random(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &dice) }

    func timing() -> any UITimingCurveProvider {
        switch Int.random(in: 0..<(swings ? 6 : 4), using: &dice) {
        case 0: UICubicTimingParameters(animationCurve: .easeInOut)
        case 1: UICubicTimingParameters(animationCurve: .easeIn)
        case 2: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.9), controlPoint2: CGPoint(x: 0.9, y: 0.1))
        case 3: UISpringTimingParameters(dampingRatio: 1)
        case 4: UISpringTimingParameters(dampingRatio: 0.4, initialVelocity: CGVector(dx: 3, dy: -2))
        default: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.3, y: -0.6), controlPoint2: CGPoint(x: 0.6, y: 1.7))
        }
    }

    /// Creates another animator, or reuses the same one, with blocks and a completion.
    private func renew() {
        if Bool.random(using: &dice) {
            animator = UIViewPropertyAnimator(duration: random(0.1...1), timingParameters: timing())
            animator.scrubsLinearly = random(0...1) < 0.7
        }
        if animator.isReversed { animator.isReversed = false }
        animator.pausesOnCompletion = false
        let square = fixture.square
        square.center = CGPoint(x: 100, y: 100)
        animator.addAnimations { square.center.x = 300 }
        if Bool.random(using: &dice) { animator.addAnimations({ square.alpha = 0 }, delayFactor: random(0...0.9)) }
        let number = calls.count
        calls.append(0)
        waiting.insert(number)
        animator.addCompletion { [weak self] _ in
            self?.calls[number] += 1
            self?.waiting.remove(number)
        }
    }

    /// Performs a random call that is allowed in the animator's state.
    func step() {
        let choice = random(0...1)
        switch animator.state {
        case .inactive:
            if waiting.isEmpty || choice < 0.2 {
                // The completions that are still expected are those of animators that were stopped without finishing.
                fixture.square.layer.removeAllAnimations()
                fixture.square.alpha = 1
                if waiting.isEmpty { renew() }
            }
            switch random(0...1) {
            case ..<0.5: perform("start") { animator.startAnimation() }
            case ..<0.7: perform("pause") { animator.pauseAnimation() }
            case ..<0.8: perform("start later") { animator.startAnimation(afterDelay: random(0...0.3)) }
            default:
                let fraction = random(0...1)
                perform("scrub to \(fraction)", mayJump: true) { animator.fractionComplete = fraction }
            }
        case .stopped:
            let position: UIViewAnimatingPosition = choice < 0.4 ? .current : choice < 0.7 ? .start : .end
            perform("finish at \(position)", mayJump: position != .current) { animator.finishAnimation(at: position) }
            note(animator.state == .inactive && waiting.isEmpty, "finishing calls the completions")
        case .active: active(choice)
        }
        advance(random(0...0.25))
    }

    private func active(_ choice: Double) {
        switch choice {
        case ..<0.2 where animator.isRunning: perform("pause") { animator.pauseAnimation() }
        case ..<0.2: perform("start") { animator.startAnimation() }
        case ..<0.4: perform("reverse") { animator.isReversed.toggle() }
        case ..<0.55 where !animator.isRunning:
            let fraction = random(-0.1...1.1)
            perform("scrub to \(fraction)", mayJump: true) { animator.fractionComplete = fraction }
            note(abs(animator.fractionComplete - min(max(fraction, 0), 1)) < 1e-9, "the fraction is what was set")
        case ..<0.7 where !animator.isRunning:
            let factor = Bool.random(using: &dice) ? 0 : random(0.1...1)
            let parameters = random(0...1) < 0.3 ? nil : timing()
            perform("continue \(factor)") { animator.continueAnimation(withTimingParameters: parameters, durationFactor: factor) }
            note(animator.isRunning, "continuing runs")
        case ..<0.78:
            let delay = random(0...0.8)
            perform("add") { animator.addAnimations({ self.fixture.square.bounds.size.height = 150 }, delayFactor: delay) }
        case ..<0.84:
            animator.pausesOnCompletion.toggle()
            if !animator.isRunning, animator.fractionComplete >= 1 { animator.pausesOnCompletion = false }
        case ..<0.9: perform("stop") { animator.stopAnimation(false) }
        case ..<0.94:
            perform("stop without finishing") { animator.stopAnimation(true) }
            note(animator.state == .inactive, "it is inactive")
            waiting = []
        default: break
        }
    }

    /// Performs the call, and checks that no value jumps.
    private func perform(_ name: String, mayJump: Bool = false, _ body: () -> Void) {
        let before = fixture.shown
        let wasInactive = animator.state == .inactive
        log.append(name)
        body()
        let after = fixture.shown
        // A reversed animator begins at its end, so the view is there immediately.
        if !mayJump, !(wasInactive && animator.isReversed) {
            note(abs(after.x - before.x) < 1e-3 && abs(after.y - before.y) < 1e-3, "\(name) jumps from \(before) to \(after)")
        }
        check(name)
    }

    private func advance(_ seconds: TimeInterval) {
        log.append("advance \(seconds)")
        let wasActive = animator.state == .active
        fixture.host.advance(by: seconds)
        if wasActive, animator.state == .inactive { note(waiting.isEmpty, "the end calls the completions") }
    }

    private func check(_ name: String) {
        note(!animator.isRunning || animator.state == .active, "what runs is active")
        note((0...1).contains(animator.fractionComplete), "the fraction is \(animator.fractionComplete)")
        note(calls.allSatisfy { $0 <= 1 }, "a completion is called twice")
        if !swings { note((100 - 0.3...300 + 0.3).contains(fixture.shown.x), "\(name): \(fixture.shown.x) is not between") }
        note(abs(fixture.shown.y - 100) < 0.3, "\(name): off the path at \(fixture.shown.y)")
    }

    private func note(_ isTrue: Bool, _ text: String) {
        if !isTrue, violations.count < 3 { violations.append("\(text), after \(log.suffix(12))") }
    }

    func finish() -> [String] {
        if animator.state == .active { animator.stopAnimation(false) }
        if animator.state == .stopped { animator.finishAnimation(at: .end) }
        fixture.host.advance(by: 0.1)
        note(fixture.square.layer.animationKeys() == nil, "nothing is left on the layer")
        note(fixture.host.isSettled, "nothing runs")
        return violations
    }
}

@MainActor
@Suite("Random calls of property animators")
struct RandomAnimatorTests {
    @Test("After animator methods are called in random order, animated values do not jump", arguments: [false, true])
    func randomCalls(swings: Bool) {
        for seed in 1...40 as ClosedRange<UInt64> {
            let play = RandomPlay(seed: seed, swings: swings)
            for _ in 0..<40 { play.step() }
            let violations = play.finish()
            #expect(violations.isEmpty, "seed \(seed): \(violations.joined(separator: "\n"))")
        }
    }
}
