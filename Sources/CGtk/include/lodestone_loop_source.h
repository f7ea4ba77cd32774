// A reusable main-loop source that runs once for each request. A new source for each request would cost more.
#ifndef LODESTONE_LOOP_SOURCE_H
#define LODESTONE_LOOP_SOURCE_H

#include <glib.h>

typedef struct LodestoneLoopSource LodestoneLoopSource;

// Creates a source that calls `body` with `context` on the main thread after a request, at the given GLib priority. It also runs in a nested loop
// that `body` runs.
LodestoneLoopSource *lodestone_loop_source_new(int priority, void (*body)(void *context), void *context);
// Removes the source.
void lodestone_loop_source_free(LodestoneLoopSource *self);

// Requests a call without waking the loop, so only for the main thread.
void lodestone_loop_source_request(LodestoneLoopSource *self);
void lodestone_loop_source_cancel(LodestoneLoopSource *self);

#endif
