internal import CGtk
import Foundation

/// What is said about a PDF document, by the names of Core Graphics' `kCGPDFContext…`.
package struct PDFInformation: Sendable, Equatable {
    package var title: String?
    package var author: String?
    package var subject: String?
    package var creator: String?
    package var keywords: [String] = []

    package init() {}

    /// What `dictionary` says; what has another type is left out.
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
            // A zero would end the text for Cairo.
            if let text { lodestone_pdf_set_field(surface, field, text.replacingOccurrences(of: "\0", with: "")) }
        }
    }
}

/// Where the bytes of a document go: into memory, up to a limit, or to a file.
package final class PDFSink {
    /// As many bytes a document in memory may have: a gigabyte.
    package static let memoryLimit = 1 << 30

    /// What was written, where it goes into memory.
    package private(set) var data = Data()
    /// What was made otherwise than it was asked for, for the log.
    package private(set) var notes: [String] = []
    /// What went wrong first.
    package private(set) var failure: (any Error)?
    private let file: FileHandle?

    /// A sink in memory.
    package init() { file = nil }

    /// A sink that writes to an open file, and leaves it open.
    package init(_ file: FileHandle) { self.file = file }

    fileprivate func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard failure == nil else { return false }
        if let file {
            do { try file.write(contentsOf: Data(bytes)) } catch { failure = error }
        } else if data.count + bytes.count > PDFSink.memoryLimit {
            failure = CocoaError(
                .fileWriteOutOfSpace,
                userInfo: [NSLocalizedDescriptionKey: "The PDF has more than \(PDFSink.memoryLimit) bytes; write it to a file."])
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

/// A PDF that a context draws: its surface, and what is known of its pages.
final class PDFDocument {
    /// What PDF cannot say is drawn as pixels, so many an inch: what printers print.
    private static let resolution = 300.0
    /// The longest side of a page in points, which is what readers of PDF take: 5 meters.
    static let longestSide: CGFloat = 14400
    /// The page's size where none is said: US Letter.
    static let usualPage = CGRect(x: 0, y: 0, width: 612, height: 792)

    let surface: OpaquePointer
    let sink: PDFSink
    /// The bounds of pages for which none are said, and those of the page that is drawn.
    let usualBounds: CGRect
    var pageBounds: CGRect
    private(set) var isPageOpen = false
    private(set) var isClosed = false
    private(set) var pageCount = 0
    private var destinations: Set<String> = []
    private var linkedDestinations: Set<String> = []
    /// Pictures that were drawn: their addresses name them, and so they live as long as the document.
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

    /// Bounds that a page can have: nothing and what is no number stand for the usual page, longer sides are cut.
    static func drawable(_ bounds: CGRect, _ sink: PDFSink) -> CGRect {
        let bounds = bounds.standardized
        guard bounds.width > 0, bounds.height > 0, bounds.isFinite else { return usualPage }
        guard bounds.width > longestSide || bounds.height > longestSide else { return bounds }
        sink.note("A page of \(bounds.width) × \(bounds.height) points is cut: PDF has at most \(Int(longestSide)) on a side.")
        return CGRect(x: bounds.minX, y: bounds.minY, width: min(bounds.width, longestSide), height: min(bounds.height, longestSide))
    }

    func openPage(_ bounds: CGRect) {
        pageBounds = PDFDocument.drawable(bounds, sink)
        lodestone_pdf_set_size(surface, Double(pageBounds.width), Double(pageBounds.height))
        isPageOpen = true
        pageCount += 1
    }

    func closePage() {
        guard isPageOpen else { return }
        cairo_surface_show_page(surface)
        isPageOpen = false
    }

    /// Ends the last page and writes what is left.
    func close(_ cairo: OpaquePointer) {
        guard !isClosed else { return }
        // Links that lead nowhere would spoil the whole document.
        for name in linkedDestinations.subtracting(destinations).sorted() {
            sink.note("A link of the PDF leads to \"\(name)\", which no page has: it leads to the last page.")
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

    /// The area `rect`, in points of the page, leads to an address.
    func link(_ url: URL, _ rect: CGRect, _ cairo: OpaquePointer) {
        // What a string of PDF gives a meaning to.
        var address = url.absoluteString
        for (sign, code) in [("(", "%28"), (")", "%29"), ("\\", "%5C"), ("'", "%27")] {
            address = address.replacingOccurrences(of: sign, with: code)
        }
        tag(CAIRO_TAG_LINK, "\(PDFDocument.attribute(rect)) uri=\(PDFDocument.quoted(address))", cairo)
    }

    /// The area `rect`, in points of the page, leads to a destination.
    func link(toDestination name: String, _ rect: CGRect, _ cairo: OpaquePointer) {
        guard !name.isEmpty else { return }
        linkedDestinations.insert(name)
        tag(CAIRO_TAG_LINK, "\(PDFDocument.attribute(rect)) dest=\(PDFDocument.quoted(name))", cairo)
    }

    /// Gives the place `point` of the page a name. The first place of a name counts.
    func addDestination(_ name: String, at point: CGPoint, _ cairo: OpaquePointer) {
        guard !name.isEmpty, point.x.isFinite, point.y.isFinite, destinations.insert(name).inserted else { return }
        tag(CAIRO_TAG_DEST, "name=\(PDFDocument.quoted(name)) x=\(Double(point.x)) y=\(Double(point.y))", cairo)
    }

    private func tag(_ name: String, _ attributes: String, _ cairo: OpaquePointer) {
        // Cairo forgets the links of a page on which nothing is drawn: this is a speck that no printer shows.
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

    // MARK: Pictures

    /// Lets a picture that is drawn again be written once.
    func name(_ picture: CGImage, _ surface: OpaquePointer) {
        let identifier = ObjectIdentifier(picture)
        pictures[identifier] = picture
        lodestone_pdf_name_picture(surface, "lodestone-\(UInt(bitPattern: identifier))")
    }
}

/// A text: the document's title.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// A text: who wrote the document.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// A text: what the document is about.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// Texts: what the document is found by.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// A text: the program that made the document.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// A page's bounds, as `Data` of a `CGRect`, in what is said about a page.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
