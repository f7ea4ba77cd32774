#include "lodestone_pdf.h"

#include <glib.h>
#include <string.h>

typedef struct {
    int (*write)(void *context, const unsigned char *bytes, unsigned int count);
    void *context;
} Sink;

static cairo_status_t write_bytes(void *closure, const unsigned char *bytes, unsigned int count) {
    Sink *sink = closure;
    return sink->write(sink->context, bytes, count) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
}

cairo_surface_t *lodestone_pdf_surface(
    int (*write)(void *context, const unsigned char *bytes, unsigned int count), void *context, double width, double height,
    double resolution) {
    static const cairo_user_data_key_t key;
    Sink *sink = g_new(Sink, 1);
    *sink = (Sink){write, context};
    cairo_surface_t *surface = cairo_pdf_surface_create_for_stream(write_bytes, sink, width, height);
    if (cairo_surface_set_user_data(surface, &key, sink, g_free) != CAIRO_STATUS_SUCCESS) g_free(sink);
    cairo_surface_set_fallback_resolution(surface, resolution, resolution);
    return surface;
}

void lodestone_pdf_set_size(cairo_surface_t *surface, double width, double height) { cairo_pdf_surface_set_size(surface, width, height); }

void lodestone_pdf_set_field(cairo_surface_t *surface, LodestonePDFField field, const char *text) {
    cairo_pdf_metadata_t known = field == LODESTONE_PDF_TITLE      ? CAIRO_PDF_METADATA_TITLE
                                 : field == LODESTONE_PDF_AUTHOR   ? CAIRO_PDF_METADATA_AUTHOR
                                 : field == LODESTONE_PDF_SUBJECT  ? CAIRO_PDF_METADATA_SUBJECT
                                 : field == LODESTONE_PDF_KEYWORDS ? CAIRO_PDF_METADATA_KEYWORDS
                                                                   : CAIRO_PDF_METADATA_CREATOR;
    cairo_pdf_surface_set_metadata(surface, known, text);
}

void lodestone_pdf_name_picture(cairo_surface_t *picture, const char *name) {
    unsigned char *copy = (unsigned char *)g_strdup(name);
    if (cairo_surface_set_mime_data(picture, CAIRO_MIME_TYPE_UNIQUE_ID, copy, strlen(name), g_free, copy) != CAIRO_STATUS_SUCCESS) {
        g_free(copy);
    }
}
