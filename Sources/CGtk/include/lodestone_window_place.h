// A window's position on the screen and its limits.
#ifndef LODESTONE_WINDOW_PLACE_H
#define LODESTONE_WINDOW_PLACE_H

#include <gtk/gtk.h>

// The top left corner of the window's surface on the screen, in points. FALSE where the window system keeps that to itself (Wayland, a
// browser).
gboolean lodestone_window_position(GtkWidget *window, int *x, int *y);
// The same of the frame that a window manager draws around the surface.
gboolean lodestone_window_frame_position(GtkWidget *window, int *x, int *y);
// Asks for another position of that frame; does nothing where windows cannot be moved by their programs.
void lodestone_window_move(GtkWidget *window, int x, int y);
// Whether some of a rectangle of the screen, in points, is on a monitor.
gboolean lodestone_display_shows(GdkDisplay *display, int x, int y, int width, int height);
// The largest sides among the display's monitors, in points; FALSE without a monitor.
gboolean lodestone_display_largest(GdkDisplay *display, int *width, int *height);

// Whether the desktop chose the window's size: it is maximized, tiled or full screen.
gboolean lodestone_window_is_arranged(GtkWidget *window);
gboolean lodestone_window_is_fullscreen(GtkWidget *window);
void lodestone_window_leave_fullscreen(GtkWidget *window);

// The largest size of the content, in points; 0 for no limit. X11's window managers keep to it. Call it again after the window has a new
// size: GTK writes the hints that it is one of.
void lodestone_window_set_maximum(GtkWidget *window, GtkWidget *content, int width, int height);

#endif
