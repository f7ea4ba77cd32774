#pragma once

#include <gtk/gtk.h>

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>

// The pixels of an X11 window, in memory shared with the server; sent to it if that is impossible, as on another machine.
typedef struct ServerPixels ServerPixels;

// The pixels of the window `surface`; NULL without Xlib, and if the server's format is not Cairo's.
ServerPixels *server_pixels_new(GdkSurface *surface);
void server_pixels_free(ServerPixels *self);

// A bitmap of a size, reused until the size changes, which discards its content. NULL without memory.
cairo_surface_t *server_pixels_of_size(ServerPixels *self, int width, int height);

// Waits until the server has read the presented pixels. Call it before writing.
void server_pixels_wait(ServerPixels *self);

// Presents a region of the bitmap, before later requests.
void server_pixels_show(ServerPixels *self, const cairo_region_t *region);
#endif
