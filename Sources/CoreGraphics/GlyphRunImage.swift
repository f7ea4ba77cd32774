internal import CGtk

/// An image of glyphs. A window blits the glyphs directly. They are rasterized to pixels only if other code needs these.
///
/// The image is immutable, and retains the text lines that own the glyphs.
// `@unchecked Sendable` is safe: the C object is atomically reference-counted, and modified only during its creation.
package final class GlyphRunImage: @unchecked Sendable {
    /// A `LodestoneGlyphRunImage*` that this object owns.
    package let letters: OpaquePointer

    /// Takes over the caller's reference.
    init(adopting letters: OpaquePointer) { self.letters = letters }

    deinit { lodestone_glyph_run_image_unref(letters) }

    /// Draws the glyphs into `pixels`, which must be transparent.
    func draw(into pixels: UnsafeMutableRawPointer, bytesPerRow: Int) {
        lodestone_glyph_run_image_draw(letters, pixels, gint(bytesPerRow))
    }
}
