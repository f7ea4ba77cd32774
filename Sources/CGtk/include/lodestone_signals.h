// Signals of GObjects, for handlers that need nothing but their context. The macros that connect them do not import into Swift.
#ifndef LODESTONE_SIGNALS_H
#define LODESTONE_SIGNALS_H

#include <glib-object.h>

// Calls `handler` with `context` when `object` emits `signal`, before (or with `after`, after) the class's own handler.
gulong lodestone_connect(void *object, const char *signal, void (*handler)(void *context), void *context);
gulong lodestone_connect_after(void *object, const char *signal, void (*handler)(void *context), void *context);

// The same for signals whose handler answers whether it dealt with the matter.
gulong lodestone_connect_asking(void *object, const char *signal, gboolean (*handler)(void *context), void *context);

// Calls the handlers of a signal that carries nothing.
void lodestone_emit(void *object, const char *signal);

// Ends every connection of `object` to `context`.
void lodestone_disconnect(void *object, void *context);

#endif
