import Foundation
import Testing

@testable import QuartzCore
import UIKitTesting

@MainActor
struct GeometryTests {
    private func randomLayer(_ random: inout SeededGenerator, turns: Bool = true) -> CALayer {
        let layer = CALayer()
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
        layer.bounds = CGRect(x: number(-50...50), y: number(-50...50), width: number(1...300), height: number(1...300))
        layer.position = CGPoint(x: number(-100...100), y: number(-100...100))
        layer.anchorPoint = CGPoint(x: number(0...1), y: number(0...1))
        if turns, Bool.random(using: &random) {
            layer.setAffineTransform(
                CGAffineTransform(rotationAngle: number(-3...3)).scaledBy(x: number(0.3...3), y: number(-3 ... -0.3))
                    .concatenating(CGAffineTransform(translationX: number(-30...30), y: number(-30...30))))
        }
        return layer
    }

    @Test func conversionThereAndBackIsTheIdentity() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<300 {
            var layers = [randomLayer(&random)]
            for _ in 0..<8 {
                let layer = randomLayer(&random)
                layers[Int.random(in: 0..<layers.count, using: &random)].addSublayer(layer)
                layers.append(layer)
            }
            let a = layers[Int.random(in: 0..<layers.count, using: &random)]
            let b = layers[Int.random(in: 0..<layers.count, using: &random)]
            let point = CGPoint(x: .random(in: -200...200, using: &random), y: .random(in: -200...200, using: &random))
            let there = a.convert(point, to: b)
            let back = b.convert(there, to: a)
            #expect(hypot(back.x - point.x, back.y - point.y) < 1e-6)
            // Conversion by way of the root returns the same point.
            let overRoot = b.convert(a.convert(point, to: nil), from: nil)
            #expect(hypot(overRoot.x - there.x, overRoot.y - there.y) < 1e-6)
        }
    }

    @Test func frameIsReadBackAsSet() {
        var random = SeededGenerator(seed: 3)
        for turn in 0..<4 {
            for _ in 0..<50 {
                let layer = randomLayer(&random, turns: false)
                layer.setAffineTransform(CGAffineTransform(rotationAngle: CGFloat(turn) * .pi / 2).scaledBy(x: 2, y: 0.5))
                let origin = layer.bounds.origin
                let frame = CGRect(
                    x: 12.5, y: -30, width: .random(in: 1...100, using: &random), height: .random(in: 1...100, using: &random))
                layer.frame = frame
                #expect(abs(layer.frame.minX - frame.minX) < 1e-9 && abs(layer.frame.minY - frame.minY) < 1e-9)
                #expect(abs(layer.frame.width - frame.width) < 1e-9 && abs(layer.frame.height - frame.height) < 1e-9)
                #expect(layer.bounds.origin == origin)
            }
        }
    }

    @Test func frameFollowsPositionBoundsAnchorAndTransform() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 5, y: 5, width: 100, height: 40)
        layer.position = CGPoint(x: 200, y: 100)
        #expect(layer.frame == CGRect(x: 150, y: 80, width: 100, height: 40))
        layer.anchorPoint = .zero
        #expect(layer.frame == CGRect(x: 200, y: 100, width: 100, height: 40))
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
        #expect(layer.frame == CGRect(x: 200, y: 100, width: 200, height: 120))
    }

    @Test func perspectiveDividesByW() {
        let parent = CALayer()
        parent.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.position = CGPoint(x: 100, y: 100)
        parent.addSublayer(layer)
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        layer.transform = CATransform3DRotate(transform, 0.5, 0, 1, 0)
        let x = 50 * cos(0.5)
        let z = -50 * sin(0.5)
        let converted = layer.convert(CGPoint(x: 100, y: 50), to: parent)
        #expect(abs(converted.x - (100 + x / (1 - z / 500))) < 1e-9)
        let back = layer.convert(converted, from: parent)
        #expect(abs(back.x - 100) < 1e-6 && abs(back.y - 50) < 1e-6)
        // The conversion with the perspective in the superlayer's sublayerTransform has the same result.
        layer.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
        transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        parent.sublayerTransform = transform
        let again = layer.convert(CGPoint(x: 100, y: 50), to: parent)
        #expect(abs(again.x - converted.x) < 1e-9)
    }

    @Test func nonFiniteValuesAreRejected() {
        let layer = CALayer()
        layer.position = CGPoint(x: 1, y: 2)
        layer.position = CGPoint(x: CGFloat.nan, y: 0)
        layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
        #expect(layer.position == CGPoint(x: 1, y: 2))
        #expect(layer.bounds == .zero)
    }

    @Test func hitTestingFindsTheFrontmostDeepestLayer() {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let low = CALayer()
        let high = CALayer()
        let inner = CALayer()
        low.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        high.frame = CGRect(x: 30, y: 30, width: 50, height: 50)
        inner.frame = CGRect(x: 40, y: 0, width: 40, height: 10)
        root.addSublayer(low)
        root.addSublayer(high)
        low.addSublayer(inner)
        #expect(root.hitTest(CGPoint(x: 40, y: 40)) === high)
        #expect(root.hitTest(CGPoint(x: 20, y: 20)) === low)
        #expect(root.hitTest(CGPoint(x: 85, y: 15)) === inner)
        low.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 85, y: 15)) === root)
        low.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 40, y: 40)) === low)
        low.isHidden = true
        #expect(root.hitTest(CGPoint(x: 20, y: 20)) === root)
        #expect(root.hitTest(CGPoint(x: 101, y: 20)) == nil)
    }
}

struct TransformTests {
    private func random(_ generator: inout SeededGenerator) -> CATransform3D {
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &generator) }
        var t = CATransform3DIdentity
        t.m34 = number(-0.002...0.002)
        t = CATransform3DTranslate(t, number(-50...50), number(-50...50), number(-50...50))
        t = CATransform3DRotate(t, number(-3...3), number(-1...1), number(-1...1), number(-1...1))
        return CATransform3DScale(t, number(0.2...3), number(-3 ... -0.2), number(0.2...3))
    }

    private func distance(_ a: CATransform3D, _ b: CATransform3D) -> CGFloat {
        [
            a.m11 - b.m11, a.m12 - b.m12, a.m13 - b.m13, a.m14 - b.m14, a.m21 - b.m21, a.m22 - b.m22, a.m23 - b.m23, a.m24 - b.m24,
            a.m31 - b.m31, a.m32 - b.m32, a.m33 - b.m33, a.m34 - b.m34, a.m41 - b.m41, a.m42 - b.m42, a.m43 - b.m43, a.m44 - b.m44,
        ].map(abs).max() ?? 0
    }

    @Test func inverseRevertsTheTransform() {
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<500 {
            let t = random(&generator)
            #expect(distance(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity) < 1e-6)
        }
        #expect(CATransform3DInvert(CATransform3DMakeScale(0, 1, 1)) == CATransform3DMakeScale(0, 1, 1))
    }

    @Test func decompositionAndCompositionAreInverse() throws {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<500 {
            let t = random(&generator)
            let parts = try #require(DecomposedTransform(t))
            // A scale factor of the whole matrix has no visible effect.
            #expect(distance(parts.transform, t.scaled(by: 1 / t.m44)) < 1e-6)
        }
    }

    @Test func interpolationRotatesAndScalesEvenly() {
        let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let half = TransformInterpolation.between(CATransform3DIdentity, turned, 0.5)
        #expect(distance(half, CATransform3DMakeRotation(.pi / 4, 0, 0, 1)) < 1e-9)
        let grown = TransformInterpolation.between(CATransform3DMakeScale(1, 1, 1), CATransform3DMakeScale(3, 0, 1), 0.5)
        #expect(distance(grown, CATransform3DMakeScale(2, 0.5, 1)) < 1e-9)
        let flip = TransformInterpolation.between(CATransform3DIdentity, CATransform3DMakeRotation(.pi, 0, 1, 0), 0.25)
        #expect(distance(flip, CATransform3DMakeRotation(.pi / 4, 0, 1, 0)) < 1e-9)
    }

    @Test @MainActor func anglesHaveKeyPaths() throws {
        for (path, axis) in [("x", (1.0, 0.0, 0.0)), ("y", (0, 1, 0)), ("z", (0, 0, 1))] {
            let keyPath = AnimationKeyPath("transform.rotation.\(path)", of: CALayer())
            let component = try #require(keyPath?.component)
            let turned = CATransform3DMakeRotation(0.7, axis.0, axis.1, axis.2)
            guard case .number(let angle)? = AnimatableValue.transform(turned).component(component) else {
                Issue.record("The value is not a number.")
                continue
            }
            #expect(abs(angle - 0.7) < 1e-9)
            guard case .transform(let written) = AnimatableValue.transform(CATransform3DIdentity).replacing(component, with: .number(0.7))
            else {
                Issue.record("The value is not a transform.")
                continue
            }
            #expect(distance(written, turned) < 1e-9)
        }
    }
}
