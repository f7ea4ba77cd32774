// The pixels of an X11 window in memory shared with the server: a frame paints and presents its changes without a cycle of GTK's clock.
#ifndef LODESTONE_BACKING_H
#define LODESTONE_BACKING_H

#include <gtk/gtk.h>

#include "lodestone_nodes.h"

typedef struct LodestoneBacking LodestoneBacking;

// A backing store for `surface` with undefined pixels. NULL on other window systems than X11, and without Xlib.
LodestoneBacking *lodestone_backing_new(GdkSurface *surface);
void lodestone_backing_free(LodestoneBacking *self);

// Whether `view` fills the window, so that its frames can be presented.
gboolean lodestone_backing_fills(LodestoneBacking *self, GtkWidget *view);
// Call this after the view was resized or moved: the next query checks again whether it fills the window.
void lodestone_backing_look_again(LodestoneBacking *self);

// Paints the differences between `before`, the window's current content, and `now`, and presents them. Returns FALSE without an effect if
// GTK's own content would be visible: if `now` is not opaque, or `view` does not fill the window.
gboolean lodestone_backing_show(LodestoneBacking *self, GtkWidget *view, LodestoneNode *before, LodestoneNode *now);

// Calls `body` with `context` before each time GTK paints `surface`. Returns the handler's id.
gulong lodestone_backing_watch(GdkSurface *surface, void (*body)(void *context), void *context);
void lodestone_backing_unwatch(gulong watch);

#endif
