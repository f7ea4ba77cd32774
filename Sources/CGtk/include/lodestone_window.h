// A top-level window around a view.
#ifndef LODESTONE_WINDOW_H
#define LODESTONE_WINDOW_H

#include <gtk/gtk.h>

// A window, not shown yet, with `content`, a Lodestone view, in it.
GtkWidget *lodestone_window_new(const char *title, gboolean decorated, GtkWidget *content);

void lodestone_window_set_title(GtkWidget *window, const char *title);
void lodestone_window_present(GtkWidget *window);
void lodestone_window_destroy(GtkWidget *window);
gboolean lodestone_window_is_active(GtkWidget *window);
// Asks for a window whose content has this size.
void lodestone_window_resize(GtkWidget *window, GtkWidget *content, int width, int height);

// Device pixels per point of the display's first monitor; 1 where it has none.
int lodestone_display_scale(GdkDisplay *display);

// The window's surface, or NULL before it is shown.
GdkSurface *lodestone_window_surface(GtkWidget *window);
// Whether the renderer of a realized window keeps textures: all but Cairo's do.
gboolean lodestone_window_draws_textures(GtkWidget *window);
// The desktop has hidden the window: it is minimized, or (where GTK tells) wholly out of sight.
gboolean lodestone_surface_is_hidden(GdkSurface *surface);

// Where the content's top left corner is on the surface, in points: events come in the surface's coordinates.
void lodestone_window_content_origin(GtkWidget *window, GtkWidget *content, double *x, double *y);
// The same for the window's own corner in place of the surface's, or on the screen where the window system tells (X11): elsewhere
// the window's too.
void lodestone_window_content_place(GtkWidget *window, GtkWidget *content, gboolean on_screen, int *x, int *y);

#endif
