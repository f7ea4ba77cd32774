#ifndef LODESTONE_GLYPHS_H
#define LODESTONE_GLYPHS_H

#include <pango/pangocairo.h>

/// Paints glyphs with the source of `target`, whose matrix is the identity, from a per-font cache of glyph bitmaps: one for each size and
/// quarter pixel.
///
/// - `x`, `y`: the start of the baseline, in pixels; `width`, `height`: pixels a point.
/// - Returns: 0, without an effect, if only outlines are possible: `target` is not a bitmap, or a glyph is large or missing in the font.
int lodestone_show_glyphs(
    cairo_t *target, PangoFont *font, const PangoGlyphString *glyphs, double x, double y, double width, double height);

#endif
