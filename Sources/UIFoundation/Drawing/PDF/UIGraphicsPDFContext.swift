import CoreGraphics
import Foundation

/// A stack, one per thread, of the PDF documents that were begun and not yet ended. The innermost is last.
private final class OpenDocuments {
    struct Entry {
        let context: CGContext
        let sink: PDFSink
        /// The destination in memory; nil for a file.
        let data: NSMutableData?
        let file: PDFFile?
    }

    var entries: [Entry] = []

    static var ofThread: OpenDocuments {
        let key = "lodestone.openDocuments"
        if let known = Thread.current.threadDictionary[key] as? OpenDocuments { return known }
        let made = OpenDocuments()
        Thread.current.threadDictionary[key] = made
        return made
    }

    func begin(_ sink: PDFSink, data: NSMutableData?, file: PDFFile?, _ bounds: CGRect, _ information: [AnyHashable: Any]?) {
        let context = CGContext(pdf: sink, bounds: bounds, isUpright: true, information: PDFInformation(information ?? [:]))
        entries.append(Entry(context: context, sink: sink, data: data, file: file))
        UIGraphicsPushContext(context)
    }

    func end() {
        guard let entry = entries.popLast() else {
            return drawingLog.error("UIGraphicsEndPDFContext() was called without an open PDF context.")
        }
        UIGraphicsPopContext()
        entry.context.closePDF()
        for note in entry.sink.notes { drawingLog.error("\(note)") }
        do {
            if let file = entry.file { return try file.end() }
            if let failure = entry.sink.failure { throw failure }
            entry.data?.append(entry.sink.data)
        } catch {
            drawingLog.error("Cannot create the PDF: \(error.localizedDescription)")
        }
    }
}

/// Begins a PDF document and makes its context the current one. The document is appended to `data` when it ends.
///
/// - Parameter bounds: The bounds of pages without their own, in points. An empty rectangle means 612 by 792.
/// - Parameter documentInfo: The document's metadata by `kCGPDFContextTitle` and the other keys.
public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
    OpenDocuments.ofThread.begin(PDFSink(), data: data, file: nil, bounds, documentInfo)
}

/// Begins a PDF document that is written to the file at `path`, and makes its context the current one. The file appears when the document ends.
///
/// The other parameters are those of ``UIGraphicsBeginPDFContextToData(_:_:_:)``.
///
/// - Returns: False, without a context, if the file cannot be created.
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) -> Bool {
    do {
        let file = try PDFFile(at: URL(fileURLWithPath: path))
        OpenDocuments.ofThread.begin(file.sink, data: nil, file: file, bounds, documentInfo)
        return true
    } catch {
        drawingLog.error("Cannot write a PDF to \"\(path)\": \(error.localizedDescription)")
        return false
    }
}

/// Ends the most recently begun document and its last page, and pops the document's context.
public func UIGraphicsEndPDFContext() {
    OpenDocuments.ofThread.end()
}

/// Begins a page with the document's bounds, and ends the previous page.
public func UIGraphicsBeginPDFPage() {
    OpenDocuments.ofThread.entries.last?.context.beginPage(nil)
}

/// Begins a page with `bounds`, in points, and ends the previous page. `pageInfo` may override the bounds under `kCGPDFContextMediaBox`.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    guard let context = OpenDocuments.ofThread.entries.last?.context else { return }
    if pageInfo?[kCGPDFContextMediaBox] is Data { context.beginPDFPage(pageInfo) } else { context.beginPage(bounds) }
}

/// The bounds of the current page, in points. Before the first page they are the document's bounds; without an open PDF context they are zero.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    OpenDocuments.ofThread.entries.last?.context.pageBounds ?? .zero
}

/// Links the area `rect` of the page to a URL.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    OpenDocuments.ofThread.entries.last?.context.setURL(url, for: rect)
}

/// Adds a named link destination at a point of the page.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    OpenDocuments.ofThread.entries.last?.context.addDestination(name, at: point)
}

/// Links the area `rect` of the page to a named destination.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    OpenDocuments.ofThread.entries.last?.context.setDestination(name, for: rect)
}
