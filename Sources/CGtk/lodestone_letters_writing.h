#pragma once

#include "lodestone_letters.h"
#include "lodestone_pixels.h"

// Paints the glyphs over pixels, with the image's origin at `column` and `row`.
void lodestone_letters_write(const LodestoneLetters *self, const Pixels *pixels, int column, int row);

// The width in pixels in which two images are equal: up to the first glyph that differs.
double lodestone_letters_common_width(const LodestoneLetters *self, const LodestoneLetters *other);
