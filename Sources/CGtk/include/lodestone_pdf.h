#ifndef LODESTONE_PDF_H
#define LODESTONE_PDF_H

#include <cairo-pdf.h>

// Documents in PDF, which Cairo writes.

// What is said about a document.
typedef enum {
    LODESTONE_PDF_TITLE,
    LODESTONE_PDF_AUTHOR,
    LODESTONE_PDF_SUBJECT,
    LODESTONE_PDF_KEYWORDS,
    LODESTONE_PDF_CREATOR,
} LodestonePDFField;

// A surface whose first page is `width` by `height` points. Its bytes go to `write`, which answers 0 where there is no room for them. What PDF cannot
// say is drawn as pixels, `resolution` an inch.
cairo_surface_t *lodestone_pdf_surface(
    int (*write)(void *context, const unsigned char *bytes, unsigned int count), void *context, double width, double height,
    double resolution);

// The size of the page that follows, on which nothing was drawn yet.
void lodestone_pdf_set_size(cairo_surface_t *surface, double width, double height);

// Says something about the document. `text` is UTF-8.
void lodestone_pdf_set_field(cairo_surface_t *surface, LodestonePDFField field, const char *text);

// Lets a picture that is drawn several times be written once: it has the same `name` each time.
void lodestone_pdf_name_picture(cairo_surface_t *picture, const char *name);

#endif
