// Pictures of letters that stay letters: they are written straight into the pixels of a window, and are bitmaps only where something else is asked of them.
#ifndef LODESTONE_LETTERS_H
#define LODESTONE_LETTERS_H

#include <gtk/gtk.h>
#include <stdint.h>

#include "lodestone_plain_line.h"

/// A picture of letters; counted, and the same for all threads once letters are added.
typedef struct LodestoneLetters LodestoneLetters;

/// An empty picture of `width` and `height` pixels, `scale` to a point.
LodestoneLetters *lodestone_letters_new(int width, int height, double scale);
LodestoneLetters *lodestone_letters_ref(LodestoneLetters *self);
void lodestone_letters_unref(LodestoneLetters *self);

/// In pixels.
void lodestone_letters_get_size(const LodestoneLetters *self, int *width, int *height);

/// Adds letters of a line, which the picture keeps. `x`, `y`: where their baseline begins, in pixels. The colour's parts are from 0 to 1.
void lodestone_letters_add(
    LodestoneLetters *self, PangoLayoutLine *line, PangoFont *font, PangoGlyphString *glyphs, double x, double y, double red, double green,
    double blue, double alpha);

/// Adds all letters of a plain line in the same way.
void lodestone_letters_add_plain(
    LodestoneLetters *self, LodestonePlainLine *line, double x, double y, double red, double green, double blue, double alpha);

/// Writes the picture over pixels of 32 bits that are transparent, `stride` bytes a row.
void lodestone_letters_draw(LodestoneLetters *self, void *pixels, int stride);

/// A pattern of the picture, its pixels the pattern's units. It keeps the picture, and is a bitmap where Cairo draws with it.
cairo_pattern_t *lodestone_letters_pattern(LodestoneLetters *self);

#endif
