import Foundation
import Testing

@testable import QuartzCore

/// Values of the wrong type log a message and have no effect.
@MainActor
struct WrongValueTests {
    private static let paths: [(String, () -> CALayer)] = {
        let plain: () -> CALayer = { CALayer() }
        let shape: () -> CALayer = { CAShapeLayer() }
        let gradient: () -> CALayer = { CAGradientLayer() }
        let text: () -> CALayer = { CATextLayer() }
        let replicator: () -> CALayer = { CAReplicatorLayer() }
        func all(_ names: String, _ layer: @escaping () -> CALayer) -> [(String, () -> CALayer)] {
            names.split(separator: " ").map { (String($0), layer) }
        }
        return all("bounds bounds.origin bounds.size bounds.size.width position position.x zPosition anchorPoint anchorPointZ", plain)
            + all("transform transform.scale transform.rotation.x transform.translation sublayerTransform hidden doubleSided", plain)
            + all("masksToBounds opacity contents contentsRect contentsCenter backgroundColor cornerRadius borderWidth borderColor", plain)
            + all("shadowColor shadowOpacity shadowRadius shadowOffset shadowOffset.width shadowPath own name mask sublayers", plain)
            + all("maskedCorners contentsGravity speed repeatCount frame cornerCurve opaque", plain)
            + all("path fillColor strokeColor lineWidth miterLimit lineDashPhase strokeStart strokeEnd", shape)
            + all("colors locations startPoint endPoint.x", gradient) + all("fontSize foregroundColor string", text)
            + all("instanceCount instanceDelay instanceTransform instanceColor instanceRedOffset", replicator)
    }()

    private static var values: [Any] {
        let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        return [
            1, 2.5, CGFloat(3), Float(4), true, NSNumber(value: 5), "text", NSNull(), Date(), [1, 2], ["a"], [Any](), [CGColor.white],
            CGPoint(x: 1, y: 2), CGSize(width: 1, height: 2), CGRect(x: 0, y: 0, width: 3, height: 4), CGColor.white, square,
            CGAffineTransform.identity, CATransform3DIdentity, NSValue(point: CGPoint(x: 1, y: 2)),
            NSValue(size: CGSize(width: 1, height: 2)), NSValue(rect: CGRect(x: 0, y: 0, width: 1, height: 2)),
            NSValue(range: NSRange(location: 1, length: 2)), NSValue(caTransform3D: CATransform3DIdentity), CGFloat.nan, Double.infinity,
            -Double.infinity, CGPoint(x: CGFloat.nan, y: 0), CGSize(width: -1, height: -1), [CGFloat.nan], NSObject(),
        ]
    }

    private static func animations(_ path: String, _ value: Any) -> [CAAnimation] {
        func basic<Animation: CABasicAnimation>(_ animation: Animation, _ set: (Animation) -> Void) -> Animation {
            animation.keyPath = path
            animation.duration = 0.1
            set(animation)
            return animation
        }
        let frames = CAKeyframeAnimation(keyPath: path)
        frames.values = [value, value]
        let cubic = CAKeyframeAnimation(keyPath: path)
        cubic.values = [value, 1, value]
        cubic.calculationMode = .cubicPaced
        cubic.isAdditive = true
        let along = CAKeyframeAnimation(keyPath: path)
        along.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let turned = basic(CABasicAnimation()) { $0.toValue = value }
        turned.valueFunction = CAValueFunction(name: .rotateX)
        let group = CAAnimationGroup()
        group.animations = [basic(CABasicAnimation()) { $0.toValue = value }]
        group.duration = 0.1
        return [
            basic(CABasicAnimation()) { $0.fromValue = value }, basic(CABasicAnimation()) { $0.toValue = value },
            basic(CABasicAnimation()) { $0.byValue = value },
            basic(CABasicAnimation()) {
                $0.byValue = value
                $0.isAdditive = true
                $0.isCumulative = true
                $0.repeatCount = 3
            }, basic(CASpringAnimation()) { $0.toValue = value }, frames, cubic, along, turned, group,
        ]
    }

    @Test("Values of the wrong type do not crash animations or key-value coding, for every key path")
    func anyValueForAnyKeyPath() throws {
        for (path, make) in Self.paths {
            let fixture = try LayerFixture()
            for value in Self.values {
                let layer = make()
                layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
                fixture.layer.addSublayer(layer)
                for animation in Self.animations(path, value) { layer.add(animation, forKey: nil) }
                fixture.advance(by: 0.02)
                layer.setValue(value, forKeyPath: path)
                fixture.advance(by: 0.02)
                _ = layer.presentation()?.value(forKeyPath: path)
                layer.removeFromSuperlayer()
            }
        }
    }

    @Test(
        "An animation with one value of the wrong type has no effect",
        arguments: ["bounds", "position", "cornerRadius", "transform", "opacity", "shadowOffset", "borderWidth"])
    func oneWrongValue(path: String) throws {
        let rows: [String: (wrong: Any, right: Any)] = [
            "bounds": (5, CGRect(x: 0, y: 0, width: 50, height: 50)), "position": (5, CGPoint(x: 90, y: 0)),
            "cornerRadius": (CGPoint(x: 1, y: 1), 9), "transform": (2, CATransform3DMakeScale(2, 2, 1)), "opacity": ("0", 0),
            "shadowOffset": (4, CGSize(width: 4, height: 4)), "borderWidth": (Double.nan, 7),
        ]
        let (wrong, right) = try #require(rows[path])
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.advance(by: 0.1)
        let before = layer.presentation()?.value(forKeyPath: path).map { "\($0)" }
        let recorder = AnimationRecorder()
        let animation = CABasicAnimation(keyPath: path)
        animation.fromValue = wrong
        animation.toValue = right
        animation.duration = 0.5
        animation.delegate = recorder
        layer.add(animation, forKey: "a")
        let frames = CAKeyframeAnimation(keyPath: path)
        frames.values = [right, wrong]
        frames.duration = 0.5
        layer.add(frames, forKey: "b")
        fixture.advance(by: 0.25)
        #expect(layer.presentation()?.value(forKeyPath: path).map { "\($0)" } == before)
        fixture.advance(by: 0.5)
        #expect(layer.animationKeys() == nil && recorder.calls == ["start", "stop true"], "it ends at its usual time")
    }

    @Test("Setting a value of the wrong type does not change the property")
    func wrongValueForKey() {
        let layer = CALayer()
        let mask = CALayer()
        let inner = CALayer()
        layer.mask = mask
        layer.addSublayer(inner)
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.setValue(7, forKeyPath: "bounds")
        layer.setValue("wide", forKeyPath: "bounds.size.width")
        layer.setValue(CGPoint.zero, forKeyPath: "bounds.size.height")
        layer.setValue(1, forKey: "mask")
        layer.setValue("none", forKey: "sublayers")
        layer.setValue(3, forKey: "contents")
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(layer.mask === mask && layer.sublayers?.first === inner && layer.contents == nil)
    }

    @Test("A number outside of an integer property's range is clamped")
    func hugeNumbers() {
        let layer = CAReplicatorLayer()
        layer.setValue(1e30, forKey: "instanceCount")
        #expect(layer.instanceCount == Int.max)
        layer.setValue(-1e30, forKey: "instanceCount")
        #expect(layer.instanceCount == 0)
        layer.setValue(1e30, forKey: "maskedCorners")
        layer.setValue(Double.nan, forKey: "maskedCorners")
        #expect(layer.maskedCorners.rawValue == 0)
    }

    @Test("Bounds and frames of negative size are standardized")
    func negativeBounds() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 5, y: 6, width: -10, height: -20)
        #expect(layer.bounds == CGRect(x: -5, y: -14, width: 10, height: 20))
        layer.setValue(-4, forKeyPath: "bounds.size.width")
        #expect(layer.bounds == CGRect(x: -9, y: -14, width: 4, height: 20))
        layer.frame = CGRect(x: 10, y: 10, width: -10, height: -10)
        #expect(layer.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test("display() clears needsDisplay(), and the next frame does not draw again")
    func displayClearsTheFlag() throws {
        final class Drawing: CALayer {
            var count = 0
            override func draw(in ctx: CGContext) { count += 1 }
        }
        let fixture = try LayerFixture()
        let layer = Drawing()
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        fixture.layer.addSublayer(layer)
        layer.setNeedsDisplay()
        #expect(layer.needsDisplay())
        layer.display()
        #expect(!layer.needsDisplay() && layer.count == 1)
        fixture.advance(by: 0.1)
        #expect(layer.count == 1)
        layer.setNeedsDisplay()
        fixture.advance(by: 0.1)
        #expect(layer.count == 2)
    }
}
