#include "lodestone_layers.h"

#include <math.h>
#include <stdint.h>

static inline uint32_t multiply(uint32_t pixel, uint32_t alpha) {
    if (alpha == 255) return pixel;
    // Two components at once; (x * 257 + 257) >> 16 divides by 255.
    uint32_t odd = (pixel >> 8) & 0xff00ff, even = pixel & 0xff00ff;
    odd = odd * alpha + 0x800080;
    even = even * alpha + 0x800080;
    odd = (odd + ((odd >> 8) & 0xff00ff)) & 0xff00ff00;
    even = ((even + ((even >> 8) & 0xff00ff)) >> 8) & 0xff00ff;
    return odd | even;
}

void lodestone_multiply_alpha(void *pixels, int stride, const void *mask, int mask_stride, int width, int height) {
    for (int y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)((char *)pixels + (long)y * stride);
        const uint32_t *alpha = (const uint32_t *)((const char *)mask + (long)y * mask_stride);
        for (int x = 0; x < width; x++) row[x] = multiply(row[x], alpha[x] >> 24);
    }
}

// The pixel at x, y; nothing outside.
static inline uint32_t pixel_at(const char *source, int width, int height, int stride, int x, int y) {
    if (x < 0 || y < 0 || x >= width || y >= height) return 0;
    return ((const uint32_t *)(source + (long)y * stride))[x];
}

// `a` and `b` mixed: 0 is `a`, 256 is `b`.
static inline uint32_t mix(uint32_t a, uint32_t b, uint32_t t) {
    uint32_t even = ((a & 0xff00ff) * (256 - t) + (b & 0xff00ff) * t + 0x800080) >> 8;
    uint32_t odd = ((a >> 8) & 0xff00ff) * (256 - t) + ((b >> 8) & 0xff00ff) * t + 0x800080;
    return (even & 0xff00ff) | (odd & 0xff00ff00);
}

void lodestone_warp(const void *source, int width, int height, int stride, void *target, int target_width, int target_height,
                    int target_stride, const double *m) {
    for (int y = 0; y < target_height; y++) {
        uint32_t *row = (uint32_t *)((char *)target + (long)y * target_stride);
        double u = 0.5 * m[0] + (y + 0.5) * m[3] + m[6];
        double v = 0.5 * m[1] + (y + 0.5) * m[4] + m[7];
        double w = 0.5 * m[2] + (y + 0.5) * m[5] + m[8];
        for (int x = 0; x < target_width; x++, u += m[0], v += m[1], w += m[2]) {
            // The inverse of a point in front of the viewer has a positive w.
            if (w <= 1e-9) continue;
            double sx = u / w - 0.5, sy = v / w - 0.5;
            if (!(sx > -1 && sy > -1 && sx < width && sy < height)) continue;
            int ix = (int)floor(sx), iy = (int)floor(sy);
            uint32_t fx = (uint32_t)((sx - ix) * 256), fy = (uint32_t)((sy - iy) * 256);
            uint32_t top = mix(pixel_at(source, width, height, stride, ix, iy), pixel_at(source, width, height, stride, ix + 1, iy), fx);
            uint32_t bottom =
                mix(pixel_at(source, width, height, stride, ix, iy + 1), pixel_at(source, width, height, stride, ix + 1, iy + 1), fx);
            row[x] = mix(top, bottom, fy);
        }
    }
}
