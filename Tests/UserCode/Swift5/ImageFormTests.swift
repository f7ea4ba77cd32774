import Accelerate
import CoreImage
import CoreImage.CIFilterBuiltins
import CoreText
import Testing
import UIKit

/// Core Image, Core Text and vImage as iOS projects write them.
@Suite("Image and text frameworks in user code")
struct ImageFormTests {
    private func qrCode(_ text: String) -> UIImage? {
        guard let filter = CIFilter(name: "CIQRCodeGenerator") else { return nil }
        let data = text.data(using: .utf8)
        filter.setDefaults()
        filter.setValue(data, forKey: "inputMessage")
        filter.setValue("H", forKey: "inputCorrectionLevel")
        let transform = CGAffineTransform(scaleX: 8, y: 8)
        guard let output = filter.outputImage?.transformed(by: transform) else { return nil }
        guard let cgImage = CIContext(options: nil).createCGImage(output, from: output.extent) else { return nil }
        return UIImage(cgImage: cgImage, scale: UIScreen.main.scale, orientation: .up)
    }

    @MainActor
    @Test func codes() {
        #expect(qrCode("https://example.org") != nil)
        let colored = CIFilter.falseColor()
        let generator = CIFilter.qrCodeGenerator()
        generator.message = Data("text".utf8)
        colored.inputImage = generator.outputImage
        colored.color0 = CIColor(color: .systemBlue)
        colored.color1 = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
        #expect(colored.outputImage.map { UIImage(ciImage: $0).size.width } == 23)
    }

    @MainActor
    @Test func filters() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20))
        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let input = try #require(CIImage(image: image))
        let blurred = input.clampedToExtent().applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: 4]).cropped(to: input.extent)
        #expect(blurred.extent == input.extent)
        let controls = CIFilter(name: "CIColorControls", parameters: [kCIInputImageKey: input, kCIInputSaturationKey: NSNumber(value: 0)])
        #expect((controls?.value(forKey: kCIOutputImageKey) as? CIImage)?.extent == input.extent)
        let average = CIFilter(
            name: "CIAreaAverage", parameters: [kCIInputImageKey: input, kCIInputExtentKey: CIVector(cgRect: input.extent)])
        var bitmap = [UInt8](repeating: 0, count: 4)
        let context = CIContext(options: [.workingColorSpace: NSNull()])
        context.render(
            try #require(average?.outputImage), toBitmap: &bitmap, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
            format: .RGBA8, colorSpace: nil)
        #expect(bitmap[0] == 255 && bitmap[3] == 255)
    }

    @MainActor
    @Test func blurWithVImage() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16))
        let image = try #require(renderer.image { $0.fill(CGRect(x: 4, y: 4, width: 8, height: 8)) }.cgImage)
        let provider = try #require(image.dataProvider?.data)
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: image.bytesPerRow * image.height)
        defer { bytes.deallocate() }
        var source = vImage_Buffer(
            data: UnsafeMutableRawPointer(mutating: CFDataGetBytePtr(provider)), height: vImagePixelCount(image.height),
            width: vImagePixelCount(image.width), rowBytes: image.bytesPerRow)
        var target = vImage_Buffer(
            data: bytes, height: vImagePixelCount(image.height), width: vImagePixelCount(image.width), rowBytes: image.bytesPerRow)
        let error = vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, UInt32(5), UInt32(5), nil, vImage_Flags(kvImageEdgeExtend))
        #expect(error == kvImageNoError)
        let context = CGContext(
            data: target.data, width: Int(target.width), height: Int(target.height), bitsPerComponent: 8, bytesPerRow: target.rowBytes,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: image.bitmapInfo.rawValue)
        #expect(context?.makeImage() != nil)
    }

    @MainActor
    @Test func coreText() {
        let view = FrameView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let image = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in view.draw(view.bounds) }
        #expect(image.size.width == 100 && view.lineCount == 1)
        let path = UIBezierPath()
        let font = UIFont.systemFont(ofSize: 20)
        let attributed = NSAttributedString(string: "Path", attributes: [.font: font])
        let line = CTLineCreateWithAttributedString(attributed as CFAttributedString)
        for run in CTLineGetGlyphRuns(line) as! [CTRun] {
            let attributes = CTRunGetAttributes(run) as! [NSAttributedString.Key: Any]
            let font = attributes[NSAttributedString.Key(kCTFontAttributeName as String)] as! CTFont
            for index in 0..<CTRunGetGlyphCount(run) {
                let range = CFRangeMake(index, 1)
                var glyph = CGGlyph()
                var position = CGPoint()
                CTRunGetGlyphs(run, range, &glyph)
                CTRunGetPositions(run, range, &position)
                if let letter = CTFontCreatePathForGlyph(font, glyph, nil) {
                    let part = UIBezierPath(cgPath: letter)
                    part.apply(CGAffineTransform(translationX: position.x, y: position.y))
                    path.append(part)
                }
            }
        }
        #expect(path.bounds.width > 20 && path.bounds.height > 10)
    }
}

private final class FrameView: UIView {
    var lineCount = 0

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.textMatrix = .identity
        context.translateBy(x: 0, y: bounds.height)
        context.scaleBy(x: 1, y: -1)
        let path = CGMutablePath()
        path.addRect(bounds)
        let text = NSAttributedString(string: "Hello")
        let framesetter = CTFramesetterCreateWithAttributedString(text as CFAttributedString)
        let frame = CTFramesetterCreateFrame(framesetter, CFRangeMake(0, text.length), path, nil)
        CTFrameDraw(frame, context)
        lineCount = CFArrayGetCount(CTFrameGetLines(frame))
    }
}
