#include "vdsp.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define REAL float
#define NAME(name) name
#include "vdsp_real.h"
#undef REAL
#undef NAME

#define REAL double
#define NAME(name) name##D
#include "vdsp_real.h"
#undef REAL
#undef NAME

void vDSP_vflt16(const int16_t *a, vDSP_Stride ia, float *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = a[(long)i * ia];
}

void vDSP_vspdp(const float *a, vDSP_Stride ia, double *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = a[(long)i * ia];
}

void vDSP_vdpsp(const double *a, vDSP_Stride ia, float *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = (float)a[(long)i * ia];
}

void vvsqrtf(float *y, const float *x, const int *n) {
    for (int i = 0; i < *n; i++) y[i] = sqrtf(x[i]);
}

void vvlog10f(float *y, const float *x, const int *n) {
    for (int i = 0; i < *n; i++) y[i] = log10f(x[i]);
}
