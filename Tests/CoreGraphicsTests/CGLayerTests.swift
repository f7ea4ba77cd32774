import CoreGraphics
import Testing

@Suite("CGLayer and image masks")
struct CGLayerTests {
    @Test("A CGLayer is drawn at each position, with its y axis in the direction of the context's")
    func layers() throws {
        let context = CGContext.topLeft(20, 10, scale: 2)
        let layer = try #require(CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil))
        let inner = try #require(layer.context)
        #expect((inner.width, inner.height) == (8, 8))
        inner.setFillColor(red)
        inner.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        inner.setFillColor(green)
        inner.fill(CGRect(x: 0, y: 1, width: 4, height: 3))
        context.draw(layer, at: CGPoint(x: 2, y: 2))
        context.draw(layer, in: CGRect(x: 10, y: 0, width: 8, height: 8))
        // The layer's first row is at the smaller y, which is above in this context.
        #expect(context.pixel(6, 4) == [255, 0, 0, 255] && context.pixel(6, 7) == [0, 255, 0, 255])
        #expect(context.pixel(30, 1) == [255, 0, 0, 255] && context.pixel(30, 12) == [0, 255, 0, 255])
        #expect(context.pixel(2, 2) == [0, 0, 0, 0])
        // Later drawing into the layer appears in later draws of the layer.
        inner.setFillColor(red)
        inner.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.draw(layer, at: CGPoint(x: 2, y: 2))
        #expect(context.pixel(6, 8) == [255, 0, 0, 255])
        #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
        #expect(CGLayer(context, size: CGSize(width: CGFloat.nan, height: 1), auxiliaryInfo: nil) == nil)
    }

    @Test("A mask clips drawing by its alpha until restoreGState")
    func alphaMask() throws {
        // The mask is opaque on the left and half transparent on the right. Its first row is empty.
        let picture = CGContext.topLeft(4, 4)
        picture.setFillColor(green)
        picture.fill(CGRect(x: 0, y: 1, width: 2, height: 3))
        picture.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 0.5))
        picture.fill(CGRect(x: 2, y: 1, width: 2, height: 3))
        let mask = try #require(picture.makeImage())
        let context = CGContext.topLeft(8, 8)
        context.saveGState()
        context.clip(to: CGRect(x: 2, y: 2, width: 4, height: 4), mask: mask)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        context.restoreGState()
        // The mask's first row is at the larger y, which is below in this context.
        #expect(context.pixel(2, 2) == [255, 0, 0, 255] && context.pixel(2, 5) == [0, 0, 0, 0])
        #expect(abs(context.pixel(5, 3)[3] - 128) <= 1)
        #expect(context.pixel(1, 3) == [0, 0, 0, 0] && context.pixel(6, 3) == [0, 0, 0, 0])
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(context.pixel(2, 5) == [255, 0, 0, 255])
    }

    @Test("A mask without alpha clips by its luminance; two masks are multiplied")
    func brightness() throws {
        func opaque(_ colors: [CGFloat]) throws -> CGImage {
            let context = try #require(CGContext(size: CGSize(width: colors.count, height: 1), scale: 1, opaque: true))
            for (index, gray) in colors.enumerated() {
                context.setFillColor(CGColor(red: gray, green: gray, blue: gray, alpha: 1))
                context.fill(CGRect(x: index, y: 0, width: 1, height: 1))
            }
            return try #require(context.makeImage())
        }
        let context = CGContext.topLeft(4, 1)
        let whole = CGRect(x: 0, y: 0, width: 4, height: 1)
        context.clip(to: whole, mask: try opaque([0, 0.5, 1, 1]))
        context.clip(to: whole, mask: try opaque([1, 1, 1, 0]))
        context.interpolationQuality = .none
        context.setFillColor(red)
        context.fill(whole)
        #expect(context.pixel(0, 0)[3] == 0 && context.pixel(3, 0)[3] == 0)
        #expect(abs(context.pixel(1, 0)[3] - 128) <= 2 && context.pixel(2, 0)[3] >= 253)
        context.resetClip()
        context.fill(whole)
        #expect(context.pixel(0, 0)[3] == 255)
    }
}
