#define _GNU_SOURCE
#include "lodestone_monitors.h"

#include <dlfcn.h>

// GTK 4.14 added fractional scales of monitors.
static double scale_of(GdkMonitor *monitor) {
    static gsize is_known = 0;
    static double (*fractional)(GdkMonitor *) = NULL;
    if (g_once_init_enter(&is_known)) {
        *(void **)&fractional = dlsym(RTLD_DEFAULT, "gdk_monitor_get_scale");
        g_once_init_leave(&is_known, 1);
    }
    double scale = fractional != NULL ? fractional(monitor) : gdk_monitor_get_scale_factor(monitor);
    return scale > 0 ? scale : 1;
}

int lodestone_display_monitors(GdkDisplay *display, LodestoneMonitor *monitors, int capacity) {
    GListModel *list = display == NULL ? NULL : gdk_display_get_monitors(display);
    int count = list == NULL ? 0 : MIN((int)g_list_model_get_n_items(list), capacity), written = 0;
    for (int i = 0; i < count; i++) {
        GdkMonitor *monitor = g_list_model_get_item(list, (guint)i);
        if (monitor == NULL) continue;
        GdkRectangle frame;
        gdk_monitor_get_geometry(monitor, &frame);
        monitors[written++] = (LodestoneMonitor){
            (guintptr)monitor, frame.x, frame.y, frame.width, frame.height, scale_of(monitor), gdk_monitor_get_refresh_rate(monitor)};
        g_object_unref(monitor);
    }
    return written;
}

double lodestone_display_scale(GdkDisplay *display) {
    LodestoneMonitor first;
    return lodestone_display_monitors(display, &first, 1) == 1 ? first.scale : 1;
}

guintptr lodestone_window_monitor(GtkWidget *window) {
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
    if (surface == NULL || gdk_surface_is_destroyed(surface)) return 0;
    return (guintptr)gdk_display_get_monitor_at_surface(gdk_surface_get_display(surface), surface);
}

void lodestone_window_fill_monitor(GtkWidget *window, guintptr id) {
    GListModel *list = gdk_display_get_monitors(gtk_widget_get_display(window));
    for (guint i = 0; i < g_list_model_get_n_items(list); i++) {
        GdkMonitor *monitor = g_list_model_get_item(list, i);
        // The monitor may be disconnected already. Its address is only compared.
        if ((guintptr)monitor == id) gtk_window_fullscreen_on_monitor(GTK_WINDOW(window), monitor);
        g_object_unref(monitor);
    }
}

gboolean lodestone_display_has_touchscreen(GdkDisplay *display) {
    GdkSeat *seat = display == NULL ? NULL : gdk_display_get_default_seat(display);
    return seat != NULL && (gdk_seat_get_capabilities(seat) & GDK_SEAT_CAPABILITY_TOUCH) != 0;
}

// MARK: Changes

typedef struct {
    GdkDisplay *display;
    void (*changed)(void *context);
    void *context;
} MonitorWatch;

static void property_changed(GObject *object, GParamSpec *property, gpointer data) {
    MonitorWatch *watch = data;
    watch->changed(watch->context);
}

static void device_changed(GdkSeat *seat, GdkDevice *device, gpointer data) {
    MonitorWatch *watch = data;
    watch->changed(watch->context);
}

static void watch_items(MonitorWatch *watch) {
    static const char *signals[] = {"notify::geometry", "notify::scale-factor", "notify::scale", "notify::refresh-rate"};
    GListModel *list = gdk_display_get_monitors(watch->display);
    for (guint i = 0; i < g_list_model_get_n_items(list); i++) {
        GdkMonitor *monitor = g_list_model_get_item(list, i);
        g_signal_handlers_disconnect_by_data(monitor, watch);
        for (size_t j = 0; j < G_N_ELEMENTS(signals); j++) g_signal_connect(monitor, signals[j], G_CALLBACK(property_changed), watch);
        g_object_unref(monitor);
    }
}

static void items_changed(GListModel *list, guint position, guint removed, guint added, gpointer data) {
    MonitorWatch *watch = data;
    watch_items(watch);
    watch->changed(watch->context);
}

void lodestone_display_watch_monitors(GdkDisplay *display, void (*changed)(void *context), void *context) {
    MonitorWatch *watch = g_new(MonitorWatch, 1);  // used until the program ends
    *watch = (MonitorWatch){display, changed, context};
    g_signal_connect(gdk_display_get_monitors(display), "items-changed", G_CALLBACK(items_changed), watch);
    watch_items(watch);
    GdkSeat *seat = gdk_display_get_default_seat(display);
    if (seat == NULL) return;
    g_signal_connect(seat, "device-added", G_CALLBACK(device_changed), watch);
    g_signal_connect(seat, "device-removed", G_CALLBACK(device_changed), watch);
}
