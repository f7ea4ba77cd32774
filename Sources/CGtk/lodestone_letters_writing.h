#pragma once

#include "lodestone_letters.h"
#include "lodestone_pixels.h"

// The letters that a Cairo node shows; NULL for every other node.
LodestoneLetters *lodestone_letters_of(GskRenderNode *node);

// In pixels.
int lodestone_letters_width(const LodestoneLetters *self);
int lodestone_letters_height(const LodestoneLetters *self);

// Writes the letters over pixels, the picture's first one at `column` and `row`.
void lodestone_letters_write(const LodestoneLetters *self, const Pixels *pixels, int column, int row);
