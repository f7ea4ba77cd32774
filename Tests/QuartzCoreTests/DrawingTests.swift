import Foundation
import Testing

@testable import QuartzCore

/// The appearance of layers.
@MainActor
struct DrawingTests {
    @Test func allPropertiesCombined() throws {
        let fixture = try LayerFixture(size: CGSize(width: 400, height: 300))
        let card = fixture.add(CGRect(x: 20, y: 20, width: 100, height: 80), .rgb(0.2, 0.5, 1))
        card.cornerRadius = 16
        card.shadowOpacity = 0.5
        card.shadowRadius = 6
        card.shadowOffset = CGSize(width: 0, height: 4)
        card.borderWidth = 3
        card.borderColor = .rgb(0, 0, 0.4)
        let turned = fixture.add(CGRect(x: 160, y: 30, width: 80, height: 60), .rgb(1, 0.5, 0))
        turned.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 6))
        turned.shadowOpacity = 0.7
        turned.shadowRadius = 5
        turned.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        turned.cornerRadius = 20
        let clip = fixture.add(CGRect(x: 280, y: 20, width: 100, height: 80), .rgb(0.9, 0.9, 0.9))
        clip.cornerRadius = 30
        clip.masksToBounds = true
        let inner = CALayer()
        inner.frame = CGRect(x: -20, y: 40, width: 80, height: 80)
        inner.backgroundColor = .rgb(0, 0.7, 0.3)
        clip.addSublayer(inner)
        let faded = fixture.add(CGRect(x: 20, y: 140, width: 100, height: 60), .rgb(1, 0, 0))
        let over = CALayer()
        over.frame = CGRect(x: 50, y: 20, width: 80, height: 60)
        over.backgroundColor = .rgb(0, 0, 1)
        faded.addSublayer(over)
        faded.opacity = 0.5
        let perspective = fixture.add(CGRect(x: 180, y: 140, width: 100, height: 100), .rgb(0.6, 0.2, 0.8))
        perspective.cornerRadius = 10
        let stripe = CALayer()
        stripe.frame = CGRect(x: 0, y: 40, width: 100, height: 20)
        stripe.backgroundColor = .white
        perspective.addSublayer(stripe)
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 300
        perspective.transform = CATransform3DRotate(transform, .pi / 4, 0, 1, 0)
        let masked = fixture.add(CGRect(x: 300, y: 130, width: 80, height: 80), .rgb(0.1, 0.6, 0.6))
        let mask = CALayer()
        mask.frame = CGRect(x: 10, y: 10, width: 60, height: 60)
        mask.backgroundColor = .black
        mask.cornerRadius = 30
        mask.setAffineTransform(CGAffineTransform(scaleX: 1, y: 0.6))
        masked.mask = mask
        let picture = fixture.add(CGRect(x: 20, y: 220, width: 120, height: 60), .rgb(0.8, 0.8, 0.8))
        picture.delegate = painter
        picture.contentsScale = 2
        picture.setNeedsDisplay()
        let loose = fixture.add(CGRect(x: 300, y: 230, width: 60, height: 50), .rgb(1, 1, 1, 0))
        loose.shadowOpacity = 1
        loose.shadowRadius = 3
        loose.shadowOffset = CGSize(width: 3, height: 3)
        for (index, x) in [0, 30].enumerated() {
            let dot = CALayer()
            dot.frame = CGRect(x: CGFloat(x), y: CGFloat(index * 20), width: 24, height: 24)
            dot.cornerRadius = 12
            dot.backgroundColor = .rgb(1, 0.8, 0)
            loose.addSublayer(dot)
        }
        fixture.advance(by: 1)
        fixture.picture().keep("everything")
        let white = [255, 255, 255, 255]
        // The card has a border, a colour, a round corner, and a shadow that is darker below than above.
        #expect(fixture.isNear(60, 21, [0, 0, 102, 255]))
        #expect(fixture.isNear(70, 60, [51, 128, 255, 255]))
        #expect(fixture.color(21, 21)[0] > 150)
        #expect(fixture.color(70, 103)[0] < fixture.color(70, 15)[0])
        // The rotated card's shadow follows its rotated edges: it is dark beyond the upper edge and fades out.
        #expect(fixture.isNear(200, 60, [255, 128, 0, 255]))
        #expect(fixture.color(222, 36)[0] < 160)
        #expect(fixture.color(245, 15) == white)
        // The sublayer is clipped to the round corner.
        #expect(fixture.isNear(300, 80, [0, 178, 77, 255]))
        #expect(fixture.color(283, 97) == white)
        #expect(fixture.color(275, 90) == white)
        // Group opacity: the lower layer is not visible through the upper one.
        #expect(fixture.isNear(40, 160, [255, 128, 128, 255]))
        #expect(fixture.isNear(100, 180, [128, 128, 255, 255]))
        // Perspective: the stripe is in the middle, and the left side is larger than the right one.
        #expect(fixture.color(230, 190) == white)
        #expect(fixture.isNear(200, 143, [153, 51, 204, 255]))
        #expect(fixture.color(255, 143) == white)
        // The layer is masked by an ellipse.
        #expect(fixture.isNear(340, 170, [26, 153, 153, 255]))
        #expect(fixture.color(340, 145) == white)
        // The delegate draws it at the contents scale.
        #expect(fixture.isNear(55, 250, [230, 25, 102, 255]))
        #expect(fixture.isNear(110, 225, [230, 25, 102, 255]))
        // Without a background colour the shadow has the shape of the sublayers.
        #expect(fixture.isNear(312, 242, [255, 204, 0, 255]))
        #expect(fixture.color(321, 253)[0] < 200)
        #expect(fixture.color(345, 235) == white)
    }

    @Test func filtersDetermineImageScaling() throws {
        let fixture = try LayerFixture()
        let context = try #require(CGContext(size: CGSize(width: 2, height: 1), scale: 1, opaque: false))
        context.setFillColor(.rgb(1, 0, 0))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setFillColor(.rgb(0, 0, 1))
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 100, height: 50), .white)
        layer.contents = context.makeImage()
        fixture.advance(by: 0.1)
        // Between pixel centres the colours are interpolated.
        #expect(fixture.color(48, 25)[0] > 30 && fixture.color(48, 25)[2] > 30)
        layer.magnificationFilter = .nearest
        fixture.advance(by: 0.1)
        #expect(fixture.isNear(48, 25, [255, 0, 0, 255]) && fixture.isNear(52, 25, [0, 0, 255, 255]))
    }

    @Test("The trilinear minification filter averages the pixels of an image that is scaled down")
    func trilinear() throws {
        let side = 256
        let context = try #require(CGContext(size: CGSize(width: side, height: side), scale: 1, opaque: false))
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        context.setFillColor(.black)
        // One pixel in four is black. The mean is 191.
        for y in stride(from: 0, to: side, by: 2) {
            for x in stride(from: 0, to: side, by: 2) { context.fill(CGRect(x: x, y: y, width: 1, height: 1)) }
        }
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 10, y: 10, width: 6, height: 6), .white)
        layer.contents = context.makeImage()
        layer.minificationFilter = .trilinear
        fixture.advance(by: 0.1)
        for x in 11...14 { #expect(abs(fixture.color(CGFloat(x), 12)[0] - 191) < 12) }
        #expect(layer.minificationFilter.rawValue == "trilinear")
    }

    @Test func contentsCrossFade() throws {
        func image(_ color: CGColor) throws -> CGImage {
            let context = try #require(CGContext(size: CGSize(width: 4, height: 4), scale: 1, opaque: false))
            context.setFillColor(color)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            return try #require(context.makeImage())
        }
        let (red, blue) = (try image(.rgb(1, 0, 0)), try image(.rgb(0, 0, 1)))
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 40, height: 40), .white)
        layer.contents = red
        fixture.advance(by: 1)
        // Like any animatable property, the contents are animated implicitly.
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.contents = blue
        CATransaction.commit()
        fixture.advance(by: 0.25)
        let quarter = fixture.color(20, 20)
        #expect(abs(quarter[0] - 191) < 6 && abs(quarter[2] - 64) < 6)
        #expect(layer.presentation()?.contents as? CGImage === blue)
        fixture.advance(by: 1)
        #expect(fixture.isNear(20, 20, [0, 0, 255, 255]))
        let frames = CAKeyframeAnimation(keyPath: "contents")
        frames.values = [red, blue, red]
        frames.duration = 1
        layer.add(frames, forKey: nil)
        fixture.advance(by: 0.25)
        let half = fixture.color(20, 20)
        #expect(abs(half[0] - 128) < 8 && abs(half[2] - 128) < 8, "\(half)")
        layer.removeAllAnimations()
        frames.calculationMode = .discrete
        layer.add(frames, forKey: nil)
        fixture.advance(by: 0.25)
        #expect(fixture.isNear(20, 20, [255, 0, 0, 255]))
        layer.removeAllAnimations()
        // The contents change from nil to an image, and back to nil.
        let appear = CABasicAnimation(keyPath: "contents")
        appear.toValue = blue
        appear.duration = 1
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.contents = nil
        CATransaction.commit()
        layer.add(appear, forKey: nil)
        fixture.advance(by: 0.5)
        let appearing = fixture.color(20, 20)
        #expect(abs(appearing[0] - 128) < 8 && appearing[2] == 255)
        fixture.advance(by: 1)
        #expect(fixture.isNear(20, 20, [255, 255, 255, 255]))
    }

    @Test func rasterizedLayerHasABitmapOfItsScale() throws {
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 10, y: 10, width: 60, height: 60), .rgb(1, 0, 0))
        layer.cornerRadius = 30
        fixture.advance(by: 0.1)
        let sharp = fixture.picture()
        layer.shouldRasterize = true
        layer.rasterizationScale = 2
        fixture.advance(by: 0.1)
        #expect(sharp.components(atX: 40, y: 24) == fixture.picture().components(atX: 40, y: 24))
        let node = layer.rendering.bitmaps.value.rasterized?.node
        layer.position.x += 20
        fixture.advance(by: 0.1)
        // Moving the layer keeps its bitmap.
        #expect(layer.rendering.bitmaps.value.rasterized?.node === node)
        layer.rasterizationScale = 0.1
        fixture.advance(by: 0.5)
        // The bitmap is 6 pixels wide. The disc's edge is therefore a gradient.
        let edge = fixture.color(33, 40)
        #expect(edge[1] > 20 && edge[1] < 240)
        layer.shouldRasterize = false
        fixture.advance(by: 0.1)
        #expect(fixture.isNear(33, 40, [255, 0, 0, 255]))
    }

    @Test func nearerLayersAreDrawnInFront() throws {
        let fixture = try LayerFixture()
        let first = fixture.add(CGRect(x: 0, y: 0, width: 40, height: 40), .rgb(1, 0, 0))
        let second = fixture.add(CGRect(x: 0, y: 0, width: 40, height: 40), .rgb(0, 0, 1))
        fixture.advance(by: 0.1)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        first.transform = CATransform3DMakeTranslation(0, 0, 5)
        CATransaction.commit()
        fixture.advance(by: 0.1)
        #expect(fixture.isNear(20, 20, [255, 0, 0, 255]))
        #expect(fixture.layer.hitTest(CGPoint(x: 20, y: 20)) === first)
        let rise = CABasicAnimation(keyPath: "transform.translation.z")
        rise.fromValue = CGFloat(0)
        rise.toValue = CGFloat(10)
        rise.duration = 1
        second.add(rise, forKey: nil)
        fixture.advance(by: 0.3)
        #expect(fixture.isNear(20, 20, [255, 0, 0, 255]))
        fixture.advance(by: 0.4)
        #expect(fixture.isNear(20, 20, [0, 0, 255, 255]))
        fixture.advance(by: 0.5)
        #expect(fixture.isNear(20, 20, [255, 0, 0, 255]))
    }

    private let painter = Painter()
}

/// A delegate that draws a disc.
@MainActor
final class Painter: CALayerDelegate {
    private(set) var drawCount = 0

    func draw(_ layer: CALayer, in ctx: CGContext) {
        drawCount += 1
        ctx.setFillColor(.rgb(0.9, 0.1, 0.4))
        ctx.fillEllipse(in: CGRect(x: 10, y: 5, width: 50, height: 50))
        ctx.fill(CGRect(x: 80, y: 0, width: 20, height: 10))
    }
}
