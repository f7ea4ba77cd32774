#include "lodestone_layers.h"

#include "lodestone_pixels.h"

void lodestone_multiply_alpha(void *pixels, int stride, const void *mask, int mask_stride, int width, int height) {
    for (int y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)((char *)pixels + (long)y * stride);
        const uint32_t *alpha = (const uint32_t *)((const char *)mask + (long)y * mask_stride);
        for (int x = 0; x < width; x++) row[x] = pixel_times(row[x], alpha[x] >> 24);
    }
}

// The pixel at x, y; transparent outside.
static inline uint32_t pixel_at(const char *source, int width, int height, int stride, int x, int y) {
    if (x < 0 || y < 0 || x >= width || y >= height) return 0;
    return ((const uint32_t *)(source + (long)y * stride))[x];
}

// Interpolates between `a` (0) and `b` (256).
static inline uint32_t mix(uint32_t a, uint32_t b, uint32_t t) {
    uint32_t even = ((a & 0xff00ff) * (256 - t) + (b & 0xff00ff) * t + 0x800080) >> 8;
    uint32_t odd = ((a >> 8) & 0xff00ff) * (256 - t) + ((b >> 8) & 0xff00ff) * t + 0x800080;
    return (even & 0xff00ff) | (odd & 0xff00ff00);
}

// The pixel of `source` at fractional coordinates.
static inline uint32_t sample(const char *source, int width, int height, int stride, double x, double y) {
    x -= 0.5, y -= 0.5;
    if (!(x > -1 && y > -1 && x < width && y < height)) return 0;
    int ix = (int)floor(x), iy = (int)floor(y);
    uint32_t fx = (uint32_t)((x - ix) * 256), fy = (uint32_t)((y - iy) * 256);
    uint32_t top = mix(pixel_at(source, width, height, stride, ix, iy), pixel_at(source, width, height, stride, ix + 1, iy), fx);
    uint32_t bottom =
        mix(pixel_at(source, width, height, stride, ix, iy + 1), pixel_at(source, width, height, stride, ix + 1, iy + 1), fx);
    return mix(top, bottom, fy);
}

void lodestone_warp(const void *source, int width, int height, int stride, void *target, int target_width, int target_height,
                    int target_stride, const double *m) {
    for (int y = 0; y < target_height; y++) {
        uint32_t *row = (uint32_t *)((char *)target + (long)y * target_stride);
        double u = 0.5 * m[0] + (y + 0.5) * m[3] + m[6];
        double v = 0.5 * m[1] + (y + 0.5) * m[4] + m[7];
        double w = 0.5 * m[2] + (y + 0.5) * m[5] + m[8];
        for (int x = 0; x < target_width; x++, u += m[0], v += m[1], w += m[2]) {
            // The pixel is in front of the viewer only if w, from the inverse matrix, is positive.
            if (w <= 1e-9) continue;
            row[x] = sample(source, width, height, stride, u / w, v / w);
        }
    }
}

// The colour of a page's back: pale paper through which the front is faintly visible. `light` from 0 to 1 darkens the colour.
static inline uint32_t back_of(uint32_t front, double light) {
    uint32_t alpha = front >> 24;
    uint32_t paper = alpha << 24 | alpha << 16 | alpha << 8 | alpha;
    uint32_t pale = mix(front, paper, 220);
    uint32_t shaded = pixel_times(pale, (uint32_t)(light * 255));
    return (shaded & 0xffffff) | alpha << 24;
}

void lodestone_curl_page(const void *page, int width, int height, int stride, void *target, int target_stride, double nx, double ny,
                         double axis, double radius) {
    for (int row = 0; row < height; row++) {
        uint32_t *pixels = (uint32_t *)((char *)target + (long)row * target_stride);
        for (int column = 0; column < width; column++) {
            double px = column + 0.5, py = row + 0.5;
            // The distance of the pixel from the cylinder's axis. It is positive on the curled side.
            double x = px * nx + py * ny - axis;
            uint32_t result = 0;
            // The fraction of the pixel that the cylinder covers.
            double covered = fmin(fmax(radius - x + 0.5, 0), 1);
            if (covered < 1) {
                // Pixels outside of the page show its shadow on the content below.
                double shade = fmin(1 - (x - radius) / (radius * 1.5), 1);
                if (shade > 0) result = (uint32_t)(shade * shade * 90) << 24;
            }
            if (covered > 0) {
                uint32_t roll;
                if (x > 0) {
                    double angle = asin(fmin(x / radius, 1));
                    double lower = angle * radius - x, upper = (M_PI - angle) * radius - x;
                    uint32_t front = sample(page, width, height, stride, px + nx * lower, py + ny * lower);
                    uint32_t dark = (uint32_t)(255 - 70 * fmin(x / radius, 1));
                    front = (pixel_times(front, dark) & 0xffffff) | (front & 0xff000000);
                    uint32_t back = sample(page, width, height, stride, px + nx * upper, py + ny * upper);
                    roll = pixel_over(back_of(back, 0.72 + 0.28 * cos(angle)), front);
                } else {
                    double upper = M_PI * radius - 2 * x;
                    uint32_t front = ((const uint32_t *)((const char *)page + (long)row * stride))[column];
                    uint32_t back = sample(page, width, height, stride, px + nx * upper, py + ny * upper);
                    roll = pixel_over(back_of(back, 1), front);
                }
                result = mix(result, roll, (uint32_t)(covered * 256));
            }
            pixels[column] = result;
        }
    }
}
