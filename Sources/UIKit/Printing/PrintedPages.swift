import CoreGraphics
import Foundation
import Host

/// The pages of one job, as they were drawn: each is drawn by a call, again when it is asked for.
@MainActor
package final class PrintedPages: HostPrintPages {
    /// The sheets' size, in points.
    package let size: CGSize
    /// The renderer's numbers of the pages.
    package let numbers: [Int]
    private let draw: (Int) -> Void

    /// - Parameters:
    ///   - size: the sheets' size, in points.
    ///   - numbers: the numbers of the pages that are printed.
    ///   - draw: draws the page of a number into the current context, whose corner is that of the sheet.
    init(size: CGSize, numbers: [Int], draw: @escaping (Int) -> Void) {
        (self.size, self.numbers, self.draw) = (size, numbers, draw)
    }

    package var count: Int { numbers.count }

    /// Writes the pages as a PDF.
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

    /// A page over white, with `scale` pixels a point.
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
