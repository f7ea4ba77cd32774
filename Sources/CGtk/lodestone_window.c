#define _GNU_SOURCE
#include "lodestone_window.h"

#include <dlfcn.h>

#include "lodestone_application.h"
#include "lodestone_view.h"
#include "lodestone_window_place.h"

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
    // On Wayland, a window receives the keyboard focus only with an activation token. The token proves that the user acted in another program.
    char *token = lodestone_take_activation_token(gtk_widget_get_display(window));
    if (token != NULL) gtk_window_set_startup_id(GTK_WINDOW(window), token);
    g_free(token);
    gtk_window_present(GTK_WINDOW(window));
}

void lodestone_window_destroy(GtkWidget *window) {
    gtk_window_destroy(GTK_WINDOW(window));
}

gboolean lodestone_window_is_active(GtkWidget *window) {
    return gtk_window_is_active(GTK_WINDOW(window));
}

void lodestone_window_resize(GtkWidget *window, GtkWidget *content, int width, int height) {
    // GTK's default size excludes the window's shadow but includes the title bar, if GTK draws one.
    int beside = gtk_widget_get_width(window) - gtk_widget_get_width(content);
    int above = gtk_widget_get_height(window) - gtk_widget_get_height(content);
    gtk_window_set_default_size(GTK_WINDOW(window), width + MAX(0, beside), height + MAX(0, above));
}

GdkSurface *lodestone_window_surface(GtkWidget *window) {
    return gtk_native_get_surface(GTK_NATIVE(window));
}

gboolean lodestone_surface_draws_textures(GdkSurface *surface) {
    GtkNative *native = gtk_native_get_for_surface(surface);
    GskRenderer *renderer = native == NULL ? NULL : gtk_native_get_renderer(native);
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

void lodestone_window_content_place(GtkWidget *window, GtkWidget *content, gboolean on_screen, int *x, int *y) {
    double left, top, shadow_x = 0, shadow_y = 0;
    lodestone_window_content_origin(window, content, &left, &top);
    gtk_native_get_surface_transform(GTK_NATIVE(window), &shadow_x, &shadow_y);
    *x = (int)(left - shadow_x);
    *y = (int)(top - shadow_y);
    int screen_x, screen_y;
    if (!on_screen || !lodestone_window_position(window, &screen_x, &screen_y)) return;
    *x = screen_x + (int)left;
    *y = screen_y + (int)top;
}

double lodestone_view_scale(GtkWidget *view) {
    // GTK 4.12 added fractional scales of surfaces. Older versions, and X11, have whole numbers.
    static gsize is_known = 0;
    static double (*surface_scale)(GdkSurface *) = NULL;
    if (g_once_init_enter(&is_known)) {
        *(void **)&surface_scale = dlsym(RTLD_DEFAULT, "gdk_surface_get_scale");
        g_once_init_leave(&is_known, 1);
    }
    GtkNative *native = gtk_widget_get_native(view);
    GdkSurface *surface = native == NULL ? NULL : gtk_native_get_surface(native);
    double scale = surface == NULL || surface_scale == NULL ? 0 : surface_scale(surface);
    return scale > 0 ? scale : gtk_widget_get_scale_factor(view);
}
