// Reads other programs' data on X11, and configures the streams between programs elsewhere.
//
// GDK's own reading of X11 selections has three defects. It requests a drag's data with a timestamp of zero, which Qt does not answer. It accepts each
// chunk whether or not the last one was read. It confuses two requests of one kind, of which one is never answered.
#ifndef LODESTONE_SELECTIONS_H
#define LODESTONE_SELECTIONS_H

#include <gtk/gtk.h>

// Watches the display's selections. Call it once, before anything is read. `source_terminated` is called when a drag's source program ended
// without ending the drag; only X11 needs and supports this.
void lodestone_selections_watch(GdkDisplay *display, void (*source_terminated)(void *context), void *context);

// Whether the display's selections are read by the functions below.
gboolean lodestone_display_has_selections(GdkDisplay *display);

typedef struct LodestoneSelection LodestoneSelection;

typedef struct {
    // Called with a requested chunk. NULL is the end.
    void (*piece)(void *context, GBytes *bytes);
    // Called if the owner does not have the target. The request ends.
    void (*refused)(void *context);
} LodestoneSelectionHandlers;

typedef enum {
    LODESTONE_SELECTION_CLIPBOARD,
    // The data of the last drop's source.
    LODESTONE_SELECTION_DRAG,
    // X11's PRIMARY selection: the last selected text, pasted with the middle button.
    LODESTONE_SELECTION_PRIMARY,
} LodestoneSelectionKind;

// Requests a target from the owner of a selection: a MIME type or an X11 name. The caller frees the request. Only one request may wait for
// its first chunk at a time.
LodestoneSelection *lodestone_selection_request(
    GdkDisplay *display, LodestoneSelectionKind kind, const char *target, const LodestoneSelectionHandlers *handlers, void *context);
// Requests the next chunk after the last one has arrived. The handler may be called before this returns.
void lodestone_selection_next(LodestoneSelection *selection);
void lodestone_selection_free(LodestoneSelection *selection);

// Enlarges the pipe of a stream as far as possible, and returns the chunk size for it.
gsize lodestone_input_stream_widen(GInputStream *stream);
gsize lodestone_output_stream_widen(GOutputStream *stream);

// Cancels a GCancellable.
void lodestone_cancel(void *cancellable);

// Makes a write to a closed pipe fail instead of ending the program.
void lodestone_ignore_broken_pipes(void);

#endif
