// A reusable main-loop source that runs once for each request. A new source for each request would cost more.
#ifndef LODESTONE_TURN_H
#define LODESTONE_TURN_H

#include <glib.h>

typedef struct LodestoneTurn LodestoneTurn;

// Creates a source that calls `body` with `context` on the main thread after a request, at the given GLib priority. It also runs in a nested loop
// that `body` runs.
LodestoneTurn *lodestone_turn_new(int priority, void (*body)(void *context), void *context);
// Removes the source.
void lodestone_turn_free(LodestoneTurn *self);

// Only on the main thread: does not wake the loop.
void lodestone_turn_ask(LodestoneTurn *self);
void lodestone_turn_cancel(LodestoneTurn *self);

#endif
