// Signals of GObjects for handlers that need only their context. GLib's macros cannot be imported into Swift.
#ifndef LODESTONE_SIGNALS_H
#define LODESTONE_SIGNALS_H

#include <glib-object.h>

// Calls `handler` with `context` when `object` emits `signal`, before (or with `after`, after) the class's own handler.
gulong lodestone_connect(void *object, const char *signal, void (*handler)(void *context), void *context);
gulong lodestone_connect_after(void *object, const char *signal, void (*handler)(void *context), void *context);

// Like lodestone_connect, for signals whose handler returns whether it handled the event.
gulong lodestone_connect_asking(void *object, const char *signal, gboolean (*handler)(void *context), void *context);

// Emits a signal without arguments.
void lodestone_emit(void *object, const char *signal);

// Disconnects all handlers of `object` with `context`.
void lodestone_disconnect(void *object, void *context);

#endif
