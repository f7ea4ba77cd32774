// A top-level window with a view.
#ifndef LODESTONE_WINDOW_H
#define LODESTONE_WINDOW_H

#include <gtk/gtk.h>

// Creates a hidden window with `content`, a Lodestone view.
GtkWidget *lodestone_window_new(const char *title, gboolean decorated, GtkWidget *content);

void lodestone_window_set_title(GtkWidget *window, const char *title);
void lodestone_window_present(GtkWidget *window);
void lodestone_window_destroy(GtkWidget *window);
gboolean lodestone_window_is_active(GtkWidget *window);
// Requests a size for the content, in points.
void lodestone_window_resize(GtkWidget *window, GtkWidget *content, int width, int height);

// Device pixels per point of the surface that shows a view.
double lodestone_view_scale(GtkWidget *view);

// The window's surface; NULL before it is shown.
GdkSurface *lodestone_window_surface(GtkWidget *window);
// Whether the renderer of a realized window's surface uses textures. All renderers except Cairo's do.
gboolean lodestone_surface_draws_textures(GdkSurface *surface);
// Whether the desktop has hidden the window. It is minimized or, if GTK reports that, fully covered.
gboolean lodestone_surface_is_hidden(GdkSurface *surface);

// The content's origin on the surface, in points. Events have surface coordinates.
void lodestone_window_content_origin(GtkWidget *window, GtkWidget *content, double *x, double *y);
// The content's origin in the window or, with `on_screen`, on the screen. Window systems other than X11 do not report the position on the screen; the result is
// then the origin in the window.
void lodestone_window_content_place(GtkWidget *window, GtkWidget *content, gboolean on_screen, int *x, int *y);

#endif
