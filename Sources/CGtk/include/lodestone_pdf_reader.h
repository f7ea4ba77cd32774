#ifndef LODESTONE_PDF_READER_H
#define LODESTONE_PDF_READER_H

#include <cairo.h>
#include <stdbool.h>
#include <stddef.h>

// Reads PDF documents with Poppler. The library is not linked, but opened when the first document is read.

// The library's name on every distribution.
#define LODESTONE_POPPLER "libpoppler-glib.so.8"

// Opens the library `name`, unless one is open. Returns NULL on success, otherwise an error message that the caller frees with `g_free`. Safe on any thread.
char *lodestone_pdf_reader_open(const char *name);

// Opens the document in `count` bytes, which are copied. NULL on failure, with an error message in `failure` that the caller frees with `g_free`. The library
// must be open. A document and its pages may be used by only one thread at a time.
void *lodestone_pdf_reader_document(const void *bytes, size_t count, char **failure);

// The number of pages of a document.
int lodestone_pdf_reader_page_count(void *document);

// The page at a zero-based index; NULL if the index is out of range.
void *lodestone_pdf_reader_page(void *document, int index);

// The visible part of a page, in points: the origin of its crop box, and the size with the page's rotation applied.
typedef struct {
    double x;
    double y;
    double width;
    double height;
} LodestonePDFBox;
LodestonePDFBox lodestone_pdf_reader_box(void *page);

// Draws a page with its rotation applied. Its top left corner is at the origin, and y points down. `is_vector` draws as for printing, which preserves shapes
// that a screen would not show.
void lodestone_pdf_reader_draw(void *page, cairo_t *cairo, bool is_vector);

// Releases a document or a page.
void lodestone_pdf_reader_release(void *object);

#endif
