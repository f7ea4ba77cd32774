#pragma once

#include <gtk/gtk.h>

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>

// The pixels of a window on X11, in memory that the server reads too; where it cannot, as that of another machine, they are sent to it.
typedef struct ServerPixels ServerPixels;

// Pixels of the window that `surface` is. NULL without Xlib, and where the server's pixels are none of Cairo's.
ServerPixels *server_pixels_new(GdkSurface *surface);
void server_pixels_free(ServerPixels *self);

// A bitmap of a size, the same one until another size is asked for; what was shown of another is lost. NULL where there is no memory for it.
cairo_surface_t *server_pixels_of_size(ServerPixels *self, int width, int height);

// Waits until the server has read what it was to show. Before pixels are written.
void server_pixels_wait(ServerPixels *self);

// Has the server show a region of the bitmap, before anything else that waits for it.
void server_pixels_show(ServerPixels *self, const cairo_region_t *region);
#endif
