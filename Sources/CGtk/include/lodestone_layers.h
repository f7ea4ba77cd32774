// Pixels of layers: loops that would be too slow with checked access, in programs that are being debugged above all.
#ifndef LODESTONE_LAYERS_H
#define LODESTONE_LAYERS_H

// Multiplies every pixel of `pixels` (32 bits, colours multiplied with alpha) with the alpha of the same pixel of `mask`.
void lodestone_multiply_alpha(void *pixels, int stride, const void *mask, int mask_stride, int width, int height);

// Fills `target` with `source` as it is seen through a projection: `matrix` (three rows; points are rows) takes the middle of a pixel
// of the target to the source's. Beyond the source there is nothing. Pixels are mixed between their neighbours.
void lodestone_warp(const void *source, int width, int height, int stride, void *target, int target_width, int target_height,
                    int target_stride, const double *matrix);

#endif
