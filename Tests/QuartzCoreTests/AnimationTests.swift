import Foundation
import Testing

@testable import QuartzCore

@MainActor
struct AnimationTests {
    private func shown(_ layer: CALayer) throws -> CALayer { try #require(layer.presentation()) }

    private func move(from: CGFloat? = nil, to: CGFloat? = nil, by: CGFloat? = nil, duration: TimeInterval = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = from
        animation.toValue = to
        animation.byValue = by
        animation.duration = duration
        return animation
    }

    @Test func basicAnimationIsLinearAndKeepsTheModelValue() throws {
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.advance(by: 1)
        layer.add(move(from: 0, to: 100), forKey: "move")
        #expect(try shown(layer).position.x == 0)
        for step in 1...59 {
            fixture.advance(by: 1.0 / 60)
            #expect(abs(try shown(layer).position.x - CGFloat(step) * 100 / 60) < 1e-6)
            #expect(layer.position.x == 5)
        }
        fixture.advance(by: 1.0 / 60)
        #expect(try shown(layer).position.x == 5)
        #expect(layer.animationKeys() == nil)
        #expect(fixture.loop.isIdle)
    }

    @Test func missingEndValuesArePresentationValues() throws {
        let cases: [(CGFloat?, CGFloat?, CGFloat?, ClosedRange<CGFloat>)] = [
            (10, 30, nil, 10...30), (10, nil, 40, 10...50), (nil, 30, 10, 20...30), (10, nil, nil, 10...50), (nil, 90, nil, 50...90),
            (nil, nil, 20, 50...70),
        ]
        for (from, to, by, range) in cases {
            let fixture = try LayerFixture()
            let layer = fixture.add(CGRect(x: 45, y: 0, width: 10, height: 10))
            fixture.advance(by: 1)
            layer.add(move(from: from, to: to, by: by), forKey: nil)
            #expect(try shown(layer).position.x == range.lowerBound)
            fixture.advance(by: 0.5)
            #expect(abs(try shown(layer).position.x - (range.lowerBound + range.upperBound) / 2) < 1e-6)
        }
    }

    @Test func additiveAnimationsAreSummed() throws {
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.advance(by: 1)
        for _ in 0..<3 {
            let animation = move(from: -30, to: 0)
            animation.isAdditive = true
            layer.add(animation, forKey: nil)
        }
        #expect(try shown(layer).position.x == 5 - 90)
        fixture.advance(by: 0.5)
        #expect(abs(try shown(layer).position.x - (5 - 45)) < 1e-6)
    }

    @Test func additiveTransformsBeginAtThePresentationValue() throws {
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.advance(by: 1)
        CATransaction.setDisableActions(true)
        let transforms = [
            CATransform3DRotate(CATransform3DMakeTranslation(40, 0, 0), 1, 0, 0, 1), CATransform3DMakeScale(2, 3, 1),
            CATransform3DTranslate(CATransform3DMakeRotation(2, 0, 0, 1), 0, 30, 0),
        ]
        for transform in transforms {
            let before = try shown(layer).transform
            let old = layer.transform
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.transform = transform
            CATransaction.commit()
            let animation = CABasicAnimation(keyPath: "transform")
            animation.fromValue = CATransform3DConcat(old, CATransform3DInvert(transform))
            animation.toValue = CATransform3DIdentity
            animation.isAdditive = true
            animation.duration = 1
            layer.add(animation, forKey: nil)
            let after = try shown(layer).transform
            #expect(abs(before.m11 - after.m11) < 1e-9 && abs(before.m12 - after.m12) < 1e-9)
            #expect(abs(before.m41 - after.m41) < 1e-9 && abs(before.m42 - after.m42) < 1e-9)
            fixture.advance(by: 0.3)
        }
    }

    @Test func animationAddedLongAfterAnotherRuns() throws {
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.advance(by: 1)
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.toValue = CGFloat(1)
        turn.duration = 1
        let frames = CAKeyframeAnimation(keyPath: "position.x")
        frames.values = [0, 100, 0].map { CGFloat($0) }
        frames.duration = 1
        for _ in 0..<3 {
            layer.add(turn, forKey: nil)
            fixture.advance(by: 1.25)
            layer.add(frames, forKey: nil)
            fixture.advance(by: 0.25)
            #expect(abs(try shown(layer).position.x - 50) < 1e-6)
            #expect(fixture.isNear(50, 5, [255, 0, 0, 255]))
            fixture.advance(by: 3)
            #expect(layer.animationKeys() == nil && fixture.loop.isIdle)
        }
    }

    @Test func animationKeptAfterItsEndRunsBackwards() throws {
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.advance(by: 1)
        let recorder = AnimationRecorder()
        let animation = CABasicAnimation(keyPath: "transform.translation.x")
        animation.toValue = CGFloat(100)
        animation.duration = 1
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        animation.delegate = recorder
        layer.add(animation, forKey: nil)
        fixture.advance(by: 1.5)
        #expect(fixture.loop.isIdle && recorder.calls == ["start", "stop true"])
        layer.timeOffset = layer.convertTime(fixture.now, from: nil)
        layer.beginTime = fixture.now
        layer.speed = -1
        fixture.advance(by: 1)
        // After half a second the layer is at the end of the autoreversed half. Half a second later it is halfway back.
        #expect(fixture.isNear(55, 5, [255, 0, 0, 255]) && fixture.isNear(95, 5, [255, 255, 255, 255]))
        fixture.advance(by: 1)
        #expect(fixture.isNear(5, 5, [255, 0, 0, 255]) && fixture.loop.isIdle)
        #expect(recorder.calls == ["start", "stop true"])
    }

    @Test func cumulativeRepetitionsContinueFromTheLastValue() throws {
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.advance(by: 1)
        let animation = move(from: 0, to: 10)
        animation.isCumulative = true
        animation.repeatCount = 3
        layer.add(animation, forKey: nil)
        fixture.advance(by: 2.5)
        #expect(abs(try shown(layer).position.x - 25) < 1e-6)
    }

    @Test func delegateIsNotifiedOnceOfStartAndEnd() throws {
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.advance(by: 1)
        let recorder = AnimationRecorder()
        let animation = move(to: 50, duration: 0.5)
        animation.delegate = recorder
        animation.beginTime = fixture.now + 1
        layer.add(animation, forKey: "a")
        fixture.advance(by: 0.9)
        #expect(recorder.calls.isEmpty)
        fixture.advance(by: 0.2)
        #expect(recorder.calls == ["start"])
        fixture.advance(by: 2)
        #expect(recorder.calls == ["start", "stop true"])
        layer.add(animation, forKey: "a")
        let other = AnimationRecorder()
        animation.delegate = other
        animation.beginTime = 0
        layer.add(animation, forKey: "b")
        fixture.advance(by: 0.1)
        layer.removeAnimation(forKey: "b")
        fixture.advance(by: 2)
        #expect(other.calls == ["start", "stop false"])
    }

    @Test func delayedAnimationRequestsNoFrames() throws {
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.advance(by: 1)
        let animation = move(to: 50, duration: 0.5)
        animation.beginTime = fixture.now + 5
        layer.add(animation, forKey: "a")
        fixture.advance(by: 0.5)
        let frames = fixture.loop.frameCount
        fixture.advance(by: 4)
        #expect(fixture.loop.frameCount == frames)
        fixture.advance(by: 0.75)
        #expect(abs(try shown(layer).position.x - 27.5) < 1)
    }

    @Test func fillModesApplyBeforeAndAfter() throws {
        for (mode, before, after) in [
            (CAMediaTimingFillMode.removed, 5.0, 5.0), (.forwards, 5, 200), (.backwards, 100, 5), (.both, 100, 200),
        ] {
            let fixture = try LayerFixture()
            let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
            fixture.advance(by: 1)
            let animation = move(from: 100, to: 200, duration: 0.5)
            animation.beginTime = fixture.now + 1
            animation.fillMode = mode
            animation.isRemovedOnCompletion = false
            layer.add(animation, forKey: "a")
            fixture.advance(by: 0.5)
            #expect(try shown(layer).position.x == CGFloat(before))
            fixture.advance(by: 2)
            #expect(try shown(layer).position.x == CGFloat(after))
            #expect(layer.animationKeys() == ["a"])
            #expect(fixture.loop.isIdle)
        }
    }

    @Test func groupTimeAppliesToItsAnimations() throws {
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.advance(by: 1)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        let late = move(from: 0, to: 100, duration: 1)
        late.beginTime = 1
        late.fillMode = .backwards
        let group = CAAnimationGroup()
        group.animations = [fade, late]
        group.duration = 2
        layer.add(group, forKey: "group")
        fixture.advance(by: 0.5)
        #expect(abs(try shown(layer).opacity - 0.25) < 1e-6)
        #expect(try shown(layer).position.x == 0)
        fixture.advance(by: 1)
        #expect(abs(try shown(layer).opacity - 0.75) < 1e-6)
        #expect(abs(try shown(layer).position.x - 50) < 1e-6)
    }

    @Test func keyframesHaveTheirValuesAtTheirKeyTimes() throws {
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.advance(by: 1)
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 100, 50]
        animation.keyTimes = [0, 0.25, 1]
        animation.duration = 2
        layer.add(animation, forKey: "k")
        fixture.advance(by: 0.25)
        #expect(abs(try shown(layer).position.x - 50) < 1e-6)
        fixture.advance(by: 1)
        #expect(abs(try shown(layer).position.x - 75) < 1e-6)
        animation.calculationMode = .discrete
        animation.keyTimes = nil
        animation.duration = 3
        layer.add(animation, forKey: "k")
        var seen: [CGFloat] = []
        for _ in 0..<3 {
            fixture.advance(by: 0.5)
            seen.append(try shown(layer).position.x)
            fixture.advance(by: 0.5)
        }
        #expect(seen == [0, 100, 50])
        animation.calculationMode = .paced
        layer.add(animation, forKey: "k")
        fixture.advance(by: 2)
        #expect(abs(try shown(layer).position.x - 100) < 1e-6)
        animation.calculationMode = .cubic
        layer.add(animation, forKey: "k")
        fixture.advance(by: 1.5)
        #expect(abs(try shown(layer).position.x - 100) < 1e-6)
    }

    @Test func pathAnimationFollowsAndRotatesAlongThePath() throws {
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.advance(by: 1)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 300))
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.calculationMode = .paced
        animation.rotationMode = .rotateAuto
        animation.duration = 4
        layer.add(animation, forKey: "p")
        fixture.advance(by: 0.5)
        #expect(try shown(layer).position == CGPoint(x: 50, y: 0))
        fixture.advance(by: 2.5)
        #expect(abs(try shown(layer).position.y - 200) < 1e-6)
        #expect(abs(try shown(layer).transform.m12 - 1) < 1e-6)
    }

    @Test func springsOvershootAndSettle() throws {
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.advance(by: 1)
        let animation = CASpringAnimation(keyPath: "position.x")
        animation.fromValue = 0
        animation.toValue = 100
        animation.damping = 4
        animation.duration = animation.settlingDuration
        layer.add(animation, forKey: "s")
        var highest: CGFloat = 0
        let curve = SpringCurve(stiffness: 100, damping: 4)
        for step in 1...60 {
            fixture.advance(by: 1.0 / 60)
            let x = try shown(layer).position.x
            highest = max(highest, x)
            #expect(abs(x - 100 * CGFloat(curve.position(at: Double(step) / 60))) < 1e-6)
        }
        #expect(highest > 130)
    }

    @Test func pausedLayerShowsItsTimeOffset() throws {
        let fixture = try LayerFixture()
        let outer = fixture.add(CGRect(x: 0, y: 0, width: 100, height: 100))
        let layer = CALayer()
        outer.addSublayer(layer)
        fixture.advance(by: 1)
        outer.speed = 0
        outer.timeOffset = 0
        layer.add(move(from: 0, to: 100, duration: 10), forKey: "m")
        fixture.advance(by: 1)
        #expect(try shown(layer).position.x == 0)
        #expect(fixture.loop.isIdle)
        for time in [3.0, 9, 1, 5] {
            outer.timeOffset = time
            #expect(abs(try shown(layer).position.x - CGFloat(time * 10)) < 1e-6)
            fixture.advance(by: 0.5)
            #expect(abs(try shown(layer).position.x - CGFloat(time * 10)) < 1e-6)
        }
        // The layer continues from its current time at double speed.
        outer.beginTime = fixture.now
        outer.speed = 2
        fixture.advance(by: 1)
        #expect(abs(try shown(layer).position.x - 70) < 1e-6)
        // The layer then runs in reverse.
        let time = outer.convertTime(fixture.now, from: nil)
        outer.beginTime = fixture.now
        outer.timeOffset = time
        outer.speed = -1
        fixture.advance(by: 2)
        #expect(abs(try shown(layer).position.x - 50) < 1e-6)
        fixture.advance(by: 20)
        #expect(layer.animationKeys() == nil)
        #expect(fixture.loop.isIdle)
    }

    @Test func animationsWithoutAWindowEndImmediately() throws {
        let fixture = try LayerFixture()
        let layer = CALayer()
        let recorder = AnimationRecorder()
        let animation = move(to: 10)
        animation.delegate = recorder
        layer.add(animation, forKey: nil)
        fixture.advance(by: 0.1)
        #expect(recorder.calls == ["stop true"])
        #expect(layer.animationKeys() == nil)
    }

    @Test func removalFromTheWindowEndsAnimations() throws {
        let fixture = try LayerFixture()
        let outer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let layer = CALayer()
        outer.addSublayer(layer)
        fixture.advance(by: 1)
        let recorder = AnimationRecorder()
        let animation = move(to: 10)
        animation.delegate = recorder
        animation.repeatCount = .infinity
        layer.add(animation, forKey: nil)
        fixture.advance(by: 0.1)
        outer.removeFromSuperlayer()
        fixture.advance(by: 0.1)
        #expect(recorder.calls == ["start", "stop false"])
        #expect(fixture.loop.isIdle && fixture.loop.animatedLayerCount == 0)
    }

    @Test func movingToAnotherSuperlayerInOneTransactionKeepsAnimations() throws {
        let fixture = try LayerFixture()
        let first = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let second = fixture.add(CGRect(x: 50, y: 0, width: 10, height: 10))
        let layer = CALayer()
        first.addSublayer(layer)
        fixture.advance(by: 1)
        layer.add(move(from: 0, to: 100), forKey: "m")
        fixture.advance(by: 0.5)
        second.addSublayer(layer)
        fixture.advance(by: 0.25)
        #expect(layer.animationKeys() == ["m"])
        #expect(abs(try shown(layer).position.x - 75) < 1e-6)
    }

    @Test func firstPresentedFrameIsNotTheModelValue() throws {
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.advance(by: 1)
        var shownAt: [CGFloat] = []
        fixture.loop.addCommitHook { _ in shownAt.append(layer.presentation()?.position.x ?? -1) }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position.x = 100
        CATransaction.commit()
        layer.add(move(from: 0, to: 100, duration: 0.1), forKey: "m")
        fixture.advance(by: 0.3)
        #expect(shownAt == shownAt.sorted())
        #expect((shownAt.first ?? 100) < 20)
        #expect(shownAt.last == 100)
    }

    @Test func presentationLayersFormATree() throws {
        let fixture = try LayerFixture()
        let outer = fixture.add(CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = CALayer()
        inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        outer.addSublayer(inner)
        fixture.advance(by: 1)
        outer.add(move(from: 50, to: 150), forKey: "m")
        fixture.advance(by: 0.5)
        let seen = try shown(inner)
        #expect(seen.model() === inner)
        #expect(seen.superlayer?.position.x == 100)
        #expect(seen.convert(CGPoint.zero, to: nil).x == 50)
        #expect(inner.presentedFrame(in: nil) == CGRect(x: 50, y: 0, width: 10, height: 10))
        #expect(try shown(fixture.layer).hitTest(CGPoint(x: 55, y: 5))?.model() === inner)
        #expect(inner.convert(CGPoint.zero, to: nil).x == 0)
        #expect(CALayer().presentation() == nil)
    }

    @Test func subclassesAreCopiedThroughInitLayer() throws {
        final class Marked: CALayer {
            var mark = 0
            override init() { super.init() }
            required init?(coder: NSCoder) { nil }
            override init(layer: Any) {
                super.init(layer: layer)
                mark = (layer as? Marked)?.mark ?? -1
            }
        }
        let fixture = try LayerFixture()
        let layer = Marked()
        layer.mark = 7
        fixture.layer.addSublayer(layer)
        fixture.advance(by: 0.1)
        #expect(layer.presentation()?.mark == 7)
        #expect(CALayer.make(Marked.self) is Marked)
    }
}
