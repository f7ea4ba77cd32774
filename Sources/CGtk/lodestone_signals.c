#include "lodestone_signals.h"

// With "swapped", the handler's first argument is the context. The handler ignores the signal's own arguments.
gulong lodestone_connect(void *object, const char *signal, void (*handler)(void *context), void *context) {
    return g_signal_connect_data(object, signal, G_CALLBACK(handler), context, NULL, G_CONNECT_SWAPPED);
}

gulong lodestone_connect_after(void *object, const char *signal, void (*handler)(void *context), void *context) {
    return g_signal_connect_data(object, signal, G_CALLBACK(handler), context, NULL, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

gulong lodestone_connect_asking(void *object, const char *signal, gboolean (*handler)(void *context), void *context) {
    return g_signal_connect_data(object, signal, G_CALLBACK(handler), context, NULL, G_CONNECT_SWAPPED);
}

void lodestone_emit(void *object, const char *signal) {
    g_signal_emit_by_name(object, signal);
}

void lodestone_disconnect(void *object, void *context) {
    g_signal_handlers_disconnect_matched(object, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, context);
}
