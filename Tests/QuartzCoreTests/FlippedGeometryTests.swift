import CoreGraphics
import Testing

@testable import QuartzCore

@MainActor
@Suite("Flipped geometry and group opacity")
struct FlippedGeometryTests {
    private func layer(_ frame: CGRect, _ color: CGColor? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        return layer
    }

    private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    @Test("With flipped geometry, sublayers are positioned and hit-tested from the lower edge")
    func positions() throws {
        let top = layer(CGRect(x: 0, y: 0, width: 40, height: 100))
        let flipped = layer(CGRect(x: 0, y: 0, width: 40, height: 100))
        flipped.isGeometryFlipped = true
        let inner = layer(CGRect(x: 0, y: 10, width: 40, height: 20), Self.red)
        flipped.addSublayer(inner)
        top.addSublayer(flipped)
        #expect(top.convert(CGPoint(x: 5, y: 0), from: inner) == CGPoint(x: 5, y: 90))
        #expect(flipped.convert(CGPoint(x: 5, y: 0), from: inner) == CGPoint(x: 5, y: 10))
        #expect(top.hitTest(CGPoint(x: 5, y: 80)) === inner)
        #expect(top.hitTest(CGPoint(x: 5, y: 20)) === flipped)
        #expect(inner.contentsAreFlipped() && !top.contentsAreFlipped())
        let image = try #require(top.image(scale: 1))
        #expect((image.color(x: 5, y: 80)?.alpha ?? 0) > 0.9)
        #expect((image.color(x: 5, y: 20)?.alpha ?? 1) < 0.1)
        flipped.isGeometryFlipped = false
        let back = try #require(top.image(scale: 1))
        #expect((back.color(x: 5, y: 20)?.alpha ?? 0) > 0.9)
    }

    @Test("Images stay upright in a layer with flipped geometry, also in the snapshot of a sublayer", arguments: [false, true])
    func contents(ofInner: Bool) throws {
        let context = try #require(CGContext(size: CGSize(width: 20, height: 20), scale: 1, opaque: false))
        context.setFillColor(Self.blue)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        let picture = try #require(context.makeImage())
        let plain = layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        plain.contents = picture
        let isBlueAbove = (plain.image(scale: 1)?.color(x: 10, y: 4)?.alpha ?? 0) > 0.5
        let flipped = layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        flipped.isGeometryFlipped = true
        let inner = layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        inner.contents = picture
        flipped.addSublayer(inner)
        let image = try #require((ofInner ? inner : flipped).image(scale: 1))
        #expect(((image.color(x: 10, y: 4)?.alpha ?? 0) > 0.5) == isBlueAbove)
    }

    @Test("Without group opacity a layer's background is visible through a sublayer")
    func parts() throws {
        let top = layer(CGRect(x: 0, y: 0, width: 40, height: 40), Self.red)
        top.opacity = 0.5
        top.addSublayer(layer(CGRect(x: 0, y: 0, width: 20, height: 40), Self.blue))
        let outer = layer(CGRect(x: 0, y: 0, width: 40, height: 40))
        outer.addSublayer(top)
        let whole = try #require(outer.image(scale: 1)?.color(x: 10, y: 10))
        #expect(whole.red < 0.1 && abs(whole.alpha - 0.5) < 0.02)
        top.allowsGroupOpacity = false
        let single = try #require(outer.image(scale: 1)?.color(x: 10, y: 10))
        #expect(single.red > 0.1 && abs(single.alpha - 0.75) < 0.02)
    }
}
