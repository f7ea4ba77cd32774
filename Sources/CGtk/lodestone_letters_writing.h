#pragma once

#include "lodestone_letters.h"
#include "lodestone_pixels.h"

// The letters that a pattern shows; NULL for every other pattern.
LodestoneLetters *lodestone_letters_of(cairo_pattern_t *pattern);

// In pixels.
int lodestone_letters_width(const LodestoneLetters *self);
int lodestone_letters_height(const LodestoneLetters *self);

// Writes the letters over pixels, the picture's first one at `column` and `row`.
void lodestone_letters_write(const LodestoneLetters *self, const Pixels *pixels, int column, int row);

// How far from their left edges two pictures look the same, in pixels: up to the first letter that differs.
double lodestone_letters_common_width(const LodestoneLetters *self, const LodestoneLetters *other);
