// The functions of vDSP that exist in single and in double precision. vdsp.c includes this file for each precision. REAL is the type of the numbers, and
// NAME(vDSP_vadd) the name of a function.

void NAME(vDSP_vadd)(const REAL *a, vDSP_Stride ia, const REAL *b, vDSP_Stride ib, REAL *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = a[(long)i * ia] + b[(long)i * ib];
}

void NAME(vDSP_vsub)(const REAL *b, vDSP_Stride ib, const REAL *a, vDSP_Stride ia, REAL *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = a[(long)i * ia] - b[(long)i * ib];
}

void NAME(vDSP_vmul)(const REAL *a, vDSP_Stride ia, const REAL *b, vDSP_Stride ib, REAL *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = a[(long)i * ia] * b[(long)i * ib];
}

void NAME(vDSP_vdiv)(const REAL *b, vDSP_Stride ib, const REAL *a, vDSP_Stride ia, REAL *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = a[(long)i * ia] / b[(long)i * ib];
}

void NAME(vDSP_vsadd)(const REAL *a, vDSP_Stride ia, const REAL *b, REAL *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = a[(long)i * ia] + *b;
}

void NAME(vDSP_vsmul)(const REAL *a, vDSP_Stride ia, const REAL *b, REAL *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = a[(long)i * ia] * *b;
}

void NAME(vDSP_vsdiv)(const REAL *a, vDSP_Stride ia, const REAL *b, REAL *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = a[(long)i * ia] / *b;
}

void NAME(vDSP_vsmsa)(const REAL *a, vDSP_Stride ia, const REAL *b, const REAL *c, REAL *d, vDSP_Stride id, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) d[(long)i * id] = a[(long)i * ia] * *b + *c;
}

void NAME(vDSP_vabs)(const REAL *a, vDSP_Stride ia, REAL *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = fabs(a[(long)i * ia]);
}

void NAME(vDSP_vsq)(const REAL *a, vDSP_Stride ia, REAL *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = a[(long)i * ia] * a[(long)i * ia];
}

void NAME(vDSP_vneg)(const REAL *a, vDSP_Stride ia, REAL *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = -a[(long)i * ia];
}

void NAME(vDSP_vclip)(const REAL *a, vDSP_Stride ia, const REAL *b, const REAL *c, REAL *d, vDSP_Stride id, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) {
        REAL value = a[(long)i * ia];
        d[(long)i * id] = value < *b ? *b : value > *c ? *c : value;
    }
}

void NAME(vDSP_vthr)(const REAL *a, vDSP_Stride ia, const REAL *b, REAL *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = a[(long)i * ia] >= *b ? a[(long)i * ia] : *b;
}

void NAME(vDSP_vfill)(const REAL *a, REAL *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = *a;
}

void NAME(vDSP_vclr)(REAL *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = 0;
}

void NAME(vDSP_vramp)(const REAL *a, const REAL *b, REAL *c, vDSP_Stride ic, vDSP_Length n) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = *a + (REAL)i * *b;
}

void NAME(vDSP_vdbcon)(const REAL *a, vDSP_Stride ia, const REAL *b, REAL *c, vDSP_Stride ic, vDSP_Length n, unsigned int f) {
    for (vDSP_Length i = 0; i < n; i++) c[(long)i * ic] = (f ? 20 : 10) * log10(a[(long)i * ia] / *b);
}

void NAME(vDSP_sve)(const REAL *a, vDSP_Stride ia, REAL *c, vDSP_Length n) {
    double sum = 0;
    for (vDSP_Length i = 0; i < n; i++) sum += a[(long)i * ia];
    *c = (REAL)sum;
}

void NAME(vDSP_svesq)(const REAL *a, vDSP_Stride ia, REAL *c, vDSP_Length n) {
    double sum = 0;
    for (vDSP_Length i = 0; i < n; i++) sum += (double)a[(long)i * ia] * a[(long)i * ia];
    *c = (REAL)sum;
}

void NAME(vDSP_meanv)(const REAL *a, vDSP_Stride ia, REAL *c, vDSP_Length n) {
    double sum = 0;
    for (vDSP_Length i = 0; i < n; i++) sum += a[(long)i * ia];
    *c = (REAL)(sum / (double)n);
}

void NAME(vDSP_measqv)(const REAL *a, vDSP_Stride ia, REAL *c, vDSP_Length n) {
    double sum = 0;
    for (vDSP_Length i = 0; i < n; i++) sum += (double)a[(long)i * ia] * a[(long)i * ia];
    *c = (REAL)(sum / (double)n);
}

void NAME(vDSP_rmsqv)(const REAL *a, vDSP_Stride ia, REAL *c, vDSP_Length n) {
    double sum = 0;
    for (vDSP_Length i = 0; i < n; i++) sum += (double)a[(long)i * ia] * a[(long)i * ia];
    *c = (REAL)sqrt(sum / (double)n);
}

void NAME(vDSP_maxv)(const REAL *a, vDSP_Stride ia, REAL *c, vDSP_Length n) {
    *c = -INFINITY;
    for (vDSP_Length i = 0; i < n; i++) if (a[(long)i * ia] > *c) *c = a[(long)i * ia];
}

void NAME(vDSP_minv)(const REAL *a, vDSP_Stride ia, REAL *c, vDSP_Length n) {
    *c = INFINITY;
    for (vDSP_Length i = 0; i < n; i++) if (a[(long)i * ia] < *c) *c = a[(long)i * ia];
}

void NAME(vDSP_maxmgv)(const REAL *a, vDSP_Stride ia, REAL *c, vDSP_Length n) {
    *c = 0;
    for (vDSP_Length i = 0; i < n; i++) if (fabs(a[(long)i * ia]) > *c) *c = fabs(a[(long)i * ia]);
}

void NAME(vDSP_maxvi)(const REAL *a, vDSP_Stride ia, REAL *c, vDSP_Length *index, vDSP_Length n) {
    *c = -INFINITY;
    *index = 0;
    for (vDSP_Length i = 0; i < n; i++) {
        if (a[(long)i * ia] <= *c) continue;
        *c = a[(long)i * ia];
        *index = (vDSP_Length)((long)i * ia);
    }
}

void NAME(vDSP_dotpr)(const REAL *a, vDSP_Stride ia, const REAL *b, vDSP_Stride ib, REAL *c, vDSP_Length n) {
    double sum = 0;
    for (vDSP_Length i = 0; i < n; i++) sum += (double)a[(long)i * ia] * b[(long)i * ib];
    *c = (REAL)sum;
}

void NAME(vDSP_desamp)(const REAL *a, vDSP_Stride df, const REAL *f, REAL *c, vDSP_Length n, vDSP_Length p) {
    for (vDSP_Length i = 0; i < n; i++) {
        double sum = 0;
        for (vDSP_Length j = 0; j < p; j++) sum += (double)a[(long)i * df + (long)j] * f[j];
        c[i] = (REAL)sum;
    }
}

void NAME(vDSP_hann_window)(REAL *c, vDSP_Length n, int flag) {
    double scale = flag & 2 ? sqrt(8.0 / 3.0) / 2 : 0.5;
    for (vDSP_Length i = 0; i < n; i++) c[i] = (REAL)(scale * (1 - cos(2 * M_PI * (double)i / (double)n)));
}
