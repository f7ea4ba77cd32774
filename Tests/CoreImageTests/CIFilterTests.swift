@testable import CoreImage
import Foundation
import Testing
import UIFoundation

@Suite("Core Image filters")
struct CIFilterTests {
    /// An image of one colour.
    private func image(_ color: CIColor, _ width: CGFloat = 4, _ height: CGFloat = 4) -> CIImage {
        CIImage(color: color).cropped(to: CGRect(x: 0, y: 0, width: width, height: height))
    }

    /// The components of a pixel from 0 to 255: red, green, blue, alpha. y points up.
    private func pixel(_ image: CIImage?, _ x: CGFloat = 1, _ y: CGFloat = 1, encoded: Bool = false) -> [Int] {
        guard let image else { return [] }
        let context = encoded ? CIContext(options: [.workingColorSpace: NSNull()]) : CIContext()
        var bytes = [UInt8](repeating: 0, count: 4)
        context.render(
            image, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: x, y: y, width: 1, height: 1), format: .RGBA8,
            colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
        return bytes.map(Int.init)
    }

    private func filter(_ name: String, _ input: CIImage, _ parameters: [String: Any] = [:]) -> CIImage {
        input.applyingFilter(name, parameters: parameters)
    }

    @Test("A copy of a renamed filter keeps the new name and the parameters")
    func renamedCopy() throws {
        let filter = try #require(CIFilter(name: "CISepiaTone"))
        filter.name = "Old photograph"
        filter.setValue(0.25, forKey: kCIInputIntensityKey)
        let copy = try #require(filter.copy() as? CIFilter)
        #expect(copy.name == "Old photograph")
        #expect(copy.inputKeys == filter.inputKeys && copy.value(forKey: kCIInputIntensityKey) as? Double == 0.25)
    }

    @Test("Rendering without a filter keeps all bytes, also translucent ones")
    func exactCopy() throws {
        let store = try #require(CGContext(size: CGSize(width: 256, height: 4), scale: 1, opaque: false))
        for x in 0..<256 {
            store.setFillColor(CGColor(srgbRed: CGFloat(x) / 255, green: CGFloat(255 - x) / 255, blue: 0.5, alpha: 1))
            store.fill(CGRect(x: x, y: 0, width: 1, height: 2))
            store.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 1, alpha: CGFloat(x) / 255))
            store.fill(CGRect(x: x, y: 2, width: 1, height: 2))
        }
        let original = try #require(store.makeImage())
        let copy = try #require(CIContext().createCGImage(CIImage(cgImage: original), from: CGRect(x: 0, y: 0, width: 256, height: 4)))
        for y in 0..<4 { for x in 0..<256 { #expect(copy.pixel(x: x, y: y) == original.pixel(x: x, y: y), "(\(x), \(y))") } }
    }

    @Test("An unknown name gives no filter, and a known one has its default parameters")
    func names() throws {
        #expect(CIFilter(name: "CINoSuchFilter") == nil)
        let blur = try #require(CIFilter(name: "CIGaussianBlur"))
        #expect(blur.inputKeys == ["inputImage", "inputRadius"] && blur.outputImage == nil)
        #expect(blur.value(forKey: kCIInputRadiusKey) as? Double == 10)
        blur.setValue(3, forKey: kCIInputRadiusKey)
        blur.setDefaults()
        #expect(blur.value(forKey: kCIInputRadiusKey) as? Double == 10)
        let attributes = try #require(blur.attributes[kCIInputRadiusKey] as? [String: Any])
        #expect(attributes[kCIAttributeSliderMax] as? Double == 100 && attributes[kCIAttributeClass] as? String == "NSNumber")
        #expect(CIFilter.filterNames(inCategory: kCICategoryBlur) == ["CIBoxBlur", "CIGaussianBlur", "CIMotionBlur"])
        let all = CIFilter.filterNames(inCategory: kCICategoryBuiltIn)
        #expect(all.count >= 45 && all.allSatisfy { CIFilter(name: $0) != nil && CIFilter.localizedName(forFilterName: $0) != nil })
    }

    @Test("Filters calculate in linear light, and with an NSNull working space in components of sRGB")
    func workingSpace() {
        let half = image(CIColor(red: 128.0 / 255, green: 0, blue: 1))
        let inverted = filter("CIColorInvert", half)
        // The linear value of 128 is 0.2159. One minus it is 0.7841, or 229 in sRGB.
        #expect(pixel(inverted) == [229, 255, 0, 255])
        #expect(pixel(inverted, encoded: true) == [127, 255, 0, 255])
    }

    @Test("The exposure doubles the light for each stop")
    func exposure() {
        let output = filter("CIExposureAdjust", image(CIColor(red: 0.2, green: 0.5, blue: 0)), [kCIInputEVKey: 1])
        // 0.2 and 0.5 are 0.0331 and 0.2140 in linear light.
        #expect(pixel(output) == [73, 175, 0, 255])
    }

    @Test("A saturation of 0 gives grays of the same luminance; contrast and brightness shift around one half")
    func colorControls() {
        let red = image(CIColor(red: 1, green: 0, blue: 0))
        #expect(pixel(filter("CIColorControls", red, [kCIInputSaturationKey: 0]), encoded: true) == [54, 54, 54, 255])
        #expect(pixel(filter("CIColorControls", red, [kCIInputBrightnessKey: 0.2]), encoded: true) == [255, 51, 51, 255])
        let gray = image(CIColor(red: 0.4, green: 0.5, blue: 0.6))
        #expect(pixel(filter("CIColorControls", gray, [kCIInputContrastKey: 2]), encoded: true) == [77, 128, 179, 255])
    }

    @Test("Sepia, one colour and two colours tone an image by its brightness")
    func tones() {
        let white = image(.white)
        #expect(pixel(filter("CISepiaTone", white)) == [255, 255, 239, 255])
        #expect(pixel(filter("CISepiaTone", white, [kCIInputIntensityKey: 0])) == [255, 255, 255, 255])
        let tone = CIColor(red: 1, green: 0, blue: 0)
        #expect(pixel(filter("CIColorMonochrome", white, [kCIInputColorKey: tone])) == [255, 0, 0, 255])
        let colors: [String: Any] = ["inputColor0": CIColor.blue, "inputColor1": CIColor.clear]
        #expect(pixel(filter("CIFalseColor", image(.black), colors)) == [0, 0, 255, 255])
        #expect(pixel(filter("CIFalseColor", white, colors)) == [0, 0, 0, 0])
    }

    @Test("Each photo effect changes a colour, and the gray ones give grays", arguments: FilterDefinition.photoEffects.map(\.name))
    func photoEffects(name: String) {
        let original = image(CIColor(red: 0.8, green: 0.4, blue: 0.2))
        let result = pixel(filter(name, original))
        #expect(result != pixel(original) && result[3] == 255)
        if name.hasSuffix("Mono") || name.hasSuffix("Noir") || name.hasSuffix("Tonal") {
            #expect(result[0] == result[1] && result[1] == result[2])
        }
    }

    @Test("A colour matrix exchanges components, and a hue rotation by 120° turns red into green")
    func matrices() {
        let vectors: [String: Any] = [
            "inputRVector": CIVector(x: 0, y: 1, z: 0, w: 0), "inputGVector": CIVector(x: 1, y: 0, z: 0, w: 0),
            "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 0.5),
        ]
        #expect(pixel(filter("CIColorMatrix", image(.red), vectors)) == [0, 128, 0, 128])
        let rotated = pixel(filter("CIHueAdjust", image(.red), [kCIInputAngleKey: 2 * Double.pi / 3]))
        #expect(rotated[1] > rotated[0] && rotated[1] > rotated[2])
        #expect(pixel(filter("CIHueAdjust", image(.red), [kCIInputAngleKey: 2 * Double.pi])) == [255, 0, 0, 255])
    }

    @Test(
        "A Gaussian blur has its standard deviation, keeps the sum, and extends the image by three standard deviations",
        arguments: [1.5, 4, 10])
    func gaussianBlur(sigma: Double) throws {
        let dot = image(.white, 1, 1)
        let blurred = dot.applyingGaussianBlur(sigma: sigma)
        #expect(blurred.extent == dot.extent.insetBy(dx: -(sigma * 3).rounded(.up), dy: -(sigma * 3).rounded(.up)))
        let size = Int(blurred.extent.width)
        let reach = size / 2
        let block = blurred.source.block(PixelRect(minX: -reach, minY: -reach, width: size, height: size), in: .linear)
        let sum = block.values.reduce(0) { $0 + Double($1.w) }
        var variance = 0.0
        for (index, value) in block.values.enumerated() { variance += pow(Double(index % size - reach), 2) * Double(value.w) }
        #expect(abs(sum - 1) < 0.001 && abs((variance / sum).squareRoot() - sigma) < sigma * 0.01)
        #expect(filter("CIGaussianBlur", dot, [kCIInputRadiusKey: sigma]).extent == blurred.extent)
    }

    @Test("Clamping before a blur keeps the edges opaque")
    func clampedBlur() {
        let input = image(.red, 20, 20)
        #expect(input.clampedToExtent().extent == .infinite)
        let output = input.clampedToExtent().applyingGaussianBlur(sigma: 5).cropped(to: input.extent)
        #expect(pixel(output, 0, 0) == [255, 0, 0, 255] && output.extent == input.extent)
        #expect(pixel(input.applyingGaussianBlur(sigma: 5), 0, 0)[3] < 100)
        #expect(filter("CIAffineClamp", input).extent == .infinite)
    }

    /// A black left half and a white right half.
    private var halves: CIImage {
        image(.white, 8, 8).cropped(to: CGRect(x: 4, y: 0, width: 4, height: 8)).composited(over: image(.black, 8, 8))
    }

    @Test("The mean of an area is one pixel, in linear light")
    func areaAverage() {
        let area = CIVector(cgRect: CGRect(x: 0, y: 0, width: 8, height: 8))
        let output = filter("CIAreaAverage", halves, [kCIInputExtentKey: area])
        #expect(output.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(pixel(output, 0, 0) == [188, 188, 188, 255])
        #expect(pixel(output, 0, 0, encoded: true) == [128, 128, 128, 255])
    }

    @Test("Pixellating gives squares of the scale, aligned to the centre")
    func pixellate() {
        let output = filter("CIPixellate", halves, [kCIInputScaleKey: 4, kCIInputCenterKey: CIVector(x: 2, y: 0)])
        // The squares begin at -2, 2 and 6. The centre of the second one is the first white pixel.
        #expect(pixel(output, 1, 1)[0] == 0 && pixel(output, 2, 1)[0] == 255 && pixel(output, 7, 1)[0] == 255)
        #expect(output.extent == halves.extent)
    }

    @Test("A mask selects between image and background, and compositing respects alpha")
    func composites() {
        let parameters: [String: Any] = [kCIInputBackgroundImageKey: image(.blue, 8, 8), kCIInputMaskImageKey: halves]
        let output = filter("CIBlendWithMask", image(.red, 8, 8), parameters)
        #expect(pixel(output, 1, 1) == [0, 0, 255, 255] && pixel(output, 6, 1) == [255, 0, 0, 255])
        let half = image(CIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        let over = filter("CISourceOverCompositing", half, [kCIInputBackgroundImageKey: image(.blue)])
        #expect(pixel(over, encoded: true) == [128, 0, 128, 255])
        let product = filter("CIMultiplyBlendMode", image(.yellow), [kCIInputBackgroundImageKey: image(.cyan)])
        #expect(pixel(product) == [0, 255, 0, 255])
        #expect(pixel(filter("CIMaskToAlpha", halves), 1, 1) == [0, 0, 0, 0])
    }

    @Test("A vignette darkens the corners and not the centre")
    func vignette() {
        let output = filter("CIVignette", image(.white, 100, 100), [kCIInputIntensityKey: 1, kCIInputRadiusKey: 1])
        #expect(pixel(output, 50, 50)[0] >= 254 && pixel(output, 1, 1)[0] < 80)
    }

    @Test("Scaling, rotating and orienting move the extent, and enlarging interpolates")
    func transforms() throws {
        let scaled = filter("CILanczosScaleTransform", halves, [kCIInputScaleKey: 2, kCIInputAspectRatioKey: 0.5])
        #expect(scaled.extent == CGRect(x: 0, y: 0, width: 8, height: 16))
        let large = halves.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
        let between = pixel(large, 40, 20, encoded: true)[0]
        #expect(between > 100 && between < 160 && pixel(large, 0, 0) == [0, 0, 0, 255] && pixel(large, 79, 79) == [255, 255, 255, 255])
        let small = halves.transformed(by: CGAffineTransform(scaleX: 0.125, y: 0.125))
        #expect(pixel(small, 0, 0, encoded: true) == [128, 128, 128, 255])
        // The right side of the file is the top of the display: the image is rotated clockwise.
        let right = image(.white, 8, 4).oriented(.right)
        #expect(right.extent == CGRect(x: 0, y: 0, width: 4, height: 8))
        let turned = halves.oriented(forExifOrientation: 6)
        #expect(pixel(turned, 1, 7)[0] == 0 && pixel(turned, 1, 0)[0] == 255)
        let moved = halves.transformed(by: CGAffineTransform(translationX: 3, y: 0)).transformed(by: CGAffineTransform(scaleX: 2, y: 2))
        #expect(moved.extent == CGRect(x: 6, y: 0, width: 16, height: 16))
    }

    @Test("A gradient runs between its points")
    func gradient() {
        let filter = CIFilter.linearGradient()
        filter.point0 = CGPoint(x: 0, y: 0)
        filter.point1 = CGPoint(x: 10, y: 0)
        filter.color0 = .black
        filter.color1 = .white
        #expect(pixel(filter.outputImage, 20, 0) == [255, 255, 255, 255] && pixel(filter.outputImage, -5, 0) == [0, 0, 0, 255])
        #expect(filter.outputImage?.extent == .infinite)
    }

    @Test("A UIImage shows the pixels of a Core Image image, and keeps it")
    func uiImage() throws {
        let original = halves
        let shown = UIImage(ciImage: original, scale: 2, orientation: .up)
        #expect(shown.size == CGSize(width: 4, height: 4) && shown.ciImage === original)
        #expect(shown.cgImage?.pixel(x: 7, y: 0) == 0xFFFF_FFFF && UIImage().ciImage == nil)
        let back = try #require(CIImage(image: shown))
        #expect(back.extent == original.extent && pixel(back, 1, 1)[0] == 0)
        #expect(UIImage(ciImage: .red).size == .zero && CIImage(image: UIImage()) == nil)
        let png = try #require(
            CIContext().pngRepresentation(of: original, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB()))
        #expect(CIImage(data: png)?.extent == original.extent && CIImage(data: Data()) == nil)
    }

    @Test("An image larger than a band is rendered as one in a single part")
    func bands() throws {
        let tall = image(.red, 2000, 1200).applyingGaussianBlur(sigma: 3).cropped(to: CGRect(x: 0, y: 0, width: 2000, height: 1200))
        let pixels = try #require(CIContext().createCGImage(tall, from: tall.extent))
        #expect(pixels.pixel(x: 1000, y: 676) == 0xFFFF_0000 && pixels.pixel(x: 1000, y: 675) == 0xFFFF_0000)
        #expect(CIContext().createCGImage(.red, from: CGRect.infinite) == nil)
    }
}
