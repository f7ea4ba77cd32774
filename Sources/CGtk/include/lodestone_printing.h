#ifndef LODESTONE_PRINTING_H
#define LODESTONE_PRINTING_H

#include <gtk/gtk.h>

// The desktop's print dialog, and printing of PDF files. In a sandbox both use the portal, if GTK supports it (4.14).

// The initial settings of a dialog. Strings may be NULL.
typedef struct {
    const char *title;
    const char *printer;
    // The paper, by its PWG 5101.1 name, such as iso_a4.
    const char *paper;
    gboolean is_landscape;
    gboolean is_color;
    GtkPrintDuplex duplex;
    GtkPrintQuality quality;
} LodestonePrintRequest;

// The chosen sheet with its printable area, in points. Width and height are those in the chosen orientation.
typedef struct {
    double width, height;
    double left, top, right, bottom;
    gboolean is_landscape;
} LodestonePrintSheet;

// The settings that the user chose in the dialog.
typedef struct LodestonePrintSetup LodestonePrintSetup;

// Shows the dialog over `parent`, which may be NULL. Calls `done` once, after this function has returned, with the user's choice, or with NULL if the user
// cancelled. The callee frees the choice. Returns the dialog, for `lodestone_print_dialog_close`.
void *lodestone_print_dialog_show(
    GtkWidget *parent, const LodestonePrintRequest *request, void (*done)(void *context, LodestonePrintSetup *setup), void *context);

// Closes a dialog that has not called `done` yet. This also calls `done`.
void lodestone_print_dialog_close(void *dialog);

// The paper that the user chose in the dialog, with its printable area.
LodestonePrintSheet lodestone_print_setup_sheet(LodestonePrintSetup *setup);

// The chosen page ranges: `count` pairs of first and last page, counted from zero. The caller frees the array with g_free. A count of 0 means all pages.
int *lodestone_print_setup_ranges(LodestonePrintSetup *setup, int *count);

// Prints the PDF at `path` with the job title `title`. Calls `done` once, after this function has returned, with NULL or an error message.
void lodestone_print_setup_send(
    LodestonePrintSetup *setup, const char *path, const char *title, void (*done)(void *context, const char *error), void *context);

// Frees a setup. A running print job continues.
void lodestone_print_setup_free(LodestonePrintSetup *setup);

// Calls `each` for each paper that GTK supports, beginning with the desktop's default: name, portrait size in points, and margins.
void lodestone_papers(
    void (*each)(void *context, const char *name, double width, double height, double left, double top, double right, double bottom),
    void *context);

#endif
