#include "lodestone_graphics.h"

#include <hb-ot.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// One pass of a box filter along rows. The box has the width 2 * radius + 1 + 2 * edge: the pixels at both ends have the weight `edge`. The result is
// transposed, so two passes blur in both directions and restore the orientation.
static void blur_rows_transposed(const float *source, float *target, int width, int height, int radius, float edge) {
    float scale = 1.0f / (2 * radius + 1 + 2 * edge);
    for (int y = 0; y < height; y++) {
        const float *row = source + (size_t)y * width;
        double sum = 0; // of the pixels in [x - radius, x + radius]
        for (int x = 0; x <= radius && x < width; x++) sum += row[x];
        for (int x = 0; x < width; x++) {
            float before = x - radius - 1 >= 0 ? row[x - radius - 1] : 0;
            float after = x + radius + 1 < width ? row[x + radius + 1] : 0;
            target[(size_t)x * height + y] = ((float)sum + edge * (before + after)) * scale;
            sum += after;
            if (x - radius >= 0) sum -= row[x - radius];
        }
    }
}

// Like blur_rows_transposed, but with a Gaussian kernel that ends at three standard deviations. For sigmas that are too small for boxes.
static void convolve_rows_transposed(const float *source, float *target, int width, int height, double sigma) {
    float kernel[16];
    int radius = (int)ceil(3 * sigma);
    if (radius > 15) radius = 15;
    float sum = 0;
    for (int offset = 0; offset <= radius; offset++) {
        kernel[offset] = (float)exp(-offset * offset / (2 * sigma * sigma));
        sum += offset ? 2 * kernel[offset] : kernel[offset];
    }
    for (int y = 0; y < height; y++) {
        const float *row = source + (size_t)y * width;
        for (int x = 0; x < width; x++) {
            float value = kernel[0] * row[x];
            for (int offset = 1; offset <= radius; offset++) {
                if (x >= offset) value += kernel[offset] * row[x - offset];
                if (x + offset < width) value += kernel[offset] * row[x + offset];
            }
            target[(size_t)x * height + y] = value / sum;
        }
    }
}

int lodestone_blur_alpha(const void *source, int width, int height, int stride, void *target, int margin, double sigma,
                         double red, double green, double blue, double alpha) {
    int outer_width = width + 2 * margin, outer_height = height + 2 * margin;
    size_t count = (size_t)outer_width * outer_height;
    float *first = calloc(count, sizeof(float)), *second = calloc(count, sizeof(float));
    if (!first || !second) {
        free(first);
        free(second);
        return 0;
    }
    for (int y = 0; y < height; y++) {
        const uint32_t *row = (const uint32_t *)((const char *)source + (size_t)y * stride);
        float *out = first + (size_t)(y + margin) * outer_width + margin;
        for (int x = 0; x < width; x++) out[x] = (float)(row[x] >> 24) / 255.0f;
    }
    if (sigma > 0 && sigma < 2.5) {
        convolve_rows_transposed(first, second, outer_width, outer_height, sigma);
        convolve_rows_transposed(second, first, outer_height, outer_width, sigma);
    } else if (sigma > 0) {
        // Three box filters approximate a Gaussian (central limit theorem). Each has a third of its variance: a box of odd width 2r + 1 has ((2r + 1)^2 - 1) /
        // 12. Radii are whole pixels; the weights of the outermost pixels compensate for that (Gwosdek et al., "Theoretical foundations of Gaussian convolution
        // by extended box filtering").
        double variance = sigma * sigma / 3;
        int radius = (int)floor((sqrt(12 * variance + 1) - 1) / 2);
        double width_inside = 2 * radius + 1;
        double numerator = width_inside * (radius * (radius + 1) - 3 * variance);
        double edge = numerator / (6 * (variance - (radius + 1.0) * (radius + 1.0)));
        for (int pass = 0; pass < 3; pass++) {
            blur_rows_transposed(first, second, outer_width, outer_height, radius, (float)edge);
            blur_rows_transposed(second, first, outer_height, outer_width, radius, (float)edge);
        }
    }
    uint32_t *out = target;
    for (size_t index = 0; index < count; index++) {
        float coverage = first[index] * (float)alpha;
        if (coverage <= 0) {
            out[index] = 0;
            continue;
        }
        if (coverage > 1) coverage = 1;
        uint32_t a = (uint32_t)(coverage * 255 + 0.5f);
        uint32_t r = (uint32_t)(coverage * (float)red * 255 + 0.5f);
        uint32_t g = (uint32_t)(coverage * (float)green * 255 + 0.5f);
        uint32_t b = (uint32_t)(coverage * (float)blue * 255 + 0.5f);
        out[index] = a << 24 | r << 16 | g << 8 | b;
    }
    free(first);
    free(second);
    return 1;
}

static inline uint32_t multiplied(uint32_t component, uint32_t alpha) {
    uint32_t product = component * alpha + 128;
    return (product + (product >> 8)) >> 8; // the same as product / 255, rounded
}

void lodestone_premultiply(const unsigned char *source, int stride, int has_alpha, void *target, int width, int height) {
    uint32_t *out = target;
    for (int y = 0; y < height; y++) {
        const unsigned char *in = source + (size_t)y * stride;
        for (int x = 0; x < width; x++) {
            uint32_t alpha = has_alpha ? in[3] : 255;
            *out++ = alpha << 24 | multiplied(in[0], alpha) << 16 | multiplied(in[1], alpha) << 8 | multiplied(in[2], alpha);
            in += has_alpha ? 4 : 3;
        }
    }
}

void lodestone_unpremultiply(const void *source, int source_stride, unsigned char *target, int target_stride, int has_alpha,
                             int width, int height) {
    for (int y = 0; y < height; y++) {
        const uint32_t *in = (const uint32_t *)((const char *)source + (size_t)y * source_stride);
        unsigned char *out = target + (size_t)y * target_stride;
        for (int x = 0; x < width; x++) {
            uint32_t pixel = in[x], alpha = pixel >> 24;
            for (int component = 0; component < 3; component++) {
                uint32_t value = pixel >> (16 - 8 * component) & 0xFF;
                if (has_alpha && alpha > 0) {
                    value = (value * 255 + alpha / 2) / alpha;
                    if (value > 255) value = 255;
                }
                *out++ = (unsigned char)value;
            }
            if (has_alpha) *out++ = (unsigned char)alpha;
        }
    }
}

int lodestone_font_has_color(PangoFont *font) {
    hb_font_t *letters = font ? pango_font_get_hb_font(font) : NULL;
    if (!letters) return 0;
    hb_face_t *face = hb_font_get_face(letters);
    return hb_ot_color_has_png(face) || hb_ot_color_has_layers(face) || hb_ot_color_has_svg(face);
}

void lodestone_font_families(LodestoneFontFamily ***families, int *count) {
    pango_font_map_list_families(pango_cairo_font_map_get_default(), (PangoFontFamily ***)families, count);
}

const char *lodestone_font_family_name(LodestoneFontFamily *family) {
    return pango_font_family_get_name((PangoFontFamily *)family);
}

int lodestone_font_family_is_monospaced(LodestoneFontFamily *family) {
    return pango_font_family_is_monospace((PangoFontFamily *)family);
}

void lodestone_font_family_faces(LodestoneFontFamily *family, LodestoneFontFace ***faces, int *count) {
    pango_font_family_list_faces((PangoFontFamily *)family, (PangoFontFace ***)faces, count);
}

const char *lodestone_font_face_name(LodestoneFontFace *face) {
    return pango_font_face_get_face_name((PangoFontFace *)face);
}

PangoFontDescription *lodestone_font_face_describe(LodestoneFontFace *face) {
    return pango_font_face_describe((PangoFontFace *)face);
}

int lodestone_blur_backdrop(void *pixels, int width, int height, int stride, double sigma, double saturation) {
    size_t count = (size_t)width * height;
    float *planes = calloc(count * 4, sizeof(float)), *turned = calloc(count, sizeof(float));
    if (!planes || !turned) {
        free(planes);
        free(turned);
        return 0;
    }
    for (int y = 0; y < height; y++) {
        const uint32_t *row = (const uint32_t *)((const char *)pixels + (size_t)y * stride);
        for (int x = 0; x < width; x++) {
            size_t index = (size_t)y * width + x;
            for (int channel = 0; channel < 4; channel++)
                planes[channel * count + index] = (float)((row[x] >> (8 * channel)) & 255);
        }
    }
    double variance = sigma * sigma / 3;
    int radius = (int)floor((sqrt(12 * variance + 1) - 1) / 2);
    double width_inside = 2 * radius + 1;
    double numerator = width_inside * (radius * (radius + 1) - 3 * variance);
    float edge = (float)(numerator / (6 * (variance - (radius + 1.0) * (radius + 1.0))));
    for (int channel = 0; channel < 4; channel++) {
        float *plane = planes + channel * count;
        for (int pass = 0; pass < 3; pass++) {
            blur_rows_transposed(plane, turned, width, height, radius, edge);
            blur_rows_transposed(turned, plane, height, width, radius, edge);
        }
    }
    for (int y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)((char *)pixels + (size_t)y * stride);
        for (int x = 0; x < width; x++) {
            size_t index = (size_t)y * width + x;
            float alpha = planes[3 * count + index];
            if (alpha < 0.5f) {
                row[x] = 0;
                continue;
            }
            // Divides by the blurred alpha, so the result is the mean colour of the opaque pixels nearby. Transparent pixels and those beyond the edges have no
            // influence.
            float blue = planes[index] / alpha, green = planes[count + index] / alpha, red = planes[2 * count + index] / alpha;
            float grey = 0.2126f * red + 0.7152f * green + 0.0722f * blue;
            float parts[3] = {blue, green, red};
            uint32_t pixel = 255u << 24;
            for (int channel = 0; channel < 3; channel++) {
                float value = grey + (parts[channel] - grey) * (float)saturation;
                value = value < 0 ? 0 : value > 1 ? 1 : value;
                pixel |= (uint32_t)(value * 255 + 0.5f) << (8 * channel);
            }
            row[x] = pixel;
        }
    }
    free(planes);
    free(turned);
    return 1;
}
