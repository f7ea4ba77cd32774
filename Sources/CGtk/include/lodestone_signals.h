// Connects GObject signals to handlers that need only their context. Swift cannot import GLib's macros for this.
#ifndef LODESTONE_SIGNALS_H
#define LODESTONE_SIGNALS_H

#include <glib-object.h>

// Calls `handler` with `context` when `object` emits `signal`. The first function calls it before the class's own handler, the second after it.
gulong lodestone_connect(void *object, const char *signal, void (*handler)(void *context), void *context);
gulong lodestone_connect_after(void *object, const char *signal, void (*handler)(void *context), void *context);

// Like lodestone_connect, for signals whose handlers return whether they handled the event.
gulong lodestone_connect_asking(void *object, const char *signal, gboolean (*handler)(void *context), void *context);

// Emits a signal without arguments.
void lodestone_emit(void *object, const char *signal);

// Disconnects all handlers of `object` that were connected with `context`.
void lodestone_disconnect(void *object, void *context);

#endif
