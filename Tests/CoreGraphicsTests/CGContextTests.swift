import CoreGraphics
import Testing
import UIKitTesting

@Suite("Contexts")
struct CGContextTests {
    private func bitmap(_ width: Int, _ height: Int, info: CGImageAlphaInfo = .premultipliedLast) -> CGContext {
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: info.rawValue)!
    }

    @Test("A bitmap context has its origin at the bottom left, a layer's context at the top left")
    func origins() {
        let bottom = bitmap(4, 4)
        bottom.setFillColor(red)
        bottom.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(bottom.pixel(0, 3) == [255, 0, 0, 255])
        #expect(bottom.pixel(0, 0) == [0, 0, 0, 0])
        #expect(bottom.ctm == .identity)
        let top = CGContext.topLeft(4, 4, scale: 2)
        top.setFillColor(red)
        top.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect((top.width, top.height) == (8, 8))
        #expect(top.pixel(3, 1) == [255, 0, 0, 255])
        #expect(top.pixel(3, 2) == [0, 0, 0, 0])
        #expect(top.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 8))
    }

    @Test("A context draws into the caller's memory in its pixel layout")
    func callersMemory() {
        var bytes = [UInt8](repeating: 0, count: 4)
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
            context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(bytes == [255, 128, 0, 255])
        var gray = [UInt8](repeating: 200, count: 2)
        gray.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 2, space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: CGImageAlphaInfo.none.rawValue)!
            context.setFillColor(gray: 0.2, alpha: 1)
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        #expect(gray == [200, 51])
    }

    @Test("Creating a context with an unsupported pixel layout or size returns nil")
    func refusals() {
        let rgb = CGColorSpaceCreateDeviceRGB()
        let last = CGImageAlphaInfo.premultipliedLast.rawValue
        #expect(CGContext(data: nil, width: 0, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: rgb, bitmapInfo: last) == nil)
        #expect(CGContext(data: nil, width: 1, height: 1, bitsPerComponent: 16, bytesPerRow: 0, space: rgb, bitmapInfo: last) == nil)
        #expect(CGContext(data: nil, width: 9, height: 1, bitsPerComponent: 8, bytesPerRow: 8, space: rgb, bitmapInfo: last) == nil)
        #expect(CGContext(data: nil, width: 40000, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: rgb, bitmapInfo: last) == nil)
        #expect(CGContext(size: .zero, scale: 1, opaque: false) == nil)
        #expect(CGContext(size: CGSize(width: CGFloat.infinity, height: 1), scale: 1, opaque: false) == nil)
        #expect(CGContext(size: CGSize(width: CGFloat.nan, height: 1), scale: 1, opaque: false) == nil)
    }

    @Test("restoreGState restores settings, matrix and clip; unbalanced restores are ignored")
    func states() {
        let context = CGContext.topLeft(4, 4)
        context.saveGState()
        context.setFillColor(green)
        context.translateBy(x: 2, y: 2)
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.fill(CGRect(x: -10, y: -10, width: 20, height: 20))
        context.restoreGState()
        context.restoreGState()
        #expect(context.pixel(2, 2) == [0, 255, 0, 255])
        #expect(context.pixel(3, 3) == [0, 0, 0, 0])
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context.pixel(0, 0) == [0, 0, 0, 255])
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 4, height: 4))
    }

    @Test("Each point of a path uses the transformation matrix at the time when the point is added")
    func pathsAndMatrices() {
        let context = CGContext.topLeft(8, 8)
        context.setFillColor(red)
        context.move(to: .zero)
        context.scaleBy(x: 4, y: 4)
        context.addLine(to: CGPoint(x: 1, y: 0))
        context.addLine(to: CGPoint(x: 1, y: 1))
        context.addLine(to: CGPoint(x: 0, y: 1))
        #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 1, height: 1))
        context.fillPath()
        #expect(context.pixel(3, 3) == [255, 0, 0, 255])
        #expect(context.pixel(4, 4) == [0, 0, 0, 0])
        #expect(context.isPathEmpty)
    }

    @Test("A singular matrix draws nothing; after restoreGState fills are drawn again")
    func singularMatrix() {
        let context = CGContext.topLeft(4, 4)
        context.saveGState()
        context.scaleBy(x: 0, y: 1)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.restoreGState()
        #expect(context.pixel(1, 1) == [0, 0, 0, 0])
        context.fill(CGRect(x: CGFloat.nan, y: 0, width: 4, height: 4))
        context.move(to: CGPoint(x: CGFloat.infinity, y: 0))
        context.setFillColor(green)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(context.pixel(1, 1) == [0, 255, 0, 255])
    }

    @Test(
        "Blend modes follow their formulas",
        arguments: [
            (CGBlendMode.normal, [128, 0, 127, 255]), (.multiply, [0, 0, 127, 255]), (.screen, [128, 0, 255, 255]),
            (.copy, [128, 0, 0, 128]), (.clear, [0, 0, 0, 0]), (.sourceIn, [128, 0, 0, 128]), (.sourceOut, [0, 0, 0, 0]),
            (.destinationOver, [0, 0, 255, 255]), (.destinationIn, [0, 0, 128, 128]), (.destinationOut, [0, 0, 127, 127]),
            (.xor, [0, 0, 127, 127]), (.plusLighter, [128, 0, 255, 255]),
        ])
    func blending(mode: CGBlendMode, expected: [Int]) {
        let context = CGContext.topLeft(3, 1)
        context.setFillColor(blue)
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
        context.setBlendMode(mode)
        context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5))
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let pixel = context.pixel(1, 0)
        #expect(zip(pixel, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(mode): \(pixel)")
        // Pixels outside of the shape do not change in any mode.
        #expect(context.pixel(0, 0) == [0, 0, 255, 255])
        #expect(context.pixel(2, 0) == [0, 0, 255, 255])
    }

    @Test("draw(_:in:) puts an image's first row at the largest y, drawUpright at the smallest; both are exact at the image's own size")
    func images() {
        let source = CGContext.topLeft(2, 2)
        source.setFillColor(red)
        source.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        source.setFillColor(green)
        source.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
        let image = source.takeImage()
        let whole = CGRect(x: 0, y: 0, width: 2, height: 2)
        let up = bitmap(2, 2)
        up.draw(image, in: whole)
        #expect(up.pixel(0, 0) == [255, 0, 0, 255] && up.pixel(0, 1) == [0, 255, 0, 255])
        let down = CGContext.topLeft(2, 2)
        down.draw(image, in: whole)
        #expect(down.pixel(0, 0) == [0, 255, 0, 255] && down.pixel(0, 1) == [255, 0, 0, 255])
        let upright = CGContext.topLeft(2, 2)
        upright.drawUpright(image, in: whole)
        #expect(upright.pixel(0, 0) == [255, 0, 0, 255] && upright.pixel(1, 1) == [0, 255, 0, 255])
        let tiled = CGContext.topLeft(6, 6)
        tiled.drawUpright(image, in: whole, byTiling: true)
        #expect(tiled.pixel(5, 4) == [255, 0, 0, 255] && tiled.pixel(5, 5) == [0, 255, 0, 255])
    }

    @Test("A scaled image has no transparent edges")
    func imageEdges() {
        let source = CGContext.topLeft(2, 2, opaque: true)
        source.setFillColor(red)
        source.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let context = CGContext.topLeft(10, 10)
        context.drawUpright(source.takeImage(), in: CGRect(x: 1, y: 1, width: 8, height: 8))
        for coordinate in 1...8 {
            #expect(context.pixel(coordinate, 1) == [255, 0, 0, 255])
            #expect(context.pixel(8, coordinate) == [255, 0, 0, 255])
        }
        #expect(context.pixel(9, 9) == [0, 0, 0, 0])
    }

    @Test("A shadow's offset is in the base space, independent of the matrix, and the shadow is clipped")
    func shadows() {
        let top = CGContext.topLeft(20, 20)
        top.setShadow(offset: CGSize(width: 0, height: 6), blur: 0, color: blue)
        top.rotate(by: .pi)
        top.setFillColor(red)
        top.fill(CGRect(x: -10, y: -6, width: 4, height: 4))
        #expect(top.pixel(8, 4) == [255, 0, 0, 255])
        #expect(top.pixel(8, 10) == [0, 0, 255, 255])
        let bottom = bitmap(20, 20)
        bottom.setShadow(offset: CGSize(width: 0, height: 6), blur: 0, color: blue)
        bottom.setFillColor(red)
        bottom.fill(CGRect(x: 8, y: 4, width: 4, height: 4))
        // Six up from the bottom.
        #expect(bottom.pixel(9, 20 - 1 - 12) == [0, 0, 255, 255])
        let clipped = CGContext.topLeft(20, 20)
        clipped.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10))
        clipped.setShadow(offset: CGSize(width: 0, height: 6), blur: 4, color: blue)
        clipped.setFillColor(red)
        clipped.fill(CGRect(x: 8, y: 2, width: 4, height: 4))
        #expect(clipped.pixel(9, 9)[2] > 0)
        #expect(clipped.pixel(9, 11) == [0, 0, 0, 0])
    }

    @Test("A transparency layer is composited as one image")
    func transparencyLayers() {
        let context = CGContext.topLeft(4, 1)
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
        context.setFillColor(green)
        context.fill(CGRect(x: 1, y: 0, width: 3, height: 1))
        context.endTransparencyLayer()
        #expect(context.pixel(0, 0) == [128, 0, 0, 128])
        #expect(context.pixel(1, 0) == [0, 128, 0, 128])
        #expect(context.pixel(3, 0) == [0, 128, 0, 128])
        context.endTransparencyLayer()
    }

    @Test("A gradient extends beyond its ends only with the drawsBeforeStart and drawsAfterEnd options")
    func gradients() throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, blue] as CFArray, locations: [0, 1]))
        func pixels(_ options: CGGradientDrawingOptions) -> [[Int]] {
            let context = CGContext.topLeft(30, 1)
            context.drawLinearGradient(gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0), options: options)
            return [2, 15, 27].map { context.pixel($0, 0) }
        }
        #expect(pixels([])[0] == [0, 0, 0, 0] && pixels([])[2] == [0, 0, 0, 0])
        #expect(pixels(.drawsBeforeStartLocation)[0] == [255, 0, 0, 255])
        #expect(pixels(.drawsAfterEndLocation)[2] == [0, 0, 255, 255])
        let middle = pixels([])[1]
        #expect(abs(middle[0] - 115) < 20 && abs(middle[2] - 140) < 20 && middle[3] == 255)
        #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
        let radial = CGContext.topLeft(20, 20)
        radial.drawRadialGradient(
            gradient, startCenter: CGPoint(x: 10, y: 10), startRadius: 0, endCenter: CGPoint(x: 10, y: 10), endRadius: 8, options: [])
        #expect(radial.pixel(10, 10)[0] > 200)
        #expect(radial.pixel(0, 0) == [0, 0, 0, 0])
    }

    @Test("The fill rule determines whether a clip path has a hole")
    func clips() {
        func covered(_ rule: CGPathFillRule) -> Int {
            let context = CGContext.topLeft(9, 9)
            context.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
            context.addRect(CGRect(x: 3, y: 3, width: 3, height: 3))
            context.clip(using: rule)
            context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
            return context.pixel(4, 4)[3]
        }
        #expect(covered(.winding) == 255)
        #expect(covered(.evenOdd) == 0)
    }

    @Test("An image does not change if the context draws after makeImage")
    func makingImages() throws {
        let context = CGContext.topLeft(1, 1)
        let image = try #require(context.makeImage())
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(image.pixel(x: 0, y: 0) == 0)
        let taken = context.takeImage()
        context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(taken.pixel(x: 0, y: 0) == 0xFF00_0000)
    }

    @Test("Dashes, caps and line widths are in user space")
    func strokes() {
        let context = CGContext.topLeft(20, 5, scale: 1)
        context.setLineWidth(1)
        context.setLineDash(phase: 0, lengths: [2, 2])
        context.scaleBy(x: 2, y: 2)
        context.move(to: CGPoint(x: 0, y: 1))
        context.addLine(to: CGPoint(x: 10, y: 1))
        context.strokePath()
        #expect(context.pixel(1, 1)[3] == 255 && context.pixel(3, 2)[3] == 255)
        #expect(context.pixel(5, 1)[3] == 0)
        #expect(context.pixel(9, 1)[3] == 255)
        #expect(context.pixel(1, 3)[3] == 0)
    }

    @Test("NaN, infinite and huge numbers cause no crash, and later drawing is correct", arguments: 0..<40)
    func hostileNumbers(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let hostile: [CGFloat] = [.nan, .infinity, -.infinity, 1e30, -1e30, 1e9, 0, -0.0, 1e-30, .greatestFiniteMagnitude, 7, -3]
        func number() -> CGFloat { hostile.randomElement(using: &numbers) ?? 0 }
        func point() -> CGPoint { CGPoint(x: number(), y: number()) }
        func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }
        let image = CGContext.topLeft(3, 3).takeImage()
        let gradient = CGGradient(colorsSpace: nil, colors: [red, blue] as CFArray, locations: [0, 1])!
        let context = CGContext.topLeft(16, 16)
        for _ in 0..<30 {
            context.saveGState()
            switch Int.random(in: 0...12, using: &numbers) {
            case 0: context.translateBy(x: number(), y: number())
            case 1: context.scaleBy(x: number(), y: number())
            case 2: context.setLineWidth(number())
            case 3: context.setLineDash(phase: number(), lengths: [number(), number()])
            case 4: context.setShadow(offset: CGSize(width: number(), height: number()), blur: number(), color: red)
            case 5: context.clip(to: rect())
            case 6: context.setAlpha(number())
            case 7: context.clip(to: rect(), mask: image)
            default: break
            }
            switch Int.random(in: 0...7, using: &numbers) {
            case 0: context.fill(rect())
            case 1: context.strokeEllipse(in: rect())
            case 2: context.draw(image, in: rect())
            case 3: context.drawLinearGradient(gradient, start: point(), end: point(), options: [])
            case 4:
                context.drawRadialGradient(
                    gradient, startCenter: point(), startRadius: number(), endCenter: point(), endRadius: number(), options: [])
            case 5:
                context.addArc(center: point(), radius: number(), startAngle: number(), endAngle: number(), clockwise: true)
                context.strokePath()
            case 6:
                context.beginTransparencyLayer(auxiliaryInfo: nil)
                context.fill(rect())
                context.endTransparencyLayer()
            default: context.clear(rect())
            }
            context.restoreGState()
        }
        context.setFillColor(green)
        context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        #expect(context.pixel(8, 8) == [0, 255, 0, 255])
    }
}
