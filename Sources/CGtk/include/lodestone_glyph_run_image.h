// Images of glyph runs. A window's painter draws the glyphs directly into its pixels. The image is rasterized only if other code requests that.
#ifndef LODESTONE_GLYPH_RUN_IMAGE_H
#define LODESTONE_GLYPH_RUN_IMAGE_H

#include <gtk/gtk.h>
#include <stdint.h>

#include "lodestone_plain_line.h"

/// A glyph run image. It is reference-counted, and immutable after its glyphs have been added.
typedef struct LodestoneGlyphRunImage LodestoneGlyphRunImage;

/// Creates an empty image of `width` × `height` pixels with `scale` pixels per point.
LodestoneGlyphRunImage *lodestone_glyph_run_image_new(int width, int height, double scale);
LodestoneGlyphRunImage *lodestone_glyph_run_image_ref(LodestoneGlyphRunImage *self);
void lodestone_glyph_run_image_unref(LodestoneGlyphRunImage *self);

/// The size in pixels.
void lodestone_glyph_run_image_get_size(const LodestoneGlyphRunImage *self, int *width, int *height);

/// Adds glyphs of `line`. The image retains the line. `x`, `y`: the start of the baseline, in pixels. Colour components are from 0 to 1.
void lodestone_glyph_run_image_add(
    LodestoneGlyphRunImage *self, PangoLayoutLine *line, PangoFont *font, PangoGlyphString *glyphs, double x, double y, double red, double green,
    double blue, double alpha);

/// Adds all glyphs of a plain line.
void lodestone_glyph_run_image_add_plain(
    LodestoneGlyphRunImage *self, LodestonePlainLine *line, double x, double y, double red, double green, double blue, double alpha);

/// Paints the image over transparent 32-bit pixels with `stride` bytes per row.
void lodestone_glyph_run_image_draw(const LodestoneGlyphRunImage *self, void *bytes, int stride);

/// A texture of the image, created on first request. The caller owns a reference.
///
/// - Parameter part: Receives the part of the image, in pixels, that the texture shows. It excludes transparent margins.
GdkTexture *lodestone_glyph_run_image_texture(LodestoneGlyphRunImage *self, cairo_rectangle_int_t *part);

/// A Cairo pattern of the image, in units of pixels. The pattern retains the image. Cairo rasterizes the image when it draws the pattern.
cairo_pattern_t *lodestone_glyph_run_image_pattern(LodestoneGlyphRunImage *self);

#endif
