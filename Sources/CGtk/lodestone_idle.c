#include "lodestone_idle.h"

#include <gio/gio.h>

#include "lodestone_settings.h"

#define SAVER "org.freedesktop.ScreenSaver"
#define SAVER_PATH "/org/freedesktop/ScreenSaver"
#define PORTAL "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"
#define REASON "The app shows something to look at"

// The portal's flag for the idle timer.
enum { PORTAL_IDLE = 8 };
enum { TIMEOUT = 5000 };

// The session bus is shared by the process, and so is the inhibition.
static struct {
    GDBusConnection *bus;
    char *program;
    void (*failed)(const char *reason);
    gboolean is_wanted;
    // Whether a call is in progress.
    gboolean is_busy;
    gboolean is_held;
    // The screen saver's cookie of the inhibition, if `handle` is NULL.
    guint32 cookie;
    // The portal's object for the inhibition.
    char *handle;
} idle;

static void settle(void);

static void end_call(gboolean is_held) {
    idle.is_busy = FALSE;
    idle.is_held = is_held;
    settle();
}

// Reports the failure. The next change tries again.
static void give_up(GError *error) {
    idle.is_busy = FALSE;
    idle.is_held = FALSE;
    idle.is_wanted = FALSE;
    if (idle.failed != NULL) idle.failed(error != NULL ? error->message : "the session has no bus");
    g_clear_error(&error);
}

static void portal_inhibited(GObject *bus, GAsyncResult *result, gpointer data) {
    GError *error = NULL;
    GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, &error);
    if (answer == NULL) return give_up(error);
    g_free(idle.handle);
    g_variant_get(answer, "(o)", &idle.handle);
    g_variant_unref(answer);
    end_call(TRUE);
}

static void saver_inhibited(GObject *bus, GAsyncResult *result, gpointer data) {
    GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, NULL);
    if (answer != NULL) {
        g_variant_get(answer, "(u)", &idle.cookie);
        g_variant_unref(answer);
        return end_call(TRUE);
    }
    GVariantBuilder options;
    g_variant_builder_init(&options, G_VARIANT_TYPE_VARDICT);
    g_variant_builder_add(&options, "{sv}", "reason", g_variant_new_string(REASON));
    g_dbus_connection_call(
        idle.bus, PORTAL, PORTAL_PATH, "org.freedesktop.portal.Inhibit", "Inhibit", g_variant_new("(sua{sv})", "", PORTAL_IDLE, &options),
        G_VARIANT_TYPE("(o)"), G_DBUS_CALL_FLAGS_NONE, TIMEOUT, NULL, portal_inhibited, NULL);
}

static void released(GObject *bus, GAsyncResult *result, gpointer data) {
    GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, NULL);
    if (answer != NULL) g_variant_unref(answer);
    g_clear_pointer(&idle.handle, g_free);
    end_call(FALSE);
}

static void settle(void) {
    if (idle.is_busy || idle.is_wanted == idle.is_held) return;
    idle.is_busy = TRUE;
    if (idle.is_wanted) {
        g_dbus_connection_call(
            idle.bus, SAVER, SAVER_PATH, SAVER, "Inhibit", g_variant_new("(ss)", idle.program, REASON), G_VARIANT_TYPE("(u)"),
            G_DBUS_CALL_FLAGS_NONE, TIMEOUT, NULL, saver_inhibited, NULL);
    } else if (idle.handle != NULL) {
        g_dbus_connection_call(
            idle.bus, PORTAL, idle.handle, "org.freedesktop.portal.Request", "Close", NULL, NULL, G_DBUS_CALL_FLAGS_NONE, TIMEOUT, NULL,
            released, NULL);
    } else {
        g_dbus_connection_call(
            idle.bus, SAVER, SAVER_PATH, SAVER, "UnInhibit", g_variant_new("(u)", idle.cookie), NULL, G_DBUS_CALL_FLAGS_NONE, TIMEOUT, NULL,
            released, NULL);
    }
}

static void bus_found(GObject *source, GAsyncResult *result, gpointer data) {
    GError *error = NULL;
    idle.bus = g_bus_get_finish(result, &error);
    if (idle.bus == NULL) return give_up(error);
    g_dbus_connection_set_exit_on_close(idle.bus, FALSE);
    idle.is_busy = FALSE;
    settle();
}

void lodestone_set_idle_inhibited(const char *program, gboolean is_inhibited, void (*failed)(const char *reason)) {
    idle.is_wanted = is_inhibited;
    idle.failed = failed;
    if (idle.program == NULL) idle.program = g_strdup(program);
    if (idle.bus != NULL) return settle();
    if (!is_inhibited || idle.is_busy) return;
    if (!lodestone_has_session_bus()) return give_up(NULL);
    idle.is_busy = TRUE;
    g_bus_get(G_BUS_TYPE_SESSION, NULL, bus_found, NULL);
}
