import CoreGraphics
import Foundation

/// What kind of documents a ``UIGraphicsPDFRenderer`` makes.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// What is said about the document: texts by `kCGPDFContextTitle`, `kCGPDFContextAuthor`, `kCGPDFContextSubject`, `kCGPDFContextCreator`, and texts or
    /// a text by `kCGPDFContextKeywords`. What has another name is left out.
    open var documentInfo: [String: Any] = [:]

    /// Nothing is said about the document.
    public required init() {
        super.init()
    }

    /// A format of the same settings.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGraphicsPDFRendererFormat()
        copy.documentInfo = documentInfo
        copy.bounds = bounds
        return copy
    }
}

/// What a PDF renderer's actions draw with. Begin a page before you draw.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private let documentFormat: UIGraphicsPDFRendererFormat

    /// The renderer's format.
    open override var format: UIGraphicsPDFRendererFormat { documentFormat }

    init(cgContext: CGContext, format: UIGraphicsPDFRendererFormat) {
        documentFormat = format
        super.init(drawingIn: cgContext, format)
    }

    /// The bounds of the page, in points; of the renderer's pages before the first one begins.
    open var pdfContextBounds: CGRect { cgContext.pageBounds ?? .zero }

    /// Begins a page of the renderer's bounds. The page before ends; settings and clips of it are forgotten.
    open func beginPage() {
        cgContext.beginPage(nil)
    }

    /// Begins a page of `bounds`, in points: drawing space has its corner at the page's upper left one. PDF has no more than 14,400 points on a side, at
    /// which longer ones are cut. `pageInfo` may hold other bounds under `kCGPDFContextMediaBox`, as `Data` of a `CGRect`.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        if let data = pageInfo[kCGPDFContextMediaBox] as? Data {
            return cgContext.beginPDFPage([kCGPDFContextMediaBox: data])
        }
        cgContext.beginPage(bounds)
    }

    /// The area `rect` of drawing space leads to an address when the document is read.
    open func setURL(_ url: URL, for rect: CGRect) {
        cgContext.setURL(url, for: rect)
    }

    /// Gives a place of the page a name, to which ``setDestinationWithName(_:for:)`` leads. The first place of a name counts.
    open func addDestination(withName name: String, at point: CGPoint) {
        cgContext.addDestination(name, at: point)
    }

    /// The area `rect` of drawing space leads to a place of the document, which may be on a later page. A name without a place leads to the last page.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {
        cgContext.setDestination(name, for: rect)
    }
}

/// Makes PDF documents from drawing calls. Letters stay letters, which can be searched and copied, and paths stay paths; so do those of views that are
/// drawn by `layer.render(in:)` or `drawHierarchy(in:afterScreenUpdates:)`.
///
/// What PDF has no word for is drawn as pixels: shadows and masks with two pixels a point, blend modes that erase with 300 an inch.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    private let documentFormat: UIGraphicsPDFRendererFormat
    /// The format of the documents.
    open override var format: UIGraphicsPDFRendererFormat { documentFormat }

    /// Documents of pages of `bounds`, in points, of which nothing is said.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Documents of pages of `bounds`, in points. Bounds of no size stand for US Letter: 612 by 792 points.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        let area = bounds.standardized
        documentFormat = format.copy() as? UIGraphicsPDFRendererFormat ?? format
        documentFormat.bounds = area
        super.init(bounds: area, format: documentFormat)
    }

    /// The document that `actions` draw; while they run, the renderer's context is the current one. It is made in memory, where it may have a gigabyte:
    /// of more nothing is given, and the log says so.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let sink = PDFSink()
        draw(into: sink, actions)
        if let failure = sink.failure {
            drawingLog.error("A PDF was not made: \(failure.localizedDescription)")
            return Data()
        }
        return sink.data
    }

    /// Writes the document that `actions` draw to a file, which is there when it is complete; one that was there before is replaced.
    ///
    /// Throws a `CocoaError` where that is not possible, before anything is drawn if the folder is missing or cannot be written to.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        let file = try PDFFile(at: url)
        draw(into: file.sink, actions)
        try file.end()
    }

    private func draw(into sink: PDFSink, _ actions: (UIGraphicsPDFRendererContext) -> Void) {
        let context = CGContext(pdf: sink, bounds: bounds, isUpright: true, information: PDFInformation(format.documentInfo))
        UIGraphicsPushContext(context)
        actions(UIGraphicsPDFRendererContext(cgContext: context, format: format))
        UIGraphicsPopContext()
        context.closePDF()
        for note in sink.notes { drawingLog.error("\(note)") }
    }
}

/// A document that is written beside its place, and goes there when it is complete.
final class PDFFile {
    let sink: PDFSink
    private let place: URL
    private let unfinished: URL
    private let handle: FileHandle

    /// Throws a `CocoaError` where no file can be made.
    init(at url: URL) throws {
        guard url.isFileURL, !url.path.isEmpty else {
            throw CocoaError(
                .fileWriteUnsupportedScheme, userInfo: [NSLocalizedDescriptionKey: "A PDF is written to a file, and \(url) is none."])
        }
        place = url.standardizedFileURL
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder), isFolder.boolValue {
            throw CocoaError(
                .fileWriteInvalidFileName, userInfo: [NSLocalizedDescriptionKey: "The PDF cannot be written: \(place.path) is a folder."])
        }
        unfinished = place.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString).pdf")
        // This throws what went wrong: a folder that is missing, or may not be written to.
        try Data().write(to: unfinished)
        handle = try FileHandle(forWritingTo: unfinished)
        sink = PDFSink(handle)
    }

    /// Puts the file into its place. Throws what went wrong while it was written.
    func end() throws {
        try? handle.close()
        do {
            if let failure = sink.failure { throw failure }
            guard rename(unfinished.path, place.path) == 0 else {
                let code = errno
                let path = place.path
                throw CocoaError(
                    .fileWriteUnknown,
                    userInfo: [
                        NSLocalizedDescriptionKey: "The PDF cannot be put at \(path).",
                        NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(code)),
                    ])
            }
        } catch {
            try? FileManager.default.removeItem(at: unfinished)
            throw error
        }
    }
}
