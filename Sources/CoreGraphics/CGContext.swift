internal import CGtk

/// Draws paths, images and text into a bitmap or a PDF document.
///
/// A context from ``init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)`` has its origin at the bottom left, and its y axis points up. In
/// UIKit's contexts the origin is at the top left, y points down, and the unit is a point.
public class CGContext {
    /// The width of the bitmap, in pixels; 0 without a bitmap.
    public let width: Int
    /// The height of the bitmap, in pixels; 0 without a bitmap.
    public let height: Int
    /// The colour space of the bitmap.
    public let colorSpace: CGColorSpace?
    /// The pixel format of the bitmap.
    public let bitmapInfo: CGBitmapInfo

    let store: PixelStore
    /// The Cairo context of `store`. Between calls it has the identity matrix and the operator "over".
    let cairo: OpaquePointer
    private let surface: OpaquePointer
    /// The transform from the initial user space to pixels from the top left corner. In a document its result is in points of the page.
    var baseMatrix: CGAffineTransform
    /// The height of the drawing area, in pixels; in a document, in points.
    var deviceHeight: CGFloat
    /// Whether the context records paths and glyphs instead of pixels.
    let isVector: Bool
    /// The PDF document; nil for other contexts.
    let document: PDFDocument?
    /// Whether y points down in the initial user space.
    let isUpright: Bool
    var state: GraphicsState
    private var savedStates: [GraphicsState] = []
    /// The transform from the space of Core Text's glyphs to user space. It is not a part of the graphics state. The default is the identity.
    public var textMatrix = CGAffineTransform.identity
    /// The current path, in pixels from the top left corner.
    let devicePath = CGMutablePath()
    /// Saved states of the open transparency layers, innermost last.
    var layers: [GraphicsState] = []
    /// The caller's memory, if its pixel format differs from the store's. It is updated after each drawing.
    private let foreign: CallerBitmap?
    /// Whether the store now belongs to an image. The context can then no longer draw.
    private var isFinished = false

    /// Creates a context that draws into `data`, or into its own memory if `data` is nil. Returns nil for an unsupported pixel format.
    ///
    /// The supported formats have 8 bits per component: RGB with 32 bits per pixel, and gray or alpha alone with 8 bits per pixel. If `bytesPerRow` is 0, it is
    /// computed from the width. The context draws directly into BGRA memory (`byteOrder32Little` with alpha first). It converts other formats after each call.
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
                let pixels = CallerBitmap(memory: data, width: width, height: height, bytesPerRow: rowLength, layout: layout)
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

    /// Creates a context with its origin at the top left, of `size` points with `scale` pixels per point. An opaque context is initially black. Returns nil
    /// for a size that a bitmap cannot have.
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

    /// The size in pixels of a bitmap of `size` points; nil if it is too large or empty.
    static func pixelSize(of size: CGSize, scale: CGFloat) -> (width: Int, height: Int)? {
        let width = (size.width * scale - 1e-6).rounded(.up)
        let height = (size.height * scale - 1e-6).rounded(.up)
        let limit = CGFloat(PixelStore.maximumSide)
        guard width >= 1, height >= 1, width <= limit, height <= limit else { return nil }
        return (Int(width), Int(height))
    }

    /// Creates a context for a PDF document with pages of `bounds`. The caller must begin each page. If `isUpright`, the origin is at the top left.
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

    /// Creates a context that draws paths and glyphs on the Cairo context `target`. Its area has `size` points, with the origin at the top left.
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

    /// The bitmap's memory, in the format ``bitmapInfo``, after all pending drawing. Nil without a bitmap.
    public var data: UnsafeMutableRawPointer? {
        guard !isVector else { return nil }
        cairo_surface_flush(surface)
        if let foreign { return foreign.memory }
        return store.base
    }

    /// The number of bytes from one row to the next in ``data``; 0 without a bitmap.
    public var bytesPerRow: Int { isVector ? 0 : foreign?.bytesPerRow ?? store.bytesPerRow }
    /// The number of bits per component: 8; 0 without a bitmap.
    public var bitsPerComponent: Int { isVector ? 0 : 8 }
    /// The number of bits per pixel; 0 without a bitmap.
    public var bitsPerPixel: Int { isVector ? 0 : foreign.map { $0.layout.bytesPerPixel * 8 } ?? 32 }
    /// The position and kind of the alpha component.
    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }

    var isOpaque: Bool {
        switch alphaInfo {
        case .none, .noneSkipFirst, .noneSkipLast: true
        default: false
        }
    }

    /// A copy of the bitmap as an image; nil without a bitmap. Later drawing does not change the image.
    public func makeImage() -> CGImage? {
        guard !isVector else { return nil }
        cairo_surface_flush(surface)
        guard let copy = PixelStore(width: width, height: height) else { return nil }
        for y in 0..<height {
            memcpy(copy.base + y * copy.bytesPerRow, store.base + y * store.bytesPerRow, width * 4)
        }
        return CGImage(store: copy, isOpaque: isOpaque)
    }

    /// The bitmap as an image, without a copy of the pixels. The context cannot draw afterwards.
    package func takeImage() -> CGImage {
        cairo_surface_flush(surface)
        isFinished = true
        return CGImage(store: store, isOpaque: isOpaque)
    }

    /// Finishes pending drawing into the bitmap.
    public func flush() {
        cairo_surface_flush(surface)
    }

    /// Finishes pending drawing into the bitmap.
    public func synchronize() {
        cairo_surface_flush(surface)
    }

    /// Whether the context can draw. False after ``takeImage()``, and between the pages of a document.
    var canDraw: Bool { !isFinished && document?.isPageOpen != false }

    /// Whether ``restoreGState()`` has a state to restore.
    var hasSavedStates: Bool { !savedStates.isEmpty }

    /// Updates the caller's memory. Called after each change of the bitmap.
    func didDraw() {
        guard let foreign, layers.isEmpty else { return }
        cairo_surface_flush(surface)
        foreign.write(from: store)
    }

    // MARK: States

    /// Saves the settings, the matrix and the clip until the matching ``restoreGState()``.
    public func saveGState() {
        savedStates.append(state)
        cairo_save(cairo)
    }

    /// Restores the state of the matching ``saveGState()``. Does nothing without one.
    public func restoreGState() {
        guard let saved = savedStates.popLast() else { return }
        state = saved
        cairo_restore(cairo)
    }

    // MARK: Matrix

    /// The current matrix. It transforms user space to pixels from the bottom left corner.
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

    /// Rotates user space by `angle` radians, from the x axis towards the y axis.
    public func rotate(by angle: CGFloat) {
        state.matrix = state.matrix.rotated(by: angle)
    }

    /// The transform from user space to device space. Device space has pixels as units and its origin at the bottom left corner.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// Converts a point of user space to device space: pixels from the bottom left corner.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

    /// Converts a point of device space (pixels from the bottom left corner) to user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

    /// Converts a rectangle of user space to device space: pixels from the bottom left corner.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

    /// Converts a rectangle of device space (pixels from the bottom left corner) to user space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}

extension CGContext {
    /// Pixels per unit of the initial user space.
    package var initialScale: CGFloat { baseMatrix.meanScale }
}
