import Foundation
import Testing

@testable import QuartzCore
import UIKitTesting

/// Random trees of rotated, scaled and projected layers. Hit testing finds the layer whose colour is visible at the point.
@MainActor
struct RenderedHitTestTests {
    /// A distinct colour for each layer.
    private static func color(_ index: Int) -> CGColor {
        .rgb(CGFloat(index % 6) / 6 + 0.05, CGFloat(index / 6 % 6) / 6 + 0.05, CGFloat(index / 36 % 6) / 6 + 0.05)
    }

    private static func transform(_ random: inout SeededGenerator, space: Bool) -> CATransform3D {
        func angle(_ limit: CGFloat) -> CGFloat { .random(in: -limit...limit, using: &random) }
        var result = CATransform3DIdentity
        if Bool.random(using: &random) { result = CATransform3DRotate(result, angle(.pi), 0, 0, 1) }
        if Bool.random(using: &random) {
            result = CATransform3DScale(
                result, .random(in: 0.5...1.4, using: &random), .random(in: -1.2...(-0.5), using: &random), 1)
        }
        if space { result = CATransform3DRotate(result, angle(1.2), angle(1), angle(1), angle(0.3) + 0.4) }
        if space, Bool.random(using: &random) { result = CATransform3DTranslate(result, 0, 0, angle(40)) }
        return result
    }

    private func grow(_ parent: CALayer, _ depth: Int, _ count: inout Int, _ random: inout SeededGenerator) {
        for _ in 0..<Int.random(in: depth == 0 ? 3...4 : 0...3, using: &random) {
            let isSpace = Int.random(in: 0..<5, using: &random) == 0 && depth < 3
            let layer = isSpace ? CATransformLayer() : CALayer()
            let size = CGSize(width: .random(in: 30...160, using: &random), height: .random(in: 30...160, using: &random))
            layer.bounds = CGRect(
                origin: Bool.random(using: &random)
                    ? .zero : CGPoint(x: .random(in: -30...30, using: &random), y: .random(in: -30...30, using: &random)), size: size)
            layer.anchorPoint = CGPoint(x: .random(in: 0...1, using: &random), y: .random(in: 0...1, using: &random))
            let bounds = parent.bounds
            layer.position = CGPoint(
                x: .random(in: bounds.minX...bounds.maxX, using: &random), y: .random(in: bounds.minY...bounds.maxY, using: &random))
            layer.backgroundColor = isSpace ? nil : Self.color(count)
            layer.transform = Self.transform(&random, space: Bool.random(using: &random))
            layer.zPosition = Int.random(in: 0..<3, using: &random) == 0 ? .random(in: -20...20, using: &random) : 0
            layer.masksToBounds = Int.random(in: 0..<4, using: &random) == 0
            layer.isHidden = Int.random(in: 0..<12, using: &random) == 0
            layer.isDoubleSided = Int.random(in: 0..<4, using: &random) != 0
            if Bool.random(using: &random) {
                var perspective = CATransform3DIdentity
                perspective.m34 = -1 / .random(in: 150...600, using: &random)
                layer.sublayerTransform = perspective
            }
            count += 1
            parent.addSublayer(layer)
            if depth < 4 { grow(layer, depth + 1, &count, &random) }
        }
    }

    @Test(arguments: 0..<16)
    func randomTrees(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed) + 4000)
        let fixture = try LayerFixture(size: CGSize(width: 320, height: 320), scale: 2)
        var count = 1
        fixture.layer.backgroundColor = Self.color(0)
        grow(fixture.layer, 0, &count, &random)
        fixture.advance(by: 1)
        let picture = fixture.picture()
        var compared = 0
        for _ in 0..<250 {
            let point = CGPoint(x: .random(in: 4.0...316.0, using: &random), y: .random(in: 4.0...316.0, using: &random))
            let (x, y) = (Int(point.x * 2), Int(point.y * 2))
            let seen = picture.components(atX: x, y: y)
            // At edges the colours of both sides are mixed.
            let isFlat = [(-3, 0), (3, 0), (0, -3), (0, 3), (-2, -2), (2, 2)].allSatisfy {
                picture.components(atX: x + $0.0, y: y + $0.1) == seen
            }
            guard isFlat else { continue }
            compared += 1
            let hit = fixture.layer.presentation()?.hitTest(point)?.model()
            let expected = try #require(hit?.backgroundColor).rgba
            let found = [expected.red, expected.green, expected.blue].map { Int(($0 * 255).rounded()) }
            #expect(zip(found, seen).allSatisfy { abs($0 - $1) <= 1 }, "at \(point)")
        }
        #expect(compared > 100)
    }
}
