internal import CGtk

/// A picture of letters that stay letters: a window paints them straight, and they become pixels where something else asks for those.
///
/// It never changes, and keeps the lines that it is of.
// The letters are counted by atomic numbers, and changed only while they are made.
package final class LetterPicture: @unchecked Sendable {
    /// A `LodestoneLetters*`, which belongs to the picture.
    package let letters: OpaquePointer

    fileprivate init(adopting letters: OpaquePointer) { self.letters = letters }

    deinit { lodestone_letters_unref(letters) }

    /// Draws into pixels that are transparent.
    func draw(into pixels: UnsafeMutableRawPointer, bytesPerRow: Int) {
        lodestone_letters_draw(letters, pixels, gint(bytesPerRow))
    }
}

extension TextLayout {
    /// What ``draw(lines:in:at:)`` draws of some lines into a picture of `size` points with `scale` pixels each; nil where that is more than
    /// letters.
    package func picture(of lines: Range<Int>, size: CGSize, scale: CGFloat, at origin: CGPoint) -> CGImage? {
        guard let pixels = CGContext.pixelSize(of: size, scale: scale),
            let letters = lodestone_letters_new(gint(pixels.width), gint(pixels.height), scale)
        else { return nil }
        let picture = LetterPicture(adopting: letters)
        for index in lines {
            let line = self.lines[index]
            let start = CGPoint(x: (origin.x + line.origin.x) * scale, y: ((origin.y + line.origin.y) * scale).rounded())
            switch line.source {
            case .plain(let plain):
                guard plain.style.showsUprightLetters else { return nil }
                let color = plain.style.color.rgba
                lodestone_letters_add_plain(letters, plain.letters, start.x, start.y, color.red, color.green, color.blue, color.alpha)
            case .broken(let paragraph, let pango):
                for run in TextLayout.runs(of: pango, in: paragraph) {
                    guard run.style.showsUprightLetters, let font = run.font, lodestone_font_has_color(font) == 0 else { return nil }
                    let color = run.style.color.rgba
                    lodestone_letters_add(
                        letters, pango, font, run.glyphs, start.x + run.x * scale, start.y - run.rise * scale,
                        color.red, color.green, color.blue, color.alpha)
                }
            case .found: return nil
            }
        }
        return CGImage(store: PixelStore(letters: picture, width: pixels.width, height: pixels.height))
    }
}

extension TextStyle {
    /// Nothing but upright letters, in one colour where their font has none.
    fileprivate var showsUprightLetters: Bool { showsOnlyLetters && background == nil && obliqueness == 0 }
}
