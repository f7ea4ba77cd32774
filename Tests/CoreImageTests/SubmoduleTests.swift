// This file imports Core Image by its submodule alone.
import CoreImage.CIFilterBuiltins
import Testing

@Suite("Submodules of Core Image")
struct SubmoduleTests {
    @Test("CIFilterBuiltins has the typed filters")
    func builtins() {
        let filter = CIFilter.qrCodeGenerator()
        #expect(filter.correctionLevel == "M" && filter.outputImage == nil && filter.name == "CIQRCodeGenerator")
    }

    @Test("A subclass computes its own output")
    func subclass() {
        final class Doubled: CIFilter {
            var inputImage: CIImage?
            override var outputImage: CIImage? { inputImage?.transformed(by: CGAffineTransform(scaleX: 2, y: 2)) }
        }
        let filter = Doubled()
        filter.inputImage = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(filter.outputImage?.extent.width == 8)
    }
}
