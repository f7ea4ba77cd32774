// Images of glyph runs: painted directly into a window's pixels, and rasterized only on request.
#ifndef LODESTONE_GLYPH_RUN_IMAGE_H
#define LODESTONE_GLYPH_RUN_IMAGE_H

#include <gtk/gtk.h>
#include <stdint.h>

#include "lodestone_plain_line.h"

/// A glyph run image. Reference-counted, and immutable once its glyphs were added.
typedef struct LodestoneGlyphRunImage LodestoneGlyphRunImage;

/// Creates an empty image of `width` × `height` pixels with `scale` pixels a point.
LodestoneGlyphRunImage *lodestone_glyph_run_image_new(int width, int height, double scale);
LodestoneGlyphRunImage *lodestone_glyph_run_image_ref(LodestoneGlyphRunImage *self);
void lodestone_glyph_run_image_unref(LodestoneGlyphRunImage *self);

/// The size in pixels.
void lodestone_glyph_run_image_get_size(const LodestoneGlyphRunImage *self, int *width, int *height);

/// Adds glyphs of a line, which the image retains. `x`, `y`: the start of the baseline, in pixels. Colour components are from 0 to 1.
void lodestone_glyph_run_image_add(
    LodestoneGlyphRunImage *self, PangoLayoutLine *line, PangoFont *font, PangoGlyphString *glyphs, double x, double y, double red, double green,
    double blue, double alpha);

/// Adds all glyphs of a plain line.
void lodestone_glyph_run_image_add_plain(
    LodestoneGlyphRunImage *self, LodestonePlainLine *line, double x, double y, double red, double green, double blue, double alpha);

/// Paints the image over transparent 32-bit pixels with `stride` bytes a row.
void lodestone_glyph_run_image_draw(LodestoneGlyphRunImage *self, void *pixels, int stride);

/// The image as a texture, which is created once. The caller owns a reference.
///
/// - Parameter part: Receives the part of the image, in pixels, that the texture shows. It excludes transparent margins.
GdkTexture *lodestone_glyph_run_image_texture(LodestoneGlyphRunImage *self, cairo_rectangle_int_t *part);

/// A pattern of the image with pixels as units. It retains the image, and is rasterized if Cairo draws it.
cairo_pattern_t *lodestone_glyph_run_image_pattern(LodestoneGlyphRunImage *self);

#endif
