#ifndef LODESTONE_GLYPHS_H
#define LODESTONE_GLYPHS_H

#include <pango/pangocairo.h>

/// Paints glyphs with the source of `target`. The matrix of `target` must be the identity. Each font has a cache of glyph bitmaps, for each size and each
/// quarter-pixel position.
///
/// - `x`, `y`: the start of the baseline, in pixels; `width`, `height`: pixels per point in each direction.
/// - Returns: 0, without an effect, if the glyphs can only be drawn as outlines. This is the case if `target` is not a bitmap, or if a glyph is large or
///   missing in the font.
int lodestone_show_glyphs(
    cairo_t *target, PangoFont *font, const PangoGlyphString *glyphs, double x, double y, double width, double height);

#endif
