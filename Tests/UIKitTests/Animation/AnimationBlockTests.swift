import Testing
import UIKitTesting

@testable import UIKit

/// A window with one square in it, and the square's position in every frame.
@MainActor
final class AnimationFixture {
    let host: TestHost
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private(set) var samples: [(time: TimeInterval, frame: CGRect)] = []
    private var began: TimeInterval = 0

    init(framesPerSecond: Int = 60) {
        host = TestHost(framesPerSecond: framesPerSecond)
        host.window.addSubview(square)
        square.center = CGPoint(x: 100, y: 100)
        host.advance(by: 0.1)
        began = host.now
        host.onFrame = { [weak self] time in
            guard let self else { return }
            samples.append((time - began, host.presentedFrame(of: square)))
        }
    }

    /// The square's visible centre.
    var shown: CGPoint {
        let frame = host.presentedFrame(of: square)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    func startWatching() {
        began = host.now
        samples = []
    }
}

@MainActor
@Suite("Animation blocks")
struct AnimationBlockTests {
    @Test("The model changes immediately, and the presentation follows the curve")
    func showsTheCurve() {
        let fixture = AnimationFixture()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { fixture.square.center.x = 300 }
        #expect(fixture.square.center.x == 300)
        fixture.host.advance(by: 0.5)
        #expect(abs(fixture.shown.x - 200) < 5)
        fixture.host.advance(by: 0.6)
        #expect(fixture.shown.x == 300)
        #expect(fixture.square.layer.animationKeys() == nil)
    }

    @Test("The default curve is slow at both ends")
    func easesInAndOut() {
        let fixture = AnimationFixture()
        UIView.animate(withDuration: 1) { fixture.square.center.x = 300 }
        fixture.host.advance(by: 0.1)
        #expect(fixture.shown.x < 110)
        fixture.host.advance(by: 0.4)
        #expect(abs(fixture.shown.x - 200) < 6)
    }

    @Test("The completion is called once, with true, when the animation ends")
    func completes() {
        let fixture = AnimationFixture()
        var calls: [Bool] = []
        UIView.animate(withDuration: 0.5) {
            fixture.square.alpha = 0
        } completion: {
            calls.append($0)
        }
        fixture.host.advance(by: 0.4)
        #expect(calls.isEmpty)
        fixture.host.advance(by: 0.2)
        #expect(calls == [true])
        fixture.host.advance(by: 5)
        #expect(calls == [true])
    }

    @Test("The completion receives false if an animation is removed")
    func removedAnimationsDoNotFinish() {
        let fixture = AnimationFixture()
        var calls: [Bool] = []
        UIView.animate(withDuration: 0.5) {
            fixture.square.center.x = 300
        } completion: {
            calls.append($0)
        }
        fixture.host.advance(by: 0.1)
        fixture.square.layer.removeAllAnimations()
        fixture.host.advance(by: 1)
        #expect(calls == [false])
    }

    @Test("The completion receives false if the view leaves the window")
    func leavingTheWindowInterrupts() {
        let fixture = AnimationFixture()
        var calls: [Bool] = []
        UIView.animate(withDuration: 0.5) {
            fixture.square.center.x = 300
        } completion: {
            calls.append($0)
        }
        fixture.host.advance(by: 0.1)
        fixture.square.removeFromSuperview()
        fixture.host.advance(by: 1)
        #expect(calls == [false])
    }

    @Test("If a view is outside of a window at the next frame, it changes without animation and the completion receives true")
    func offscreenViewsDoNotAnimate() {
        let fixture = AnimationFixture()
        let view = UIView()
        var calls: [Bool] = []
        UIView.animate(withDuration: 0.5) {
            view.center.x = 300
        } completion: {
            calls.append($0)
        }
        #expect(calls.isEmpty)
        #expect(view.center.x == 300)
        fixture.host.advance(by: 0.1)
        #expect(view.layer.animationKeys() == nil)
        #expect(calls == [true])
    }

    @Test("A view that enters a window in the same run-loop iteration is animated from its old value")
    func insertedViewsAnimate() {
        let fixture = AnimationFixture()
        fixture.host.advance(by: 0.1)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.alpha = 0
        UIView.animate(withDuration: 0.2) { view.alpha = 1 }
        fixture.host.window.addSubview(view)
        fixture.host.advance(by: 0.1)
        let opacity = view.layer.presentation()?.opacity ?? -1
        #expect(opacity > 0.4 && opacity < 0.6)
        fixture.host.advance(by: 0.2)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("A block without duration, changes or animations completes in the next run-loop iteration, with true", arguments: 0..<3)
    func completesWithoutAnimation(kind: Int) {
        let fixture = AnimationFixture()
        var calls: [Bool] = []
        switch kind {
        case 0:
            UIView.animate(withDuration: 0) {
                fixture.square.center.x = 300
            } completion: {
                calls.append($0)
            }
        case 1:
            UIView.animate(withDuration: 1) {
            } completion: {
                calls.append($0)
            }
        default:
            UIView.setAnimationsEnabled(false)
            UIView.animate(withDuration: 1) {
                fixture.square.center.x = 300
            } completion: {
                calls.append($0)
            }
            UIView.setAnimationsEnabled(true)
        }
        #expect(calls.isEmpty)
        #expect(fixture.square.layer.animationKeys() == nil)
        fixture.host.advance(by: 0.05)
        #expect(calls == [true])
    }

    @Test("The completion is not called while the layer's time is stopped")
    func pausedAnimationsWait() {
        let fixture = AnimationFixture()
        var calls: [Bool] = []
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            fixture.square.center.x = 300
        } completion: {
            calls.append($0)
        }
        fixture.host.advance(by: 0.25)
        let layer = fixture.square.layer
        layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        let held = fixture.shown.x
        fixture.host.advance(by: 3)
        #expect(abs(fixture.shown.x - held) < 4)
        #expect(calls.isEmpty)
        let pausedAt = layer.timeOffset
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedAt
        fixture.host.advance(by: 0.3)
        #expect(calls == [true])
    }

    @Test("The old value is visible until the delay ends")
    func delays() {
        let fixture = AnimationFixture()
        UIView.animate(withDuration: 0.2, delay: 0.5, options: []) { fixture.square.center.x = 300 }
        fixture.host.advance(by: 0.45)
        #expect(fixture.shown.x == 100)
        fixture.host.advance(by: 0.3)
        #expect(fixture.shown.x == 300)
    }

    @Test("A retargeted view keeps its velocity")
    func addsUp() {
        let fixture = AnimationFixture()
        fixture.startWatching()
        UIView.animate(withDuration: 1, delay: 0, options: []) { fixture.square.center.x = 300 }
        fixture.host.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: []) { fixture.square.center.x = 0 }
        fixture.host.advance(by: 1.2)
        let steps = zip(fixture.samples.dropFirst(), fixture.samples).map { $0.frame.midX - $1.frame.midX }
        let turns = zip(steps.dropFirst(), steps).map { abs($0 - $1) }
        // The limit is the largest change of velocity of either curve alone. A jump or a stop would be many times larger.
        #expect((turns.max() ?? 0) < 1.2)
        #expect(fixture.shown.x == 0)
    }

    @Test("beginFromCurrentState does not change the animation of a position, which is additive")
    func beginsFromCurrentState() {
        let fixture = AnimationFixture()
        var first: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            fixture.square.center.x = 300
        } completion: {
            first.append($0)
        }
        fixture.host.advance(by: 0.5)
        let shown = fixture.shown.x
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) { fixture.square.center.x = 100 }
        fixture.host.advance(by: 1 / 60.0)
        #expect(first.isEmpty)
        #expect(abs(fixture.shown.x - shown) < 8)
        #expect(fixture.square.layer.animationKeys()?.count == 2)
        fixture.host.advance(by: 1.1)
        #expect(first == [true])
        #expect(fixture.shown.x == 100)
    }

    @Test("With .repeat and .autoreverse an animation runs forwards and backwards without end")
    func repeats() {
        let fixture = AnimationFixture()
        UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) { fixture.square.center.x = 300 }
        fixture.host.advance(by: 10.5)
        #expect(abs(fixture.shown.x - 300) < 10)
        fixture.host.advance(by: 0.5)
        #expect(abs(fixture.shown.x - 100) < 10)
        fixture.square.layer.removeAllAnimations()
    }

    @Test("modifyAnimations(withRepeatCount:autoreverses:) repeats the animations that its block adds")
    func modifiesRepeats() {
        let fixture = AnimationFixture()
        var calls: [Bool] = []
        UIView.animate(withDuration: 0.5) {
            UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { fixture.square.alpha = 0.5 }
        } completion: {
            calls.append($0)
        }
        fixture.host.advance(by: 2.9)
        #expect(calls.isEmpty)
        fixture.host.advance(by: 0.3)
        #expect(calls == [true])
    }

    @Test("Nested animation blocks inherit the outer block's duration, unless they override it")
    func inheritsDuration() {
        let fixture = AnimationFixture()
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.host.window.addSubview(other)
        fixture.host.advance(by: 0.1)
        #expect(UIView.inheritedAnimationDuration == 0)
        UIView.animate(withDuration: 2) {
            #expect(UIView.inheritedAnimationDuration == 2)
            UIView.animate(withDuration: 0.1) { fixture.square.center.x = 300 }
            UIView.animate(withDuration: 0.1, delay: 0, options: .overrideInheritedDuration) { other.center.x = 300 }
        }
        #expect(fixture.square.layer.animation(forKey: "position")?.duration == 2)
        #expect(other.layer.animation(forKey: "position")?.duration == 0.1)
    }

    @Test("performWithoutAnimation changes views immediately, also inside of an animation block")
    func performsWithoutAnimation() {
        let fixture = AnimationFixture()
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation {
                #expect(!UIView.areAnimationsEnabled)
                fixture.square.center.x = 300
            }
            #expect(UIView.areAnimationsEnabled)
        }
        #expect(fixture.square.layer.animationKeys() == nil)
    }

    @Test("Animated views receive no touches, unless the options allow it")
    func disablesInteraction() {
        let fixture = AnimationFixture()
        let point = CGPoint(x: 100, y: 100)
        UIView.animate(withDuration: 1) { fixture.square.alpha = 0.5 }
        #expect(fixture.host.window.hitTest(point, with: nil) !== fixture.square)
        fixture.host.advance(by: 1.1)
        #expect(fixture.host.window.hitTest(point, with: nil) === fixture.square)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { fixture.square.alpha = 1 }
        #expect(fixture.host.window.hitTest(point, with: nil) === fixture.square)
    }

    @Test("Frame changes in layoutSubviews are animated with the block that causes the layout")
    func laysOutSubviews() {
        final class Filled: UIView {
            let inner = UIView()
            override func layoutSubviews() {
                inner.frame = bounds
            }
        }
        let fixture = AnimationFixture()
        let view = Filled(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(view.inner)
        fixture.host.window.addSubview(view)
        fixture.host.advance(by: 0.1)
        UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear]) { view.bounds.size.width = 200 }
        #expect(view.inner.layer.animation(forKey: "bounds") != nil)
        fixture.host.advance(by: 0.5)
        #expect(abs(fixture.host.presentedFrame(of: view.inner).width - 150) < 4)
    }

    @Test(
        "A block animates colour, transform, corner radius, bounds and alpha",
        arguments: ["color", "transform", "corner", "bounds", "alpha"])
    func animatesValues(kind: String) throws {
        let fixture = AnimationFixture()
        let square = fixture.square
        square.backgroundColor = .black
        fixture.host.advance(by: 0.1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            switch kind {
            case "color": square.backgroundColor = .white
            case "transform": square.transform = CGAffineTransform(scaleX: 3, y: 3)
            case "alpha": square.alpha = 0
            case "corner": square.layer.cornerRadius = 20
            default: square.bounds.size.width = 300
            }
        }
        fixture.host.advance(by: 0.5)
        let shown = try #require(square.layer.presentation())
        switch kind {
        case "color": #expect(abs((shown.backgroundColor?.components?.first ?? 0) - 0.5) < 0.03)
        case "transform": #expect(abs(shown.transform.m11 - 2) < 0.05)
        case "alpha": #expect(abs(shown.opacity - 0.5) < 0.03)
        case "corner": #expect(abs(shown.cornerRadius - 10) < 0.5)
        default: #expect(abs(shown.bounds.width - 200) < 5)
        }
    }
}
