import CoreGraphics
import Testing

@testable import QuartzCore

@MainActor
@Suite("Continuous corners")
struct ContinuousCornerTests {
    private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    private func layer(_ curve: CALayerCornerCurve, radius: CGFloat = 200) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 800, height: 800)
        layer.cornerRadius = radius
        layer.cornerCurve = curve
        return layer
    }

    /// The distance from the upper edge to the layer's first visible row, in whole points, at `x` points from the left.
    private func start(_ layer: CALayer, x: Int) throws -> Int {
        let image = try #require(layer.image(scale: 1))
        return try #require((0..<400).first { (image.color(x: x, y: $0)?.alpha ?? 0) > 0.5 })
    }

    enum Part: CaseIterable { case background, border, clip, gradient }

    // At 0.9228 radii from the corner the curve's height is 0.0749 t³ with t = 0.6: 3.2 points. A circle's is 0.6 points there.
    @Test("A continuous corner begins earlier than a circular corner and meets it in the middle", arguments: Part.allCases)
    func curve(_ part: Part) throws {
        func make(_ curve: CALayerCornerCurve) -> CALayer {
            let layer = layer(curve)
            switch part {
            case .background: layer.backgroundColor = Self.red
            case .border:
                layer.borderColor = Self.red
                layer.borderWidth = 20
            case .clip:
                layer.masksToBounds = true
                let inner = CALayer()
                inner.frame = layer.bounds
                inner.backgroundColor = Self.red
                layer.addSublayer(inner)
            case .gradient:
                let gradient = CAGradientLayer()
                gradient.frame = layer.frame
                gradient.cornerRadius = layer.cornerRadius
                gradient.cornerCurve = curve
                gradient.colors = [Self.red, Self.red]
                return gradient
            }
            return layer
        }
        #expect(try start(make(.continuous), x: 184) == 3)
        #expect(try start(make(.circular), x: 184) <= 1)
        let middle = Int(200 * (1 - 0.5.squareRoot()))
        #expect(abs(try start(make(.continuous), x: middle) - middle) <= 1)
    }

    @Test("A continuous corner without enough space becomes circular")
    func notEnoughSpace() throws {
        let layer = layer(.continuous, radius: 400)
        layer.backgroundColor = Self.red
        let round = self.layer(.circular, radius: 400)
        round.backgroundColor = Self.red
        for x in [20, 100, 117, 300] { #expect(abs(try start(layer, x: x) - start(round, x: x)) <= 1) }
    }

    @Test("Corners outside of maskedCorners are not rounded")
    func someCorners() throws {
        let layer = layer(.continuous)
        layer.backgroundColor = Self.red
        layer.maskedCorners = [.layerMaxXMinYCorner]
        let image = try #require(layer.image(scale: 1))
        #expect((image.color(x: 2, y: 2)?.alpha ?? 0) > 0.9)
        #expect((image.color(x: 797, y: 2)?.alpha ?? 1) < 0.1)
        #expect((image.color(x: 2, y: 797)?.alpha ?? 0) > 0.9)
    }
}
