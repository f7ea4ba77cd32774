#include "lodestone_settings.h"

#include <string.h>

GtkSettings *lodestone_settings(void) {
    return gtk_settings_get_default();
}

gboolean lodestone_settings_are_dark(GtkSettings *settings) {
    gboolean prefers_dark = FALSE;
    char *theme = NULL;
    g_object_get(settings, "gtk-application-prefer-dark-theme", &prefers_dark, "gtk-theme-name", &theme, NULL);
    gboolean is_dark = prefers_dark || (theme != NULL && (g_str_has_suffix(theme, "-dark") || g_str_has_suffix(theme, ":dark")));
    g_free(theme);
    return is_dark;
}

gboolean lodestone_settings_have_animations(GtkSettings *settings) {
    gboolean enabled = TRUE;
    g_object_get(settings, "gtk-enable-animations", &enabled, NULL);
    return enabled;
}

gboolean lodestone_settings_blink(GtkSettings *settings) {
    gboolean blinks = TRUE;
    g_object_get(settings, "gtk-cursor-blink", &blinks, NULL);
    return blinks;
}

// MARK: The settings portal

#define APPEARANCE "org.freedesktop.appearance"
#define COLOUR_SCHEME "color-scheme"
#define PORTAL "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"
#define SETTINGS "org.freedesktop.portal.Settings"

typedef struct {
    void (*changed)(void *context, guint scheme);
    void *context;
} SchemeWatch;

// Reports a value that may lie in variants within variants, as the portal's older call wraps it.
static void report(SchemeWatch *watch, GVariant *value) {
    g_variant_ref(value);
    while (g_variant_is_of_type(value, G_VARIANT_TYPE_VARIANT)) {
        GVariant *inner = g_variant_get_variant(value);
        g_variant_unref(value);
        value = inner;
    }
    if (g_variant_is_of_type(value, G_VARIANT_TYPE_UINT32)) watch->changed(watch->context, g_variant_get_uint32(value));
    g_variant_unref(value);
}

static void setting_changed(
    GDBusConnection *bus, const char *sender, const char *path, const char *interface, const char *signal, GVariant *parameters,
    gpointer data) {
    if (!g_variant_is_of_type(parameters, G_VARIANT_TYPE("(ssv)"))) return;
    const char *namespace, *key;
    GVariant *value;
    g_variant_get(parameters, "(&s&sv)", &namespace, &key, &value);
    if (strcmp(namespace, APPEARANCE) == 0 && strcmp(key, COLOUR_SCHEME) == 0) report(data, value);
    g_variant_unref(value);
}

static void setting_read(GObject *bus, GAsyncResult *result, gpointer data) {
    GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, NULL);
    if (answer == NULL) return;
    GVariant *value = g_variant_get_child_value(answer, 0);
    report(data, value);
    g_variant_unref(value);
    g_variant_unref(answer);
}

static void bus_found(GObject *source, GAsyncResult *result, gpointer data) {
    GDBusConnection *bus = g_bus_get_finish(result, NULL);
    if (bus == NULL) return;
    g_dbus_connection_set_exit_on_close(bus, FALSE);
    g_dbus_connection_signal_subscribe(
        bus, PORTAL, SETTINGS, "SettingChanged", PORTAL_PATH, APPEARANCE, G_DBUS_SIGNAL_FLAGS_NONE, setting_changed, data, NULL);
    g_dbus_connection_call(
        bus, PORTAL, PORTAL_PATH, SETTINGS, "Read", g_variant_new("(ss)", APPEARANCE, COLOUR_SCHEME), NULL, G_DBUS_CALL_FLAGS_NONE, -1,
        NULL, setting_read, data);
    // The subscription keeps the connection.
}

gboolean lodestone_has_session_bus(void) {
    if (g_getenv("DBUS_SESSION_BUS_ADDRESS") != NULL) return TRUE;
    char *socket = g_build_filename(g_get_user_runtime_dir(), "bus", NULL);
    gboolean exists = g_file_test(socket, G_FILE_TEST_EXISTS);
    g_free(socket);
    return exists;
}

void lodestone_watch_colour_scheme(void (*changed)(void *context, guint scheme), void *context) {
    // Without a session bus GIO would start one; a program that only wants to know a colour does not.
    if (!lodestone_has_session_bus()) return;
    SchemeWatch *watch = g_new(SchemeWatch, 1);
    watch->changed = changed;
    watch->context = context;
    g_bus_get(G_BUS_TYPE_SESSION, NULL, bus_found, watch);
}
