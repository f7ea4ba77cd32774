internal import CGtk
import Foundation

extension CGContext {
    /// A context that writes a PDF file at `url`, whose pages have the bounds `mediaBox` unless they say others; nil: US Letter. Nil where the file
    /// cannot be written. `auxiliaryInfo` says what the document is, by `kCGPDFContextTitle` and its like.
    ///
    /// Begin pages with ``beginPDFPage(_:)``; ``closePDF()`` ends the document.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard url.isFileURL, FileManager.default.createFile(atPath: url.path, contents: nil),
            let file = FileHandle(forWritingAtPath: url.path)
        else { return nil }
        self.init(
            pdf: PDFSink(file), bounds: mediaBox?.pointee ?? .zero, isUpright: false, information: PDFInformation(auxiliaryInfo ?? [:]))
    }

    /// Begins a page; a page that is open ends before. `pageInfo` may have bounds of its own under `kCGPDFContextMediaBox`.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        var bounds: CGRect?
        if let data = pageInfo?[kCGPDFContextMediaBox] as? Data, data.count == MemoryLayout<CGRect>.size {
            bounds = data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
        }
        beginPage(bounds)
    }

    /// Ends the page; does nothing where none is open.
    public func endPDFPage() {
        guard let document, document.isPageOpen else { return }
        startOver()
        document.closePage()
    }

    /// Ends the document. Nothing more can be drawn.
    public func closePDF() {
        guard let document, !document.isClosed else { return }
        startOver()
        document.close(cairo)
    }

    /// The area `rect` of user space leads to an address when the document is read.
    public func setURL(_ url: CFURL, for rect: CGRect) {
        guard let document, document.isPageOpen, rect.isFinite else { return }
        document.link(url, rect.applying(state.matrix), cairo)
    }

    /// Gives a place of user space a name, to which ``setDestination(_:for:)`` leads. The first place of a name counts.
    public func addDestination(_ name: CFString, at point: CGPoint) {
        guard let document, document.isPageOpen else { return }
        document.addDestination(name, at: point.applying(state.matrix), cairo)
    }

    /// The area `rect` of user space leads to a place of the document, which may be on a later page.
    public func setDestination(_ name: CFString, for rect: CGRect) {
        guard let document, document.isPageOpen, rect.isFinite else { return }
        document.link(toDestination: name, rect.applying(state.matrix), cairo)
    }

    // MARK: For UIKit

    /// Begins a page of `bounds`, or of those that the document's pages have; a page that is open ends before.
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

    /// The bounds of the document's page; nil where the context draws no document.
    package var pageBounds: CGRect? { document?.pageBounds }
    /// How many pages were begun.
    package var pageCount: Int { document?.pageCount ?? 0 }
    /// Forgets what a page left behind: settings that were kept, layers that were not ended, the clip.
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
    /// Draws with `body` on the Cairo context that it gets, whose coordinates are those of user space, with the blend mode, the alpha and the shadow that
    /// are set, as lines and letters. `extent` is what `body` may touch. False, without a call, where the context has pixels.
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

    /// Whether what is drawn stays lines and letters, as in a PDF.
    package var keepsVectors: Bool { isVector }
}
