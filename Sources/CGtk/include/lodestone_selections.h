// Reads other programs' data on X11, and configures the streams of data between programs on other window systems.
//
// GDK's own code for X11 selections has three defects. It requests a drag's data with a timestamp of zero, which Qt does not answer. It accepts a chunk even if
// the previous one has not been read. If two requests of one kind are open, it confuses them and never answers one.
#ifndef LODESTONE_SELECTIONS_H
#define LODESTONE_SELECTIONS_H

#include <gtk/gtk.h>

// Watches the display's selections. Call it once, before any other function here. `source_terminated` is called if a drag's source program ended during the
// drag; only X11 needs and supports this.
void lodestone_selections_watch(GdkDisplay *display, void (*source_terminated)(void *context), void *context);

// Whether the functions below can read the display's selections.
gboolean lodestone_display_has_selections(GdkDisplay *display);

typedef struct LodestoneSelection LodestoneSelection;

typedef struct {
    // Called with a requested chunk. NULL is the end of the data.
    void (*piece)(void *context, GBytes *bytes);
    // Called if the owner does not have the target. This ends the request.
    void (*refused)(void *context);
} LodestoneSelectionHandlers;

typedef enum {
    LODESTONE_SELECTION_CLIPBOARD,
    // The data of the last drop.
    LODESTONE_SELECTION_DRAG,
    // X11's PRIMARY selection: the last selected text, pasted with the middle button.
    LODESTONE_SELECTION_PRIMARY,
} LodestoneSelectionKind;

// Requests data from the owner of a selection. `target` is a MIME type or the X11 name of a format. The caller frees the request. Only one request at a time
// may wait for its first chunk.
LodestoneSelection *lodestone_selection_request(
    GdkDisplay *display, LodestoneSelectionKind kind, const char *target, const LodestoneSelectionHandlers *handlers, void *context);
// Requests the next chunk. Call this only after the last chunk has arrived. The handler may be called before this returns.
void lodestone_selection_next(LodestoneSelection *selection);
void lodestone_selection_free(LodestoneSelection *selection);

// Enlarges the pipe of a stream as far as possible. Returns the chunk size for reads and writes of the stream.
gsize lodestone_input_stream_widen(GInputStream *stream);
gsize lodestone_output_stream_widen(GOutputStream *stream);

// A copy of the stream's file descriptor, without blocking. The caller closes it. -1 if the stream has no descriptor.
int lodestone_output_stream_copy_descriptor(GOutputStream *stream);

// Cancels a GCancellable.
void lodestone_cancel(void *cancellable);

#endif
