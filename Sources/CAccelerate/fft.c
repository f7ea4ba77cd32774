#include "vdsp.h"

#include <math.h>
#include <stdlib.h>

// The factors exp(-2πi k / 2^log2n) for k below half of the length.
struct OpaqueFFTSetup {
    vDSP_Length log2n;
    double *cosines;
    double *sines;
};

FFTSetup vDSP_create_fftsetup(vDSP_Length log2n, FFTRadix radix) {
    if (radix != kFFTRadix2 || log2n > 28) return NULL;
    FFTSetup setup = malloc(sizeof(struct OpaqueFFTSetup));
    if (!setup) return NULL;
    long half = log2n > 0 ? 1L << (log2n - 1) : 1;
    setup->log2n = log2n;
    setup->cosines = malloc(2 * half * sizeof(double));
    if (!setup->cosines) {
        free(setup);
        return NULL;
    }
    setup->sines = setup->cosines + half;
    for (long k = 0; k < half; k++) {
        setup->cosines[k] = cos(M_PI * k / half);
        setup->sines[k] = -sin(M_PI * k / half);
    }
    return setup;
}

void vDSP_destroy_fftsetup(FFTSetup setup) {
    if (!setup) return;
    free(setup->cosines);
    free(setup);
}

// Cooley and Tukey's transform in place, without a scale factor.
static void transform(FFTSetup setup, double *real, double *imag, vDSP_Length log2n, FFTDirection direction) {
    long count = 1L << log2n;
    for (long i = 1, j = 0; i < count; i++) {
        long bit = count >> 1;
        for (; j & bit; bit >>= 1) j ^= bit;
        j ^= bit;
        if (i < j) {
            double swap = real[i];
            real[i] = real[j];
            real[j] = swap;
            swap = imag[i];
            imag[i] = imag[j];
            imag[j] = swap;
        }
    }
    for (long length = 2; length <= count; length *= 2) {
        // The table has the factors of the longest transform.
        long step = (1L << setup->log2n) / length;
        for (long start = 0; start < count; start += length) {
            for (long k = 0; k < length / 2; k++) {
                double c = setup->cosines[k * step], s = direction * setup->sines[k * step];
                long low = start + k, high = low + length / 2;
                double re = real[high] * c - imag[high] * s, im = real[high] * s + imag[high] * c;
                real[high] = real[low] - re;
                imag[high] = imag[low] - im;
                real[low] += re;
                imag[low] += im;
            }
        }
    }
}

void vDSP_fft_zip(FFTSetup setup, const DSPSplitComplex *c, vDSP_Stride ic, vDSP_Length log2n, FFTDirection direction) {
    if (log2n > setup->log2n) return;
    long count = 1L << log2n;
    double *real = malloc(2 * count * sizeof(double));
    if (!real) abort();
    double *imag = real + count;
    for (long i = 0; i < count; i++) {
        real[i] = c->realp[i * ic];
        imag[i] = c->imagp[i * ic];
    }
    transform(setup, real, imag, log2n, direction);
    for (long i = 0; i < count; i++) {
        c->realp[i * ic] = (float)real[i];
        c->imagp[i * ic] = (float)imag[i];
    }
    free(real);
}

void vDSP_fft_zrip(FFTSetup setup, const DSPSplitComplex *c, vDSP_Stride ic, vDSP_Length log2n, FFTDirection direction) {
    if (log2n > setup->log2n || log2n == 0) return;
    long count = 1L << log2n, half = count / 2;
    double *real = calloc(2 * count, sizeof(double));
    if (!real) abort();
    double *imag = real + count;
    if (direction == kFFTDirection_Forward) {
        for (long i = 0; i < half; i++) {
            real[2 * i] = c->realp[i * ic];
            real[2 * i + 1] = c->imagp[i * ic];
        }
        transform(setup, real, imag, log2n, direction);
        for (long i = 0; i < half; i++) {
            c->realp[i * ic] = (float)(2 * real[i]);
            c->imagp[i * ic] = (float)(i == 0 ? 2 * real[half] : 2 * imag[i]);
        }
    } else {
        real[0] = c->realp[0];
        real[half] = c->imagp[0];
        for (long i = 1; i < half; i++) {
            real[i] = real[count - i] = c->realp[i * ic];
            imag[i] = c->imagp[i * ic];
            imag[count - i] = -imag[i];
        }
        transform(setup, real, imag, log2n, direction);
        for (long i = 0; i < half; i++) {
            c->realp[i * ic] = (float)real[2 * i];
            c->imagp[i * ic] = (float)real[2 * i + 1];
        }
    }
    free(real);
}

void vDSP_ctoz(const DSPComplex *c, vDSP_Stride ic, const DSPSplitComplex *z, vDSP_Stride iz, vDSP_Length n) {
    for (long i = 0; i < (long)n; i++) {
        z->realp[i * iz] = c[i * ic / 2].real;
        z->imagp[i * iz] = c[i * ic / 2].imag;
    }
}

void vDSP_ztoc(const DSPSplitComplex *z, vDSP_Stride iz, DSPComplex *c, vDSP_Stride ic, vDSP_Length n) {
    for (long i = 0; i < (long)n; i++) c[i * ic / 2] = (DSPComplex){z->realp[i * iz], z->imagp[i * iz]};
}

void vDSP_zvmags(const DSPSplitComplex *a, vDSP_Stride ia, float *c, vDSP_Stride ic, vDSP_Length n) {
    for (long i = 0; i < (long)n; i++) {
        c[i * ic] = a->realp[i * ia] * a->realp[i * ia] + a->imagp[i * ia] * a->imagp[i * ia];
    }
}

void vDSP_zvabs(const DSPSplitComplex *a, vDSP_Stride ia, float *c, vDSP_Stride ic, vDSP_Length n) {
    for (long i = 0; i < (long)n; i++) c[i * ic] = hypotf(a->realp[i * ia], a->imagp[i * ia]);
}
