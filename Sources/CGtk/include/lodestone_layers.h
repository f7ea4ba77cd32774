// Pixel loops for layers. Swift checks each access, which would be too slow, above all in debug builds.
#ifndef LODESTONE_LAYERS_H
#define LODESTONE_LAYERS_H

// Multiplies every premultiplied 32-bit pixel of `pixels` by the alpha of `mask`.
void lodestone_multiply_alpha(void *pixels, int stride, const void *mask, int mask_stride, int width, int height);

// Fills `target` with the projection of `source`, with bilinear filtering. `matrix` maps the centre of a target pixel to the source: three rows, for points as
// row vectors. Target pixels outside of the source are transparent.
void lodestone_warp(const void *source, int width, int height, int stride, void *target, int target_width, int target_height,
                    int target_stride, const double *matrix);

// Fills `target`, which has the size of `page`, with `page` curled over a cylinder. The unit vector (nx, ny) points from the flat part to the curled part.
// `axis` is the position of the cylinder's axis along that vector, in pixels. The curled part lies face down over the flat part.
void lodestone_curl_page(const void *page, int width, int height, int stride, void *target, int target_stride, double nx, double ny,
                         double axis, double radius);

#endif
