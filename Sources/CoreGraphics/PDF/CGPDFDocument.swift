internal import CGtk
import Foundation
import Synchronization

/// A PDF document for reading.
///
/// Poppler parses the document. Debian's package is `libpoppler-glib8`, or `libpoppler-glib8t64` from Debian 13 on. The library is loaded with the first
/// document. Any thread can read a document, but only one page of a document is drawn at a time.
public final class CGPDFDocument: @unchecked Sendable {
    // `@unchecked Sendable` is safe: the pointer never changes, and Poppler is called only while `lock` is held.
    private let pointer: UnsafeMutableRawPointer
    fileprivate let lock = Mutex(())

    /// The number of pages.
    public let numberOfPages: Int

    /// Opens the document in the data of `provider`. Returns nil if the data is not a PDF, if the document needs a password, or if Poppler is not installed.
    ///
    /// Differs from Core Graphics: this returns nil for a document that needs a password, not a locked document.
    public convenience init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let document = try? CGPDFDocument(reading: data) else { return nil }
        self.init(copying: document)
    }

    /// Opens the document in the file at `url`. Returns nil if the file is not a PDF, if the document needs a password, or if Poppler is not installed.
    public convenience init?(_ url: CFURL) {
        guard url.isFileURL, let data = ImageCoding.contents(ofFile: url.path), let document = try? CGPDFDocument(reading: data) else {
            return nil
        }
        self.init(copying: document)
    }

    /// Opens the document in `data`.
    ///
    /// - Throws: ``PDFReadingError``.
    package init(reading data: Data) throws(PDFReadingError) {
        try CGPDFDocument.openLibrary()
        var reason: UnsafeMutablePointer<CChar>?
        let document = data.withUnsafeBytes { lodestone_pdf_reader_document($0.baseAddress, $0.count, &reason) }
        defer { g_free(reason) }
        guard let document else { throw .broken(reason: reason.map { String(cString: $0) } ?? "no reason is given") }
        pointer = document
        numberOfPages = max(Int(lodestone_pdf_reader_page_count(document)), 0)
    }

    private init(copying document: CGPDFDocument) {
        pointer = document.pointer
        numberOfPages = document.numberOfPages
        g_object_ref(pointer)
    }

    deinit { lodestone_pdf_reader_release(pointer) }

    /// The page with the number `pageNumber`, starting at 1; nil if the number is out of range.
    public func page(at pageNumber: Int) -> CGPDFPage? {
        guard pageNumber >= 1, pageNumber <= numberOfPages else { return nil }
        return lock.withLock { _ in
            lodestone_pdf_reader_page(pointer, gint(pageNumber - 1)).map { CGPDFPage($0, number: pageNumber, of: self) }
        }
    }

    /// Loads Poppler if it is not loaded yet.
    ///
    /// - Throws: ``PDFReadingError/missingLibrary(reason:)``.
    package static func openLibrary(named name: String? = nil) throws(PDFReadingError) {
        guard let reason = lodestone_pdf_reader_open(name ?? LODESTONE_POPPLER) else { return }
        defer { g_free(reason) }
        throw .missingLibrary(reason: String(cString: reason))
    }
}

/// The reason why a PDF could not be read.
package enum PDFReadingError: Error, Equatable, CustomStringConvertible {
    /// Poppler is not installed, or is too old.
    case missingLibrary(reason: String)
    /// The data cannot be read as a PDF.
    case broken(reason: String)
    /// The document has no page, or its first page is empty.
    case empty

    package var description: String {
        switch self {
        case .missingLibrary(let reason):
            "PDFs are drawn by Poppler, which cannot be loaded (\(reason)). Install it: apt-get install libpoppler-glib8 on Debian 12 and "
                + "Ubuntu 22.04, libpoppler-glib8t64 on later ones."
        case .broken(let reason): "The PDF cannot be read: \(reason)."
        case .empty: "The PDF has no page, or its first page is empty."
        }
    }
}

/// The boxes of a page.
///
/// Differs from Core Graphics: the bleed, trim and art boxes are not read.
public enum CGPDFBox: Int32, Sendable {
    /// The whole sheet. Differs from Core Graphics: this is the crop box, because Poppler reads only that box.
    case mediaBox = 0
    /// The visible part of the sheet.
    case cropBox = 1
}

/// A page of a document. Draw it with ``CGContext/drawPDFPage(_:)``.
public final class CGPDFPage: @unchecked Sendable {
    // `@unchecked Sendable` is safe for the same reason as in ``CGPDFDocument``.
    private let pointer: UnsafeMutableRawPointer
    private let owner: CGPDFDocument
    private let box: CGRect

    /// The page's number in its document, from 1.
    public let pageNumber: Int

    /// The document.
    public var document: CGPDFDocument? { owner }

    /// Creates a page. Called while the document is locked.
    fileprivate init(_ pointer: UnsafeMutableRawPointer, number: Int, of document: CGPDFDocument) {
        self.pointer = pointer
        pageNumber = number
        owner = document
        let box = lodestone_pdf_reader_box(pointer)
        let rect = CGRect(x: box.x, y: box.y, width: box.width, height: box.height)
        self.box = rect.isFinite ? rect : .zero
    }

    deinit { owner.lock.withLock { _ in lodestone_pdf_reader_release(pointer) } }

    /// A box of the page in points, y pointing up.
    ///
    /// Differs from Core Graphics: the page's own rotation is already applied to the size.
    public func getBoxRect(_ box: CGPDFBox) -> CGRect { self.box }

    /// The transform that centers a box of the page in `rect`, rotated clockwise by `rotate` degrees, a multiple of 90. A larger box is scaled down, but a
    /// smaller box is not scaled up. Without `preserveAspectRatio`, width and height are scaled separately.
    public func getDrawingTransform(_ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool) -> CGAffineTransform {
        let page = getBoxRect(box)
        guard page.width > 0, page.height > 0, rect.isFinite else { return .identity }
        let quarters = Int(((rotate / 90) % 4 + 4) % 4)
        let turned = quarters % 2 == 0 ? page.size : CGSize(width: page.height, height: page.width)
        var (x, y) = (min(rect.width / turned.width, 1), min(rect.height / turned.height, 1))
        if preserveAspectRatio { (x, y) = (min(x, y), min(x, y)) }
        return CGAffineTransform(translationX: rect.midX, y: rect.midY).scaledBy(x: x, y: y).rotated(by: -CGFloat(quarters) * .pi / 2)
            .translatedBy(x: -page.midX, y: -page.midY)
    }

    /// Draws the page as it is displayed, with its top left corner at the origin and y pointing down.
    fileprivate func draw(on cairo: OpaquePointer, isVector: Bool) {
        owner.lock.withLock { _ in lodestone_pdf_reader_draw(pointer, cairo, isVector) }
    }
}

extension CGContext {
    /// Draws a page in user space, with y pointing up. Its crop box is at the origin of ``CGPDFPage/getBoxRect(_:)``. The page's background is not drawn.
    ///
    /// Differs from Core Graphics: the page's own rotation is applied.
    public func drawPDFPage(_ page: CGPDFPage) {
        let box = page.getBoxRect(.cropBox)
        guard box.width > 0, box.height > 0 else { return }
        var matrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: box.minX, ty: box.maxY).concatenating(state.matrix).cairo
        let alpha = Double(state.alpha)
        composite(extent: box.applying(state.matrix), shape: nil) { target in
            cairo_save(target)
            if alpha < 1 { cairo_push_group(target) }
            cairo_transform(target, &matrix)
            cairo_rectangle(target, 0, 0, Double(box.width), Double(box.height))
            cairo_clip(target)
            page.draw(on: target, isVector: isVector)
            if alpha < 1 {
                cairo_pop_group_to_source(target)
                cairo_paint_with_alpha(target, alpha)
            }
            cairo_restore(target)
        }
    }
}
