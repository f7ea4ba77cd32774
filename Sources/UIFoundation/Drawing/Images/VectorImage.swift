import CoreGraphics
import Foundation

/// The vector source of an image's pixels: the first page of a PDF, or an SVG.
final class VectorImage: Sendable {
    private enum Source: Sendable {
        case page(CGPDFPage)
        case drawing(Data)
    }

    private let source: Source

    /// Creates the image from the first page of the PDF in `data`.
    ///
    /// - Throws: `PDFReadingError`.
    init(pdf data: Data) throws(PDFReadingError) {
        guard let page = try CGPDFDocument(reading: data).page(at: 1) else { throw .empty }
        let box = page.getBoxRect(.cropBox)
        guard box.width > 0, box.height > 0 else { throw .empty }
        source = .page(page)
    }

    /// Creates the image from the SVG in `data`.
    init(svg data: Data) {
        source = .drawing(data)
    }

    /// Renders the image at `scale` pixels per point.
    ///
    /// - Throws: `ImageDecodingError`.
    func image(scale: CGFloat) throws(ImageDecodingError) -> CGImage {
        switch source {
        case .drawing(let data): return try ImageCoding.decode(data, scaledBy: scale)
        case .page(let page):
            let box = page.getBoxRect(.cropBox)
            let pixels = CGSize(width: (box.width * scale).rounded(.up), height: (box.height * scale).rounded(.up))
            // Compares floating-point numbers, since the sizes of a malicious file could overflow integers.
            guard pixels.width * pixels.height <= CGFloat(ImageCoding.maximumPixels),
                let context = CGContext(size: pixels, scale: 1, opaque: false)
            else { throw .tooLarge(width: Int(min(pixels.width, 1e9)), height: Int(min(pixels.height, 1e9))) }
            // Stretches the page to whole pixels.
            context.translateBy(x: 0, y: pixels.height)
            context.scaleBy(x: pixels.width / box.width, y: -pixels.height / box.height)
            context.translateBy(x: -box.minX, y: -box.minY)
            context.drawPDFPage(page)
            return context.takeImage()
        }
    }
}

extension UIImage {
    /// Returns the image with pixels for a size enlarged by `factor`, and with the same tint. Without a vector source, returns the image itself.
    package func redrawn(enlargedBy factor: CGFloat) -> UIImage {
        guard factor > 1, factor.isFinite, let vector = traits.vector, let pixels = try? vector.image(scale: scale * factor) else {
            return self
        }
        let tinted = traits.tint.map { pixels.tinted($0.cgColor) ?? pixels } ?? pixels
        return UIImage(pixels: tinted, traits: traits)
    }

    /// Returns this image with the pixels and the tint of `other`.
    package func showing(_ other: UIImage) -> UIImage {
        var changed = traits
        changed.tint = other.traits.tint
        return UIImage(pixels: other.cgImage, traits: changed)
    }

    /// The factor that enlarges the image to fill `size` points, or to fit into it. It is 1 for smaller sizes and for images without a vector source.
    package func enlargement(in size: CGSize, fitting: Bool = false) -> CGFloat {
        let own = self.size
        guard traits.vector != nil, traits.capInsets == .zero, own.width > 0, own.height > 0 else { return 1 }
        let (x, y) = (size.width / own.width, size.height / own.height)
        return max(fitting ? min(x, y) : max(x, y), 1)
    }
}
