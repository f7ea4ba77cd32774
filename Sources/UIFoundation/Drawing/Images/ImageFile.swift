import CoreGraphics
import Foundation

/// The pixels of an image file and, for a vector file, the drawing from which the pixels were rendered.
struct ImageFile {
    let pixels: CGImage
    /// The drawing of a PDF or an SVG; nil for other files.
    let drawing: VectorImage?

    /// Reads the file at `path`. The extension of `name` determines the file type. A vector drawing is rendered with `scale` pixels per point.
    ///
    /// Nil, with a log message, if the file cannot be read.
    init?(_ path: String, name: String, scale: CGFloat) {
        guard let data = AssetCatalogs.data(ofFile: path, atMost: AssetCatalogs.maximumFile) else { return nil }
        let name = name.lowercased()
        do {
            drawing = try name.hasSuffix(".pdf") ? VectorImage(pdf: data) : name.hasSuffix(".svg") ? VectorImage(svg: data) : nil
            pixels = try drawing?.image(scale: scale) ?? ImageCoding.decode(data)
        } catch {
            resourceLog.warning("Cannot load \"\(path)\": \(error)")
            return nil
        }
    }
}
