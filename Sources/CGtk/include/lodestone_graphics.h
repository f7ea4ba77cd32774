// Pixels: what is too slow when it is done one checked access at a time.
#ifndef LODESTONE_GRAPHICS_H
#define LODESTONE_GRAPHICS_H

#include <cairo.h>
#include <pango/pango.h>

// Calls `release` with `owner`, which the pixels of `surface` belong to, once nothing draws the surface any more.
void lodestone_surface_keep(cairo_surface_t *surface, void *owner, void (*release)(void *owner));

// Blurs the alpha of `source` (32-bit pixels, alpha in the highest byte) by a Gaussian of `sigma` pixels and writes it, in the given
// colour (not multiplied with alpha), to `target`: pixels of the same kind, without padding, larger by `margin` on each side.
// Answers 0 where there is no memory.
int lodestone_blur_alpha(const void *source, int width, int height, int stride, void *target, int margin, double sigma,
                         double red, double green, double blue, double alpha);

// Blurs 32-bit pixels, colours multiplied with alpha, in place by a Gaussian of `sigma` pixels, and strengthens their colours by `saturation`, where 1
// leaves them. What is transparent, and what is beyond the edges, does not count: the result is opaque wherever something is near.
// Answers 0 where there is no memory.
int lodestone_blur_backdrop(void *pixels, int width, int height, int stride, double sigma, double saturation);

// From RGB or RGBA bytes, colours not multiplied with alpha, to 32-bit pixels without padding, colours multiplied with it.
void lodestone_premultiply(const unsigned char *source, int stride, int has_alpha, void *target, int width, int height);

// The way back; without alpha the picture is taken over black.
void lodestone_unpremultiply(const void *source, int source_stride, unsigned char *target, int target_stride, int has_alpha,
                             int width, int height);

// Whether the font's letters have colours of their own, as emoji do.
int lodestone_font_has_color(PangoFont *font);

// The installed fonts, whose types Swift sees in two ways, depending on Pango's version: here as opaque pointers. The arrays are
// the caller's to free.
typedef struct LodestoneFontFamily LodestoneFontFamily;
typedef struct LodestoneFontFace LodestoneFontFace;
void lodestone_font_families(LodestoneFontFamily ***families, int *count);
const char *lodestone_font_family_name(LodestoneFontFamily *family);
int lodestone_font_family_is_monospaced(LodestoneFontFamily *family);
void lodestone_font_family_faces(LodestoneFontFamily *family, LodestoneFontFace ***faces, int *count);
const char *lodestone_font_face_name(LodestoneFontFace *face);
PangoFontDescription *lodestone_font_face_describe(LodestoneFontFace *face);

#endif
