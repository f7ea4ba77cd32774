#include "lodestone_accessibility_keys.h"

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif

#define REGISTRY "org.a11y.atspi.Registry"
#define CONTROLLER "org.a11y.atspi.DeviceEventController"
#define CONTROLLER_PATH "/org/a11y/atspi/registry/deviceeventcontroller"
// The maximum time in which a reader must reply to a key, in milliseconds.
#define PATIENCE 300

typedef LodestoneAccessibleKeys Keys;

typedef struct {
    Keys *keys;
    LodestoneKeyAnswer answer;
    void *context;
} Shown;

gboolean lodestone_accessibility_keys_are_wanted(const Keys *keys) {
    return keys->bus != NULL && keys->listeners > 0;
}

static void listeners_known(GObject *source, GAsyncResult *result, gpointer data) {
    Keys *keys = data;
    GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
    keys->listeners = 0;
    if (reply == NULL) return;
    // Each entry contains a bus address, the wanted keys and the mode. Only the number of entries matters here, because the registry filters the keys.
    GVariant *list = g_variant_n_children(reply) > 0 ? g_variant_get_child_value(reply, 0) : NULL;
    if (list != NULL && g_variant_is_of_type(list, G_VARIANT_TYPE_ARRAY)) keys->listeners = (guint)g_variant_n_children(list);
    if (list != NULL) g_variant_unref(list);
    g_variant_unref(reply);
}

static void ask_for_listeners(Keys *keys) {
    keys->is_late = FALSE;
    g_dbus_connection_call(
        keys->bus, REGISTRY, CONTROLLER_PATH, CONTROLLER, "GetKeystrokeListeners", NULL, NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL,
        listeners_known, keys);
}

static void listeners_changed(
    GDBusConnection *bus, const char *sender, const char *path, const char *face, const char *signal, GVariant *args, gpointer data) {
    Keys *keys = data;
    if (keys->bus == bus) ask_for_listeners(keys);
}

static gboolean takes_keys_itself(void) {
#ifdef GDK_WINDOWING_X11
    GdkDisplay *display = gdk_display_get_default();
    return display != NULL && GDK_IS_X11_DISPLAY(display);
#else
    return FALSE;
#endif
}

void lodestone_accessibility_watch_keys(Keys *keys, GDBusConnection *bus) {
    // On X11, screen readers grab keys on the display. A reader that also received events would receive each key twice.
    if (takes_keys_itself()) return;
    lodestone_accessibility_forget_keys(keys);
    keys->bus = bus;
    const char *const changes[] = {"KeystrokeListenerRegistered", "KeystrokeListenerDeregistered"};
    // The registry emits these signals under another interface (DeviceEventListener), so the subscription does not filter by interface.
    for (int i = 0; i < 2; i++)
        keys->listening[i] = g_dbus_connection_signal_subscribe(
            bus, REGISTRY, NULL, changes[i], NULL, NULL, G_DBUS_SIGNAL_FLAGS_NONE, listeners_changed, keys, NULL);
    ask_for_listeners(keys);
}

void lodestone_accessibility_forget_keys(Keys *keys) {
    for (int i = 0; i < 2; i++) {
        if (keys->listening[i] != 0) g_dbus_connection_signal_unsubscribe(keys->bus, keys->listening[i]);
        keys->listening[i] = 0;
    }
    keys->bus = NULL;
    keys->listeners = 0;
}

static void answered(GObject *source, GAsyncResult *result, gpointer data) {
    Shown *shown = data;
    GError *error = NULL;
    GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, &error);
    gboolean is_taken = FALSE;
    if (reply != NULL) g_variant_get(reply, "(b)", &is_taken);
    shown->keys->is_late = g_error_matches(error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT);
    if (reply != NULL) g_variant_unref(reply);
    g_clear_error(&error);
    if (shown->answer != NULL) shown->answer(shown->context, is_taken);
    g_free(shown);
}

// The name of a key: its character, or its keysym's name.
static char *name_of(guint symbol, gboolean *is_text) {
    gunichar character = gdk_keyval_to_unicode(symbol);
    *is_text = character != 0 && g_unichar_isprint(character);
    if (!*is_text) return g_strdup(gdk_keyval_name(symbol) != NULL ? gdk_keyval_name(symbol) : "");
    char text[8] = {0};
    g_unichar_to_utf8(character, text);
    return g_strdup(text);
}

gboolean lodestone_accessibility_send_key(Keys *keys, GdkEvent *event, LodestoneKeyAnswer answer, void *context) {
    GdkEventType kind = gdk_event_get_event_type(event);
    if (!lodestone_accessibility_keys_are_wanted(keys) || (kind != GDK_KEY_PRESS && kind != GDK_KEY_RELEASE)) return FALSE;
    gboolean is_text, waits = !keys->is_late;
    guint symbol = gdk_key_event_get_keyval(event);
    char *name = name_of(symbol, &is_text);
    Shown *shown = g_new0(Shown, 1);
    *shown = (Shown){keys, waits ? answer : NULL, context};
    // The lowest eight bits of the modifier state are the same in X and AT-SPI.
    g_dbus_connection_call(
        keys->bus, REGISTRY, CONTROLLER_PATH, CONTROLLER, "NotifyListenersSync",
        g_variant_new(
            "((uiiiisb))", kind == GDK_KEY_PRESS ? 0 : 1, (int)symbol, (int)gdk_key_event_get_keycode(event),
            (int)(gdk_event_get_modifier_state(event) & 0xFF), (int)gdk_event_get_time(event), name, is_text),
        G_VARIANT_TYPE("(b)"), G_DBUS_CALL_FLAGS_NONE, PATIENCE, NULL, answered, shown);
    g_free(name);
    return waits;
}
