import CoreGraphics
import Foundation

/// Documents that were begun by calls and not ended yet, innermost last; each thread has its own.
private final class OpenDocuments {
    struct Entry {
        let context: CGContext
        let sink: PDFSink
        /// Where it goes at the end.
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
            return drawingLog.error("UIGraphicsEndPDFContext() was called, and no PDF context is open.")
        }
        UIGraphicsPopContext()
        entry.context.closePDF()
        for note in entry.sink.notes { drawingLog.error("\(note)") }
        do {
            if let file = entry.file { return try file.end() }
            if let failure = entry.sink.failure { throw failure }
            entry.data?.append(entry.sink.data)
        } catch {
            drawingLog.error("A PDF was not made: \(error.localizedDescription)")
        }
    }
}

/// Begins a PDF that goes to `data` at its end, and makes its context the current one. Pages that say no bounds have `bounds`, in points; nothing stands
/// for 612 by 792. `documentInfo` says what the document is, by `kCGPDFContextTitle` and its like.
public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
    OpenDocuments.ofThread.begin(PDFSink(), data: data, file: nil, bounds, documentInfo)
}

/// Begins a PDF that is written to the file at `path`, as ``UIGraphicsBeginPDFContextToData(_:_:_:)`` does. False, with no context, where no file can be
/// made there. The file is there when the document was ended.
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) -> Bool {
    do {
        let file = try PDFFile(at: URL(fileURLWithPath: path))
        OpenDocuments.ofThread.begin(file.sink, data: nil, file: file, bounds, documentInfo)
        return true
    } catch {
        drawingLog.error("No PDF can be written to \(path): \(error.localizedDescription)")
        return false
    }
}

/// Ends the document that was begun last, with its page, and the context is no longer the current one.
public func UIGraphicsEndPDFContext() {
    OpenDocuments.ofThread.end()
}

/// Begins a page of the document's bounds; the one before ends.
public func UIGraphicsBeginPDFPage() {
    OpenDocuments.ofThread.entries.last?.context.beginPage(nil)
}

/// Begins a page of `bounds`, in points; the one before ends. `pageInfo` may hold other bounds under `kCGPDFContextMediaBox`.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    guard let context = OpenDocuments.ofThread.entries.last?.context else { return }
    if pageInfo?[kCGPDFContextMediaBox] is Data { context.beginPDFPage(pageInfo) } else { context.beginPage(bounds) }
}

/// The bounds of the page that is drawn, in points; of the document's pages before the first one; nothing where no PDF context is open.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    OpenDocuments.ofThread.entries.last?.context.pageBounds ?? .zero
}

/// The area `rect` of the page leads to an address when the document is read.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    OpenDocuments.ofThread.entries.last?.context.setURL(url, for: rect)
}

/// Gives a place of the page a name.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    OpenDocuments.ofThread.entries.last?.context.addDestination(name, at: point)
}

/// The area `rect` of the page leads to the place of a name.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    OpenDocuments.ofThread.entries.last?.context.setDestination(name, for: rect)
}
