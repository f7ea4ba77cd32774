#pragma once

#include <cairo.h>
#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// Direct access to the pixels of a Cairo context, for glyphs and for images at whole pixels. The results equal Cairo's. Cairo takes about ten times as long,
// mostly before it reaches its own fast path.

// A bitmap with 32 bits a pixel, and its writable rectangle.
typedef struct {
    uint8_t *bytes;
    int stride;
    int left, top, right, bottom;
} Pixels;

// Stores the pixels of a context, in surface coordinates. FALSE unless the context's clip is one rectangle of whole pixels.
static inline bool pixels_of(cairo_t *cairo, Pixels *pixels) {
    cairo_surface_t *surface = cairo_get_group_target(cairo);
    if (cairo_surface_get_type(surface) != CAIRO_SURFACE_TYPE_IMAGE) return false;
    cairo_format_t format = cairo_image_surface_get_format(surface);
    if (format != CAIRO_FORMAT_ARGB32 && format != CAIRO_FORMAT_RGB24) return false;
    double scale_x, scale_y, offset_x, offset_y;
    cairo_surface_get_device_scale(surface, &scale_x, &scale_y);
    cairo_surface_get_device_offset(surface, &offset_x, &offset_y);
    if (scale_x != 1 || scale_y != 1 || offset_x != 0 || offset_y != 0) return false;
    cairo_rectangle_list_t *clip = cairo_copy_clip_rectangle_list(cairo);
    bool is_plain = clip->status == CAIRO_STATUS_SUCCESS && clip->num_rectangles == 1;
    double left = 0, top = 0, right = 0, bottom = 0;
    if (is_plain) {
        const cairo_rectangle_t *rect = clip->rectangles;
        left = rect->x, top = rect->y, right = rect->x + rect->width, bottom = rect->y + rect->height;
        cairo_user_to_device(cairo, &left, &top);
        cairo_user_to_device(cairo, &right, &bottom);
    }
    cairo_rectangle_list_destroy(clip);
    if (!is_plain) return false;
    // The clip is at whole pixels, except for rounding errors of the context's matrix and its inverse.
    *pixels = (Pixels){.left = (int)lround(left), .top = (int)lround(top), .right = (int)lround(right), .bottom = (int)lround(bottom)};
    if (fabs(pixels->left - left) > 1e-6 || fabs(pixels->top - top) > 1e-6 || fabs(pixels->right - right) > 1e-6
        || fabs(pixels->bottom - bottom) > 1e-6)
        return false;
    cairo_surface_flush(surface);
    pixels->bytes = cairo_image_surface_get_data(surface);
    pixels->stride = cairo_image_surface_get_stride(surface);
    if (pixels->bytes == NULL) return false;
    int width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface);
    if (pixels->left < 0) pixels->left = 0;
    if (pixels->top < 0) pixels->top = 0;
    if (pixels->right > width) pixels->right = width;
    if (pixels->bottom > height) pixels->bottom = height;
    return true;
}

// Copies the coverage out of an 8-bit surface, and releases the surface.
static inline void take_coverage(cairo_surface_t *surface, uint8_t *coverage, int width, int height) {
    cairo_surface_flush(surface);
    const uint8_t *drawn = cairo_image_surface_get_data(surface);
    int stride = cairo_image_surface_get_stride(surface);
    for (int row = 0; drawn && row < height; row++) memcpy(coverage + (size_t)row * width, drawn + (size_t)row * stride, width);
    cairo_surface_destroy(surface);
}

// Multiplies each component of a pixel by `factor` / 255, rounded as Pixman rounds.
static inline uint32_t pixel_times(uint32_t pixel, uint32_t factor) {
    uint32_t even = (pixel & 0x00FF00FF) * factor + 0x00800080;
    even = ((even + ((even >> 8) & 0x00FF00FF)) >> 8) & 0x00FF00FF;
    uint32_t odd = ((pixel >> 8) & 0x00FF00FF) * factor + 0x00800080;
    odd = (odd + ((odd >> 8) & 0x00FF00FF)) & 0xFF00FF00;
    return even | odd;
}

// Composites the premultiplied `pixel` over the pixel `ground`.
static inline uint32_t pixel_over(uint32_t pixel, uint32_t ground) {
    uint32_t alpha = pixel >> 24;
    if (alpha == 255) return pixel;
    if (pixel == 0) return ground;
    uint32_t rest = pixel_times(ground, 255 - alpha);
    // No component of a valid pixel exceeds 255, because a premultiplied component is at most its alpha. Invalid pixels in images of other programs are
    // clamped.
    uint32_t even = (pixel & 0x00FF00FF) + (rest & 0x00FF00FF), odd = ((pixel >> 8) & 0x00FF00FF) + ((rest >> 8) & 0x00FF00FF);
    even |= 0x01000100 - ((even >> 8) & 0x00FF00FF);
    odd |= 0x01000100 - ((odd >> 8) & 0x00FF00FF);
    return (even & 0x00FF00FF) | ((odd & 0x00FF00FF) << 8);
}

// The components of two pixels.
typedef uint8_t Parts __attribute__((vector_size(8)));
typedef uint16_t WideParts __attribute__((vector_size(16)));
typedef int16_t SignedParts __attribute__((vector_size(16)));

static inline WideParts wide_parts(const uint32_t *pixels) {
    Parts parts;
    memcpy(&parts, pixels, sizeof parts);
    return __builtin_convertvector(parts, WideParts);
}

// `pixel_times` with a factor for each component.
static inline WideParts parts_times(WideParts parts, WideParts factors) {
    WideParts product = parts * factors + 128;
    return (product + (product >> 8)) >> 8;
}

// Like `pixel_over`, for two pixels. It has no branches, because the processor would mispredict half of them at the edges of glyphs.
static inline void parts_over(WideParts ink, uint32_t *ground) {
    WideParts alpha = __builtin_shufflevector(ink, ink, 3, 3, 3, 3, 7, 7, 7, 7);
    WideParts sum = ink + parts_times(wide_parts(ground), 255 - alpha);
    WideParts is_full = (WideParts)((SignedParts)sum > 255);
    Parts parts = __builtin_convertvector((sum & ~is_full) | (is_full & 255), Parts);
    memcpy(ground, &parts, sizeof parts);
}

// Composites `color` with a coverage over `count` pixels.
static inline void color_over(uint32_t *ground, uint32_t color, const uint8_t *covered, int count) {
    uint32_t two[2] = {color, color};
    WideParts ink = wide_parts(two);
    int place = 0;
    for (; place + 4 <= count; place += 4) {
        uint32_t four;
        memcpy(&four, covered + place, 4);
        if (four == 0) continue;
        for (int part = 0; part < 4; part += 2) {
            uint16_t left = covered[place + part], right = covered[place + part + 1];
            WideParts factors = {left, left, left, left, right, right, right, right};
            parts_over(parts_times(ink, factors), ground + place + part);
        }
    }
    for (; place < count; place++) {
        if (covered[place]) ground[place] = pixel_over(pixel_times(color, covered[place]), ground[place]);
    }
}

// Composites `color` over the writable pixels in a rectangle, with its coverage.
static inline void coverage_over(const Pixels *pixels, uint32_t color, const uint8_t *coverage, int left, int top, int right, int bottom) {
    int first = left > pixels->left ? left : pixels->left, last = right < pixels->right ? right : pixels->right;
    for (int y = top > pixels->top ? top : pixels->top; y < bottom && y < pixels->bottom; y++) {
        uint32_t *row = (uint32_t *)(pixels->bytes + (ptrdiff_t)y * pixels->stride);
        const uint8_t *covered = coverage + (ptrdiff_t)(y - top) * (right - left) - left;
        if (first < last) color_over(row + first, color, covered + first, last - first);
    }
}
