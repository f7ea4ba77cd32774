// Pixels: what is too slow when it is done one checked access at a time.
#ifndef LODESTONE_GRAPHICS_H
#define LODESTONE_GRAPHICS_H

// Blurs the alpha of `source` (32-bit pixels, alpha in the highest byte) by a Gaussian of `sigma` pixels and writes it, in the given
// colour (not multiplied with alpha), to `target`: pixels of the same kind, without padding, larger by `margin` on each side.
// Answers 0 where there is no memory.
int lodestone_blur_alpha(const void *source, int width, int height, int stride, void *target, int margin, double sigma,
                         double red, double green, double blue, double alpha);

// From RGB or RGBA bytes, colours not multiplied with alpha, to 32-bit pixels without padding, colours multiplied with it.
void lodestone_premultiply(const unsigned char *source, int stride, int has_alpha, void *target, int width, int height);

// The way back; without alpha the picture is taken over black.
void lodestone_unpremultiply(const void *source, int source_stride, unsigned char *target, int target_stride, int has_alpha,
                             int width, int height);

#endif
