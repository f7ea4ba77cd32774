// Operations on pixels with four components of 8 bits, by the names of Apple's vImage. The order of the components matters only if the name has it.
#ifndef VIMAGE_H
#define VIMAGE_H

#include <stddef.h>
#include <stdint.h>

/// A number of pixels.
typedef unsigned long vImagePixelCount;
/// The result of a function: 0, or one of the errors.
typedef long vImage_Error;
/// Options of a function.
typedef uint32_t vImage_Flags;
/// A component of 8 bits.
typedef uint8_t Pixel_8;
/// A pixel with four components.
typedef uint8_t Pixel_8888[4];

/// Pixels in memory. The first row is the upper one.
typedef struct vImage_Buffer {
    void *_Null_unspecified data;
    vImagePixelCount height;
    vImagePixelCount width;
    size_t rowBytes;
} vImage_Buffer;

/// The errors.
enum {
    kvImageNoError = 0,
    kvImageRoiLargerThanInputBuffer = -21766,
    kvImageInvalidKernelSize = -21767,
    kvImageInvalidEdgeStyle = -21768,
    kvImageInvalidOffset_X = -21769,
    kvImageInvalidOffset_Y = -21770,
    kvImageMemoryAllocationError = -21771,
    kvImageNullPointerArgument = -21772,
    kvImageInvalidParameter = -21773,
    kvImageBufferSizeMismatch = -21774,
    kvImageUnknownFlagsBit = -21775,
};

/// The options. For pixels outside of the image a convolution needs one of: the background colour, the nearest pixel of the edge.
enum {
    kvImageNoFlags = 0,
    kvImageLeaveAlphaUnchanged = 1,
    kvImageBackgroundColorFill = 4,
    kvImageEdgeExtend = 8,
    kvImageDoNotTile = 16,
    kvImageHighQualityResampling = 32,
    kvImageGetTempBufferSize = 128,
};

/// Allocates memory for an image; the caller frees it with `free`. The pixels are not initialized.
vImage_Error vImageBuffer_Init(
    vImage_Buffer *_Nonnull buf, vImagePixelCount height, vImagePixelCount width, uint32_t pixelBits, vImage_Flags flags);

/// Averages each pixel with a box of an odd width and height. The offsets are the position of the result in the source. `tempBuffer` is not used, and its size
/// is 0.
vImage_Error vImageBoxConvolve_ARGB8888(
    const vImage_Buffer *_Nonnull src, const vImage_Buffer *_Nonnull dest, void *_Null_unspecified tempBuffer,
    vImagePixelCount srcOffsetToROI_X, vImagePixelCount srcOffsetToROI_Y, uint32_t kernel_height, uint32_t kernel_width,
    const uint8_t *_Null_unspecified backgroundColor, vImage_Flags flags);

/// Averages each pixel with neighbours whose weights decrease linearly. The arguments are those of `vImageBoxConvolve_ARGB8888`.
vImage_Error vImageTentConvolve_ARGB8888(
    const vImage_Buffer *_Nonnull src, const vImage_Buffer *_Nonnull dest, void *_Null_unspecified tempBuffer,
    vImagePixelCount srcOffsetToROI_X, vImagePixelCount srcOffsetToROI_Y, uint32_t kernel_height, uint32_t kernel_width,
    const uint8_t *_Null_unspecified backgroundColor, vImage_Flags flags);

/// Scales an image to the size of `dest`: a mean of pixels if it becomes smaller, interpolation if it becomes larger.
vImage_Error vImageScale_ARGB8888(
    const vImage_Buffer *_Nonnull src, const vImage_Buffer *_Nonnull dest, void *_Null_unspecified tempBuffer, vImage_Flags flags);

/// Multiplies the components of each pixel by a 4 × 4 matrix of integers, and divides them. Row i of the matrix has the weights of source component i.
vImage_Error vImageMatrixMultiply_ARGB8888(
    const vImage_Buffer *_Nonnull src, const vImage_Buffer *_Nonnull dest, const int16_t *_Nonnull matrix, int32_t divisor,
    const int16_t *_Null_unspecified pre_bias, const int32_t *_Null_unspecified post_bias, vImage_Flags flags);

/// Reorders components: component i of the result is component `permuteMap[i]` of the source.
vImage_Error vImagePermuteChannels_ARGB8888(
    const vImage_Buffer *_Nonnull src, const vImage_Buffer *_Nonnull dest, const uint8_t *_Nonnull permuteMap, vImage_Flags flags);

/// Mirrors an image left to right.
vImage_Error vImageHorizontalReflect_ARGB8888(const vImage_Buffer *_Nonnull src, const vImage_Buffer *_Nonnull dest, vImage_Flags flags);

/// Mirrors an image top to bottom.
vImage_Error vImageVerticalReflect_ARGB8888(const vImage_Buffer *_Nonnull src, const vImage_Buffer *_Nonnull dest, vImage_Flags flags);

/// Counts the values of each component: four arrays of 256 numbers.
vImage_Error vImageHistogramCalculation_ARGB8888(
    const vImage_Buffer *_Nonnull src, vImagePixelCount *_Null_unspecified *_Nonnull histogram, vImage_Flags flags);

/// Multiplies the colours by alpha, which is the last component.
vImage_Error vImagePremultiplyData_RGBA8888(const vImage_Buffer *_Nonnull src, const vImage_Buffer *_Nonnull dest, vImage_Flags flags);

/// Multiplies the colours by alpha, which is the first component.
vImage_Error vImagePremultiplyData_ARGB8888(const vImage_Buffer *_Nonnull src, const vImage_Buffer *_Nonnull dest, vImage_Flags flags);

/// Divides the colours by alpha, which is the last component.
vImage_Error vImageUnpremultiplyData_RGBA8888(const vImage_Buffer *_Nonnull src, const vImage_Buffer *_Nonnull dest, vImage_Flags flags);

/// Divides the colours by alpha, which is the first component.
vImage_Error vImageUnpremultiplyData_ARGB8888(const vImage_Buffer *_Nonnull src, const vImage_Buffer *_Nonnull dest, vImage_Flags flags);

#endif
