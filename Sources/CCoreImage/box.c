#include "core_image.h"

#include <stdlib.h>

// Adds `factor` times a row to the sums. A row outside of the memory is zero.
static void add_row(const float *source, double *sums, long row, long count, long components, double factor) {
    if (row < 0 || row >= count) return;
    const float *values = source + row * components;
    for (long index = 0; index < components; index++) sums[index] += factor * values[index];
}

void core_image_box(
    const float *source, float *target, long count, long components, int32_t radius, float edge, float scale) {
    // Doubles, so that rounding errors do not accumulate along a line.
    double small[4] = {0};
    double *sums = components <= 4 ? small : calloc(components, sizeof(double));
    if (!sums) abort();
    for (long row = 0; row < radius; row++) add_row(source, sums, row, count, components, 1);
    for (long row = 0; row < count; row++) {
        add_row(source, sums, row + radius, count, components, 1);
        long before = row - radius - 1, after = row + radius + 1;
        const float *first = before >= 0 ? source + before * components : 0;
        const float *last = after < count ? source + after * components : 0;
        float *result = target + row * components;
        for (long index = 0; index < components; index++) {
            double ends = (first ? first[index] : 0) + (last ? last[index] : 0);
            result[index] = (float)((sums[index] + edge * ends) * scale);
        }
        add_row(source, sums, row - radius, count, components, -1);
    }
    if (sums != small) free(sums);
}
