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

// The session bus is shared by the process, and so are the inhibitions.
typedef struct {
    guint32 portal_flags;
    const char *reason;
    // Whether the screen saver is called before the portal.
    gboolean uses_saver;
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
} Inhibition;

static Inhibition idle = {PORTAL_IDLE, "The app shows something to look at", TRUE};
static Inhibition suspension = {PORTAL_LOGOUT | PORTAL_SUSPEND, "The app finishes a task", FALSE};

static void settle(Inhibition *self);

static void end_call(Inhibition *self, gboolean is_held) {
    self->is_busy = FALSE;
    self->is_held = is_held;
    settle(self);
}

// Reports the failure. The next change tries again.
static void give_up(Inhibition *self, GError *error) {
    self->is_busy = FALSE;
    self->is_held = FALSE;
    self->is_wanted = FALSE;
    if (self->failed != NULL) self->failed(error != NULL ? error->message : "the session has no bus");
    g_clear_error(&error);
}

static void portal_inhibited(GObject *bus, GAsyncResult *result, gpointer data) {
    Inhibition *self = data;
    GError *error = NULL;
    GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, &error);
    if (answer == NULL) return give_up(self, error);
    g_free(self->handle);
    g_variant_get(answer, "(o)", &self->handle);
    g_variant_unref(answer);
    end_call(self, TRUE);
}

static void call_portal(Inhibition *self) {
    GVariantBuilder options;
    g_variant_builder_init(&options, G_VARIANT_TYPE_VARDICT);
    g_variant_builder_add(&options, "{sv}", "reason", g_variant_new_string(self->reason));
    g_dbus_connection_call(
        self->bus, PORTAL, PORTAL_PATH, "org.freedesktop.portal.Inhibit", "Inhibit",
        g_variant_new("(sua{sv})", "", self->portal_flags, &options), G_VARIANT_TYPE("(o)"), G_DBUS_CALL_FLAGS_NONE, TIMEOUT, NULL,
        portal_inhibited, self);
}

static void saver_inhibited(GObject *bus, GAsyncResult *result, gpointer data) {
    Inhibition *self = data;
    GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, NULL);
    if (answer == NULL) return call_portal(self);
    g_variant_get(answer, "(u)", &self->cookie);
    g_variant_unref(answer);
    end_call(self, TRUE);
}

static void released(GObject *bus, GAsyncResult *result, gpointer data) {
    Inhibition *self = data;
    GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, NULL);
    if (answer != NULL) g_variant_unref(answer);
    g_clear_pointer(&self->handle, g_free);
    end_call(self, FALSE);
}

static void settle(Inhibition *self) {
    if (self->is_busy || self->is_wanted == self->is_held) return;
    self->is_busy = TRUE;
    if (self->is_wanted && !self->uses_saver) {
        call_portal(self);
    } else if (self->is_wanted) {
        g_dbus_connection_call(
            self->bus, SAVER, SAVER_PATH, SAVER, "Inhibit", g_variant_new("(ss)", self->program, self->reason), G_VARIANT_TYPE("(u)"),
            G_DBUS_CALL_FLAGS_NONE, TIMEOUT, NULL, saver_inhibited, self);
    } else if (self->handle != NULL) {
        g_dbus_connection_call(
            self->bus, PORTAL, self->handle, "org.freedesktop.portal.Request", "Close", NULL, NULL, G_DBUS_CALL_FLAGS_NONE, TIMEOUT, NULL,
            released, self);
    } else {
        g_dbus_connection_call(
            self->bus, SAVER, SAVER_PATH, SAVER, "UnInhibit", g_variant_new("(u)", self->cookie), NULL, G_DBUS_CALL_FLAGS_NONE, TIMEOUT, NULL,
            released, self);
    }
}

static void bus_found(GObject *source, GAsyncResult *result, gpointer data) {
    Inhibition *self = data;
    GError *error = NULL;
    self->bus = g_bus_get_finish(result, &error);
    if (self->bus == NULL) return give_up(self, error);
    g_dbus_connection_set_exit_on_close(self->bus, FALSE);
    self->is_busy = FALSE;
    settle(self);
}

static void set_inhibited(Inhibition *self, const char *program, gboolean is_inhibited, void (*failed)(const char *reason)) {
    self->is_wanted = is_inhibited;
    self->failed = failed;
    if (self->program == NULL) self->program = g_strdup(program);
    if (self->bus != NULL) return settle(self);
    if (!is_inhibited || self->is_busy) return;
    if (!lodestone_has_session_bus()) return give_up(self, NULL);
    self->is_busy = TRUE;
    g_bus_get(G_BUS_TYPE_SESSION, NULL, bus_found, self);
}

void lodestone_set_idle_inhibited(const char *program, gboolean is_inhibited, void (*failed)(const char *reason)) {
    set_inhibited(&idle, program, is_inhibited, failed);
}

void lodestone_set_suspension_inhibited(const char *program, gboolean is_inhibited) {
    set_inhibited(&suspension, program, is_inhibited, NULL);
}
