// The pixels of a window on X11, kept in memory that the server reads too: a frame draws what changed and has that shown, without a cycle of GTK's.
#ifndef LODESTONE_BACKING_H
#define LODESTONE_BACKING_H

#include <gtk/gtk.h>

#include "lodestone_nodes.h"

typedef struct LodestoneBacking LodestoneBacking;

// The pixels of the window that `surface` is, none of which are known yet. NULL on other window systems than X11, and without Xlib.
LodestoneBacking *lodestone_backing_new(GdkSurface *surface);
void lodestone_backing_free(LodestoneBacking *self);

// Whether nothing but `view` is seen of the window, so that its frames can be shown.
gboolean lodestone_backing_fills(LodestoneBacking *self, GtkWidget *view);
// The view was given a size, or a place.
void lodestone_backing_look_again(LodestoneBacking *self);

// Draws where `now` differs from `before`, which is what the window shows, and has the server show it. FALSE, and nothing done, where something of GTK's
// own would be seen there: where `now` is not opaque, or `view`, the widget that shows it, does not fill the window.
gboolean lodestone_backing_show(LodestoneBacking *self, GtkWidget *view, LodestoneNode *before, LodestoneNode *now);

// Calls `body` with `context` each time before GTK itself paints `surface`. Answers what forgets it.
gulong lodestone_backing_watch(GdkSurface *surface, void (*body)(void *context), void *context);
void lodestone_backing_unwatch(gulong watch);

#endif
