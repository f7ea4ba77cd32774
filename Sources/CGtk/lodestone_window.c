#include "lodestone_window.h"

#include <dlfcn.h>
#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif

#include "lodestone_view.h"

GtkWidget *lodestone_window_new(const char *title, gboolean decorated, GtkWidget *content) {
    GtkWidget *window = gtk_window_new();
    gtk_window_set_title(GTK_WINDOW(window), title);
    gtk_window_set_decorated(GTK_WINDOW(window), decorated);
    gtk_window_set_child(GTK_WINDOW(window), content);
    gtk_window_set_focus(GTK_WINDOW(window), content);
    lodestone_view_listen(content, window);
    return window;
}

void lodestone_window_set_title(GtkWidget *window, const char *title) {
    gtk_window_set_title(GTK_WINDOW(window), title);
}

void lodestone_window_present(GtkWidget *window) {
    gtk_window_present(GTK_WINDOW(window));
}

void lodestone_window_destroy(GtkWidget *window) {
    gtk_window_destroy(GTK_WINDOW(window));
}

gboolean lodestone_window_is_active(GtkWidget *window) {
    return gtk_window_is_active(GTK_WINDOW(window));
}

void lodestone_window_resize(GtkWidget *window, GtkWidget *content, int width, int height) {
    // A default size is the window's without its shadow; what is not content is its title bar, where GTK draws one.
    int beside = gtk_widget_get_width(window) - gtk_widget_get_width(content);
    int above = gtk_widget_get_height(window) - gtk_widget_get_height(content);
    gtk_window_set_default_size(GTK_WINDOW(window), width + MAX(0, beside), height + MAX(0, above));
}

GdkSurface *lodestone_window_surface(GtkWidget *window) {
    return gtk_native_get_surface(GTK_NATIVE(window));
}

gboolean lodestone_window_draws_textures(GtkWidget *window) {
    GskRenderer *renderer = gtk_native_get_renderer(GTK_NATIVE(window));
    return renderer != NULL && !GSK_IS_CAIRO_RENDERER(renderer);
}

gboolean lodestone_surface_is_hidden(GdkSurface *surface) {
    GdkToplevelState hidden = GDK_TOPLEVEL_STATE_MINIMIZED;
#if GTK_CHECK_VERSION(4, 12, 0)
    hidden |= GDK_TOPLEVEL_STATE_SUSPENDED;
#endif
    return (gdk_toplevel_get_state(GDK_TOPLEVEL(surface)) & hidden) != 0;
}

void lodestone_window_content_origin(GtkWidget *window, GtkWidget *content, double *x, double *y) {
    double surface_x = 0, surface_y = 0;
    gtk_native_get_surface_transform(GTK_NATIVE(window), &surface_x, &surface_y);
    graphene_point_t origin = GRAPHENE_POINT_INIT(0, 0), in_window = GRAPHENE_POINT_INIT(0, 0);
    if (!gtk_widget_compute_point(content, window, &origin, &in_window)) in_window = origin;
    *x = surface_x + in_window.x;
    *y = surface_y + in_window.y;
}

#ifdef GDK_WINDOWING_X11
// Where a surface is on the screen, in device pixels. Xlib comes with GTK, and is not linked for this alone.
static gboolean find_on_screen(GdkSurface *surface, int *x, int *y) {
    typedef Bool Translate(Display *, Window, Window, int, int, int *, int *, Window *);
    Translate *translate = NULL;
    *(void **)&translate = dlsym(RTLD_DEFAULT, "XTranslateCoordinates");
    if (translate == NULL) return FALSE;
    GdkDisplay *display = gdk_surface_get_display(surface);
    Display *server = gdk_x11_display_get_xdisplay(display);
    Window child;
    return translate(server, gdk_x11_surface_get_xid(surface), gdk_x11_display_get_xrootwindow(display), 0, 0, x, y, &child);
}
#endif

void lodestone_window_content_place(GtkWidget *window, GtkWidget *content, gboolean on_screen, int *x, int *y) {
    double left, top, shadow_x = 0, shadow_y = 0;
    lodestone_window_content_origin(window, content, &left, &top);
    gtk_native_get_surface_transform(GTK_NATIVE(window), &shadow_x, &shadow_y);
    *x = (int)(left - shadow_x);
    *y = (int)(top - shadow_y);
#ifdef GDK_WINDOWING_X11
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
    int screen_x, screen_y;
    if (!on_screen || surface == NULL || !GDK_IS_X11_SURFACE(surface) || !find_on_screen(surface, &screen_x, &screen_y)) return;
    int scale = gdk_surface_get_scale_factor(surface);
    *x = screen_x / scale + (int)left;
    *y = screen_y / scale + (int)top;
#endif
}

int lodestone_display_scale(GdkDisplay *display) {
    GListModel *monitors = display == NULL ? NULL : gdk_display_get_monitors(display);
    GdkMonitor *first = monitors == NULL ? NULL : g_list_model_get_item(monitors, 0);
    if (first == NULL) return 1;
    int scale = gdk_monitor_get_scale_factor(first);
    g_object_unref(first);
    return scale > 0 ? scale : 1;
}
