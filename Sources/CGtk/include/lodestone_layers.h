// Pixels of layers: loops that would be too slow with checked access, in programs that are being debugged above all.
#ifndef LODESTONE_LAYERS_H
#define LODESTONE_LAYERS_H

// Multiplies every pixel of `pixels` (32 bits, colours multiplied with alpha) with the alpha of the same pixel of `mask`.
void lodestone_multiply_alpha(void *pixels, int stride, const void *mask, int mask_stride, int width, int height);

// Fills `target` with `source` as it is seen through a projection: `matrix` (three rows; points are rows) takes the middle of a pixel
// of the target to the source's. Beyond the source there is nothing. Pixels are mixed between their neighbours.
void lodestone_warp(const void *source, int width, int height, int stride, void *target, int target_width, int target_height,
                    int target_stride, const double *matrix);

// Fills `target`, which has the size of `page`, with `page` as it looks when it is rolled up over a cylinder that lies on it: (nx, ny) is
// the direction, of length 1, from the part that lies flat to the part that is rolled up, `axis` the place of the cylinder's axis along
// it, all in pixels. What was rolled up lies on its face on the rest.
void lodestone_curl_page(const void *page, int width, int height, int stride, void *target, int target_stride, double nx, double ny,
                         double axis, double radius);

#endif
