internal import CGtk
internal import RegularFiles

/// The reason why data could not be decoded as an image.
package enum ImageDecodingError: Error, Equatable, CustomStringConvertible {
    /// The file cannot be read.
    case unreadable(path: String)
    /// The data has no known format.
    case unknownFormat
    /// The data begins like an image, but is damaged or truncated.
    case corrupt(reason: String)
    /// The image has too many pixels.
    case tooLarge(width: Int, height: Int)

    package var description: String {
        switch self {
        case .unreadable(let path): "Cannot read the image file \"\(path)\". Check that it exists and is readable."
        case .unknownFormat: "The data is not an image of a supported format (PNG, JPEG, GIF, TIFF, BMP, …)."
        case .corrupt(let reason): "The image data is damaged: \(reason)."
        case .tooLarge(let width, let height):
            "The image is too large: \(width) × \(height) pixels. The limits are \(ImageCoding.maximumPixels) pixels and "
                + "\(PixelStore.maximumSide) pixels per side."
        }
    }
}

/// Decodes and encodes image files with gdk-pixbuf.
package enum ImageCoding {
    /// The maximum number of pixels of an image: 64 million, which are 256 MB.
    package static let maximumPixels = 64 << 20

    /// The image size in the file's header, which the loader's callback stores.
    private final class Header {
        var width = 0
        var height = 0
        var isTooLarge = false
        var factor = 1.0
    }

    /// Decodes the image in `data`, applies the orientation in its metadata unless `isUpright` is false, and scales it by `factor`. Drawings (SVG) are
    /// rendered at the scaled size.
    ///
    /// - Throws: `ImageDecodingError`.
    package static func decode(
        _ data: Data, scaledBy factor: CGFloat = 1, isUpright: Bool = true
    ) throws(ImageDecodingError) -> CGImage {
        guard !data.isEmpty, let loader = gdk_pixbuf_loader_new() else { throw .unknownFormat }
        let header = Header()
        header.factor = Double(factor)
        defer {
            withExtendedLifetime(header) {}
            g_object_unref(UnsafeMutableRawPointer(loader))
        }
        let onSize: @convention(c) (UnsafeMutableRawPointer?, gint, gint, UnsafeMutableRawPointer?) -> Void = {
            loader, width, height, context in
            guard let context, let loader else { return }
            let header = Unmanaged<Header>.fromOpaque(context).takeUnretainedValue()
            header.width = Int((Double(width) * header.factor).rounded(.up))
            header.height = Int((Double(height) * header.factor).rounded(.up))
            let side = PixelStore.maximumSide
            // A decoder may need all pixels also of an image that is scaled down.
            let pixels = max(header.width * header.height, Int(width) * Int(height))
            let fits = header.width <= side && header.height <= side && pixels <= ImageCoding.maximumPixels
            guard !fits else {
                if header.factor == 1 { return }
                let loader = loader.assumingMemoryBound(to: GdkPixbufLoader.self)
                return gdk_pixbuf_loader_set_size(loader, gint(header.width), gint(header.height))
            }
            header.isTooLarge = true
            // A size of zero stops the decoder before it allocates memory for the pixels.
            gdk_pixbuf_loader_set_size(loader.assumingMemoryBound(to: GdkPixbufLoader.self), 0, 0)
        }
        g_signal_connect_data(
            loader, "size-prepared", unsafeBitCast(onSize, to: GCallback.self), Unmanaged.passUnretained(header).toOpaque(), nil,
            GConnectFlags(rawValue: 0))
        var error: UnsafeMutablePointer<GError>?
        let isWritten = data.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(loader, bytes.baseAddress?.assumingMemoryBound(to: guchar.self), gsize(bytes.count), &error) != 0
        }
        var closeError: UnsafeMutablePointer<GError>?
        let isClosed = gdk_pixbuf_loader_close(loader, &closeError) != 0
        defer {
            if let error { g_error_free(error) }
            if let closeError { g_error_free(closeError) }
        }
        if header.isTooLarge { throw .tooLarge(width: header.width, height: header.height) }
        guard isWritten, isClosed, let decoded = gdk_pixbuf_loader_get_pixbuf(loader) else { throw reason(error ?? closeError) }
        // The PNG decoder does not report a truncated file.
        if formatName(of: data) == "png", data.range(of: Data("IEND".utf8), options: .backwards) == nil {
            throw .corrupt(reason: "it ends too early")
        }
        let upright = isUpright ? gdk_pixbuf_apply_embedded_orientation(decoded) : nil
        defer { if let upright { g_object_unref(UnsafeMutableRawPointer(upright)) } }
        guard !isUpright || upright != nil else { throw .corrupt(reason: "its orientation cannot be applied") }
        guard let image = image(of: upright ?? decoded) else { throw .corrupt(reason: "its pixel format is not supported") }
        return image
    }

    /// Decodes an image file and applies the orientation in its metadata.
    ///
    /// - Throws: `ImageDecodingError`.
    package static func decode(contentsOfFile path: String) throws(ImageDecodingError) -> CGImage {
        guard let data = contents(ofFile: path) else { throw .unreadable(path: path) }
        return try decode(data)
    }

    /// The maximum size of a file, in bytes. An uncompressed image of ``maximumPixels`` has 256 MB.
    private static let maximumFile = 4 * maximumPixels

    /// The contents of an image or PDF file. Nil if it is not a regular file, is larger than 256 MB, or cannot be read.
    package static func contents(ofFile path: String) -> Data? {
        try? RegularFile.contents(of: path, atMost: maximumFile)
    }

    /// The name of the format of `data`, from its signature: "png", "jpeg" or "gif"; nil for other formats.
    package static func formatName(of data: Data) -> String? {
        let signatures: [(name: String, bytes: [UInt8])] = [
            ("png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), ("jpeg", [0xFF, 0xD8, 0xFF]), ("gif", [0x47, 0x49, 0x46, 0x38]),
        ]
        return signatures.first { data.starts(with: $0.bytes) }?.name
    }

    private static func reason(_ error: UnsafeMutablePointer<GError>?) -> ImageDecodingError {
        guard let error else { return .corrupt(reason: "it ends too early") }
        let unknown = error.pointee.domain == gdk_pixbuf_error_quark() && error.pointee.code == GDK_PIXBUF_ERROR_UNKNOWN_TYPE.rawValue
        if unknown { return .unknownFormat }
        return .corrupt(reason: error.pointee.message.map { String(cString: $0) } ?? "the decoder gives no reason")
    }

    private static func image(of pixbuf: OpaquePointer) -> CGImage? {
        guard gdk_pixbuf_get_bits_per_sample(pixbuf) == 8, let pixels = gdk_pixbuf_read_pixels(pixbuf) else { return nil }
        let hasAlpha = gdk_pixbuf_get_has_alpha(pixbuf) != 0
        let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        let width = Int(gdk_pixbuf_get_width(pixbuf))
        let height = Int(gdk_pixbuf_get_height(pixbuf))
        guard let store = PixelStore(width: width, height: height) else { return nil }
        lodestone_premultiply(pixels, gint(stride), hasAlpha ? 1 : 0, store.base, gint(width), gint(height))
        return CGImage(store: store, isOpaque: !hasAlpha)
    }

    /// Encodes the image as a PNG file.
    package static func png(of image: CGImage) -> Data? {
        encode(image, format: "png", keepsAlpha: !image.isOpaque, options: [])
    }

    /// Encodes the image over black as a JPEG file with a quality from 0 to 1.
    package static func jpeg(of image: CGImage, quality: CGFloat) -> Data? {
        let percent = Int((min(max(quality, 0), 1) * 100).rounded())
        return encode(image, format: "jpeg", keepsAlpha: false, options: [("quality", "\(percent)")])
    }

    private static func encode(_ image: CGImage, format: String, keepsAlpha: Bool, options: [(key: String, value: String)]) -> Data? {
        guard let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, keepsAlpha ? 1 : 0, 8, gint(image.width), gint(image.height)) else {
            return nil
        }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        guard let pixels = gdk_pixbuf_get_pixels(pixbuf) else { return nil }
        lodestone_unpremultiply(
            image.start, gint(image.store.bytesPerRow), pixels, gdk_pixbuf_get_rowstride(pixbuf), keepsAlpha ? 1 : 0, gint(image.width),
            gint(image.height))
        var keys: [UnsafeMutablePointer<CChar>?] = options.map { strdup($0.key) } + [nil]
        var values: [UnsafeMutablePointer<CChar>?] = options.map { strdup($0.value) } + [nil]
        defer { for string in keys + values { free(string) } }
        var buffer: UnsafeMutablePointer<gchar>?
        var length: gsize = 0
        guard gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &length, format, &keys, &values, nil) != 0, let buffer else { return nil }
        defer { g_free(buffer) }
        return Data(bytes: buffer, count: Int(length))
    }
}

extension CGImage {
    /// Creates an image from raw RGB or gray pixels with 8 bits per component. Returns nil for another pixel format or too little data.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        guard bitsPerComponent == 8, decode == nil,
            let layout = PixelLayout(bitmapInfo: bitmapInfo, space: space, bitsPerPixel: bitsPerPixel),
            layout.bytesPerPixel * 8 == bitsPerPixel, let store = PixelStore(width: width, height: height),
            let data = provider.data, bytesPerRow >= width * layout.bytesPerPixel,
            data.count >= bytesPerRow * (height - 1) + width * layout.bytesPerPixel
        else { return nil }
        data.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
            for y in 0..<height {
                let row = store.row(y)
                for x in 0..<width { row[x] = layout.read(base + y * bytesPerRow + x * layout.bytesPerPixel) }
            }
        }
        self.init(store: store, isOpaque: layout.alpha == nil)
    }

    /// Decodes a PNG file. Returns nil if the data is not a PNG image.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let data = source.data, ImageCoding.formatName(of: data) == "png", let image = try? ImageCoding.decode(data) else {
            return nil
        }
        self.init(store: image.store, isOpaque: image.isOpaque)
    }

    /// Decodes a JPEG file. Returns nil if the data is not a JPEG image.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let data = source.data, ImageCoding.formatName(of: data) == "jpeg", let image = try? ImageCoding.decode(data) else {
            return nil
        }
        self.init(store: image.store, isOpaque: image.isOpaque)
    }

    /// Encodes the image as a PNG file.
    package func pngData() -> Data? { ImageCoding.png(of: self) }
}
