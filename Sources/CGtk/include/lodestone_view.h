// The widget that fills a window's content. It draws one render node and has a fixed natural size.
#ifndef LODESTONE_VIEW_H
#define LODESTONE_VIEW_H

#include <gtk/gtk.h>

#include "lodestone_surfaces.h"

typedef struct {
    // Draws the widget.
    void (*snapshot)(void *context, GtkSnapshot *snapshot);
    // Called after GTK's layout pass allocated a size to the widget.
    void (*resized)(void *context);
    // Called for each event of the window, including its title bar. TRUE prevents GTK from handling the event.
    gboolean (*event)(void *context, GdkEvent *event);
    // Called after the pointer left the window. A call for entering is unnecessary, because the pointer's first event implies it.
    void (*left)(void *context);
    // The hit test for the view's surfaces.
    LodestoneSurfaceHitTest is_hit;
} LodestoneViewHandlers;

// Creates a view with a natural size.
GtkWidget *lodestone_view_new(int width, int height);

// Sets the minimum size of the view, and thereby of the window. The initial minimum is 1 by 1.
void lodestone_view_set_minimum(GtkWidget *view, int width, int height);

// Sets the handlers and their context; NULL removes them.
void lodestone_view_set_handlers(GtkWidget *view, const LodestoneViewHandlers *handlers, void *context);

// The native widgets in the view.
LodestoneSurfaces *lodestone_view_surfaces(GtkWidget *view);

// Makes the view handle the events that its window receives. This is necessary if a window opens under a pointer that does not move. GTK then considers the
// window itself to be under the pointer. It sends the next click, and the whole drag after it, to the window instead of the view.
void lodestone_view_listen(GtkWidget *view, GtkWidget *window);

// Performs the pending layout of the view's window, like GDK's layout phase. It does not query the X server for the screen size. Returns FALSE without an
// effect if the window is not shown.
gboolean lodestone_view_lay_out_window(GtkWidget *view);

#endif
