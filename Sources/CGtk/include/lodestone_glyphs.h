#ifndef LODESTONE_GLYPHS_H
#define LODESTONE_GLYPHS_H

#include <pango/pangocairo.h>

/// Paints letters with the source of `target`, whose matrix is the identity, from pictures of them that the font keeps: each is drawn once
/// for a size and a quarter of a pixel.
///
/// - `x`, `y`: where the baseline begins, in pixels; `width`, `height`: pixels of a point.
/// - Returns: 0, with nothing painted, where only outlines serve: `target` is no bitmap, or letters are large or missing in the font.
int lodestone_show_glyphs(
    cairo_t *target, PangoFont *font, const PangoGlyphString *glyphs, double x, double y, double width, double height);

#endif
