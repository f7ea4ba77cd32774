#include "vimage.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static uint8_t *row(const vImage_Buffer *buffer, long y) { return (uint8_t *)buffer->data + y * (long)buffer->rowBytes; }

static uint8_t clamped(long value) { return value < 0 ? 0 : value > 255 ? 255 : (uint8_t)value; }

// Whether both images have memory and the same size.
static vImage_Error check(const vImage_Buffer *src, const vImage_Buffer *dest) {
    if (!src->data || !dest->data) return kvImageNullPointerArgument;
    return src->width == dest->width && src->height == dest->height ? kvImageNoError : kvImageBufferSizeMismatch;
}

vImage_Error vImageBuffer_Init(
    vImage_Buffer *buf, vImagePixelCount height, vImagePixelCount width, uint32_t pixelBits, vImage_Flags flags) {
    if (pixelBits == 0 || width > 32767 || height > 32767) return kvImageInvalidParameter;
    // Rows begin at multiples of 16 bytes.
    size_t bytes = (width * pixelBits + 7) / 8;
    *buf = (vImage_Buffer){NULL, height, width, (bytes + 15) / 16 * 16};
    buf->data = malloc(buf->rowBytes * height + 1);
    return buf->data ? kvImageNoError : kvImageMemoryAllocationError;
}

// Averages `count` pixels in a line with a box of 2 * radius + 1 pixels. Pixels before and after the line are those of its ends, or the background colour.
static void box_line(
    const uint32_t *source, uint32_t *target, long count, long radius, const uint8_t *background) {
    const uint8_t *bytes = (const uint8_t *)source;
    uint8_t *result = (uint8_t *)target;
    long size = 2 * radius + 1;
    for (int component = 0; component < 4; component++) {
        long first = background ? background[component] : bytes[component];
        long last = background ? background[component] : bytes[4 * (count - 1) + component];
        long sum = 0;
        for (long i = -radius; i <= radius; i++) {
            sum += i < 0 ? first : i >= count ? last : bytes[4 * i + component];
        }
        for (long i = 0; i < count; i++) {
            result[4 * i + component] = (uint8_t)((sum + size / 2) / size);
            long leaving = i - radius, entering = i + radius + 1;
            sum += entering >= count ? last : bytes[4 * entering + component];
            sum -= leaving < 0 ? first : bytes[4 * leaving + component];
        }
    }
}

// Convolves the whole source with boxes, `passes` times, and copies a part of it to the destination.
static vImage_Error convolve(
    const vImage_Buffer *src, const vImage_Buffer *dest, vImagePixelCount left, vImagePixelCount top, long radius_y, long radius_x, int passes,
    const uint8_t *background, vImage_Flags flags) {
    if (!src->data || !dest->data) return kvImageNullPointerArgument;
    if (left + dest->width > src->width || top + dest->height > src->height) return kvImageRoiLargerThanInputBuffer;
    if (!(flags & (kvImageEdgeExtend | kvImageBackgroundColorFill))) return kvImageInvalidEdgeStyle;
    const uint8_t *color = flags & kvImageEdgeExtend ? NULL : background;
    if (!(flags & kvImageEdgeExtend) && !background) return kvImageNullPointerArgument;
    long width = (long)src->width, height = (long)src->height, longest = width > height ? width : height;
    if (width == 0 || height == 0) return kvImageNoError;
    uint32_t *pixels = malloc((size_t)(width * height + 2 * longest) * 4);
    if (!pixels) return kvImageMemoryAllocationError;
    uint32_t *line = pixels + width * height, *result = line + longest;
    for (long y = 0; y < height; y++) memcpy(pixels + y * width, row(src, y), (size_t)width * 4);
    for (int pass = 0; pass < passes; pass++) {
        for (long y = 0; y < height && radius_x > 0; y++) {
            memcpy(line, pixels + y * width, (size_t)width * 4);
            box_line(line, pixels + y * width, width, radius_x, color);
        }
        for (long x = 0; x < width && radius_y > 0; x++) {
            for (long y = 0; y < height; y++) line[y] = pixels[y * width + x];
            box_line(line, result, height, radius_y, color);
            for (long y = 0; y < height; y++) pixels[y * width + x] = result[y];
        }
    }
    for (long y = 0; y < (long)dest->height; y++) {
        const uint8_t *from = (const uint8_t *)(pixels + ((long)top + y) * width + left);
        const uint8_t *original = row(src, (long)top + y) + 4 * left;
        uint8_t *to = row(dest, y);
        for (long i = 0; i < 4 * (long)dest->width; i++) {
            to[i] = i % 4 == 0 && flags & kvImageLeaveAlphaUnchanged ? original[i] : from[i];
        }
    }
    free(pixels);
    return kvImageNoError;
}

vImage_Error vImageBoxConvolve_ARGB8888(
    const vImage_Buffer *src, const vImage_Buffer *dest, void *tempBuffer, vImagePixelCount srcOffsetToROI_X,
    vImagePixelCount srcOffsetToROI_Y, uint32_t kernel_height, uint32_t kernel_width, const uint8_t *backgroundColor, vImage_Flags flags) {
    if (flags & kvImageGetTempBufferSize) return 0;
    if (kernel_height % 2 == 0 || kernel_width % 2 == 0) return kvImageInvalidKernelSize;
    return convolve(
        src, dest, srcOffsetToROI_X, srcOffsetToROI_Y, kernel_height / 2, kernel_width / 2, 1, backgroundColor, flags);
}

vImage_Error vImageTentConvolve_ARGB8888(
    const vImage_Buffer *src, const vImage_Buffer *dest, void *tempBuffer, vImagePixelCount srcOffsetToROI_X,
    vImagePixelCount srcOffsetToROI_Y, uint32_t kernel_height, uint32_t kernel_width, const uint8_t *backgroundColor, vImage_Flags flags) {
    if (flags & kvImageGetTempBufferSize) return 0;
    if (kernel_height % 2 == 0 || kernel_width % 2 == 0) return kvImageInvalidKernelSize;
    // Two boxes of half of the width are a tent.
    return convolve(
        src, dest, srcOffsetToROI_X, srcOffsetToROI_Y, (kernel_height + 1) / 4, (kernel_width + 1) / 4, 2, backgroundColor, flags);
}

vImage_Error vImageScale_ARGB8888(const vImage_Buffer *src, const vImage_Buffer *dest, void *tempBuffer, vImage_Flags flags) {
    if (flags & kvImageGetTempBufferSize) return 0;
    if (!src->data || !dest->data) return kvImageNullPointerArgument;
    if (src->width == 0 || src->height == 0 || dest->width == 0 || dest->height == 0) return kvImageInvalidParameter;
    double sx = (double)src->width / dest->width, sy = (double)src->height / dest->height;
    // A tent as wide as the distance of samples in the larger image.
    double rx = sx > 1 ? sx : 1, ry = sy > 1 ? sy : 1;
    for (long y = 0; y < (long)dest->height; y++) {
        double cy = (y + 0.5) * sy - 0.5;
        for (long x = 0; x < (long)dest->width; x++) {
            double cx = (x + 0.5) * sx - 0.5, sum[4] = {0}, weights = 0;
            for (long v = (long)ceil(cy - ry); v <= (long)floor(cy + ry); v++) {
                double wy = 1 - fabs(v - cy) / ry;
                const uint8_t *line = row(src, v < 0 ? 0 : v >= (long)src->height ? (long)src->height - 1 : v);
                for (long u = (long)ceil(cx - rx); u <= (long)floor(cx + rx); u++) {
                    double weight = wy * (1 - fabs(u - cx) / rx);
                    const uint8_t *pixel = line + 4 * (u < 0 ? 0 : u >= (long)src->width ? (long)src->width - 1 : u);
                    weights += weight;
                    for (int i = 0; i < 4; i++) sum[i] += weight * pixel[i];
                }
            }
            for (int i = 0; i < 4; i++) row(dest, y)[4 * x + i] = clamped(lround(sum[i] / weights));
        }
    }
    return kvImageNoError;
}

vImage_Error vImageMatrixMultiply_ARGB8888(
    const vImage_Buffer *src, const vImage_Buffer *dest, const int16_t *matrix, int32_t divisor, const int16_t *pre_bias,
    const int32_t *post_bias, vImage_Flags flags) {
    vImage_Error error = check(src, dest);
    if (error) return error;
    if (divisor == 0) return kvImageInvalidParameter;
    for (long y = 0; y < (long)src->height; y++) {
        const uint8_t *from = row(src, y);
        uint8_t *to = row(dest, y);
        for (long x = 0; x < (long)src->width; x++) {
            long value[4];
            for (int i = 0; i < 4; i++) {
                long sum = post_bias ? post_bias[i] : 0;
                for (int j = 0; j < 4; j++) sum += (from[4 * x + j] + (pre_bias ? pre_bias[j] : 0)) * (long)matrix[4 * j + i];
                value[i] = lround((double)sum / divisor);
            }
            for (int i = 0; i < 4; i++) to[4 * x + i] = clamped(value[i]);
        }
    }
    return kvImageNoError;
}

vImage_Error vImagePermuteChannels_ARGB8888(
    const vImage_Buffer *src, const vImage_Buffer *dest, const uint8_t *permuteMap, vImage_Flags flags) {
    vImage_Error error = check(src, dest);
    if (error) return error;
    for (int i = 0; i < 4; i++) {
        if (permuteMap[i] > 3) return kvImageInvalidParameter;
    }
    for (long y = 0; y < (long)src->height; y++) {
        const uint8_t *from = row(src, y);
        uint8_t *to = row(dest, y);
        for (long x = 0; x < (long)src->width; x++) {
            uint8_t pixel[4];
            memcpy(pixel, from + 4 * x, 4);
            for (int i = 0; i < 4; i++) to[4 * x + i] = pixel[permuteMap[i]];
        }
    }
    return kvImageNoError;
}

vImage_Error vImageHorizontalReflect_ARGB8888(const vImage_Buffer *src, const vImage_Buffer *dest, vImage_Flags flags) {
    vImage_Error error = check(src, dest);
    if (error) return error;
    long last = (long)src->width - 1;
    for (long y = 0; y < (long)src->height; y++) {
        for (long x = 0; x <= last / 2 && last >= 0; x++) {
            uint32_t left, right;
            memcpy(&left, row(src, y) + 4 * x, 4);
            memcpy(&right, row(src, y) + 4 * (last - x), 4);
            memcpy(row(dest, y) + 4 * x, &right, 4);
            memcpy(row(dest, y) + 4 * (last - x), &left, 4);
        }
    }
    return kvImageNoError;
}

vImage_Error vImageVerticalReflect_ARGB8888(const vImage_Buffer *src, const vImage_Buffer *dest, vImage_Flags flags) {
    vImage_Error error = check(src, dest);
    if (error) return error;
    size_t bytes = src->width * 4;
    uint8_t *line = malloc(bytes + 1);
    if (!line) return kvImageMemoryAllocationError;
    long last = (long)src->height - 1;
    for (long y = 0; y <= last / 2 && last >= 0; y++) {
        memcpy(line, row(src, y), bytes);
        memmove(row(dest, y), row(src, last - y), bytes);
        memcpy(row(dest, last - y), line, bytes);
    }
    free(line);
    return kvImageNoError;
}

vImage_Error vImageHistogramCalculation_ARGB8888(const vImage_Buffer *src, vImagePixelCount **histogram, vImage_Flags flags) {
    if (!src->data) return kvImageNullPointerArgument;
    for (int i = 0; i < 4; i++) {
        if (!histogram[i]) return kvImageNullPointerArgument;
        memset(histogram[i], 0, 256 * sizeof(vImagePixelCount));
    }
    for (long y = 0; y < (long)src->height; y++) {
        const uint8_t *line = row(src, y);
        for (long i = 0; i < 4 * (long)src->width; i++) histogram[i % 4][line[i]]++;
    }
    return kvImageNoError;
}

static vImage_Error multiply(const vImage_Buffer *src, const vImage_Buffer *dest, int alpha, int divides) {
    vImage_Error error = check(src, dest);
    if (error) return error;
    for (long y = 0; y < (long)src->height; y++) {
        const uint8_t *from = row(src, y);
        uint8_t *to = row(dest, y);
        for (long x = 0; x < (long)src->width; x++) {
            long share = from[4 * x + alpha];
            for (int i = 0; i < 4; i++) {
                long value = from[4 * x + i];
                if (i != alpha) value = divides ? (share ? (value * 255 + share / 2) / share : 0) : (value * share + 127) / 255;
                to[4 * x + i] = clamped(value);
            }
        }
    }
    return kvImageNoError;
}

vImage_Error vImagePremultiplyData_RGBA8888(const vImage_Buffer *src, const vImage_Buffer *dest, vImage_Flags flags) {
    return multiply(src, dest, 3, 0);
}

vImage_Error vImagePremultiplyData_ARGB8888(const vImage_Buffer *src, const vImage_Buffer *dest, vImage_Flags flags) {
    return multiply(src, dest, 0, 0);
}

vImage_Error vImageUnpremultiplyData_RGBA8888(const vImage_Buffer *src, const vImage_Buffer *dest, vImage_Flags flags) {
    return multiply(src, dest, 3, 1);
}

vImage_Error vImageUnpremultiplyData_ARGB8888(const vImage_Buffer *src, const vImage_Buffer *dest, vImage_Flags flags) {
    return multiply(src, dest, 0, 1);
}
