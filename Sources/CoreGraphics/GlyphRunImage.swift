internal import CGtk

/// A glyph run image: a window blits its glyphs directly. They become pixels only if other code needs those.
///
/// It is immutable, and retains the lines of the glyphs.
// `@unchecked Sendable` is safe: the C object is atomically reference-counted, and modified only during its creation.
package final class GlyphRunImage: @unchecked Sendable {
    /// A `LodestoneGlyphRunImage*` that this object owns.
    package let letters: OpaquePointer

    /// Takes the reference of the caller.
    init(adopting letters: OpaquePointer) { self.letters = letters }

    deinit { lodestone_glyph_run_image_unref(letters) }

    /// Draws into transparent pixels.
    func draw(into pixels: UnsafeMutableRawPointer, bytesPerRow: Int) {
        lodestone_glyph_run_image_draw(letters, pixels, gint(bytesPerRow))
    }
}
