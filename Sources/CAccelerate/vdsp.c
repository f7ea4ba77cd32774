#include "vdsp.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void vDSP_vadd(const float *a, vDSP_Stride ia, const float *b, vDSP_Stride ib, float *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = a[(long)i * ia] + b[(long)i * ib];
}

void vDSP_vaddD(const double *a, vDSP_Stride ia, const double *b, vDSP_Stride ib, double *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = a[(long)i * ia] + b[(long)i * ib];
}

void vDSP_vsub(const float *b, vDSP_Stride ib, const float *a, vDSP_Stride ia, float *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = a[(long)i * ia] - b[(long)i * ib];
}

void vDSP_vsubD(const double *b, vDSP_Stride ib, const double *a, vDSP_Stride ia, double *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = a[(long)i * ia] - b[(long)i * ib];
}

void vDSP_vmul(const float *a, vDSP_Stride ia, const float *b, vDSP_Stride ib, float *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = a[(long)i * ia] * b[(long)i * ib];
}

void vDSP_vmulD(const double *a, vDSP_Stride ia, const double *b, vDSP_Stride ib, double *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = a[(long)i * ia] * b[(long)i * ib];
}

void vDSP_vdiv(const float *b, vDSP_Stride ib, const float *a, vDSP_Stride ia, float *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = a[(long)i * ia] / b[(long)i * ib];
}

void vDSP_vdivD(const double *b, vDSP_Stride ib, const double *a, vDSP_Stride ia, double *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = a[(long)i * ia] / b[(long)i * ib];
}

void vDSP_vsadd(const float *a, vDSP_Stride ia, const float *b, float *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = a[(long)i * ia] + *b;
}

void vDSP_vsaddD(const double *a, vDSP_Stride ia, const double *b, double *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = a[(long)i * ia] + *b;
}

void vDSP_vsmul(const float *a, vDSP_Stride ia, const float *b, float *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = a[(long)i * ia] * *b;
}

void vDSP_vsmulD(const double *a, vDSP_Stride ia, const double *b, double *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = a[(long)i * ia] * *b;
}

void vDSP_vsdiv(const float *a, vDSP_Stride ia, const float *b, float *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = a[(long)i * ia] / *b;
}

void vDSP_vsdivD(const double *a, vDSP_Stride ia, const double *b, double *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = a[(long)i * ia] / *b;
}

void vDSP_vsmsa(const float *a, vDSP_Stride ia, const float *b, const float *c, float *d, vDSP_Stride id, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) d[(long)i * id] = a[(long)i * ia] * *b + *c;
}

void vDSP_vsmsaD(const double *a, vDSP_Stride ia, const double *b, const double *c, double *d, vDSP_Stride id, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) d[(long)i * id] = a[(long)i * ia] * *b + *c;
}

void vDSP_vabs(const float *a, vDSP_Stride ia, float *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = fabs(a[(long)i * ia]);
}

void vDSP_vabsD(const double *a, vDSP_Stride ia, double *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = fabs(a[(long)i * ia]);
}

void vDSP_vsq(const float *a, vDSP_Stride ia, float *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = a[(long)i * ia] * a[(long)i * ia];
}

void vDSP_vsqD(const double *a, vDSP_Stride ia, double *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = a[(long)i * ia] * a[(long)i * ia];
}

void vDSP_vneg(const float *a, vDSP_Stride ia, float *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = -a[(long)i * ia];
}

void vDSP_vnegD(const double *a, vDSP_Stride ia, double *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = -a[(long)i * ia];
}

void vDSP_vclip(const float *a, vDSP_Stride ia, const float *b, const float *c, float *d, vDSP_Stride id, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) {
        float value = a[(long)i * ia];
        d[(long)i * id] = value < *b ? *b : value > *c ? *c : value;
    }
}

void vDSP_vclipD(const double *a, vDSP_Stride ia, const double *b, const double *c, double *d, vDSP_Stride id, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) {
        double value = a[(long)i * ia];
        d[(long)i * id] = value < *b ? *b : value > *c ? *c : value;
    }
}

void vDSP_vthr(const float *a, vDSP_Stride ia, const float *b, float *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = a[(long)i * ia] >= *b ? a[(long)i * ia] : *b;
}

void vDSP_vthrD(const double *a, vDSP_Stride ia, const double *b, double *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = a[(long)i * ia] >= *b ? a[(long)i * ia] : *b;
}

void vDSP_vfill(const float *a, float *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = *a;
}

void vDSP_vfillD(const double *a, double *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = *a;
}

void vDSP_vclr(float *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = 0;
}

void vDSP_vclrD(double *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = 0;
}

void vDSP_vramp(const float *a, const float *b, float *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = *a + (float)i * *b;
}

void vDSP_vrampD(const double *a, const double *b, double *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = *a + (double)i * *b;
}

void vDSP_vdbcon(const float *a, vDSP_Stride ia, const float *b, float *c, vDSP_Stride ic, vDSP_Length n, unsigned int f) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = (f ? 20 : 10) * log10(a[(long)i * ia] / *b);
}

void vDSP_vdbconD(const double *a, vDSP_Stride ia, const double *b, double *c, vDSP_Stride ic, vDSP_Length n, unsigned int f) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = (f ? 20 : 10) * log10(a[(long)i * ia] / *b);
}

void vDSP_sve(const float *a, vDSP_Stride ia, float *c, vDSP_Length n) {
    double sum = 0;
    for (vDSP_Length i = 0; i < n; i++) sum += a[(long)i * ia];
    *c = (float)sum;
}

void vDSP_sveD(const double *a, vDSP_Stride ia, double *c, vDSP_Length n) {
    double sum = 0;
    for (vDSP_Length i = 0; i < n; i++) sum += a[(long)i * ia];
    *c = (double)sum;
}

void vDSP_svesq(const float *a, vDSP_Stride ia, float *c, vDSP_Length n) {
    double sum = 0;
    for (vDSP_Length i = 0; i < n; i++) sum += (double)a[(long)i * ia] * a[(long)i * ia];
    *c = (float)sum;
}

void vDSP_svesqD(const double *a, vDSP_Stride ia, double *c, vDSP_Length n) {
    double sum = 0;
    for (vDSP_Length i = 0; i < n; i++) sum += (double)a[(long)i * ia] * a[(long)i * ia];
    *c = (double)sum;
}

void vDSP_meanv(const float *a, vDSP_Stride ia, float *c, vDSP_Length n) {
    double sum = 0;
    for (vDSP_Length i = 0; i < n; i++) sum += a[(long)i * ia];
    *c = (float)(sum / (double)n);
}

void vDSP_meanvD(const double *a, vDSP_Stride ia, double *c, vDSP_Length n) {
    double sum = 0;
    for (vDSP_Length i = 0; i < n; i++) sum += a[(long)i * ia];
    *c = (double)(sum / (double)n);
}

void vDSP_measqv(const float *a, vDSP_Stride ia, float *c, vDSP_Length n) {
    double sum = 0;
    for (vDSP_Length i = 0; i < n; i++) sum += (double)a[(long)i * ia] * a[(long)i * ia];
    *c = (float)(sum / (double)n);
}

void vDSP_measqvD(const double *a, vDSP_Stride ia, double *c, vDSP_Length n) {
    double sum = 0;
    for (vDSP_Length i = 0; i < n; i++) sum += (double)a[(long)i * ia] * a[(long)i * ia];
    *c = (double)(sum / (double)n);
}

void vDSP_rmsqv(const float *a, vDSP_Stride ia, float *c, vDSP_Length n) {
    double sum = 0;
    for (vDSP_Length i = 0; i < n; i++) sum += (double)a[(long)i * ia] * a[(long)i * ia];
    *c = (float)sqrt(sum / (double)n);
}

void vDSP_rmsqvD(const double *a, vDSP_Stride ia, double *c, vDSP_Length n) {
    double sum = 0;
    for (vDSP_Length i = 0; i < n; i++) sum += (double)a[(long)i * ia] * a[(long)i * ia];
    *c = (double)sqrt(sum / (double)n);
}

void vDSP_maxv(const float *a, vDSP_Stride ia, float *c, vDSP_Length n) {
    *c = -INFINITY;
    for (vDSP_Length i = 0; i < n; i++) if (a[(long)i * ia] > *c) *c = a[(long)i * ia];
}

void vDSP_maxvD(const double *a, vDSP_Stride ia, double *c, vDSP_Length n) {
    *c = -INFINITY;
    for (vDSP_Length i = 0; i < n; i++) if (a[(long)i * ia] > *c) *c = a[(long)i * ia];
}

void vDSP_minv(const float *a, vDSP_Stride ia, float *c, vDSP_Length n) {
    *c = INFINITY;
    for (vDSP_Length i = 0; i < n; i++) if (a[(long)i * ia] < *c) *c = a[(long)i * ia];
}

void vDSP_minvD(const double *a, vDSP_Stride ia, double *c, vDSP_Length n) {
    *c = INFINITY;
    for (vDSP_Length i = 0; i < n; i++) if (a[(long)i * ia] < *c) *c = a[(long)i * ia];
}

void vDSP_maxmgv(const float *a, vDSP_Stride ia, float *c, vDSP_Length n) {
    *c = 0;
    for (vDSP_Length i = 0; i < n; i++) if (fabs(a[(long)i * ia]) > *c) *c = fabs(a[(long)i * ia]);
}

void vDSP_maxmgvD(const double *a, vDSP_Stride ia, double *c, vDSP_Length n) {
    *c = 0;
    for (vDSP_Length i = 0; i < n; i++) if (fabs(a[(long)i * ia]) > *c) *c = fabs(a[(long)i * ia]);
}

void vDSP_maxvi(const float *a, vDSP_Stride ia, float *c, vDSP_Length *index, vDSP_Length n) {
    *c = -INFINITY;
    *index = 0;
    for (vDSP_Length i = 0; i < n; i++) {
        if (a[(long)i * ia] <= *c) continue;
        *c = a[(long)i * ia];
        *index = (vDSP_Length)((long)i * ia);
    }
}

void vDSP_maxviD(const double *a, vDSP_Stride ia, double *c, vDSP_Length *index, vDSP_Length n) {
    *c = -INFINITY;
    *index = 0;
    for (vDSP_Length i = 0; i < n; i++) {
        if (a[(long)i * ia] <= *c) continue;
        *c = a[(long)i * ia];
        *index = (vDSP_Length)((long)i * ia);
    }
}

void vDSP_dotpr(const float *a, vDSP_Stride ia, const float *b, vDSP_Stride ib, float *c, vDSP_Length n) {
    double sum = 0;
    for (vDSP_Length i = 0; i < n; i++) sum += (double)a[(long)i * ia] * b[(long)i * ib];
    *c = (float)sum;
}

void vDSP_dotprD(const double *a, vDSP_Stride ia, const double *b, vDSP_Stride ib, double *c, vDSP_Length n) {
    double sum = 0;
    for (vDSP_Length i = 0; i < n; i++) sum += (double)a[(long)i * ia] * b[(long)i * ib];
    *c = (double)sum;
}

void vDSP_desamp(const float *a, vDSP_Stride df, const float *f, float *c, vDSP_Length n, vDSP_Length p) {
    for (vDSP_Length i = 0; i < n; i++) {
        double sum = 0;
        for (vDSP_Length j = 0; j < p; j++) sum += (double)a[(long)i * df + (long)j] * f[j];
        c[i] = (float)sum;
    }
}

void vDSP_desampD(const double *a, vDSP_Stride df, const double *f, double *c, vDSP_Length n, vDSP_Length p) {
    for (vDSP_Length i = 0; i < n; i++) {
        double sum = 0;
        for (vDSP_Length j = 0; j < p; j++) sum += (double)a[(long)i * df + (long)j] * f[j];
        c[i] = (double)sum;
    }
}

void vDSP_hann_window(float *c, vDSP_Length n, int flag) {
    double scale = flag & 2 ? sqrt(8.0 / 3.0) / 2 : 0.5;
    for (vDSP_Length i = 0; i < n; i++) c[i] = (float)(scale * (1 - cos(2 * M_PI * (double)i / (double)n)));
}

void vDSP_hann_windowD(double *c, vDSP_Length n, int flag) {
    double scale = flag & 2 ? sqrt(8.0 / 3.0) / 2 : 0.5;
    for (vDSP_Length i = 0; i < n; i++) c[i] = (double)(scale * (1 - cos(2 * M_PI * (double)i / (double)n)));
}

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
