// The inner loop of blurs. In C it is fast in debug builds, too.
#ifndef CORE_IMAGE_H
#define CORE_IMAGE_H

#include <stdint.h>

// Convolves `count` rows of `components` numbers with a box: `radius` rows on each side of the centre and another one with the weight `edge`. Rows outside of the
// memory are zero. The sums are multiplied by `scale`.
void core_image_box(
    const float *_Nonnull source, float *_Nonnull target, long count, long components, int32_t radius, float edge, float scale);

#endif
