#pragma once

#include <pango/pangocairo.h>

#include "lodestone_pixels.h"

// A colour as its pixel: multiplied by its alpha, as Cairo hands it to Pixman.
uint32_t lodestone_glyphs_color(double red, double green, double blue, double alpha);

// Writes letters over pixels, as lodestone_show_glyphs paints them. False, with nothing written, where only outlines serve.
bool lodestone_glyphs_write(
    const Pixels *pixels, uint32_t color, PangoFont *font, const PangoGlyphString *glyphs, double x, double y, double scale);
