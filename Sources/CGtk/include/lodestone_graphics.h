// Pixels: what is too slow when it is done one checked access at a time.
#ifndef LODESTONE_GRAPHICS_H
#define LODESTONE_GRAPHICS_H

// Blurs the alpha of `source` (32-bit pixels, alpha in the highest byte) by a Gaussian of `sigma` pixels and writes it, in the given
// colour (not multiplied with alpha), to `target`: pixels of the same kind, without padding, larger by `margin` on each side.
// Answers 0 where there is no memory.
int lodestone_blur_alpha(const void *source, int width, int height, int stride, void *target, int margin, double sigma,
                         double red, double green, double blue, double alpha);

#endif
