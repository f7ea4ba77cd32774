// Reading what other programs offer on X11, and what the streams between programs need elsewhere.
//
// GDK reads X11's selections too, but asks for a drag's data at no time at all, which Qt does not answer; takes one piece after the other
// whether or not the last was read; and mixes up two requests of one kind, of which one is never answered.
#ifndef LODESTONE_SELECTIONS_H
#define LODESTONE_SELECTIONS_H

#include <gtk/gtk.h>

// Watches the display's selections. Call it before anything is read, and once. `source_died` is called when the program from which something
// is dragged is gone without having ended its drag; only X11 has to be asked, and says so.
void lodestone_selections_watch(GdkDisplay *display, void (*source_died)(void *context), void *context);

// Whether selections of the display are read by the functions below.
gboolean lodestone_display_has_selections(GdkDisplay *display);

typedef struct LodestoneSelection LodestoneSelection;

typedef struct {
    // A piece that was asked for. NULL is the end; nothing follows it.
    void (*piece)(void *context, GBytes *bytes);
    // The owner has nothing of the kind; nothing follows.
    void (*refused)(void *context);
} LodestoneSelectionHandlers;

typedef enum {
    LODESTONE_SELECTION_CLIPBOARD,
    // What the source of the last drop has.
    LODESTONE_SELECTION_DRAG,
    // What was selected last.
    LODESTONE_SELECTION_PRIMARY,
} LodestoneSelectionKind;

// Asks the owner of a selection for a target: a MIME type, or one of X11's own names. To be
// freed by the caller. Only one may wait for its first piece at a time.
LodestoneSelection *lodestone_selection_request(
    GdkDisplay *display, LodestoneSelectionKind kind, const char *target, const LodestoneSelectionHandlers *handlers, void *context);
// Asks for the next piece, once the last has come. The handler may be called before this returns.
void lodestone_selection_next(LodestoneSelection *selection);
void lodestone_selection_free(LodestoneSelection *selection);

// Makes the pipe under a stream as wide as it may be, and answers how much to write or read at once.
gsize lodestone_input_stream_widen(GInputStream *stream);
gsize lodestone_output_stream_widen(GOutputStream *stream);

// Cancels a GCancellable.
void lodestone_cancel(void *cancellable);

// Lets a write to a program that is gone fail, instead of ending this one.
void lodestone_ignore_broken_pipes(void);

#endif
