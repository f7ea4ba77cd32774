import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Animation options")
struct AnimationOptionTests {
    @Test("An animated view's descendants get no touches, even if they animate with allowUserInteraction; its superview does")
    func ancestors() {
        let host = TestHost()
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        let innermost = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        host.window.addSubview(outer)
        outer.addSubview(inner)
        inner.addSubview(innermost)
        host.advance(by: 0.1)
        func hit() -> UIView? { host.window.hitTest(CGPoint(x: 70, y: 70), with: nil) }
        #expect(hit() === innermost)
        UIView.animate(withDuration: 1) { inner.alpha = 0.5 }
        #expect(hit() === outer, "the animated view and all in it are left out")
        UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) { outer.alpha = 0.5 }
        #expect(hit() === outer)
        host.advance(by: 1.1)
        #expect(hit() === innermost, "afterwards it is as before")
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { inner.alpha = 1 }
        #expect(hit() === innermost)
        UIView.animate(withDuration: 1) { outer.alpha = 1 }
        #expect(hit() === host.window)
        host.advance(by: 1.1)
        UIView.animate(withDuration: 1) { inner.alpha = 1 }
        #expect(hit() === innermost, "what does not change is not animated")
    }

    @Test("A gesture on an animated view is not recognized, and a gesture of its superview is")
    func gestures() {
        let host = TestHost()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        host.window.addSubview(view)
        var taps: [String] = []
        view.addGestureRecognizer(UITapGestureRecognizer { _ in taps.append("view") })
        host.window.addGestureRecognizer(UITapGestureRecognizer { _ in taps.append("window") })
        host.advance(by: 0.1)
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        host.advance(by: 0.1)
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(taps == ["window"])
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(0.5)
        view.alpha = 1
        UIView.commitAnimations()
        host.advance(by: 1.1)
        UIView.beginAnimations(nil, context: nil)
        view.alpha = 0.5
        UIView.commitAnimations()
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(taps == ["window", "view"], "animations of the older kind keep nothing away")
    }

    @Test("Each option has UIKit's raw value, and the default is empty")
    func bits() {
        let options: [(UIView.AnimationOptions, UInt)] = [
            (.layoutSubviews, 1), (.allowUserInteraction, 2), (.beginFromCurrentState, 4), (.repeat, 8), (.autoreverse, 16),
            (.overrideInheritedDuration, 32), (.overrideInheritedCurve, 64), (.allowAnimatedContent, 128), (.showHideTransitionViews, 256),
            (.overrideInheritedOptions, 512), (.curveEaseInOut, 0), (.curveEaseIn, 1 << 16), (.curveEaseOut, 2 << 16),
            (.curveLinear, 3 << 16), (.transitionFlipFromLeft, 1 << 20), (.transitionFlipFromRight, 2 << 20), (.transitionCurlUp, 3 << 20),
            (.transitionCurlDown, 4 << 20), (.transitionCrossDissolve, 5 << 20), (.transitionFlipFromTop, 6 << 20),
            (.transitionFlipFromBottom, 7 << 20), (.preferredFramesPerSecondDefault, 0), (.preferredFramesPerSecond60, 3 << 24),
            (.preferredFramesPerSecond30, 7 << 24),
        ]
        for (option, bits) in options { #expect(option.rawValue == bits) }
        #expect(UIView.AnimationOptions().curve == .easeInOut)
    }

    @Test("Animations that prefer a lower frame rate show fewer frames, at the same positions", arguments: [30, 60, 120])
    func frameRates(framesPerSecond: Int) {
        for (option, rate) in [(UIView.AnimationOptions.preferredFramesPerSecond30, 30), (.preferredFramesPerSecond60, 60)] {
            let fixture = AnimationFixture(framesPerSecond: framesPerSecond)
            fixture.startWatching()
            UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, option]) { fixture.square.center.x = 300 }
            fixture.host.advance(by: 1.1)
            let positions = Set(fixture.samples.map { ($0.frame.midX * 1e6).rounded() })
            #expect(abs(positions.count - min(rate, framesPerSecond)) <= 2)
            for (time, frame) in fixture.samples where time < 1 {
                let behind = 100 + 200 * time - frame.midX
                #expect(behind > -7 && behind < 200 / CGFloat(min(rate, framesPerSecond)) + 7)
            }
            #expect(fixture.shown.x == 300)
        }
    }

    @Test("An inner block inherits its outer block's options, unless it overrides them")
    func inheritedOptions() {
        for overrides in [false, true] {
            let fixture = AnimationFixture()
            UIView.animate(withDuration: 1, delay: 0, options: [.allowUserInteraction, .repeat, .autoreverse, .curveLinear]) {
                UIView.animate(withDuration: 1, delay: 0, options: overrides ? .overrideInheritedOptions : []) {
                    fixture.square.center.x = 300
                }
            }
            #expect((fixture.square.animationsThatDisableInteraction > 0) == overrides)
            fixture.host.advance(by: 1.5)
            #expect((abs(fixture.shown.x - 200) < 5) == !overrides)
            fixture.square.layer.removeAllAnimations()
            fixture.host.advance(by: 0.1)
        }
    }

    @Test("An inner block's own curve and duration apply with the override options")
    func overrides() {
        let fixture = AnimationFixture()
        UIView.animate(withDuration: 2, delay: 0, options: .curveEaseIn) {
            UIView.animate(withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]) {
                fixture.square.center.x = 300
            }
            #expect(UIView.inheritedAnimationDuration == 2)
        }
        #expect(UIView.inheritedAnimationDuration == 0)
        fixture.host.advance(by: 0.5)
        #expect(abs(fixture.shown.x - 200) < 5)
        fixture.host.advance(by: 0.6)
        #expect(fixture.shown.x == 300)
    }

    @Test("setAnimationDuration and similar class methods change the current animation block")
    func olderCallsInBlocks() {
        let fixture = AnimationFixture()
        var calls: [Bool] = []
        UIView.animate(withDuration: 1) {
            UIView.setAnimationDuration(0.5)
            UIView.setAnimationCurve(.linear)
            UIView.setAnimationRepeatCount(2)
            UIView.setAnimationRepeatAutoreverses(true)
            fixture.square.center.x = 300
        } completion: {
            calls.append($0)
        }
        for (time, x) in [(0.25, 200.0), (0.5, 300), (0.75, 200), (1, 100), (1.25, 200), (1.5, 300)] {
            fixture.host.advance(by: 0.25)
            #expect(abs(fixture.shown.x - x) < 8, "at \(time)")
        }
        fixture.host.advance(by: 0.6)
        #expect(calls == [true] && fixture.shown.x == 300)
    }

    @Test("Nested beginAnimations blocks have their own duration, delay and curve, and each calls its delegate once")
    func beginAndCommit() {
        @MainActor final class Listener {
            var calls: [String] = []
            func begins(_ name: String?) { calls.append("\(name ?? "-") begins") }
            func ends(_ name: String?, _ finished: NSNumber) { calls.append("\(name ?? "-") ends \(finished.boolValue)") }
        }
        let listener = Listener()
        let fixture = AnimationFixture()
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.host.window.addSubview(other)
        fixture.host.advance(by: 0.1)
        UIView.beginAnimations("outer", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationDelay(0.5)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationDelegate(listener)
        UIView.setAnimationWillStart(Selector(Listener.begins))
        UIView.setAnimationDidStop(Selector(Listener.ends))
        fixture.square.center.x = 300
        UIView.beginAnimations("inner", context: nil)
        UIView.setAnimationDuration(0.2)
        UIView.setAnimationDelegate(listener)
        UIView.setAnimationDidStop(Selector(Listener.ends))
        other.center.x = 105
        UIView.commitAnimations()
        UIView.commitAnimations()
        fixture.host.advance(by: 0.3)
        #expect(fixture.shown.x == 100 && fixture.host.presentedFrame(of: other).midX == 105)
        #expect(listener.calls == ["inner ends true"])
        fixture.host.advance(by: 0.7)
        #expect(abs(fixture.shown.x - 200) < 5)
        fixture.host.advance(by: 0.6)
        #expect(fixture.shown.x == 300)
        #expect(listener.calls == ["inner ends true", "outer begins", "outer ends true"])
    }

    @Test("The will-start and did-stop selectors pass the animation's name, the finished flag and the context to the delegate")
    func contexts() {
        @MainActor final class Listener {
            var calls: [String] = []
            func animationWillStart(_ name: String?, context: UnsafeMutableRawPointer?) { calls.append("start \(context == nil)") }
            func animationDidStop(_ name: String?, finished: NSNumber?, context: UnsafeMutableRawPointer?) {
                calls.append("stop \(name ?? "-") \(finished?.boolValue == true) \(context == nil)")
            }
        }
        let fixture = AnimationFixture()
        let listener = Listener()
        for context in [nil, UnsafeMutableRawPointer(bitPattern: 16)] {
            UIView.beginAnimations("move", context: context)
            UIView.setAnimationDelegate(listener)
            UIView.setAnimationWillStart(Selector(Listener.animationWillStart(_:context:)))
            UIView.setAnimationDidStop(Selector(Listener.animationDidStop(_:finished:context:)))
            fixture.square.center.x += 50
            UIView.commitAnimations()
            fixture.host.advance(by: 1)
        }
        #expect(listener.calls == ["start true", "stop move true true", "start false", "stop move true false"])
    }

    @Test("A deallocated delegate is not called, and commitAnimations without beginAnimations does nothing")
    func deallocatedDelegate() {
        @MainActor final class Listener {
            func ends() { Issue.record("the delegate is gone") }
        }
        let fixture = AnimationFixture()
        do {
            let listener = Listener()
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDelegate(listener)
            UIView.setAnimationDidStop(Selector(Listener.ends))
            fixture.square.center.x = 300
            UIView.commitAnimations()
        }
        UIView.commitAnimations()
        fixture.host.advance(by: 1)
        #expect(fixture.shown.x == 300)
    }

    @Test("An animation block completes once if its view or window is hidden")
    func hidden() async {
        let fixture = AnimationFixture()
        var calls: [String] = []
        fixture.square.isHidden = true
        UIView.animate(withDuration: 0.5) {
            fixture.square.center.x = 300
        } completion: {
            calls.append("hidden view \($0)")
        }
        fixture.host.advance(by: 1)
        #expect(calls == ["hidden view true"])
        fixture.square.isHidden = false
        UIView.animate(withDuration: 0.5) {
            fixture.square.center.x = 100
        } completion: {
            calls.append("hidden window \($0)")
        }
        fixture.host.advance(by: 0.1)
        fixture.host.isVisible = false
        fixture.host.advance(by: 1)
        fixture.host.isVisible = true
        await fixture.host.settle()
        #expect(calls == ["hidden view true", "hidden window true"])
        #expect(fixture.shown.x == 100)
    }

    @Test("If one animation of a block is removed and one replaced, the completion is called once, with false, after the last one")
    func mixedEnds() {
        let fixture = AnimationFixture()
        var calls: [Bool] = []
        UIView.animate(withDuration: 1) {
            fixture.square.center.x = 300
            fixture.square.alpha = 0.5
            fixture.square.bounds.size.width = 50
        } completion: {
            calls.append($0)
        }
        fixture.host.advance(by: 0.2)
        fixture.square.layer.removeAnimation(forKey: "opacity")
        UIView.animate(withDuration: 0.2, delay: 0, options: .beginFromCurrentState) { fixture.square.center.x = 0 }
        fixture.host.advance(by: 0.4)
        #expect(calls.isEmpty, "one still runs")
        fixture.host.advance(by: 1)
        #expect(calls == [false])
    }

    @Test("An animation that starts in a completion continues from the last position, without a jump or an idle frame")
    func chained() {
        let fixture = AnimationFixture()
        fixture.startWatching()
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            fixture.square.center.x = 200
        } completion: { _ in
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { fixture.square.center.x = 100 }
        }
        fixture.host.advance(by: 1.2)
        #expect(fixture.shown.x == 100)
        let top = fixture.samples.map(\.frame.midX).max() ?? 0
        #expect(top > 196 && top <= 200)
        #expect(zip(fixture.samples, fixture.samples.dropFirst()).allSatisfy { abs($1.frame.midX - $0.frame.midX) < 5 })
    }

    @Test("Keyframe animations interpolate as their calculation mode specifies")
    func keyframeModes() {
        let modes: [(UIView.KeyframeAnimationOptions, [Double: ClosedRange<CGFloat>])] = [
            (.calculationModeLinear, [0.25: 145...155, 0.5: 198...202, 0.75: 245...255]),
            (.calculationModeDiscrete, [0.25: 99...101, 0.75: 199...201]),
            (.calculationModePaced, [0.25: 140...160, 0.75: 240...260]),
            (.calculationModeCubic, [0.5: 195...205]),
            (.calculationModeCubicPaced, [0.25: 130...170]),
        ]
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        for (mode, positions) in modes {
            let fixture = AnimationFixture()
            var calls: [Bool] = []
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: [mode, linear]) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { fixture.square.center.x = 200 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { fixture.square.center.x = 300 }
            } completion: {
                calls.append($0)
            }
            var time = 0.0
            for (moment, range) in positions.sorted(by: { $0.key < $1.key }) {
                fixture.host.advance(by: moment - time)
                time = moment
                #expect(range.contains(fixture.shown.x), "\(mode) at \(moment): \(fixture.shown.x)")
            }
            fixture.host.advance(by: 1.1 - time)
            #expect(fixture.shown.x == 300 && calls == [true])
        }
    }
}

@MainActor
@Suite("System animations")
struct SystemAnimationTests {
    @Test("perform(.delete) fades views out and removes them; the block's other changes are animated alongside")
    func deletes() {
        let fixture = AnimationFixture()
        let other = UIView(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
        fixture.host.window.addSubview(other)
        fixture.host.advance(by: 0.1)
        var calls: [Bool] = []
        UIView.perform(.delete, on: [fixture.square], options: []) {
            other.center.x = 105
        } completion: {
            calls.append($0)
            #expect(fixture.square.superview == nil)
        }
        fixture.host.advance(by: 0.15)
        #expect(calls.isEmpty && fixture.square.superview != nil)
        #expect(fixture.host.presentedFrame(of: fixture.square).width < 80)
        #expect(fixture.host.presentedFrame(of: other).midX > 20)
        fixture.host.advance(by: 0.3)
        #expect(calls == [true] && fixture.square.alpha == 1 && fixture.square.transform.isIdentity)
    }
}
