#ifndef LODESTONE_PDF_READER_H
#define LODESTONE_PDF_READER_H

#include <cairo.h>
#include <stdbool.h>
#include <stddef.h>

// PDF documents, read by Poppler. The library is not linked: it is opened when the first document is read.

// The library's name on every distribution.
#define LODESTONE_POPPLER "libpoppler-glib.so.8"

// Opens the library `name`, unless one is open. Returns NULL on success, else the reason, to be freed with `g_free`. Safe on any thread.
char *lodestone_pdf_reader_open(const char *name);

// The document in `count` bytes, which are copied; NULL on failure, with the reason in `failure`, to be freed with `g_free`. The library must be
// open. A document and its pages belong to one thread at a time.
void *lodestone_pdf_reader_document(const void *bytes, size_t count, char **failure);

// The number of pages of a document.
int lodestone_pdf_reader_page_count(void *document);

// The page at an index that counts from 0; NULL for another index.
void *lodestone_pdf_reader_page(void *document, int index);

// The part of a page that is shown, in points: the origin of its crop box, and its size as it is displayed, with the page's rotation.
typedef struct {
    double x;
    double y;
    double width;
    double height;
} LodestonePDFBox;
LodestonePDFBox lodestone_pdf_reader_box(void *page);

// Draws a page as it is displayed, its top left corner at the origin, y pointing down. `is_vector` keeps shapes that a screen would not show.
void lodestone_pdf_reader_draw(void *page, cairo_t *cairo, bool is_vector);

// Releases a document or a page.
void lodestone_pdf_reader_release(void *object);

#endif
