#pragma once

#include <pango/pangocairo.h>

#include "lodestone_pixels.h"

// Converts a colour to a premultiplied pixel, with the rounding of Cairo and Pixman.
uint32_t lodestone_glyphs_color(double red, double green, double blue, double alpha);

// Writes glyphs over pixels, with the same result as lodestone_show_glyphs. Returns false, without an effect, if the glyphs can only be drawn as outlines.
bool lodestone_glyphs_write(
    const Pixels *pixels, uint32_t color, PangoFont *font, const PangoGlyphString *glyphs, double x, double y, double scale);
