import Foundation
import Testing

@testable import QuartzCore

/// Actions for property changes, and presentation values while they run.
@MainActor
struct ActionTests {
    /// An action that records the keys for which it runs.
    private final class Recorder: CAAction {
        var keys: [String] = []

        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { keys.append(event) }
    }

    private final class Delegate: CALayerDelegate {
        var returnedActions: [String: any CAAction] = [:]
        var requestedKeys: [String] = []

        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            requestedKeys.append(event)
            return returnedActions[event]
        }
    }

    private final class Own: CALayer {
        static var fallback: (any CAAction)?

        override class func defaultAction(forKey event: String) -> (any CAAction)? { event == "opacity" ? fallback : nil }
    }

    @Test func firstActionFoundIsUsed() throws {
        let fixture = try LayerFixture()
        let layer = Own()
        fixture.layer.addSublayer(layer)
        fixture.advance(by: 0.1)
        let recorders = (0..<4).map { _ in Recorder() }
        let delegate = Delegate()
        Own.fallback = recorders[3]
        defer { Own.fallback = nil }
        layer.opacity = 0.9
        #expect(recorders[3].keys == ["opacity"])
        layer.style = ["actions": ["opacity": recorders[2]]]
        layer.opacity = 0.8
        #expect(recorders[2].keys == ["opacity"])
        layer.actions = ["opacity": recorders[1]]
        layer.opacity = 0.7
        #expect(recorders[1].keys == ["opacity"])
        layer.delegate = delegate
        delegate.returnedActions = ["opacity": recorders[0]]
        layer.opacity = 0.6
        #expect(recorders.map(\.keys.count) == [1, 1, 1, 1])
        // NSNull from the delegate ends the search for an action; nil continues it.
        delegate.returnedActions = ["opacity": NSNull()]
        layer.opacity = 0.5
        #expect(recorders.map(\.keys.count) == [1, 1, 1, 1] && layer.animationKeys() == nil)
        delegate.returnedActions = [:]
        layer.opacity = 0.4
        #expect(recorders.map(\.keys.count) == [1, 2, 1, 1])
        // If neither the delegate, the layer nor the class has an action, the property is animated implicitly.
        layer.cornerRadius = 3
        #expect(layer.animationKeys() == ["cornerRadius"])
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        delegate.requestedKeys = []
        layer.opacity = 0.3
        #expect(delegate.requestedKeys.isEmpty)
        CATransaction.commit()
    }

    @Test func actionsRunForOrderInAndOrderOut() throws {
        let fixture = try LayerFixture()
        let group = CALayer()
        let inner = CALayer()
        group.addSublayer(inner)
        let recorder = Recorder()
        let innerRecorder = Recorder()
        let outerRecorder = Recorder()
        group.actions = [kCAOnOrderIn: recorder, kCAOnOrderOut: recorder]
        inner.actions = [kCAOnOrderIn: innerRecorder, kCAOnOrderOut: innerRecorder]
        fixture.layer.actions = ["sublayers": outerRecorder]
        fixture.layer.addSublayer(group)
        #expect(recorder.keys == ["onOrderIn"] && innerRecorder.keys == ["onOrderIn"] && outerRecorder.keys == ["sublayers"])
        fixture.advance(by: 0.1)
        // Moving a layer to another index does not run onOrderIn.
        fixture.layer.insertSublayer(group, at: 0)
        #expect(recorder.keys.count == 1)
        group.isHidden = true
        #expect(recorder.keys == ["onOrderIn", "onOrderOut"])
        group.isHidden = false
        #expect(recorder.keys == ["onOrderIn", "onOrderOut", "onOrderIn"])
        group.removeFromSuperlayer()
        #expect(recorder.keys.last == "onOrderOut" && recorder.keys.count == 4 && innerRecorder.keys == ["onOrderIn", "onOrderOut"])
        // Outside of a window onOrderIn and onOrderOut do not run.
        group.addSublayer(CALayer())
        group.isHidden = true
        #expect(recorder.keys.count == 4)
    }

    @Test func insertedLayerCanFadeIn() throws {
        let fixture = try LayerFixture()
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        layer.backgroundColor = .rgb(1, 0, 0)
        let transition = CATransition()
        transition.duration = 1
        transition.timingFunction = CAMediaTimingFunction(name: .linear)
        layer.actions = [kCAOnOrderIn: transition]
        fixture.layer.addSublayer(layer)
        fixture.advance(by: 1.0 / 60)
        #expect(fixture.color(20, 20)[1] > 240)
        fixture.advance(by: 0.5)
        #expect(abs(fixture.color(20, 20)[1] - 128) < 8)
        fixture.advance(by: 0.6)
        #expect(fixture.isNear(20, 20, [255, 0, 0, 255]))
    }

    @Test func hitTestFindsTheVisibleLayer() throws {
        let fixture = try LayerFixture()
        let group = fixture.add(CGRect(x: 0, y: 0, width: 100, height: 100), .rgb(0, 0, 1))
        let button = CALayer()
        button.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        group.addSublayer(button)
        fixture.advance(by: 0.1)
        let slide = CABasicAnimation(keyPath: "position.x")
        slide.byValue = CGFloat(200)
        slide.duration = 1
        group.add(slide, forKey: nil)
        let drop = CABasicAnimation(keyPath: "position.y")
        drop.byValue = CGFloat(60)
        drop.duration = 1
        button.add(drop, forKey: nil)
        fixture.advance(by: 0.5)
        // The group is 100 points to the right, and the button is 30 points further down inside of it.
        let root = try #require(fixture.layer.presentation())
        let hit = root.hitTest(CGPoint(x: 120, y: 50))
        #expect(hit?.model() === button)
        #expect(root.hitTest(CGPoint(x: 120, y: 20))?.model() === group)
        #expect(root.hitTest(CGPoint(x: 20, y: 20))?.model() === fixture.layer)
        #expect(fixture.layer.hitTest(CGPoint(x: 20, y: 20)) === button)
        // Hit testing can start at a presentation layer too.
        #expect(group.presentation()?.hitTest(CGPoint(x: 120, y: 50))?.model() === button)
        #expect(group.presentation()?.hitTest(CGPoint(x: 20, y: 50)) == nil)
        let corner = try #require(hit).convert(CGPoint.zero, to: root)
        #expect(abs(corner.x - 110) < 1e-6 && abs(corner.y - 40) < 1e-6)
        #expect(button.model() === button && button.presentation()?.superlayer?.model() === group)
    }

    @Test func replicatorInstancesAreOrderedFrontToBack() throws {
        let fixture = try LayerFixture()
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        replicator.instanceCount = 4
        replicator.instanceDelay = 0.5
        replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        let box = CALayer()
        box.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        box.backgroundColor = .rgb(1, 1, 1)
        replicator.addSublayer(box)
        fixture.layer.addSublayer(replicator)
        fixture.advance(by: 0.1)
        let fade = CABasicAnimation(keyPath: "backgroundColor")
        fade.fromValue = CGColor.rgb(1, 1, 1)
        fade.toValue = CGColor.rgb(0, 0, 0)
        fade.duration = 1
        fade.beginTime = fixture.now
        fade.fillMode = .both
        fade.isRemovedOnCompletion = false
        box.add(fade, forKey: nil)
        func levels() -> [Int] { (0..<4).map { fixture.color(CGFloat($0) * 20 + 10, 10)[0] } }
        fixture.advance(by: 0.75)
        for (level, expected) in zip(levels(), [64, 191, 255, 255]) { #expect(abs(level - expected) < 6) }
        fixture.advance(by: 0.5)
        for (level, expected) in zip(levels(), [0, 64, 191, 255]) { #expect(abs(level - expected) < 6) }
        // The last instance still animates after the layer's own animation has ended.
        fixture.advance(by: 1)
        for (level, expected) in zip(levels(), [0, 0, 0, 64]) { #expect(abs(level - expected) < 6) }
        #expect(fixture.loop.isAnimating)
        fixture.advance(by: 1)
        #expect(levels() == [0, 0, 0, 0])
        #expect(fixture.loop.isIdle)
        #expect(fixture.tree.rootLayer.hitTest(CGPoint(x: 10, y: 10)) === box)
        #expect(fixture.tree.rootLayer.hitTest(CGPoint(x: 30, y: 10)) === replicator)
    }

    @Test func textLayerChangesItsTextInATransition() throws {
        let fixture = try LayerFixture()
        let text = CATextLayer()
        text.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        text.string = "one"
        fixture.layer.addSublayer(text)
        fixture.advance(by: 0.1)
        let transition = CATransition()
        text.actions = ["string": transition]
        text.string = "two"
        #expect(text.animationKeys() == [kCATransition])
        text.string = "two"
        text.foregroundColor = .rgb(1, 0, 0)
        text.fontSize = 12
        #expect(Set(text.animationKeys() ?? []) == [kCATransition, "foregroundColor", "fontSize"])
        let mutable = NSMutableAttributedString(string: "three")
        text.string = mutable
        mutable.mutableString.setString("four")
        #expect((text.string as? NSAttributedString)?.string == "three")
    }
}
