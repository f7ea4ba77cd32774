#pragma once

#include <pango/pangocairo.h>

#include "lodestone_pixels.h"

// A colour as a premultiplied pixel, as Cairo passes it to Pixman.
uint32_t lodestone_glyphs_color(double red, double green, double blue, double alpha);

// Writes glyphs over pixels, as lodestone_show_glyphs paints them. False, without an effect, if only outlines are possible.
bool lodestone_glyphs_write(
    const Pixels *pixels, uint32_t color, PangoFont *font, const PangoGlyphString *glyphs, double x, double y, double scale);
