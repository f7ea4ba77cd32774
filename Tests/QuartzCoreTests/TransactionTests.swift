import Foundation
import Testing

@testable import QuartzCore

@MainActor
struct TransactionTests {
    @Test func visibleLayerAnimatesChangesImplicitly() throws {
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(layer.animationKeys() == nil)
        fixture.advance(by: 1)
        layer.position.x = 105
        #expect(layer.position.x == 105)
        #expect(layer.animationKeys() == ["position"])
        #expect(layer.animation(forKey: "position")?.duration == 0.25)
        let curve = UnitBezier(0.25, 0.1, 0.25, 1)
        for step in 1...14 {
            fixture.advance(by: 1.0 / 60)
            let expected = 5 + 100 * CGFloat(curve(Double(step) / 15))
            #expect(abs((layer.presentation()?.position.x ?? 0) - expected) < 1e-5)
        }
        fixture.advance(by: 0.1)
        #expect(layer.animationKeys() == nil)
    }

    @Test func nestedTransactionsDetermineTheAnimation() throws {
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.advance(by: 1)
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position.x = 50
        #expect(layer.animationKeys() == nil)
        #expect(CATransaction.animationDuration() == 3)
        CATransaction.commit()
        #expect(!CATransaction.disableActions())
        layer.opacity = 0
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
        fixture.advance(by: 1.5)
        #expect(abs((layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        CATransaction.setValue(4, forKey: "own")
        #expect(CATransaction.disableActions())
        #expect(CATransaction.value(forKey: "own") as? Int == 4)
        fixture.advance(by: 0.1)
        #expect(!CATransaction.disableActions())
    }

    @Test func completionIsCalledOnceAfterTheLastAnimation() throws {
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.advance(by: 1)
        var calls: [TimeInterval] = []
        let start = fixture.now
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append(CACurrentMediaTime() - start) }
        CATransaction.setAnimationDuration(0.5)
        layer.position.x = 50
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        layer.opacity = 0
        CATransaction.commit()
        CATransaction.commit()
        fixture.advance(by: 0.9)
        #expect(calls.isEmpty)
        fixture.advance(by: 3)
        #expect(calls.count == 1)
        #expect(abs((calls.first ?? 0) - 1) < 1e-6)
    }

    @Test func completionWithoutAnimationsIsCalledOnCommit() throws {
        let fixture = try LayerFixture()
        var calls: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("inner") }
        #expect(calls.isEmpty)
        CATransaction.commit()
        #expect(calls == ["inner"])
        CATransaction.commit()
        #expect(calls == ["inner", "outer"])
        CATransaction.setCompletionBlock { calls.append("implicit") }
        fixture.advance(by: 0.1)
        #expect(calls == ["inner", "outer", "implicit"])
    }

    @Test func outerCompletionWaitsForTheInnerOne() throws {
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.advance(by: 1)
        var calls: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("inner") }
        layer.opacity = 0
        CATransaction.commit()
        CATransaction.commit()
        #expect(calls.isEmpty)
        layer.removeAllAnimations()
        fixture.advance(by: 0.1)
        #expect(calls == ["inner", "outer"])
    }

    @Test func actionsAreSearchedInTheDelegateTheDictionaryAndTheStyle() throws {
        final class Decider: CALayerDelegate {
            var delegateAction: (any CAAction)?
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { delegateAction }
        }
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.advance(by: 1)
        let decider = Decider()
        let own = CABasicAnimation()
        own.duration = 7
        layer.actions = ["opacity": own]
        layer.style = ["actions": ["position": NSNull()] as [String: any CAAction]]
        layer.opacity = 0.5
        #expect(layer.animation(forKey: "opacity")?.duration == 7)
        #expect((layer.animation(forKey: "opacity") as? CABasicAnimation)?.fromValue as? CGFloat == 1)
        layer.position.x = 90
        #expect(layer.animationKeys() == ["opacity"])
        layer.delegate = decider
        decider.delegateAction = NSNull()
        layer.removeAllAnimations()
        layer.opacity = 1
        #expect(layer.animationKeys() == nil)
    }

    @Test func flushCommitsImmediately() throws {
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10), .rgb(0, 1, 0))
        #expect(fixture.color(5, 5) == [255, 255, 255, 255])
        CATransaction.flush()
        #expect(fixture.color(5, 5) == [0, 255, 0, 255])
        #expect(layer.presentation() != nil)
    }

    @Test func platformsHaveSeparateTransactions() throws {
        let first = try LayerFixture()
        let second = try LayerFixture()
        let layer = second.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        second.advance(by: 1)
        first.advance(by: 0)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        second.advance(by: 0)
        #expect(!CATransaction.disableActions())
        layer.position.x = 100
        second.advance(by: 0.1)
        #expect(layer.animationKeys() == ["position"])
        let frames = first.loop.frameCount
        first.advance(by: 1)
        #expect(first.loop.frameCount <= frames + 1)
        CATransaction.commit()
    }
}

@MainActor
struct FrameTests {
    @Test func displayLinksAreCalledEveryFrameUntilInvalidated() throws {
        let fixture = try LayerFixture()
        var times: [TimeInterval] = []
        let link = CADisplayLink { times.append($0.timestamp) }
        fixture.advance(by: 0)
        link.add(to: .main, forMode: .common)
        fixture.advance(by: 0.5)
        #expect(times.count >= 30 && times.count <= 31)
        #expect(abs(link.duration - 1.0 / 60) < 1e-9)
        link.isPaused = true
        fixture.advance(by: 0.5)
        #expect(times.count <= 31)
        #expect(fixture.loop.isIdle)
        link.isPaused = false
        fixture.advance(by: 0.1)
        #expect(times.count > 31)
        link.invalidate()
        let count = times.count
        fixture.advance(by: 0.5)
        #expect(times.count == count && fixture.loop.isIdle)
    }

    @Test func displayLinkCallsItsTargetsMethod() throws {
        @MainActor final class Target {
            var count = 0
            func tick(_ link: CADisplayLink) { count += 1 }
        }
        let fixture = try LayerFixture()
        let target = Target()
        let link = CADisplayLink(target: target, selector: Selector(Target.tick(_:)))
        link.add(to: .main, forMode: .default)
        fixture.advance(by: 0.1)
        #expect(target.count >= 6)
        link.invalidate()
    }

    @Test func layoutPrecedesTheFrameSuperlayersFirst() throws {
        final class Arranger: CALayerDelegate {
            var calls: [String] = []
            func layoutSublayers(of layer: CALayer) {
                calls.append(layer.name ?? "")
                layer.sublayers?.first?.bounds.size.width = layer.bounds.width - 10
            }
        }
        let fixture = try LayerFixture()
        let arranger = Arranger()
        var parent = fixture.layer
        for name in ["a", "b", "c"] {
            let layer = CALayer()
            layer.name = name
            layer.delegate = arranger
            layer.bounds.size = CGSize(width: 50, height: 5)
            parent.addSublayer(layer)
            parent = layer
        }
        fixture.advance(by: 0.1)
        #expect(arranger.calls == ["a", "b", "c"])
        arranger.calls = []
        fixture.layer.sublayers?.first?.bounds = CGRect(x: 0, y: 0, width: 100, height: 5)
        #expect(arranger.calls.isEmpty)
        parent.layoutIfNeeded()
        #expect(arranger.calls == ["a", "b", "c"])
        #expect(parent.bounds.width == 80)
        fixture.advance(by: 0.5)
        #expect(arranger.calls.count == 3)
    }

    @Test func layoutChangesAreVisibleInTheSameFrame() throws {
        final class Scrubber: CALayerDelegate {
            var time = 0.0
            func layoutSublayers(of layer: CALayer) { layer.timeOffset = time }
        }
        let fixture = try LayerFixture()
        let scrubber = Scrubber()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.delegate = scrubber
        layer.speed = 0
        fixture.advance(by: 1)
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 0
        animation.toValue = 100
        animation.duration = 1
        layer.add(animation, forKey: nil)
        fixture.advance(by: 0.5)
        let frames = fixture.loop.frameCount
        scrubber.time = 0.7
        layer.setNeedsLayout()
        fixture.advance(by: 0.5)
        #expect(layer.presentation()?.position.x == 70)
        #expect(fixture.color(70, 5) == [255, 0, 0, 255])
        #expect(fixture.loop.frameCount == frames + 1)
    }

    @Test func contentsAreDrawnOnlyIfNeedsDisplayIsSet() throws {
        let fixture = try LayerFixture()
        let painter = Painter()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 100, height: 60), .white)
        layer.delegate = painter
        fixture.advance(by: 0.5)
        #expect(painter.drawCount == 0)
        layer.setNeedsDisplay()
        layer.setNeedsDisplay()
        fixture.advance(by: 0.5)
        #expect(painter.drawCount == 1)
        #expect(fixture.color(35, 30) == [230, 25, 102, 255])
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        fixture.advance(by: 0.5)
        #expect(painter.drawCount == 1)
        layer.needsDisplayOnBoundsChange = true
        layer.frame = CGRect(x: 0, y: 0, width: 150, height: 60)
        fixture.advance(by: 0.5)
        #expect(painter.drawCount == 2)
    }

    @Test func layersAndAnimationsAreReleased() throws {
        let fixture = try LayerFixture()
        weak var weakLayer: CALayer?
        weak var weakInner: CALayer?
        do {
            let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
            let inner = CALayer()
            layer.addSublayer(inner)
            weakLayer = layer
            weakInner = inner
            fixture.advance(by: 0.5)
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.toValue = 0
            animation.repeatCount = .infinity
            inner.add(animation, forKey: nil)
            fixture.advance(by: 0.5)
            layer.removeFromSuperlayer()
        }
        fixture.advance(by: 0.5)
        #expect(weakLayer == nil && weakInner == nil)
    }

    @Test("A replaced completion block is called when the animations added before the replacement have ended")
    func replacedCompletionIsCalled() throws {
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.advance(by: 1)
        var calls: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("empty") }
        CATransaction.setCompletionBlock { calls.append("moving") }
        #expect(calls == ["empty"])
        layer.position.x = 100
        CATransaction.setCompletionBlock { calls.append("last") }
        CATransaction.setCompletionBlock(nil)
        #expect(calls == ["empty", "last"])
        CATransaction.commit()
        #expect(calls == ["empty", "last"])
        fixture.advance(by: 1)
        #expect(calls == ["empty", "last", "moving"])
        CATransaction.setCompletionBlock { calls.append("implicit") }
        CATransaction.setCompletionBlock { calls.append("committed") }
        #expect(calls.suffix(1) == ["implicit"])
        fixture.advance(by: 0.1)
        #expect(calls.suffix(2) == ["implicit", "committed"])
    }
}
