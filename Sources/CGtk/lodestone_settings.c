#include "lodestone_settings.h"

#include <string.h>

GtkSettings *lodestone_settings(void) {
    return gtk_settings_get_default();
}

gboolean lodestone_settings_are_dark(GtkSettings *settings) {
    gboolean prefers_dark = FALSE;
    char *theme = NULL;
    g_object_get(settings, "gtk-application-prefer-dark-theme", &prefers_dark, "gtk-theme-name", &theme, NULL);
    // The program may override the setting for native widgets (CWebKit). The desktop's own value is then stored beside it: 1 for light, 2 for dark.
    int own = GPOINTER_TO_INT(g_object_get_data(G_OBJECT(settings), "lodestone-desktop-is-dark"));
    if (own != 0) prefers_dark = own == 2;
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

gboolean lodestone_settings_have_contrast(GtkSettings *settings) {
    char *theme = NULL;
    g_object_get(settings, "gtk-theme-name", &theme, NULL);
    gboolean is_high = theme != NULL && (g_str_has_prefix(theme, "HighContrast") || strcmp(theme, "Default-hc") == 0);
    g_free(theme);
    return is_high;
}

gboolean lodestone_settings_are_bold(GtkSettings *settings) {
    char *font = NULL;
    g_object_get(settings, "gtk-font-name", &font, NULL);
    PangoFontDescription *description = pango_font_description_from_string(font != NULL ? font : "");
    gboolean is_bold = pango_font_description_get_weight(description) >= PANGO_WEIGHT_SEMIBOLD;
    pango_font_description_free(description);
    g_free(font);
    return is_bold;
}

// Desktops scale text by the reported resolution: 96 is 100 %.
double lodestone_settings_text_scale(GtkSettings *settings) {
    int resolution = -1;
    g_object_get(settings, "gtk-xft-dpi", &resolution, NULL);
    return resolution > 0 ? resolution / 1024.0 / 96.0 : 1;
}

// MARK: The power profile

// GLib's monitor of power-profiles-daemon, or of the portal in a sandbox. It is never freed.
static GPowerProfileMonitor *power(void) {
    static GPowerProfileMonitor *monitor = NULL;
    if (monitor == NULL) monitor = g_power_profile_monitor_dup_default();
    return monitor;
}

gboolean lodestone_settings_save_power(void) {
    return power() != NULL && g_power_profile_monitor_get_power_saver_enabled(power());
}

typedef struct {
    void (*changed)(void *context);
    void *context;
} PowerWatch;

static void power_changed(GObject *monitor, GParamSpec *property, gpointer data) {
    PowerWatch *watch = data;
    watch->changed(watch->context);
}

void lodestone_watch_power(void (*changed)(void *context), void *context) {
    if (power() == NULL) return;
    PowerWatch *watch = g_new(PowerWatch, 1);  // used until the program ends
    *watch = (PowerWatch){changed, context};
    g_signal_connect(power(), "notify::power-saver-enabled", G_CALLBACK(power_changed), watch);
}

// MARK: The settings portal

#define PORTAL "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"
#define SETTINGS "org.freedesktop.portal.Settings"

static const struct {
    const char *namespace, *key;
    LodestoneSetting setting;
} settings_known[] = {
    {"org.freedesktop.appearance", "color-scheme", LODESTONE_SETTING_SCHEME},
    {"org.freedesktop.appearance", "contrast", LODESTONE_SETTING_CONTRAST},
    {"org.freedesktop.appearance", "reduced-motion", LODESTONE_SETTING_MOTION},
    {"org.gnome.desktop.a11y.interface", "high-contrast", LODESTONE_SETTING_CONTRAST},
    {"org.gnome.desktop.a11y.interface", "show-status-shapes", LODESTONE_SETTING_SHAPES},
    {"org.gnome.desktop.interface", "text-scaling-factor", LODESTONE_SETTING_SCALE},
};

typedef struct {
    void (*changed)(void *context, LodestoneSetting setting, guint value);
    void *context;
} SettingsWatch;

typedef struct {
    SettingsWatch *watch;
    LodestoneSetting setting;
} SettingRequest;

// Reports a setting's value. The portal's older method wraps the value in further variants.
static void report(SettingsWatch *watch, LodestoneSetting setting, GVariant *value) {
    g_variant_ref(value);
    while (g_variant_is_of_type(value, G_VARIANT_TYPE_VARIANT)) {
        GVariant *inner = g_variant_get_variant(value);
        g_variant_unref(value);
        value = inner;
    }
    if (g_variant_is_of_type(value, G_VARIANT_TYPE_UINT32)) {
        watch->changed(watch->context, setting, g_variant_get_uint32(value));
    } else if (g_variant_is_of_type(value, G_VARIANT_TYPE_BOOLEAN)) {
        watch->changed(watch->context, setting, g_variant_get_boolean(value) ? 1 : 0);
    } else if (g_variant_is_of_type(value, G_VARIANT_TYPE_DOUBLE)) {
        double number = g_variant_get_double(value);
        if (number > 0.1 && number < 10) watch->changed(watch->context, setting, (guint)(number * 1000 + 0.5));
    }
    g_variant_unref(value);
}

static void setting_changed(
    GDBusConnection *bus, const char *sender, const char *path, const char *interface, const char *signal, GVariant *parameters,
    gpointer data) {
    if (!g_variant_is_of_type(parameters, G_VARIANT_TYPE("(ssv)"))) return;
    const char *namespace, *key;
    GVariant *value;
    g_variant_get(parameters, "(&s&sv)", &namespace, &key, &value);
    for (size_t i = 0; i < G_N_ELEMENTS(settings_known); i++)
        if (strcmp(namespace, settings_known[i].namespace) == 0 && strcmp(key, settings_known[i].key) == 0)
            report(data, settings_known[i].setting, value);
    g_variant_unref(value);
}

static void setting_read(GObject *bus, GAsyncResult *result, gpointer data) {
    SettingRequest *request = data;
    GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, NULL);
    if (answer != NULL) {
        GVariant *value = g_variant_get_child_value(answer, 0);
        report(request->watch, request->setting, value);
        g_variant_unref(value);
        g_variant_unref(answer);
    }
    g_free(request);
}

static void bus_found(GObject *source, GAsyncResult *result, gpointer data) {
    GDBusConnection *bus = g_bus_get_finish(result, NULL);
    if (bus == NULL) return;
    g_dbus_connection_set_exit_on_close(bus, FALSE);
    g_dbus_connection_signal_subscribe(
        bus, PORTAL, SETTINGS, "SettingChanged", PORTAL_PATH, NULL, G_DBUS_SIGNAL_FLAGS_NONE, setting_changed, data, NULL);
    for (size_t i = 0; i < G_N_ELEMENTS(settings_known); i++) {
        SettingRequest *request = g_new(SettingRequest, 1);
        *request = (SettingRequest){data, settings_known[i].setting};
        g_dbus_connection_call(
            bus, PORTAL, PORTAL_PATH, SETTINGS, "Read", g_variant_new("(ss)", settings_known[i].namespace, settings_known[i].key), NULL,
            G_DBUS_CALL_FLAGS_NONE, -1, NULL, setting_read, request);
    }
    // The subscription retains the connection.
}

gboolean lodestone_has_session_bus(void) {
    if (g_getenv("DBUS_SESSION_BUS_ADDRESS") != NULL) return TRUE;
    char *socket = g_build_filename(g_get_user_runtime_dir(), "bus", NULL);
    gboolean exists = g_file_test(socket, G_FILE_TEST_EXISTS);
    g_free(socket);
    return exists;
}

void lodestone_watch_settings(void (*changed)(void *context, LodestoneSetting setting, guint value), void *context) {
    // Without a session bus, GIO would start one. That is too much effort for a setting.
    if (!lodestone_has_session_bus()) return;
    SettingsWatch *watch = g_new(SettingsWatch, 1);
    watch->changed = changed;
    watch->context = context;
    g_bus_get(G_BUS_TYPE_SESSION, NULL, bus_found, watch);
}
