// The pixels of an X11 window, in memory shared with the server. A frame paints its changes there and presents them, without a cycle of GTK's frame clock.
#ifndef LODESTONE_BACKING_H
#define LODESTONE_BACKING_H

#include <gtk/gtk.h>

#include "lodestone_nodes.h"

typedef struct LodestoneBacking LodestoneBacking;

// Creates a backing store for `surface`, with undefined pixels. NULL on window systems other than X11, and without Xlib.
LodestoneBacking *lodestone_backing_new(GdkSurface *surface);
void lodestone_backing_free(LodestoneBacking *self);

// Whether `view` fills the window. Only then can the backing store present its frames.
gboolean lodestone_backing_fills(LodestoneBacking *self, GtkWidget *view);
// Call this after the view was resized or moved. The next call of lodestone_backing_fills then checks again.
void lodestone_backing_look_again(LodestoneBacking *self);

// Paints the differences between `before`, the window's current content, and `now`, and presents them. Returns FALSE without an effect if GTK's own content
// would be visible. That is the case if `now` is not opaque, or if `view` does not fill the window.
gboolean lodestone_backing_show(LodestoneBacking *self, GtkWidget *view, LodestoneNode *before, LodestoneNode *now);

// Calls `body` with `context` whenever GTK is about to paint `surface`. Returns the handler's id.
gulong lodestone_backing_watch(GdkSurface *surface, void (*body)(void *context), void *context);
void lodestone_backing_unwatch(gulong watch);

#endif
