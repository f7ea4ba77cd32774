import Foundation

/// Scales images with gdk-pixbuf, which is installed with GTK. The library is opened at run time, so that the tool can be built without GTK.
struct PixelScaler {
    private typealias Load =
        @convention(c) (
            UnsafePointer<CChar>, CInt, CInt, CInt, UnsafeMutablePointer<OpaquePointer?>?
        ) -> OpaquePointer?
    private typealias Save =
        @convention(c) (
            OpaquePointer, UnsafePointer<CChar>, UnsafePointer<CChar>, OpaquePointer?, OpaquePointer?, UnsafeMutablePointer<OpaquePointer?>?
        ) -> CInt

    private let load: Load
    private let save: Save

    /// Nil if gdk-pixbuf is not installed.
    init?() {
        guard let library = dlopen("libgdk_pixbuf-2.0.so.0", RTLD_NOW),
            let load = dlsym(library, "gdk_pixbuf_new_from_file_at_scale"), let save = dlsym(library, "gdk_pixbuf_savev")
        else { return nil }
        self.load = unsafeBitCast(load, to: Load.self)
        self.save = unsafeBitCast(save, to: Save.self)
    }

    /// Writes an image as a square PNG.
    ///
    /// - Returns: False if the image cannot be read (an SVG without librsvg, for example), or if the PNG cannot be written.
    func write(_ image: URL, pixels: Int, to png: URL) -> Bool {
        var error: OpaquePointer?
        guard let pixbuf = load(image.path, CInt(pixels), CInt(pixels), 0, &error) else { return false }
        return save(pixbuf, png.path, "png", nil, nil, &error) != 0
    }
}
