// Operations on arrays of numbers, by the names and with the argument order of Apple's vDSP. Strides and lengths are numbers of elements.
#ifndef VDSP_H
#define VDSP_H

#include <stdint.h>

#pragma clang assume_nonnull begin

/// A number of elements.
typedef unsigned long vDSP_Length;
/// The distance of consecutive elements.
typedef long vDSP_Stride;

/// Adds two arrays: c = a + b.
void vDSP_vadd(const float *a, vDSP_Stride ia, const float *b, vDSP_Stride ib, float *c, vDSP_Stride ic, vDSP_Length n);
/// Adds two arrays: c = a + b.
void vDSP_vaddD(const double *a, vDSP_Stride ia, const double *b, vDSP_Stride ib, double *c, vDSP_Stride ic, vDSP_Length n);
/// Subtracts the first array from the second one: c = a - b.
void vDSP_vsub(const float *b, vDSP_Stride ib, const float *a, vDSP_Stride ia, float *c, vDSP_Stride ic, vDSP_Length n);
/// Subtracts the first array from the second one: c = a - b.
void vDSP_vsubD(const double *b, vDSP_Stride ib, const double *a, vDSP_Stride ia, double *c, vDSP_Stride ic, vDSP_Length n);
/// Multiplies two arrays: c = a · b.
void vDSP_vmul(const float *a, vDSP_Stride ia, const float *b, vDSP_Stride ib, float *c, vDSP_Stride ic, vDSP_Length n);
/// Multiplies two arrays: c = a · b.
void vDSP_vmulD(const double *a, vDSP_Stride ia, const double *b, vDSP_Stride ib, double *c, vDSP_Stride ic, vDSP_Length n);
/// Divides the second array by the first one: c = a / b.
void vDSP_vdiv(const float *b, vDSP_Stride ib, const float *a, vDSP_Stride ia, float *c, vDSP_Stride ic, vDSP_Length n);
/// Divides the second array by the first one: c = a / b.
void vDSP_vdivD(const double *b, vDSP_Stride ib, const double *a, vDSP_Stride ia, double *c, vDSP_Stride ic, vDSP_Length n);
/// Adds a number to an array.
void vDSP_vsadd(const float *a, vDSP_Stride ia, const float *b, float *c, vDSP_Stride ic, vDSP_Length n);
/// Adds a number to an array.
void vDSP_vsaddD(const double *a, vDSP_Stride ia, const double *b, double *c, vDSP_Stride ic, vDSP_Length n);
/// Multiplies an array by a number.
void vDSP_vsmul(const float *a, vDSP_Stride ia, const float *b, float *c, vDSP_Stride ic, vDSP_Length n);
/// Multiplies an array by a number.
void vDSP_vsmulD(const double *a, vDSP_Stride ia, const double *b, double *c, vDSP_Stride ic, vDSP_Length n);
/// Divides an array by a number.
void vDSP_vsdiv(const float *a, vDSP_Stride ia, const float *b, float *c, vDSP_Stride ic, vDSP_Length n);
/// Divides an array by a number.
void vDSP_vsdivD(const double *a, vDSP_Stride ia, const double *b, double *c, vDSP_Stride ic, vDSP_Length n);
/// Multiplies an array by a number and adds another one: d = a · b + c.
void vDSP_vsmsa(const float *a, vDSP_Stride ia, const float *b, const float *c, float *d, vDSP_Stride id, vDSP_Length n);
/// Multiplies an array by a number and adds another one: d = a · b + c.
void vDSP_vsmsaD(const double *a, vDSP_Stride ia, const double *b, const double *c, double *d, vDSP_Stride id, vDSP_Length n);
/// Computes absolute values.
void vDSP_vabs(const float *a, vDSP_Stride ia, float *c, vDSP_Stride ic, vDSP_Length n);
/// Computes absolute values.
void vDSP_vabsD(const double *a, vDSP_Stride ia, double *c, vDSP_Stride ic, vDSP_Length n);
/// Computes squares.
void vDSP_vsq(const float *a, vDSP_Stride ia, float *c, vDSP_Stride ic, vDSP_Length n);
/// Computes squares.
void vDSP_vsqD(const double *a, vDSP_Stride ia, double *c, vDSP_Stride ic, vDSP_Length n);
/// Changes signs.
void vDSP_vneg(const float *a, vDSP_Stride ia, float *c, vDSP_Stride ic, vDSP_Length n);
/// Changes signs.
void vDSP_vnegD(const double *a, vDSP_Stride ia, double *c, vDSP_Stride ic, vDSP_Length n);
/// Limits an array to the numbers from b to c.
void vDSP_vclip(const float *a, vDSP_Stride ia, const float *b, const float *c, float *d, vDSP_Stride id, vDSP_Length n);
/// Limits an array to the numbers from b to c.
void vDSP_vclipD(const double *a, vDSP_Stride ia, const double *b, const double *c, double *d, vDSP_Stride id, vDSP_Length n);
/// Replaces the numbers below b by b.
void vDSP_vthr(const float *a, vDSP_Stride ia, const float *b, float *c, vDSP_Stride ic, vDSP_Length n);
/// Replaces the numbers below b by b.
void vDSP_vthrD(const double *a, vDSP_Stride ia, const double *b, double *c, vDSP_Stride ic, vDSP_Length n);
/// Sets all elements to a number.
void vDSP_vfill(const float *a, float *c, vDSP_Stride ic, vDSP_Length n);
/// Sets all elements to a number.
void vDSP_vfillD(const double *a, double *c, vDSP_Stride ic, vDSP_Length n);
/// Sets all elements to 0.
void vDSP_vclr(float *c, vDSP_Stride ic, vDSP_Length n);
/// Sets all elements to 0.
void vDSP_vclrD(double *c, vDSP_Stride ic, vDSP_Length n);
/// Sets the elements to a, a + b, a + 2b and so on.
void vDSP_vramp(const float *a, const float *b, float *c, vDSP_Stride ic, vDSP_Length n);
/// Sets the elements to a, a + b, a + 2b and so on.
void vDSP_vrampD(const double *a, const double *b, double *c, vDSP_Stride ic, vDSP_Length n);
/// Converts ratios to b into decibels: of powers if f is 0, of amplitudes if it is 1.
void vDSP_vdbcon(const float *a, vDSP_Stride ia, const float *b, float *c, vDSP_Stride ic, vDSP_Length n, unsigned int f);
/// Converts ratios to b into decibels: of powers if f is 0, of amplitudes if it is 1.
void vDSP_vdbconD(const double *a, vDSP_Stride ia, const double *b, double *c, vDSP_Stride ic, vDSP_Length n, unsigned int f);
/// Computes the sum.
void vDSP_sve(const float *a, vDSP_Stride ia, float *c, vDSP_Length n);
/// Computes the sum.
void vDSP_sveD(const double *a, vDSP_Stride ia, double *c, vDSP_Length n);
/// Computes the sum of the squares.
void vDSP_svesq(const float *a, vDSP_Stride ia, float *c, vDSP_Length n);
/// Computes the sum of the squares.
void vDSP_svesqD(const double *a, vDSP_Stride ia, double *c, vDSP_Length n);
/// Computes the mean; NaN for no elements.
void vDSP_meanv(const float *a, vDSP_Stride ia, float *c, vDSP_Length n);
/// Computes the mean; NaN for no elements.
void vDSP_meanvD(const double *a, vDSP_Stride ia, double *c, vDSP_Length n);
/// Computes the mean of the squares; NaN for no elements.
void vDSP_measqv(const float *a, vDSP_Stride ia, float *c, vDSP_Length n);
/// Computes the mean of the squares; NaN for no elements.
void vDSP_measqvD(const double *a, vDSP_Stride ia, double *c, vDSP_Length n);
/// Computes the square root of the mean of the squares; NaN for no elements.
void vDSP_rmsqv(const float *a, vDSP_Stride ia, float *c, vDSP_Length n);
/// Computes the square root of the mean of the squares; NaN for no elements.
void vDSP_rmsqvD(const double *a, vDSP_Stride ia, double *c, vDSP_Length n);
/// Finds the largest number; minus infinity for no elements.
void vDSP_maxv(const float *a, vDSP_Stride ia, float *c, vDSP_Length n);
/// Finds the largest number; minus infinity for no elements.
void vDSP_maxvD(const double *a, vDSP_Stride ia, double *c, vDSP_Length n);
/// Finds the smallest number; infinity for no elements.
void vDSP_minv(const float *a, vDSP_Stride ia, float *c, vDSP_Length n);
/// Finds the smallest number; infinity for no elements.
void vDSP_minvD(const double *a, vDSP_Stride ia, double *c, vDSP_Length n);
/// Finds the largest absolute value; 0 for no elements.
void vDSP_maxmgv(const float *a, vDSP_Stride ia, float *c, vDSP_Length n);
/// Finds the largest absolute value; 0 for no elements.
void vDSP_maxmgvD(const double *a, vDSP_Stride ia, double *c, vDSP_Length n);
/// Finds the largest number and its index, multiplied by the stride.
void vDSP_maxvi(const float *a, vDSP_Stride ia, float *c, vDSP_Length *index, vDSP_Length n);
/// Finds the largest number and its index, multiplied by the stride.
void vDSP_maxviD(const double *a, vDSP_Stride ia, double *c, vDSP_Length *index, vDSP_Length n);
/// Computes the scalar product.
void vDSP_dotpr(const float *a, vDSP_Stride ia, const float *b, vDSP_Stride ib, float *c, vDSP_Length n);
/// Computes the scalar product.
void vDSP_dotprD(const double *a, vDSP_Stride ia, const double *b, vDSP_Stride ib, double *c, vDSP_Length n);
/// Filters with p coefficients, and keeps one of df results.
void vDSP_desamp(const float *a, vDSP_Stride df, const float *f, float *c, vDSP_Length n, vDSP_Length p);
/// Filters with p coefficients, and keeps one of df results.
void vDSP_desampD(const double *a, vDSP_Stride df, const double *f, double *c, vDSP_Length n, vDSP_Length p);
/// Computes a Hann window. Flag 2 is for a normalized window, 0 for one with a maximum of 1. One with half of the values (1) is computed whole.
void vDSP_hann_window(float *c, vDSP_Length n, int flag);
/// Computes a Hann window. Flag 2 is for a normalized window, 0 for one with a maximum of 1. One with half of the values (1) is computed whole.
void vDSP_hann_windowD(double *c, vDSP_Length n, int flag);
/// Converts 16-bit integers to numbers.
void vDSP_vflt16(const int16_t *a, vDSP_Stride ia, float *c, vDSP_Stride ic, vDSP_Length n);
/// Converts numbers to double precision.
void vDSP_vspdp(const float *a, vDSP_Stride ia, double *c, vDSP_Stride ic, vDSP_Length n);
/// Converts numbers to single precision.
void vDSP_vdpsp(const double *a, vDSP_Stride ia, float *c, vDSP_Stride ic, vDSP_Length n);
/// Computes square roots.
void vvsqrtf(float *y, const float *x, const int *n);
/// Computes decimal logarithms.
void vvlog10f(float *y, const float *x, const int *n);

/// A Hann window with a maximum of 1.
enum { vDSP_HANN_DENORM = 0 };
/// A normalized Hann window.
enum { vDSP_HANN_NORM = 2 };

/// A complex number.
typedef struct DSPComplex {
    float real;
    float imag;
} DSPComplex;

/// Complex numbers with their real and imaginary parts in two arrays.
typedef struct DSPSplitComplex {
    float *realp;
    float *imagp;
} DSPSplitComplex;

/// The factors of Fourier transforms.
typedef struct OpaqueFFTSetup *FFTSetup;
/// The direction of a transform.
typedef int FFTDirection;
/// The radix of a transform.
typedef int FFTRadix;

/// The directions, and the radix for lengths that are powers of two.
enum { kFFTDirection_Forward = 1, kFFTDirection_Inverse = -1, FFT_FORWARD = 1, FFT_INVERSE = -1 };
enum { kFFTRadix2 = 0, FFT_RADIX2 = 0 };

/// Creates the factors for transforms of up to 2^log2n numbers; null for other radices than 2, or without enough memory.
FFTSetup _Nullable vDSP_create_fftsetup(vDSP_Length log2n, FFTRadix radix);
/// Releases the factors.
void vDSP_destroy_fftsetup(FFTSetup _Nullable setup);
/// Transforms 2^log2n real numbers in place. The even ones are in the real parts, the odd ones in the imaginary parts. The spectrum has twice its mathematical
/// values; the first imaginary part is the value at the highest frequency. A forward and an inverse transform multiply the numbers by 2 · 2^log2n.
void vDSP_fft_zrip(FFTSetup setup, const DSPSplitComplex *c, vDSP_Stride ic, vDSP_Length log2n, FFTDirection direction);
/// Transforms 2^log2n complex numbers in place.
void vDSP_fft_zip(FFTSetup setup, const DSPSplitComplex *c, vDSP_Stride ic, vDSP_Length log2n, FFTDirection direction);
/// Splits complex numbers into real and imaginary parts. The stride of the complex numbers counts parts: 2 for consecutive numbers.
void vDSP_ctoz(const DSPComplex *c, vDSP_Stride ic, const DSPSplitComplex *z, vDSP_Stride iz, vDSP_Length n);
/// Joins real and imaginary parts to complex numbers.
void vDSP_ztoc(const DSPSplitComplex *z, vDSP_Stride iz, DSPComplex *c, vDSP_Stride ic, vDSP_Length n);
/// Computes the squared absolute values of complex numbers.
void vDSP_zvmags(const DSPSplitComplex *a, vDSP_Stride ia, float *c, vDSP_Stride ic, vDSP_Length n);
/// Computes the absolute values of complex numbers.
void vDSP_zvabs(const DSPSplitComplex *a, vDSP_Stride ia, float *c, vDSP_Stride ic, vDSP_Length n);

#pragma clang assume_nonnull end

#endif
