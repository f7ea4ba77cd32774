import Foundation
import Testing

@testable import QuartzCore

/// Properties by key path, and custom properties.
@MainActor
struct KeyPathTests {
    /// Each animatable key path with a layer that has it and two values.
    private static var rows: [(path: String, layer: () -> CALayer, from: Any, to: Any)] {
        let plain: () -> CALayer = { CALayer() }
        let shape: () -> CALayer = { CAShapeLayer() }
        let gradient: () -> CALayer = {
            let layer = CAGradientLayer()
            layer.colors = [CGColor.white, CGColor.black]
            return layer
        }
        let text: () -> CALayer = { CATextLayer() }
        let replicator: () -> CALayer = { CAReplicatorLayer() }
        let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let oblong = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
        var rows: [(path: String, layer: () -> CALayer, from: Any, to: Any)] = [
            ("bounds", plain, CGRect(x: 0, y: 0, width: 1, height: 2), CGRect(x: 4, y: 8, width: 11, height: 22)),
            ("bounds.origin", plain, CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)),
            ("bounds.size", plain, CGSize(width: 1, height: 2), CGSize(width: 3, height: 4)),
            ("position", plain, CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)),
            ("anchorPoint", plain, CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)),
            ("transform", plain, CATransform3DMakeScale(1, 2, 1), CATransform3DMakeScale(3, 4, 1)),
            ("sublayerTransform", plain, CATransform3DMakeScale(1, 2, 1), CATransform3DMakeScale(3, 4, 1)),
            ("transform.translation", plain, CGSize(width: 1, height: 2), CGSize(width: 3, height: 4)),
            ("contentsRect", plain, CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0.5, y: 0, width: 0.5, height: 1)),
            ("contentsCenter", plain, CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0.5, y: 0, width: 0.5, height: 1)),
            ("shadowOffset", plain, CGSize(width: 1, height: 2), CGSize(width: 3, height: 4)),
            ("shadowPath", plain, square, oblong), ("path", shape, square, oblong),
            ("locations", gradient, [0, 1], [0.5, 0.75]),
            ("colors", gradient, [CGColor.white, CGColor.black], [CGColor.black, CGColor.white]),
            ("startPoint", gradient, CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)),
            ("endPoint", gradient, CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)),
            ("instanceTransform", replicator, CATransform3DMakeScale(1, 2, 1), CATransform3DMakeScale(3, 4, 1)),
        ]
        let numbers: [(() -> CALayer, String)] = [
            (plain, "bounds.origin.x bounds.origin.y bounds.size.width bounds.size.height position.x position.y zPosition anchorPoint.x"),
            (plain, "anchorPoint.y anchorPointZ contentsRect.origin.x contentsRect.origin.y contentsRect.size.width"),
            (plain, "contentsRect.size.height cornerRadius borderWidth opacity shadowOpacity shadowRadius shadowOffset.width"),
            (plain, "shadowOffset.height"),
            (plain, "transform.translation.x transform.translation.y transform.translation.z transform.rotation transform.rotation.x"),
            (plain, "transform.rotation.y transform.rotation.z transform.scale transform.scale.x transform.scale.y transform.scale.z"),
            (plain, "transform.scale.xy sublayerTransform.translation.x sublayerTransform.rotation.z sublayerTransform.scale.x"),
            (shape, "lineWidth miterLimit lineDashPhase strokeStart strokeEnd"), (gradient, "startPoint.x endPoint.y"),
            (text, "fontSize"),
            (replicator, "instanceDelay instanceRedOffset instanceGreenOffset instanceBlueOffset instanceAlphaOffset"),
            (replicator, "instanceTransform.rotation.z instanceTransform.translation.x"),
        ]
        for (layer, paths) in numbers {
            for path in paths.split(separator: " ") { rows.append((String(path), layer, CGFloat(0.25), CGFloat(0.75))) }
        }
        for (layer, path) in [
            (plain, "backgroundColor"), (plain, "borderColor"), (plain, "shadowColor"), (shape, "fillColor"), (shape, "strokeColor"),
            (text, "foregroundColor"), (replicator, "instanceColor"),
        ] { rows.append((path, layer, CGColor.rgb(0, 0, 0), CGColor.rgb(1, 1, 1))) }
        return rows
    }

    private func isNear(_ a: Any?, _ b: Any?) -> Bool {
        guard let a = a.flatMap(AnimatableValue.init(any:)), let b = b.flatMap(AnimatableValue.init(any:)) else { return false }
        switch (a, b) {
        case (.transform(let a), .transform(let b)):
            return abs(a.m11 - b.m11) + abs(a.m22 - b.m22) + abs(a.m33 - b.m33) < 1e-6
        case (.path(let a?), .path(let b?)):
            return abs(a.boundingBox.width - b.boundingBox.width) < 1e-6 && abs(a.boundingBox.height - b.boundingBox.height) < 1e-6
        case (.numbers(let a), .numbers(let b)): return zip(a, b).allSatisfy { abs($0 - $1) < 1e-6 }
        case (.colors(let a), .colors(let b)): return zip(a, b).allSatisfy { abs($0.red - $1.red) < 1e-6 }
        default: return a.distance(to: b) < 1e-6
        }
    }

    @Test func everyPropertyAnimatesAndCanBeRead() throws {
        for row in Self.rows {
            let fixture = try LayerFixture()
            let layer = row.layer()
            layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
            fixture.layer.addSublayer(layer)
            fixture.advance(by: 0.1)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.setValue(row.to, forKeyPath: row.path)
            CATransaction.commit()
            #expect(isNear(layer.value(forKeyPath: row.path), row.to), "\(row.path) set")
            let animation = CABasicAnimation(keyPath: row.path)
            animation.fromValue = row.from
            animation.toValue = row.to
            animation.duration = 1
            layer.add(animation, forKey: nil)
            let from = try #require(AnimatableValue(any: row.from))
            let to = try #require(AnimatableValue(any: row.to))
            fixture.advance(by: 0.25)
            let shown = try #require(layer.presentation()).value(forKeyPath: row.path)
            #expect(isNear(shown, AnimatableValue.between(from, to, 0.25).asAny), "\(row.path) shown")
            #expect(isNear(layer.value(forKeyPath: row.path), row.to), "\(row.path) stays")
            fixture.advance(by: 1)
            #expect(layer.animationKeys() == nil)
        }
    }

    @Test func instanceCountAnimatesInIntegers() throws {
        let fixture = try LayerFixture()
        let layer = CAReplicatorLayer()
        layer.instanceCount = 9
        fixture.layer.addSublayer(layer)
        fixture.advance(by: 0.1)
        let animation = CABasicAnimation(keyPath: "instanceCount")
        animation.fromValue = 1
        animation.duration = 1
        layer.add(animation, forKey: nil)
        fixture.advance(by: 0.5)
        #expect(layer.presentation()?.instanceCount == 5 && layer.instanceCount == 9)
    }

    @Test(arguments: [
        "nonsense", "position.z", "bounds.size.depth", "transform.rotation.w", "cornerRadius.x", "strokeEnd", "", ".", "position.",
    ])
    func unknownKeyPathIsAnErrorAndTheAnimationEndsOnTime(path: String) throws {
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.advance(by: 0.1)
        let recorder = AnimationRecorder()
        let animation = CABasicAnimation(keyPath: path)
        animation.fromValue = CGFloat(0)
        animation.toValue = CGFloat(1)
        animation.duration = 0.5
        animation.delegate = recorder
        var isComplete = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isComplete = true }
        layer.add(animation, forKey: "a")
        CATransaction.commit()
        fixture.advance(by: 0.25)
        #expect(recorder.calls == ["start"])
        #expect(layer.animationKeys() == ["a"] && !isComplete)
        fixture.advance(by: 0.5)
        #expect(recorder.calls == ["start", "stop true"])
        #expect(layer.animationKeys() == nil && isComplete)
        #expect(layer.presentation()?.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func errorNamesTheClassAndThePath() {
        let text = "\(UnknownKeyPath("a.b", of: CAShapeLayer()))"
        #expect(text.hasPrefix("<CAShapeLayer: 0x") && text.hasSuffix("> has no property at the key path \"a.b\""), "\(text)")
    }

    @Test func valuesOfTheWrongTypeHaveNoEffect() {
        let layer = CALayer()
        layer.setValue("red", forKey: "cornerRadius")
        layer.setValue(CGFloat(3), forKeyPath: "position.q")
        layer.setValue("x", forKeyPath: "position.x")
        #expect(layer.cornerRadius == 0 && layer.position == .zero)
        #expect(layer.value(forKeyPath: "position.q") == nil)
    }

    @Test func propertiesWithoutAnimationHaveKeysToo() {
        let layer = CALayer()
        layer.setValue(CGRect(x: 1, y: 2, width: 30, height: 40), forKey: "frame")
        #expect(layer.bounds.size == CGSize(width: 30, height: 40))
        #expect(layer.value(forKeyPath: "frame.size.width") as? CGFloat == 30)
        layer.setValue(CGFloat(50), forKeyPath: "frame.size.width")
        #expect(layer.frame == CGRect(x: 1, y: 2, width: 50, height: 40))
        layer.setValue(0.5, forKey: "speed")
        layer.setValue("backwards", forKey: "fillMode")
        layer.setValue(true, forKey: "masksToBounds")
        layer.setValue("a name", forKey: "name")
        layer.setValue(3, forKey: "timeOffset")
        #expect(layer.speed == 0.5 && layer.fillMode == .backwards && layer.masksToBounds && layer.name == "a name")
        #expect(layer.timeOffset == 3)
        let mask = CALayer()
        layer.setValue(mask, forKey: "mask")
        layer.setValue(CGFloat(5), forKeyPath: "mask.cornerRadius")
        #expect(layer.mask === mask && mask.cornerRadius == 5)
        #expect(CAShapeLayer.defaultValue(forKey: "lineWidth") as? CGFloat == 1)
        #expect(CALayer.defaultValue(forKey: "lineWidth") == nil)
        #expect(CALayer.defaultValue(forKey: "shadowRadius") as? CGFloat == 3)
    }

    // MARK: Custom properties

    /// A layer that draws a bar whose length is a custom property.
    private final class Bar: CALayer {
        static var drawn: [CGFloat] = []

        var progress: CGFloat {
            get { value(forKey: "progress") as? CGFloat ?? -1 }
            set { setValue(newValue, forKey: "progress") }
        }

        override class func needsDisplay(forKey key: String) -> Bool { key == "progress" || super.needsDisplay(forKey: key) }

        override class func defaultValue(forKey key: String) -> Any? {
            key == "progress" ? CGFloat(0.1) : super.defaultValue(forKey: key)
        }

        override func action(forKey event: String) -> (any CAAction)? {
            guard event == "progress" else { return super.action(forKey: event) }
            let animation = CABasicAnimation(keyPath: event)
            animation.duration = 1
            return animation
        }

        override func draw(in ctx: CGContext) {
            Bar.drawn.append(progress)
            ctx.setFillColor(.rgb(1, 0, 0))
            ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
        }
    }

    @Test func subclassAnimatesItsOwnProperty() throws {
        let fixture = try LayerFixture()
        let bar = Bar()
        bar.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        bar.setNeedsDisplay()
        fixture.layer.addSublayer(bar)
        fixture.advance(by: 0.1)
        #expect(bar.progress == 0.1)
        #expect(fixture.isNear(5, 5, [255, 0, 0, 255]) && fixture.isNear(15, 5, [255, 255, 255, 255]))
        bar.progress = 0.9
        #expect(bar.animationKeys() == ["progress"])
        fixture.advance(by: 0.5)
        #expect(bar.progress == 0.9)
        #expect(abs((bar.presentation()?.progress ?? 0) - 0.5) < 0.01)
        #expect(fixture.isNear(45, 5, [255, 0, 0, 255]) && fixture.isNear(55, 5, [255, 255, 255, 255]))
        // No frame shows the final value early.
        let count = Bar.drawn.count
        #expect(!Bar.drawn.dropLast(count - 2).contains(0.9))
        fixture.advance(by: 1)
        #expect(bar.animationKeys() == nil)
        #expect(fixture.isNear(85, 5, [255, 0, 0, 255]) && fixture.isNear(95, 5, [255, 255, 255, 255]))
        #expect(fixture.loop.isIdle)
        bar.setValue(CGFloat(0.2), forKeyPath: "progress")
        bar.removeAllAnimations()
        fixture.advance(by: 0.1)
        #expect(fixture.isNear(15, 5, [255, 0, 0, 255]) && fixture.isNear(25, 5, [255, 255, 255, 255]))
    }

    @Test func partsOfASubclassPropertyAnimate() throws {
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.setValue(CGPoint(x: 1, y: 2), forKey: "wind")
        layer.setValue(CGFloat(5), forKeyPath: "wind.y")
        #expect(layer.value(forKey: "wind") as? CGPoint == CGPoint(x: 1, y: 5))
        fixture.advance(by: 0.1)
        let animation = CABasicAnimation(keyPath: "wind.x")
        animation.byValue = CGFloat(10)
        animation.duration = 1
        layer.add(animation, forKey: nil)
        fixture.advance(by: 0.5)
        let wind = try #require(layer.presentation()?.value(forKey: "wind") as? CGPoint)
        #expect(abs(wind.x - 6) < 1e-6 && wind.y == 5)
        #expect(layer.value(forKeyPath: "wind.x") as? CGFloat == 1)
    }
}
