// Something that is done when the main loop comes round, once for each time that it is asked for: a source of its own for each would cost more.
#ifndef LODESTONE_TURN_H
#define LODESTONE_TURN_H

#include <glib.h>

typedef struct LodestoneTurn LodestoneTurn;

// What calls `body` with `context` on the main thread, at `priority` of GLib's, when it was asked for. Also inside of a loop that `body` runs.
LodestoneTurn *lodestone_turn_new(int priority, void (*body)(void *context), void *context);
// Calls nothing any more.
void lodestone_turn_free(LodestoneTurn *self);

// On the main thread: wakes no loop.
void lodestone_turn_ask(LodestoneTurn *self);
void lodestone_turn_cancel(LodestoneTurn *self);
gboolean lodestone_turn_is_asked(const LodestoneTurn *self);

#endif
