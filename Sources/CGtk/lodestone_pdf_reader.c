#include "lodestone_pdf_reader.h"

#include <gmodule.h>
#include <glib-object.h>

// Poppler's rectangle.
typedef struct {
    double x1;
    double y1;
    double x2;
    double y2;
} Rectangle;

// The functions of Poppler. A process loads the library once.
static struct {
    void *(*document_new_from_bytes)(GBytes *bytes, const char *password, GError **error);
    int (*document_get_n_pages)(void *document);
    void *(*document_get_page)(void *document, int index);
    void (*page_get_size)(void *page, double *width, double *height);
    void (*page_get_crop_box)(void *page, Rectangle *box);
    void (*page_render)(void *page, cairo_t *cairo);
    void (*page_render_for_printing)(void *page, cairo_t *cairo);
} table;

static GModule *library;
// Locked while the library is loaded.
static GMutex mutex;

static char *open_library(const char *name) {
    // GModule locks itself before the loader, as gdk-pixbuf does when it opens a decoder. With dlopen, two threads could wait for each other.
    GModule *opened = g_module_open(name, G_MODULE_BIND_LOCAL);
    if (opened == NULL) {
        const char *reason = g_module_error();
        return g_strdup(reason != NULL ? reason : "unknown reason");
    }
#define LOOK_UP(member) \
    if (!g_module_symbol(opened, "poppler_" #member, (void **)&table.member)) \
        return g_strdup_printf("%s has no poppler_" #member "; version 0.82 or later is needed", name);
    LOOK_UP(document_new_from_bytes)
    LOOK_UP(document_get_n_pages)
    LOOK_UP(document_get_page)
    LOOK_UP(page_get_size)
    LOOK_UP(page_get_crop_box)
    LOOK_UP(page_render)
    LOOK_UP(page_render_for_printing)
#undef LOOK_UP
    library = opened;
    return NULL;
}

char *lodestone_pdf_reader_open(const char *name) {
    g_mutex_lock(&mutex);
    char *failure = library != NULL ? NULL : open_library(name);
    g_mutex_unlock(&mutex);
    return failure;
}

void *lodestone_pdf_reader_document(const void *bytes, size_t count, char **failure) {
    GBytes *copy = g_bytes_new(bytes, count);
    GError *error = NULL;
    void *document = table.document_new_from_bytes(copy, NULL, &error);
    g_bytes_unref(copy);
    if (error != NULL) {
        *failure = g_strdup(error->message);
        g_error_free(error);
    }
    return document;
}

int lodestone_pdf_reader_page_count(void *document) { return table.document_get_n_pages(document); }

void *lodestone_pdf_reader_page(void *document, int index) { return table.document_get_page(document, index); }

LodestonePDFBox lodestone_pdf_reader_box(void *page) {
    LodestonePDFBox box = {0, 0, 0, 0};
    Rectangle crop = {0, 0, 0, 0};
    table.page_get_crop_box(page, &crop);
    table.page_get_size(page, &box.width, &box.height);
    box.x = MIN(crop.x1, crop.x2);
    box.y = MIN(crop.y1, crop.y2);
    return box;
}

void lodestone_pdf_reader_draw(void *page, cairo_t *cairo, bool is_vector) {
    cairo_save(cairo);
    if (is_vector) {
        table.page_render_for_printing(page, cairo);
    } else {
        table.page_render(page, cairo);
    }
    cairo_restore(cairo);
}

void lodestone_pdf_reader_release(void *object) { g_object_unref(object); }
