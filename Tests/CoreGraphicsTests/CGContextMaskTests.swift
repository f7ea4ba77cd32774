import CoreGraphics
import Testing

@Suite("Clipping a context to a mask")
struct CGContextMaskTests {
    /// An image one pixel wide with a row for each alpha, from the top.
    private func mask(alphas: [CGFloat]) -> CGImage {
        let context = CGContext.topLeft(1, CGFloat(alphas.count))
        for (y, alpha) in alphas.enumerated() {
            context.setFillColor(red.copy(alpha: alpha)!)
            context.fill(CGRect(x: 0, y: y, width: 1, height: 1))
        }
        return context.takeImage()
    }

    @Test("A mask multiplies alpha and clips to its rectangle; its first row is at the largest y")
    func alpha() {
        let context = CGContext.topLeft(4, 4)
        context.interpolationQuality = .none
        context.saveGState()
        context.clip(to: CGRect(x: 1, y: 0, width: 2, height: 2), mask: mask(alphas: [1, 0.4]))
        context.setFillColor(blue)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(context.pixel(1, 1) == [0, 0, 255, 255])
        #expect(context.pixel(1, 0) == [0, 0, 102, 102])
        #expect(context.pixel(0, 0) == [0, 0, 0, 0])
        #expect(context.pixel(1, 2) == [0, 0, 0, 0])
        context.restoreGState()
        context.setFillColor(green)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(context.pixel(0, 3) == [0, 255, 0, 255])
    }

    @Test("An image without alpha masks by its luminance")
    func light() throws {
        let gray = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue))
        gray.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
        gray.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let context = CGContext.topLeft(2, 1)
        context.interpolationQuality = .none
        context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: try #require(gray.makeImage()))
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(context.pixel(0, 0) == [255, 0, 0, 255])
        #expect(context.pixel(1, 0) == [0, 0, 0, 0])
    }

    @Test("Nested masks intersect, and limit clear, transparency layers and blend modes")
    func nested() {
        let context = CGContext.topLeft(1, 4)
        let all = CGRect(x: 0, y: 0, width: 1, height: 4)
        context.interpolationQuality = .none
        context.setFillColor(red)
        context.fill(all)
        // In the order of increasing y, the first mask leaves rows 2 and 3, the second one rows 1 and 2.
        context.clip(to: all, mask: mask(alphas: [1, 1, 0, 0]))
        context.clip(to: all, mask: mask(alphas: [0, 1, 1, 0]))
        context.setFillColor(green)
        context.fill(all)
        #expect((0..<4).map { context.pixel(0, $0) } == [[255, 0, 0, 255], [255, 0, 0, 255], [0, 255, 0, 255], [255, 0, 0, 255]])
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(blue)
        context.fill(all)
        context.endTransparencyLayer()
        #expect((0..<4).map { context.pixel(0, $0) } == [[255, 0, 0, 255], [255, 0, 0, 255], [0, 0, 255, 255], [255, 0, 0, 255]])
        context.setBlendMode(.copy)
        context.setFillColor(green.copy(alpha: 0)!)
        context.fill(all)
        #expect((0..<4).map { context.pixel(0, $0)[3] } == [255, 255, 0, 255])
        context.resetClip()
        context.clip(to: all, mask: mask(alphas: [1, 0, 0, 0]))
        context.clear(all)
        #expect((0..<4).map { context.pixel(0, $0)[3] } == [255, 255, 0, 0])
    }
}
