// Pixel operations that would be too slow in Swift, which checks each access.
#ifndef LODESTONE_GRAPHICS_H
#define LODESTONE_GRAPHICS_H

#include <cairo.h>
#include <pango/pango.h>

// Blurs the alpha of `source` (32-bit pixels with alpha in the highest byte) by a Gaussian of `sigma` pixels. Draws the blurred alpha in the given
// non-premultiplied colour into `target`. `target` has the same pixel format without row padding, and is larger by `margin` pixels on each side. Returns 0 if
// memory cannot be allocated.
int lodestone_blur_alpha(const void *source, int width, int height, int stride, void *target, int margin, double sigma,
                         double red, double green, double blue, double alpha);

// Blurs premultiplied 32-bit pixels in place by a Gaussian of `sigma` pixels, and multiplies their saturation by `saturation`. Transparent pixels and those
// beyond the edges have no influence, so the result is opaque wherever an opaque pixel is near. Returns 0 if memory cannot be allocated.
int lodestone_blur_backdrop(void *pixels, int width, int height, int stride, double sigma, double saturation);

// Converts non-premultiplied RGB or RGBA bytes to premultiplied 32-bit pixels without row padding.
void lodestone_premultiply(const unsigned char *source, int stride, int has_alpha, void *target, int width, int height);

// The inverse of lodestone_premultiply. Without `has_alpha`, the pixels are composited over black.
void lodestone_unpremultiply(const void *source, int source_stride, unsigned char *target, int target_stride, int has_alpha,
                             int width, int height);

// Whether the font has colour glyphs, such as emoji.
int lodestone_font_has_color(PangoFont *font);

// The installed fonts, as opaque pointers: depending on Pango's version, Swift imports their types differently. The caller frees the arrays.
typedef struct LodestoneFontFamily LodestoneFontFamily;
typedef struct LodestoneFontFace LodestoneFontFace;
void lodestone_font_families(LodestoneFontFamily ***families, int *count);
const char *lodestone_font_family_name(LodestoneFontFamily *family);
int lodestone_font_family_is_monospaced(LodestoneFontFamily *family);
void lodestone_font_family_faces(LodestoneFontFamily *family, LodestoneFontFace ***faces, int *count);
const char *lodestone_font_face_name(LodestoneFontFace *face);
PangoFontDescription *lodestone_font_face_describe(LodestoneFontFace *face);

#endif
