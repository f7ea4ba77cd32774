import CoreGraphics
import Foundation
import Host

/// The pages of a print job, drawn on demand.
@MainActor
package final class PrintedPages: HostPrintPages {
    /// The size of the sheets, in points.
    package let size: CGSize
    /// The page numbers within the renderer.
    package let numbers: [Int]
    private let draw: (Int) -> Void

    /// - Parameters:
    ///   - size: The size of the sheets, in points.
    ///   - numbers: The numbers of the printed pages.
    ///   - draw: Draws a page into the current context, with the sheet's origin.
    init(size: CGSize, numbers: [Int], draw: @escaping (Int) -> Void) {
        (self.size, self.numbers, self.draw) = (size, numbers, draw)
    }

    package var count: Int { numbers.count }

    /// Writes the pages to a PDF file. Throws the file system's errors.
    func write(to url: URL, title: String) throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle: title]
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: size), format: format)
        try renderer.writePDF(to: url) { context in
            for number in numbers {
                context.beginPage()
                draw(number)
            }
        }
    }

    /// An image of a page on a white background, with `scale` pixels per point.
    package func picture(ofPage index: Int, scale: CGFloat) -> UIImage? {
        guard numbers.indices.contains(index) else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            draw(numbers[index])
        }
    }
}
