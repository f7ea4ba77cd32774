// A window's position on the screen and its limits.
#ifndef LODESTONE_WINDOW_PLACE_H
#define LODESTONE_WINDOW_PLACE_H

#include <gtk/gtk.h>

// The position of the window surface's top left corner on the screen, in points. FALSE if the window system does not report it (Wayland, a browser).
gboolean lodestone_window_position(GtkWidget *window, int *x, int *y);
// Like lodestone_window_position, for the frame that a window manager draws around the surface.
gboolean lodestone_window_frame_position(GtkWidget *window, int *x, int *y);
// Requests a new position for that frame. Does nothing if programs cannot move windows on this window system.
void lodestone_window_move(GtkWidget *window, int x, int y);
// Whether a rectangle of the screen, in points, intersects a monitor.
gboolean lodestone_display_shows(GdkDisplay *display, int x, int y, int width, int height);
// The largest width and the largest height of the display's monitors, in points; FALSE without a monitor.
gboolean lodestone_display_largest(GdkDisplay *display, int *width, int *height);

// Whether the desktop chose the window's size: it is maximized, tiled or full screen.
gboolean lodestone_window_is_arranged(GtkWidget *window);
gboolean lodestone_window_is_fullscreen(GtkWidget *window);
void lodestone_window_leave_fullscreen(GtkWidget *window);

// Sets the maximum size of the content, in points; 0 for no limit. X11's window managers respect the limit. Call this again after each resize, because GTK then
// overwrites the limit.
void lodestone_window_set_maximum(GtkWidget *window, GtkWidget *content, int width, int height);

#endif
