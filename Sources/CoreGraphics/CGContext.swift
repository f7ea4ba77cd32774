internal import CGtk

/// Draws lines, shapes, images and text into a bitmap, or into a PDF document.
///
/// A context made by ``init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)`` has its origin at the bottom left
/// and y growing upwards; those that UIKit hands out have it at the top left and y growing downwards, in points.
public class CGContext {
    /// Columns of pixels; 0 where there is no bitmap.
    public let width: Int
    /// Rows of pixels; 0 where there is no bitmap.
    public let height: Int
    /// What the bitmap's components mean.
    public let colorSpace: CGColorSpace?
    /// How the bitmap's pixels are laid out.
    public let bitmapInfo: CGBitmapInfo

    let store: PixelStore
    /// Draws into `store`; always at identity matrix and with the operator "over" between calls.
    let cairo: OpaquePointer
    private let surface: OpaquePointer
    /// From the space in which the context began to pixels from the top left corner; in a document, to points of the page.
    var baseMatrix: CGAffineTransform
    /// How high what is drawn on is, in pixels; in a document, in points.
    var deviceHeight: CGFloat
    /// What is drawn stays lines and letters: there are no pixels.
    let isVector: Bool
    /// The document that is drawn.
    let document: PDFDocument?
    /// Whether y grows downwards in the space in which the context began.
    let isUpright: Bool
    var state: GraphicsState
    private var savedStates: [GraphicsState] = []
    /// The path under construction, in pixels from the top left corner.
    let devicePath = CGMutablePath()
    /// Open transparency layers, innermost last: the state to return to.
    var layers: [GraphicsState] = []
    /// Memory of the caller's in another layout than the store's, which is kept up to date.
    private let foreign: ForeignPixels?
    /// The store was handed out as an image; nothing can be drawn any more.
    private var isFinished = false

    /// A context that draws into `data`, or into memory of its own where that is nil; nil for layouts that it cannot draw.
    ///
    /// Supported are 8 bits a component, in the RGB layouts of 32 bits a pixel, and gray or alpha alone at 8 bits a pixel. `bytesPerRow` 0
    /// takes what the width needs. Memory of the caller's is drawn into directly where it is BGRA in memory (`byteOrder32Little` with
    /// alpha first), and converted after each call otherwise.
    public init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        guard bitsPerComponent == 8, let layout = PixelLayout(bitmapInfo: info, space: space),
            width > 0, height > 0, width <= PixelStore.maximumSide, height <= PixelStore.maximumSide
        else { return nil }
        let rowLength = bytesPerRow == 0 ? width * layout.bytesPerPixel : bytesPerRow
        guard rowLength >= width * layout.bytesPerPixel else { return nil }
        let made: PixelStore
        if let data, layout.isNative, rowLength % 4 == 0 {
            made = PixelStore(borrowing: data, width: width, height: height, bytesPerRow: rowLength)
            foreign = nil
        } else {
            guard let own = PixelStore(width: width, height: height) else { return nil }
            made = own
            if layout.isNative, data == nil {
                foreign = nil
            } else {
                let pixels = ForeignPixels(memory: data, width: width, height: height, bytesPerRow: rowLength, layout: layout)
                if data != nil { pixels.read(into: own) }
                foreign = pixels
            }
        }
        self.width = width
        self.height = height
        self.colorSpace = space
        self.bitmapInfo = info
        store = made
        deviceHeight = CGFloat(height)
        (isVector, document, isUpright) = (false, nil, false)
        baseMatrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        state = GraphicsState(matrix: baseMatrix)
        (surface, cairo) = CGContext.makeCairo(for: made)
    }

    /// A context with its origin at the top left, of `size` points at `scale` pixels a point; an opaque one starts black. Nil for sizes
    /// that no bitmap can have.
    package init?(size: CGSize, scale: CGFloat, opaque: Bool) {
        guard let pixels = CGContext.pixelSize(of: size, scale: scale), let made = PixelStore(width: pixels.width, height: pixels.height)
        else { return nil }
        width = made.width
        height = made.height
        colorSpace = .standard
        let alpha: CGImageAlphaInfo = opaque ? .noneSkipFirst : .premultipliedFirst
        bitmapInfo = CGBitmapInfo(rawValue: alpha.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        store = made
        foreign = nil
        deviceHeight = CGFloat(height)
        (isVector, document, isUpright) = (false, nil, true)
        baseMatrix = CGAffineTransform(scaleX: scale, y: scale)
        state = GraphicsState(matrix: baseMatrix)
        (surface, cairo) = CGContext.makeCairo(for: made)
        if opaque {
            cairo_set_source_rgba(cairo, 0, 0, 0, 1)
            cairo_paint(cairo)
        }
    }

    /// The pixels of a bitmap of `size` points; nil where no bitmap can have so many, or so few.
    static func pixelSize(of size: CGSize, scale: CGFloat) -> (width: Int, height: Int)? {
        let width = (size.width * scale - 1e-6).rounded(.up)
        let height = (size.height * scale - 1e-6).rounded(.up)
        let limit = CGFloat(PixelStore.maximumSide)
        guard width >= 1, height >= 1, width <= limit, height <= limit else { return nil }
        return (Int(width), Int(height))
    }

    /// A context that draws a PDF document of pages of `bounds`, which have to be begun; upright: with its origin at the top left.
    package init(pdf sink: PDFSink, bounds: CGRect, isUpright: Bool, information: PDFInformation) {
        let made = PDFDocument(sink: sink, bounds: bounds, information: information)
        (width, height) = (0, 0)
        colorSpace = .standard
        bitmapInfo = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)
        store = .none
        foreign = nil
        (isVector, document) = (true, made)
        self.isUpright = isUpright
        deviceHeight = made.usualBounds.height
        baseMatrix = .identity
        state = GraphicsState(matrix: .identity)
        surface = cairo_surface_reference(made.surface)
        cairo = CairoPointer.context(on: surface)
    }

    /// A context that draws what `target` records, `size` points from its origin at the top left, as lines and letters.
    package init(recordingWith target: OpaquePointer, size: CGSize) {
        (width, height) = (0, 0)
        colorSpace = .standard
        bitmapInfo = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)
        store = .none
        foreign = nil
        (isVector, document, isUpright) = (true, nil, true)
        deviceHeight = size.height
        baseMatrix = .identity
        state = GraphicsState(matrix: .identity)
        surface = CairoPointer.unwrap(cairo_surface_reference(cairo_get_target(target)))
        cairo = CairoPointer.unwrap(cairo_reference(target))
    }

    deinit {
        document?.close(cairo)
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    private static func makeCairo(for store: PixelStore) -> (surface: OpaquePointer, cairo: OpaquePointer) {
        let surface = store.makeSurface()
        return (surface, CairoPointer.context(on: surface))
    }

    /// The bitmap's memory, up to date; its layout is ``bitmapInfo``. Nil where there is no bitmap.
    public var data: UnsafeMutableRawPointer? {
        guard !isVector else { return nil }
        cairo_surface_flush(surface)
        if let foreign { return foreign.memory }
        return store.base
    }

    /// Bytes from one row to the next in ``data``.
    public var bytesPerRow: Int { isVector ? 0 : foreign?.bytesPerRow ?? store.bytesPerRow }
    /// Bits of one component: 8.
    public var bitsPerComponent: Int { isVector ? 0 : 8 }
    /// Bits of one pixel.
    public var bitsPerPixel: Int { isVector ? 0 : foreign.map { $0.layout.bytesPerPixel * 8 } ?? 32 }
    /// Where alpha is.
    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }

    var isOpaque: Bool {
        switch alphaInfo {
        case .none, .noneSkipFirst, .noneSkipLast: true
        default: false
        }
    }

    /// What has been drawn so far, as an image that later drawing does not change; nil where there is no bitmap.
    public func makeImage() -> CGImage? {
        guard !isVector else { return nil }
        cairo_surface_flush(surface)
        guard let copy = PixelStore(width: width, height: height) else { return nil }
        for y in 0..<height {
            memcpy(copy.base + y * copy.bytesPerRow, store.base + y * store.bytesPerRow, width * 4)
        }
        return CGImage(store: copy, isOpaque: isOpaque)
    }

    /// What was drawn, without a copy of the pixels; the context draws nothing after that.
    package func takeImage() -> CGImage {
        cairo_surface_flush(surface)
        isFinished = true
        return CGImage(store: store, isOpaque: isOpaque)
    }

    /// Waits for drawing to reach the bitmap.
    public func flush() {
        cairo_surface_flush(surface)
    }

    /// Waits for drawing to reach the bitmap.
    public func synchronize() {
        cairo_surface_flush(surface)
    }

    /// Whether there is something to draw on; false once the bitmap was handed out, and between the pages of a document.
    var canDraw: Bool { !isFinished && document?.isPageOpen != false }

    /// Whether ``restoreGState()`` has something to return to.
    var hasSavedStates: Bool { !savedStates.isEmpty }

    /// To be called after each change of the bitmap.
    func didDraw() {
        guard let foreign, layers.isEmpty else { return }
        cairo_surface_flush(surface)
        foreign.write(from: store)
    }

    // MARK: States

    /// Keeps the settings, the matrix and the clip until the matching ``restoreGState()``.
    public func saveGState() {
        savedStates.append(state)
        cairo_save(cairo)
    }

    /// Returns to what the matching ``saveGState()`` kept; does nothing where there is none.
    public func restoreGState() {
        guard let saved = savedStates.popLast() else { return }
        state = saved
        cairo_restore(cairo)
    }

    // MARK: Matrix

    /// From user space to the space in which the bitmap's pixels are counted from the bottom left.
    public var ctm: CGAffineTransform {
        state.matrix.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: deviceHeight))
    }

    /// Applies `transform` before the current matrix.
    public func concatenate(_ transform: CGAffineTransform) {
        state.matrix = transform.concatenating(state.matrix)
    }

    /// Moves the origin.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.matrix = state.matrix.translatedBy(x: tx, y: ty)
    }

    /// Scales user space.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        state.matrix = state.matrix.scaledBy(x: sx, y: sy)
    }

    /// Turns user space by `angle` radians, from the x axis towards the y axis.
    public func rotate(by angle: CGFloat) {
        state.matrix = state.matrix.rotated(by: angle)
    }

    /// From user space to pixels from the bottom left corner.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// A point of user space in pixels from the bottom left corner.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

    /// A point in pixels from the bottom left corner in user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

    /// A rectangle of user space in pixels from the bottom left corner.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

    /// A rectangle in pixels from the bottom left corner in user space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}

extension CGContext {
    /// Pixels per unit of the space in which the context began.
    package var initialScale: CGFloat { baseMatrix.meanScale }
}
