// A reusable main-loop source that runs once for each request. This costs less than a new source for each request.
#ifndef LODESTONE_LOOP_SOURCE_H
#define LODESTONE_LOOP_SOURCE_H

#include <glib.h>

typedef struct LodestoneLoopSource LodestoneLoopSource;

// Creates a source with the given GLib priority. After a request, it calls `body` with `context` on the main thread. It also runs in a nested loop that `body`
// itself runs.
LodestoneLoopSource *lodestone_loop_source_new(int priority, void (*body)(void *context), void *context);
// Removes the source.
void lodestone_loop_source_free(LodestoneLoopSource *self);

// Requests a call of `body`. Use this only on the main thread, because it does not wake the loop.
void lodestone_loop_source_request(LodestoneLoopSource *self);
void lodestone_loop_source_cancel(LodestoneLoopSource *self);

#endif
