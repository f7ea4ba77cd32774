#ifndef LODESTONE_PRINTING_H
#define LODESTONE_PRINTING_H

#include <gtk/gtk.h>

// The desktop's print dialog, and printing a PDF: through the portal in a sandbox, if GTK supports it (4.14).

// The initial settings of a dialog. Strings may be NULL.
typedef struct {
    const char *title;
    const char *printer;
    // A PWG 5101.1 name, such as iso_a4.
    const char *paper;
    gboolean is_landscape;
    gboolean is_color;
    GtkPrintDuplex duplex;
    GtkPrintQuality quality;
} LodestonePrintRequest;

// The chosen sheet, in points, in the orientation of the print, with the printable area within it.
typedef struct {
    double width, height;
    double left, top, right, bottom;
    gboolean is_landscape;
} LodestonePrintSheet;

// The user's choice.
typedef struct LodestonePrintSetup LodestonePrintSetup;

// Shows the dialog over `parent`, which may be NULL. Calls `done` once, later, with the choice, which the callee frees, or with NULL.
// Returns the dialog, for `lodestone_print_dialog_close`.
void *lodestone_print_dialog_show(
    GtkWidget *parent, const LodestonePrintRequest *request, void (*done)(void *context, LodestonePrintSetup *setup), void *context);

// Closes a dialog that has not called `done` yet, and calls it.
void lodestone_print_dialog_close(void *dialog);

// The paper that the user chose in the dialog, with its printable area.
LodestonePrintSheet lodestone_print_setup_sheet(LodestonePrintSetup *setup);

// The zero-based page ranges: `count` pairs of first and last, to be freed with g_free; a count of 0 for all pages.
int *lodestone_print_setup_ranges(LodestonePrintSetup *setup, int *count);

// Prints the PDF at `path` with the title `title`. Calls `done` once, later, with NULL or an error message.
void lodestone_print_setup_send(
    LodestonePrintSetup *setup, const char *path, const char *title, void (*done)(void *context, const char *error), void *context);

// Frees a setup. A running print job continues.
void lodestone_print_setup_free(LodestonePrintSetup *setup);

// Calls `each` with GTK's papers, the desktop's default first: the name, the portrait size in points, and the margins.
void lodestone_papers(
    void (*each)(void *context, const char *name, double width, double height, double left, double top, double right, double bottom),
    void *context);

#endif
