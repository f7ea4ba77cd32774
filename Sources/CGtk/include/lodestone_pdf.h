#ifndef LODESTONE_PDF_H
#define LODESTONE_PDF_H

#include <cairo-pdf.h>

// PDF documents, written by Cairo.

// A metadata field of a document.
typedef enum {
    LODESTONE_PDF_TITLE,
    LODESTONE_PDF_AUTHOR,
    LODESTONE_PDF_SUBJECT,
    LODESTONE_PDF_KEYWORDS,
    LODESTONE_PDF_CREATOR,
} LodestonePDFField;

// A surface that writes a PDF document. Its first page has `width` × `height` points. `write` receives the document's bytes, and returns 0 on failure. Content
// that PDF cannot represent is rasterized at `resolution` pixels per inch.
cairo_surface_t *lodestone_pdf_surface(
    int (*write)(void *context, const unsigned char *bytes, unsigned int count), void *context, double width, double height,
    double resolution);

// Sets the size of the next page. Call this before anything is drawn on the page.
void lodestone_pdf_set_size(cairo_surface_t *surface, double width, double height);

// Sets a metadata field. `text` is UTF-8.
void lodestone_pdf_set_field(cairo_surface_t *surface, LodestonePDFField field, const char *text);

// Gives an image a unique name. If the image is drawn several times, the document contains it only once.
void lodestone_pdf_name_picture(cairo_surface_t *picture, const char *name);

#endif
