#ifndef LODESTONE_PRINTING_H
#define LODESTONE_PRINTING_H

#include <gtk/gtk.h>

// The desktop's own dialog for printing, and the way of a PDF to the printer that was chosen in it: through the portal where the program is in a
// sandbox and GTK knows that one (4.14).

// What a dialog begins with. Texts may be NULL.
typedef struct {
    const char *title;
    const char *printer;
    // A name of PWG 5101.1, as iso_a4.
    const char *paper;
    gboolean is_landscape;
    gboolean is_color;
    GtkPrintDuplex duplex;
    GtkPrintQuality quality;
} LodestonePrintRequest;

// The sheet that was chosen, in points, turned as it is printed: the part that the printer reaches lies within it.
typedef struct {
    double width, height;
    double left, top, right, bottom;
    gboolean is_landscape;
} LodestonePrintSheet;

// What a person chose.
typedef struct LodestonePrintSetup LodestonePrintSetup;

// Shows the dialog over `parent`, which may be NULL. Calls `done` once, later, with what was chosen, which is the callee's to free, or with NULL.
// Answers the dialog, for `lodestone_print_dialog_close`.
void *lodestone_print_dialog_show(
    GtkWidget *parent, const LodestonePrintRequest *request, void (*done)(void *context, LodestonePrintSetup *setup), void *context);

// Takes a dialog away that has not called `done` yet; it calls it.
void lodestone_print_dialog_close(void *dialog);

// The sheet of a setup.
LodestonePrintSheet lodestone_print_setup_sheet(LodestonePrintSetup *setup);

// The pages that are to be printed, counted from 0: `count` pairs of first and last, to be freed with g_free; none and a count of 0 for all.
int *lodestone_print_setup_ranges(LodestonePrintSetup *setup, int *count);

// Prints the PDF at `path`, of which a person reads `title`, and calls `done` once, later, with NULL or with what went wrong.
void lodestone_print_setup_send(
    LodestonePrintSetup *setup, const char *path, const char *title, void (*done)(void *context, const char *error), void *context);

// Lets go of a setup; what is being printed goes on.
void lodestone_print_setup_free(LodestonePrintSetup *setup);

// The papers that GTK knows, the desktop's usual one first: calls `each` with a paper's name, its size in points upright, and its margins.
void lodestone_papers(
    void (*each)(void *context, const char *name, double width, double height, double left, double top, double right, double bottom),
    void *context);

#endif
