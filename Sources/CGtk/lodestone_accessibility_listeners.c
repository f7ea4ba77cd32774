#include "lodestone_accessibility_listeners.h"

#include <string.h>

typedef LodestoneAccessibleListeners Listeners;

void lodestone_accessibility_listeners_init(Listeners *listeners, LodestoneAccessibleElements *elements) {
    listeners->elements = elements;
    listeners->clients = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    listeners->registered = g_ptr_array_new_with_free_func(g_free);
}

gboolean lodestone_accessibility_are_listening(const Listeners *listeners) {
    return listeners->elements->bus != NULL && (g_hash_table_size(listeners->clients) > 0 || listeners->registered->len > 0);
}

void lodestone_accessibility_notify_listening(const Listeners *listeners, gboolean was_listening) {
    const LodestoneAccessibleElements *elements = listeners->elements;
    if (was_listening != lodestone_accessibility_are_listening(listeners)) elements->ask->heard_changed(elements->context);
}

static void client_gone(
    GDBusConnection *bus, const char *sender, const char *path, const char *face, const char *signal, GVariant *args, gpointer data) {
    Listeners *listeners = data;
    const char *name, *old, *new;
    g_variant_get(args, "(&s&s&s)", &name, &old, &new);
    if (*new != '\0') return;
    gboolean was_listening = lodestone_accessibility_are_listening(listeners);
    guint watch = GPOINTER_TO_UINT(g_hash_table_lookup(listeners->clients, name));
    g_hash_table_remove(listeners->clients, name);
    if (watch != 0) g_dbus_connection_signal_unsubscribe(bus, watch);
    lodestone_accessibility_notify_listening(listeners, was_listening);
}

void lodestone_accessibility_note_client(Listeners *listeners, const char *sender) {
    if (sender == NULL || g_hash_table_contains(listeners->clients, sender)) return;
    gboolean was_listening = lodestone_accessibility_are_listening(listeners);
    guint watch = g_dbus_connection_signal_subscribe(
        listeners->elements->bus, "org.freedesktop.DBus", "org.freedesktop.DBus", "NameOwnerChanged", "/org/freedesktop/DBus", sender,
        G_DBUS_SIGNAL_FLAGS_NONE, client_gone, listeners, NULL);
    g_hash_table_insert(listeners->clients, g_strdup(sender), GUINT_TO_POINTER(watch));
    lodestone_accessibility_notify_listening(listeners, was_listening);
}

// A listener registers for an event such as "object:state-changed:focused". D-Bus sends that event as the signal Object.StateChanged with "focused" as its
// first argument.
static gboolean listener_wants(const char *wanted, const char *event) {
    for (;; wanted++) {
        while (*wanted == '-') wanted++;
        while (*event == '-') event++;
        if (*wanted == '\0') return TRUE;
        if (*wanted == ':' && wanted[1] == '\0') return TRUE;
        if (g_ascii_tolower(*wanted) != g_ascii_tolower(*event)) return FALSE;
        event++;
    }
}

gboolean lodestone_accessibility_is_wanted(
    const Listeners *listeners, const char *face, const char *signal, const char *detail, gboolean keeps_caches) {
    if (listeners->elements->bus == NULL) return FALSE;
    if (keeps_caches && g_hash_table_size(listeners->clients) > 0) return TRUE;
    if (listeners->registered->len == 0) return FALSE;
    char event[128];
    g_snprintf(event, sizeof event, "%s:%s:%s", face, signal, detail);
    for (guint i = 0; i < listeners->registered->len; i++) {
        const char *entry = strchr(g_ptr_array_index(listeners->registered, i), '\n') + 1;
        if (listener_wants(entry, event)) return TRUE;
    }
    return FALSE;
}

void lodestone_accessibility_listener_added(Listeners *listeners, const char *owner, const char *event) {
    // Limits the memory that clients' registrations use.
    if (listeners->registered->len < 10000) g_ptr_array_add(listeners->registered, g_strdup_printf("%s\n%s", owner, event));
}

void lodestone_accessibility_listener_removed(Listeners *listeners, const char *owner, const char *event) {
    for (guint i = listeners->registered->len; i > 0; i--) {
        const char *entry = g_ptr_array_index(listeners->registered, i - 1), *name = strchr(entry, '\n') + 1;
        gsize length = (gsize)(name - 1 - entry);
        if (length == strlen(owner) && strncmp(entry, owner, length) == 0 && listener_wants(event, name))
            g_ptr_array_remove_index(listeners->registered, i - 1);
    }
}

void lodestone_accessibility_listeners_clear(Listeners *listeners) { g_ptr_array_set_size(listeners->registered, 0); }

void lodestone_accessibility_clients_clear(Listeners *listeners) { g_hash_table_remove_all(listeners->clients); }
