internal import CGtk
import Foundation

extension CGContext {
    /// Creates a context that writes a PDF file at `url`. `mediaBox` is the default bounds of pages; nil is US Letter. `auxiliaryInfo` contains the
    /// document's metadata under `kCGPDFContextTitle` and similar keys. Returns nil if the file cannot be written.
    ///
    /// Begin pages with ``beginPDFPage(_:)``; ``closePDF()`` ends the document.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard url.isFileURL, FileManager.default.createFile(atPath: url.path, contents: nil),
            let file = FileHandle(forWritingAtPath: url.path)
        else { return nil }
        self.init(
            pdf: PDFSink(file), bounds: mediaBox?.pointee ?? .zero, isUpright: false, information: PDFInformation(auxiliaryInfo ?? [:]))
    }

    /// Begins a page, after ending an open one. `pageInfo` may contain its bounds under `kCGPDFContextMediaBox`.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        var bounds: CGRect?
        if let data = pageInfo?[kCGPDFContextMediaBox] as? Data, data.count == MemoryLayout<CGRect>.size {
            bounds = data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
        }
        beginPage(bounds)
    }

    /// Ends the page. Does nothing if no page is open.
    public func endPDFPage() {
        guard let document, document.isPageOpen else { return }
        startOver()
        document.closePage()
    }

    /// Ends the document. The context cannot draw afterwards.
    public func closePDF() {
        guard let document, !document.isClosed else { return }
        startOver()
        document.close(cairo)
    }

    /// Makes the area `rect` of user space a link to an address.
    public func setURL(_ url: CFURL, for rect: CGRect) {
        guard let document, document.isPageOpen, rect.isFinite else { return }
        document.link(url, rect.applying(state.matrix), cairo)
    }

    /// Names a point of user space as a destination for ``setDestination(_:for:)``. If a name is used twice, its first point is the destination.
    public func addDestination(_ name: CFString, at point: CGPoint) {
        guard let document, document.isPageOpen else { return }
        document.addDestination(name, at: point.applying(state.matrix), cairo)
    }

    /// Makes the area `rect` of user space a link to a destination, which may be on a later page.
    public func setDestination(_ name: CFString, for rect: CGRect) {
        guard let document, document.isPageOpen, rect.isFinite else { return }
        document.link(toDestination: name, rect.applying(state.matrix), cairo)
    }

    // MARK: For UIKit

    /// Begins a page of `bounds`, by default the document's, after ending an open page.
    package func beginPage(_ bounds: CGRect?) {
        guard let document, !document.isClosed else { return }
        endPDFPage()
        startOver()
        document.openPage(bounds ?? document.usualBounds)
        let page = document.pageBounds
        baseMatrix =
            isUpright
            ? CGAffineTransform(translationX: -page.minX, y: -page.minY)
            : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -page.minX, ty: page.maxY)
        deviceHeight = page.height
        state = GraphicsState(matrix: baseMatrix)
    }

    /// The bounds of the current page; nil without a document.
    package var pageBounds: CGRect? { document?.pageBounds }
    /// Resets the drawing state after a page: saved states, open transparency layers and the clip.
    private func startOver() {
        while !layers.isEmpty {
            layers.removeLast()
            if let group = cairo_pop_group(cairo) { cairo_pattern_destroy(group) }
        }
        while hasSavedStates { restoreGState() }
        cairo_reset_clip(cairo)
        cairo_new_path(cairo)
        devicePath.removeAll()
        state = GraphicsState(matrix: baseMatrix)
    }
}

extension CGContext {
    /// Draws with `body` on a Cairo context in user space, with the current blend mode, alpha and shadow. `extent` is the bounds of the drawing. If the context
    /// is a bitmap, returns false without calling `body`.
    package func drawVectors(extent: CGRect, _ body: (OpaquePointer) -> Void) -> Bool {
        guard isVector else { return false }
        var matrix = state.matrix.cairo
        let alpha = Double(state.alpha)
        composite(extent: extent.applying(state.matrix), shape: nil) { target in
            cairo_save(target)
            if alpha < 1 { cairo_push_group(target) }
            cairo_transform(target, &matrix)
            body(target)
            if alpha < 1 {
                cairo_pop_group_to_source(target)
                cairo_paint_with_alpha(target, alpha)
            }
            cairo_restore(target)
        }
        return true
    }

    /// Whether drawings are recorded as paths and glyphs, as in a PDF.
    package var keepsVectors: Bool { isVector }
}
