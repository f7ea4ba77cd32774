#pragma once

#include "lodestone_letters.h"
#include "lodestone_pixels.h"

// Writes the letters over pixels, the picture's first one at `column` and `row`.
void lodestone_letters_write(const LodestoneLetters *self, const Pixels *pixels, int column, int row);

// How far from their left edges two pictures look the same, in pixels: up to the first letter that differs.
double lodestone_letters_common_width(const LodestoneLetters *self, const LodestoneLetters *other);
