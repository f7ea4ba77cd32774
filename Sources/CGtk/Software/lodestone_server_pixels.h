#pragma once

#include <gtk/gtk.h>

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>

// The pixels of an X11 window. They are in memory shared with the server, or are sent if that is impossible, for example to another machine.
typedef struct ServerPixels ServerPixels;

// Creates the pixels of the window `surface`; NULL without Xlib, or if the server's pixel format differs from Cairo's.
ServerPixels *server_pixels_new(GdkSurface *surface);
void server_pixels_free(ServerPixels *self);

// A bitmap of the given size in pixels. The same bitmap is returned until the size changes, which discards its content. NULL if memory cannot be allocated.
cairo_surface_t *server_pixels_of_size(ServerPixels *self, int width, int height);

// Waits until the server has read the presented pixels. Call it before writing.
void server_pixels_wait(ServerPixels *self);

// Presents a region of the bitmap. The server processes this before later requests.
void server_pixels_show(ServerPixels *self, const cairo_region_t *region);
#endif
