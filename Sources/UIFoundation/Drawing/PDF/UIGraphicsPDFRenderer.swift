import CoreGraphics
import Foundation

/// The settings of a ``UIGraphicsPDFRenderer``.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// The document's metadata: strings by `kCGPDFContextTitle`, `kCGPDFContextAuthor`, `kCGPDFContextSubject` and `kCGPDFContextCreator`, and one or
    /// several strings by `kCGPDFContextKeywords`. Other keys are ignored.
    open var documentInfo: [String: Any] = [:]

    /// Creates a format without metadata.
    public required init() {
        super.init()
    }

    /// Returns a copy with the same settings.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGraphicsPDFRendererFormat()
        copy.documentInfo = documentInfo
        copy.bounds = bounds
        return copy
    }
}

/// The drawing environment of a PDF renderer's actions. Begin a page before you draw.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private let documentFormat: UIGraphicsPDFRendererFormat

    /// The renderer's format.
    open override var format: UIGraphicsPDFRendererFormat { documentFormat }

    init(cgContext: CGContext, format: UIGraphicsPDFRendererFormat) {
        documentFormat = format
        super.init(drawingIn: cgContext, format)
    }

    /// The bounds of the current page, in points. Before the first page they are the renderer's bounds.
    open var pdfContextBounds: CGRect { cgContext.pageBounds ?? .zero }

    /// Begins a page with the renderer's bounds. It ends the previous page and resets its graphics state and clip.
    open func beginPage() {
        cgContext.beginPage(nil)
    }

    /// Begins a page with `bounds`, in points. The origin of drawing space is the page's upper left corner.
    ///
    /// PDF limits a side to 14,400 points; longer sides are cut. `pageInfo` may override the bounds under `kCGPDFContextMediaBox`, as `Data` of a
    /// `CGRect`.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        if let data = pageInfo[kCGPDFContextMediaBox] as? Data {
            return cgContext.beginPDFPage([kCGPDFContextMediaBox: data])
        }
        cgContext.beginPage(bounds)
    }

    /// Links the area `rect` of drawing space to a URL.
    open func setURL(_ url: URL, for rect: CGRect) {
        cgContext.setURL(url, for: rect)
    }

    /// Adds a named destination at a point of the page for ``setDestinationWithName(_:for:)``. The first destination with a name is used.
    open func addDestination(withName name: String, at point: CGPoint) {
        cgContext.addDestination(name, at: point)
    }

    /// Links the area `rect` of drawing space to a named destination, which may be on a later page. An unknown name leads to the last page.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {
        cgContext.setDestination(name, for: rect)
    }
}

/// Creates PDF documents from drawing calls. Text stays text, which can be searched and copied, and paths stay vectors. The same is true for views
/// drawn by `layer.render(in:)` or `drawHierarchy(in:afterScreenUpdates:)`.
///
/// Effects that PDF cannot express are rasterized: shadows and masks with two pixels a point, erasing blend modes with 300 pixels an inch.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    private let documentFormat: UIGraphicsPDFRendererFormat
    /// The format of the documents.
    open override var format: UIGraphicsPDFRendererFormat { documentFormat }

    /// Creates a renderer for pages of `bounds`, in points, without metadata.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Creates a renderer for pages of `bounds`, in points. Empty bounds mean US Letter: 612 by 792 points.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        let area = bounds.standardized
        documentFormat = format.copy() as? UIGraphicsPDFRendererFormat ?? format
        documentFormat.bounds = area
        super.init(bounds: area, format: documentFormat)
    }

    /// Returns the document that `actions` draw. While the actions run, the renderer's context is the current context.
    ///
    /// The document is built in memory and is limited to one gigabyte. If it exceeds the limit, the method logs an error and returns empty data.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let sink = PDFSink()
        draw(into: sink, actions)
        if let failure = sink.failure {
            drawingLog.error("Cannot create the PDF: \(failure.localizedDescription)")
            return Data()
        }
        return sink.data
    }

    /// Writes the document that `actions` draw to a file, which appears when it is complete. An existing file is replaced.
    ///
    /// - Throws: `CocoaError` if the file cannot be written. If the folder is missing or not writable, the method throws before `actions` run.
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

/// A PDF file that is written under a temporary name in the same folder and renamed when it is complete.
final class PDFFile {
    let sink: PDFSink
    private let destination: URL
    private let unfinished: URL
    private let handle: FileHandle

    /// Creates the temporary file.
    ///
    /// - Throws: `CocoaError` if `url` is not a file URL, names a folder, or is in a folder that is missing or not writable.
    init(at url: URL) throws {
        guard url.isFileURL, !url.path.isEmpty else {
            throw CocoaError(
                .fileWriteUnsupportedScheme,
                userInfo: [NSLocalizedDescriptionKey: "Cannot write a PDF to \"\(url)\", which is not a file URL."])
        }
        destination = url.standardizedFileURL
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: destination.path, isDirectory: &isFolder), isFolder.boolValue {
            throw CocoaError(
                .fileWriteInvalidFileName,
                userInfo: [NSLocalizedDescriptionKey: "Cannot write a PDF to \"\(destination.path)\", which is a folder."])
        }
        unfinished = destination.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString).pdf")
        // Throws if the folder is missing or not writable.
        try Data().write(to: unfinished)
        handle = try FileHandle(forWritingTo: unfinished)
        sink = PDFSink(handle)
    }

    /// Closes the temporary file and renames it to the final name.
    ///
    /// - Throws: The first error of writing, or `CocoaError` if the file cannot be renamed. The temporary file is then removed.
    func end() throws {
        try? handle.close()
        do {
            if let failure = sink.failure { throw failure }
            guard rename(unfinished.path, destination.path) == 0 else {
                let code = errno
                let path = destination.path
                throw CocoaError(
                    .fileWriteUnknown,
                    userInfo: [
                        NSLocalizedDescriptionKey: "Cannot move the PDF to \"\(path)\".",
                        NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(code)),
                    ])
            }
        } catch {
            try? FileManager.default.removeItem(at: unfinished)
            throw error
        }
    }
}
