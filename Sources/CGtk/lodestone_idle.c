#include "lodestone_idle.h"

#include <gio/gio.h>

#include "lodestone_settings.h"

#define SAVER "org.freedesktop.ScreenSaver"
#define SAVER_PATH "/org/freedesktop/ScreenSaver"
#define PORTAL "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"

// The portal's flags.
enum { PORTAL_LOGOUT = 1, PORTAL_SUSPEND = 4, PORTAL_IDLE = 8 };
enum { TIMEOUT = 5000 };

struct LodestoneIdleInhibition {
    guint32 portal_flags;
    const char *reason;
    // Whether the screen saver is called before the portal.
    gboolean uses_saver;
    GDBusConnection *bus;
    char *program;
    void (*failed)(const char *reason);
    gboolean is_wanted;
    // Whether a D-Bus call is in progress. The call retains the inhibition.
    gboolean is_busy;
    gboolean is_held;
    // The screen saver's id of the inhibition. Valid if `handle` is NULL.
    guint32 cookie;
    // The path of the portal's object for the inhibition; NULL if the screen saver inhibits.
    char *handle;
};

typedef LodestoneIdleInhibition Idle;

static void settle(Idle *idle);

static void clear(gpointer data) {
    Idle *idle = data;
    g_clear_object(&idle->bus);
    g_free(idle->program);
    g_free(idle->handle);
}

static void begin_call(Idle *idle) {
    g_rc_box_acquire(idle);
    idle->is_busy = TRUE;
}

static void end_call(Idle *idle, gboolean is_held) {
    idle->is_busy = FALSE;
    idle->is_held = is_held;
    settle(idle);
    g_rc_box_release_full(idle, clear);
}

static void report(Idle *idle, GError *error) {
    idle->is_wanted = FALSE;
    if (idle->failed != NULL) idle->failed(error != NULL ? error->message : "the session has no bus");
    g_clear_error(&error);
}

// Reports the failure. The next change of the wanted state tries again.
static void give_up(Idle *idle, GError *error) {
    idle->is_busy = FALSE;
    idle->is_held = FALSE;
    report(idle, error);
    g_rc_box_release_full(idle, clear);
}

static void portal_inhibited(GObject *bus, GAsyncResult *result, gpointer data) {
    Idle *idle = data;
    GError *error = NULL;
    GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, &error);
    if (answer == NULL) return give_up(idle, error);
    g_free(idle->handle);
    g_variant_get(answer, "(o)", &idle->handle);
    g_variant_unref(answer);
    end_call(idle, TRUE);
}

static void call_portal(Idle *idle) {
    GVariantBuilder options;
    g_variant_builder_init(&options, G_VARIANT_TYPE_VARDICT);
    g_variant_builder_add(&options, "{sv}", "reason", g_variant_new_string(idle->reason));
    g_dbus_connection_call(
        idle->bus, PORTAL, PORTAL_PATH, "org.freedesktop.portal.Inhibit", "Inhibit",
        g_variant_new("(sua{sv})", "", idle->portal_flags, &options), G_VARIANT_TYPE("(o)"), G_DBUS_CALL_FLAGS_NONE, TIMEOUT, NULL,
        portal_inhibited, idle);
}

static void saver_inhibited(GObject *bus, GAsyncResult *result, gpointer data) {
    Idle *idle = data;
    GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, NULL);
    if (answer == NULL) return call_portal(idle);
    g_variant_get(answer, "(u)", &idle->cookie);
    g_variant_unref(answer);
    end_call(idle, TRUE);
}

static void released(GObject *bus, GAsyncResult *result, gpointer data) {
    Idle *idle = data;
    GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, NULL);
    if (answer != NULL) g_variant_unref(answer);
    g_clear_pointer(&idle->handle, g_free);
    end_call(idle, FALSE);
}

static void settle(Idle *idle) {
    if (idle->is_busy || idle->is_wanted == idle->is_held) return;
    begin_call(idle);
    if (idle->is_wanted && !idle->uses_saver) {
        call_portal(idle);
    } else if (idle->is_wanted) {
        g_dbus_connection_call(
            idle->bus, SAVER, SAVER_PATH, SAVER, "Inhibit", g_variant_new("(ss)", idle->program, idle->reason), G_VARIANT_TYPE("(u)"),
            G_DBUS_CALL_FLAGS_NONE, TIMEOUT, NULL, saver_inhibited, idle);
    } else if (idle->handle != NULL) {
        g_dbus_connection_call(
            idle->bus, PORTAL, idle->handle, "org.freedesktop.portal.Request", "Close", NULL, NULL, G_DBUS_CALL_FLAGS_NONE, TIMEOUT, NULL,
            released, idle);
    } else {
        g_dbus_connection_call(
            idle->bus, SAVER, SAVER_PATH, SAVER, "UnInhibit", g_variant_new("(u)", idle->cookie), NULL, G_DBUS_CALL_FLAGS_NONE, TIMEOUT, NULL,
            released, idle);
    }
}

static void bus_found(GObject *source, GAsyncResult *result, gpointer data) {
    Idle *idle = data;
    GError *error = NULL;
    idle->bus = g_bus_get_finish(result, &error);
    if (idle->bus == NULL) return give_up(idle, error);
    g_dbus_connection_set_exit_on_close(idle->bus, FALSE);
    end_call(idle, FALSE);
}

Idle *lodestone_idle_inhibition_new(const char *program, LodestoneInhibited inhibited, void (*failed)(const char *reason)) {
    Idle *idle = g_rc_box_new0(Idle);
    idle->uses_saver = inhibited == LODESTONE_INHIBITED_IDLE;
    idle->portal_flags = idle->uses_saver ? PORTAL_IDLE : PORTAL_LOGOUT | PORTAL_SUSPEND;
    idle->reason = idle->uses_saver ? "The app shows something to look at" : "The app finishes a task";
    idle->program = g_strdup(program);
    idle->failed = failed;
    return idle;
}

void lodestone_idle_inhibition_free(Idle *idle) {
    lodestone_set_idle_inhibited(idle, FALSE);
    g_rc_box_release_full(idle, clear);
}

void lodestone_set_idle_inhibited(Idle *idle, gboolean is_inhibited) {
    idle->is_wanted = is_inhibited;
    if (idle->bus != NULL) return settle(idle);
    if (!is_inhibited || idle->is_busy) return;
    if (!lodestone_has_session_bus()) return report(idle, NULL);
    begin_call(idle);
    g_bus_get(G_BUS_TYPE_SESSION, NULL, bus_found, idle);
}
