internal import CGtk
import Foundation

/// The metadata of a PDF document, by the names of Core Graphics' `kCGPDFContext…` keys.
package struct PDFInformation: Sendable, Equatable {
    package var title: String?
    package var author: String?
    package var subject: String?
    package var creator: String?
    package var keywords: [String] = []

    package init() {}

    /// Reads the metadata from `dictionary`. Ignores values of other types.
    package init(_ dictionary: [AnyHashable: Any]) {
        title = dictionary[kCGPDFContextTitle] as? String
        author = dictionary[kCGPDFContextAuthor] as? String
        subject = dictionary[kCGPDFContextSubject] as? String
        creator = dictionary[kCGPDFContextCreator] as? String
        keywords = dictionary[kCGPDFContextKeywords] as? [String] ?? (dictionary[kCGPDFContextKeywords] as? String).map { [$0] } ?? []
    }

    fileprivate func write(to surface: OpaquePointer) {
        let fields: [(LodestonePDFField, String?)] = [
            (LODESTONE_PDF_TITLE, title), (LODESTONE_PDF_AUTHOR, author), (LODESTONE_PDF_SUBJECT, subject),
            (LODESTONE_PDF_CREATOR, creator), (LODESTONE_PDF_KEYWORDS, keywords.isEmpty ? nil : keywords.joined(separator: ", ")),
        ]
        for (field, text) in fields {
            // Cairo would cut the text off at a null character.
            if let text { lodestone_pdf_set_field(surface, field, text.replacingOccurrences(of: "\0", with: "")) }
        }
    }
}

/// Receives the bytes of a document, in memory up to a limit or in a file.
package final class PDFSink {
    /// The maximum number of bytes of a document in memory: one gigabyte.
    package static let memoryLimit = 1 << 30

    /// The bytes that were written to memory.
    package private(set) var data = Data()
    /// Warnings about adjusted parameters, for the log.
    package private(set) var notes: [String] = []
    /// The first error; nil if nothing has failed.
    package private(set) var failure: (any Error)?
    private let file: FileHandle?

    /// Creates a sink in memory.
    package init() { file = nil }

    /// Creates a sink that writes to an open file, without closing it.
    package init(_ file: FileHandle) { self.file = file }

    fileprivate func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard failure == nil else { return false }
        if let file {
            do { try file.write(contentsOf: Data(bytes)) } catch { failure = error }
        } else if data.count + bytes.count > PDFSink.memoryLimit {
            failure = CocoaError(
                .fileWriteOutOfSpace,
                userInfo: [
                    NSLocalizedDescriptionKey:
                        "The PDF is larger than the limit of \(PDFSink.memoryLimit) bytes for data. Write it to a file."
                ])
        } else {
            data.append(contentsOf: bytes)
        }
        return failure == nil
    }

    fileprivate func note(_ text: String) {
        if notes.count < 20 { notes.append(text) }
    }

    fileprivate func fail(_ error: any Error) {
        if failure == nil { failure = error }
    }
}

/// A PDF document under construction: its surface and the state of its pages.
final class PDFDocument {
    /// The resolution for content that PDF cannot represent as vectors, in pixels per inch. Printers have this resolution.
    private static let resolution = 300.0
    /// The longest side of a page, in points, that PDF readers support: 5 meters.
    static let longestSide: CGFloat = 14400
    /// The default page size: US Letter.
    static let usualPage = CGRect(x: 0, y: 0, width: 612, height: 792)

    let surface: OpaquePointer
    let sink: PDFSink
    /// The default bounds of pages, and those of the current page.
    let usualBounds: CGRect
    var pageBounds: CGRect
    private(set) var isPageOpen = false
    private(set) var isClosed = false
    private var destinations: Set<String> = []
    private var linkedDestinations: Set<String> = []
    /// The images that were drawn. The document identifies them by their addresses, so they must stay allocated.
    private var pictures: [ObjectIdentifier: CGImage] = [:]

    init(sink: PDFSink, bounds: CGRect, information: PDFInformation) {
        self.sink = sink
        usualBounds = PDFDocument.drawable(bounds, sink)
        pageBounds = usualBounds
        surface = CairoPointer.unwrap(
            lodestone_pdf_surface(
                { context, bytes, count in
                    guard let context else { return 0 }
                    let sink = Unmanaged<PDFSink>.fromOpaque(context).takeUnretainedValue()
                    return sink.take(UnsafeRawBufferPointer(start: bytes, count: Int(count))) ? 1 : 0
                }, Unmanaged.passUnretained(sink).toOpaque(), Double(usualBounds.width), Double(usualBounds.height), PDFDocument.resolution)
        )
        information.write(to: surface)
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// Converts `bounds` to valid page bounds. Empty or non-finite bounds become the default page, and longer sides are shortened to ``longestSide``.
    static func drawable(_ bounds: CGRect, _ sink: PDFSink) -> CGRect {
        let bounds = bounds.standardized
        guard bounds.width > 0, bounds.height > 0, bounds.isFinite else { return usualPage }
        guard bounds.width > longestSide || bounds.height > longestSide else { return bounds }
        sink.note("Clipped a PDF page of \(bounds.width) × \(bounds.height) points. The limit is \(Int(longestSide)) points per side.")
        return CGRect(x: bounds.minX, y: bounds.minY, width: min(bounds.width, longestSide), height: min(bounds.height, longestSide))
    }

    func openPage(_ bounds: CGRect) {
        pageBounds = PDFDocument.drawable(bounds, sink)
        lodestone_pdf_set_size(surface, Double(pageBounds.width), Double(pageBounds.height))
        isPageOpen = true
    }

    func closePage() {
        guard isPageOpen else { return }
        cairo_surface_show_page(surface)
        isPageOpen = false
    }

    /// Ends the last page and finishes the document.
    func close(_ cairo: OpaquePointer) {
        guard !isClosed else { return }
        // A link without a destination would invalidate the whole document.
        for name in linkedDestinations.subtracting(destinations).sorted() {
            sink.note("The PDF has no destination \"\(name)\", so links to it lead to the last page. Add the destination to a page.")
            if !isPageOpen { openPage(pageBounds) }
            addDestination(name, at: .zero, cairo)
        }
        closePage()
        isClosed = true
        cairo_surface_finish(surface)
        let status = cairo_surface_status(surface)
        guard status != CAIRO_STATUS_SUCCESS, sink.failure == nil else { return }
        let reason = cairo_status_to_string(status).map { String(cString: $0) } ?? "status \(status.rawValue)"
        sink.fail(CocoaError(.fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: "The PDF cannot be written: \(reason)."]))
    }

    // MARK: Links

    /// Makes the area `rect`, in points of the page, a link to an address.
    func link(_ url: URL, _ rect: CGRect, _ cairo: OpaquePointer) {
        // Escapes characters with a special meaning in PDF strings.
        var address = url.absoluteString
        for (sign, code) in [("(", "%28"), (")", "%29"), ("\\", "%5C"), ("'", "%27")] {
            address = address.replacingOccurrences(of: sign, with: code)
        }
        tag(CAIRO_TAG_LINK, "\(PDFDocument.attribute(rect)) uri=\(PDFDocument.quoted(address))", cairo)
    }

    /// Makes the area `rect`, in points of the page, a link to a destination.
    func link(toDestination name: String, _ rect: CGRect, _ cairo: OpaquePointer) {
        guard !name.isEmpty else { return }
        linkedDestinations.insert(name)
        tag(CAIRO_TAG_LINK, "\(PDFDocument.attribute(rect)) dest=\(PDFDocument.quoted(name))", cairo)
    }

    /// Names the point `point` of the page. If a name is used twice, its first point is the destination.
    func addDestination(_ name: String, at point: CGPoint, _ cairo: OpaquePointer) {
        guard !name.isEmpty, point.x.isFinite, point.y.isFinite, destinations.insert(name).inserted else { return }
        tag(CAIRO_TAG_DEST, "name=\(PDFDocument.quoted(name)) x=\(Double(point.x)) y=\(Double(point.y))", cairo)
    }

    private func tag(_ name: String, _ attributes: String, _ cairo: OpaquePointer) {
        // Cairo drops the links of a page without drawings, so this draws a rectangle that is too small to be printed.
        cairo_save(cairo)
        cairo_new_path(cairo)
        cairo_rectangle(cairo, 0, 0, 0.01, 0.01)
        cairo_set_source_rgba(cairo, 1, 1, 1, 0.01)
        cairo_fill(cairo)
        cairo_restore(cairo)
        cairo_tag_begin(cairo, name, attributes)
        cairo_tag_end(cairo, name)
    }

    private static func attribute(_ rect: CGRect) -> String {
        "rect=[\(Double(rect.minX)) \(Double(rect.minY)) \(Double(rect.width)) \(Double(rect.height))]"
    }

    private static func quoted(_ text: String) -> String {
        let safe = text.replacingOccurrences(of: "\0", with: "").replacingOccurrences(of: "\\", with: "\\\\")
        return "'\(safe.replacingOccurrences(of: "'", with: "\\'"))'"
    }

    // MARK: Images

    /// Assigns a name to an image, so that the document contains it once even if it is drawn repeatedly.
    func name(_ picture: CGImage, _ surface: OpaquePointer) {
        let identifier = ObjectIdentifier(picture)
        pictures[identifier] = picture
        lodestone_pdf_name_picture(surface, "lodestone-\(UInt(bitPattern: identifier))")
    }
}

/// The document's title, a string.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The document's author, a string.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The document's subject, a string.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The document's keywords, an array of strings.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The program that created the document, a string.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// A page's bounds in the page dictionary, as `Data` of a `CGRect`.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
