#pragma once

#include "lodestone_glyph_run_image.h"
#include "lodestone_pixels.h"

// Paints the glyphs over pixels, with the image's origin at `column` and `row`.
void lodestone_glyph_run_image_write(const LodestoneGlyphRunImage *self, const Pixels *pixels, int column, int row);
