#include "lodestone_desktop.h"

#include "lodestone_settings.h"

// Whether the scheme is that of iOS's Settings app. Such a URL opens the desktop's own settings program.
static gboolean is_settings(const char *scheme) {
    return g_ascii_strcasecmp(scheme, "app-settings") == 0;
}

// The desktop's settings program, or NULL.
static GAppInfo *settings_program(void) {
    static const char *const names[] = {
        "org.gnome.Settings.desktop", "gnome-control-center.desktop", "systemsettings.desktop", "kdesystemsettings.desktop",
        "cinnamon-settings.desktop", "xfce-settings-manager.desktop", "matecc.desktop", "lxqt-config.desktop", "budgie-control-center.desktop",
    };
    GList *programs = g_app_info_get_all();
    GAppInfo *found = NULL;
    for (gsize i = 0; i < G_N_ELEMENTS(names) && found == NULL; i++) {
        for (GList *each = programs; each != NULL && found == NULL; each = each->next) {
            const char *id = g_app_info_get_id(each->data);
            if (id != NULL && strcmp(id, names[i]) == 0 && g_app_info_should_show(each->data)) found = g_object_ref(each->data);
        }
    }
    g_list_free_full(programs, g_object_unref);
    return found;
}

gboolean lodestone_can_open_uri(const char *uri) {
    char *scheme = g_uri_parse_scheme(uri);
    if (scheme == NULL) return FALSE;
    if (is_settings(scheme)) {
        g_free(scheme);
        GAppInfo *settings = settings_program();
        if (settings == NULL) return FALSE;
        g_object_unref(settings);
        return TRUE;
    }
    GAppInfo *program = NULL;
    gboolean is_sandboxed = g_file_test("/.flatpak-info", G_FILE_TEST_EXISTS);
    if (g_ascii_strcasecmp(scheme, "file") == 0) {
        char *path = g_filename_from_uri(uri, NULL, NULL);
        if (path != NULL && g_file_test(path, G_FILE_TEST_EXISTS)) {
            char *type = g_file_test(path, G_FILE_TEST_IS_DIR) ? g_strdup("inode/directory") : g_content_type_guess(path, NULL, 0, NULL);
            program = g_app_info_get_default_for_type(type, FALSE);
            g_free(type);
        } else {
            is_sandboxed = FALSE;
        }
        g_free(path);
    } else {
        program = g_app_info_get_default_for_uri_scheme(scheme);
    }
    g_free(scheme);
    if (program == NULL) return is_sandboxed;
    g_object_unref(program);
    return TRUE;
}

typedef struct {
    void (*done)(void *context, gboolean is_opened);
    void *context;
    gboolean is_opened;
} Opening;

static gboolean settings_opened(gpointer data) {
    Opening *opening = data;
    opening->done(opening->context, opening->is_opened);
    g_free(opening);
    return G_SOURCE_REMOVE;
}

static void opened(GObject *source, GAsyncResult *result, gpointer data) {
    Opening *opening = data;
    opening->done(opening->context, g_app_info_launch_default_for_uri_finish(result, NULL));
    g_free(opening);
}

void lodestone_open_uri(const char *uri, void (*done)(void *context, gboolean is_opened), void *context) {
    Opening *opening = g_new(Opening, 1);
    opening->done = done;
    opening->context = context;
    GdkDisplay *display = gdk_display_get_default();
    GdkAppLaunchContext *launch = display == NULL ? NULL : gdk_display_get_app_launch_context(display);
    char *scheme = g_uri_parse_scheme(uri);
    gboolean opens_settings = scheme != NULL && is_settings(scheme);
    g_free(scheme);
    if (opens_settings) {
        GAppInfo *settings = settings_program();
        opening->is_opened = settings != NULL && g_app_info_launch(settings, NULL, launch == NULL ? NULL : G_APP_LAUNCH_CONTEXT(launch), NULL);
        g_clear_object(&settings);
        g_clear_object(&launch);
        g_idle_add(settings_opened, opening);
        return;
    }
    g_app_info_launch_default_for_uri_async(uri, launch == NULL ? NULL : G_APP_LAUNCH_CONTEXT(launch), NULL, opened, opening);
    g_clear_object(&launch);
}

// MARK: Feedback

#define FEEDBACK "org.sigxcpu.Feedback"
#define FEEDBACK_PATH "/org/sigxcpu/Feedback"
#define HAPTIC "org.sigxcpu.Feedback.Haptic"

struct LodestoneFeedback {
    // Whether feedbackd is not on the bus or has no device. It is then not called again.
    gboolean is_missing;
};

LodestoneFeedback *lodestone_feedback_new(void) { return g_rc_box_new0(LodestoneFeedback); }

void lodestone_feedback_free(LodestoneFeedback *feedback) { g_rc_box_release(feedback); }

// A vibration that waits for the session bus. It retains the feedback object, and so does the D-Bus call that plays it.
typedef struct {
    LodestoneFeedback *feedback;
    GVariant *arguments;
} Vibration;

static void vibrated(GObject *bus, GAsyncResult *result, gpointer data) {
    GError *error = NULL;
    GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, &error);
    if (answer != NULL) g_variant_unref(answer);
    LodestoneFeedback *feedback = data;
    if (g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_SERVICE_UNKNOWN) || g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_NAME_HAS_NO_OWNER)
        || g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_UNKNOWN_METHOD) || g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_UNKNOWN_INTERFACE))
        feedback->is_missing = TRUE;
    g_clear_error(&error);
    g_rc_box_release(feedback);
}

static void feedback_bus_found(GObject *source, GAsyncResult *result, gpointer data) {
    Vibration *vibration = data;
    GDBusConnection *bus = g_bus_get_finish(result, NULL);
    if (bus == NULL) {
        vibration->feedback->is_missing = TRUE;
        g_rc_box_release(vibration->feedback);
    } else {
        g_dbus_connection_set_exit_on_close(bus, FALSE);
        g_dbus_connection_call(
            bus, FEEDBACK, FEEDBACK_PATH, HAPTIC, "Vibrate", vibration->arguments, NULL, G_DBUS_CALL_FLAGS_NONE, 1000, NULL, vibrated,
            vibration->feedback);
        g_object_unref(bus);
    }
    g_variant_unref(vibration->arguments);
    g_free(vibration);
}

void lodestone_vibrate(LodestoneFeedback *feedback, const char *program, const double *pulses, int count) {
    if (feedback->is_missing || !lodestone_has_session_bus()) return;
    GVariantBuilder pattern;
    g_variant_builder_init(&pattern, G_VARIANT_TYPE("a(du)"));
    for (int i = 0; i < count; i++) g_variant_builder_add(&pattern, "(du)", pulses[2 * i], (guint32)pulses[2 * i + 1]);
    Vibration *vibration = g_new(Vibration, 1);
    *vibration = (Vibration){g_rc_box_acquire(feedback), g_variant_ref_sink(g_variant_new("(sa(du))", program, &pattern))};
    g_bus_get(G_BUS_TYPE_SESSION, NULL, feedback_bus_found, vibration);
}
