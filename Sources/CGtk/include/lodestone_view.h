// The widget that fills a window's content: it draws one render node and has the size that it was asked to have.
#ifndef LODESTONE_VIEW_H
#define LODESTONE_VIEW_H

#include <gtk/gtk.h>

typedef struct {
    // Draws the widget.
    void (*snapshot)(void *context, GtkSnapshot *snapshot);
    // The widget was given a size, in GTK's layout pass.
    void (*resized)(void *context);
    // An event of the window, also one that is for its title bar. TRUE keeps it from GTK.
    gboolean (*event)(void *context, GdkEvent *event);
    // The pointer left the window. That it came is seen by its first event.
    void (*left)(void *context);
    // Whether a point of the view is one of `surface`, which the view was given, with nothing of the view's own over it.
    gboolean (*is_hit)(void *context, GtkWidget *surface, double x, double y);
} LodestoneViewHandlers;

// A new view of a natural size.
GtkWidget *lodestone_view_new(int width, int height);

// The size below which the window cannot be made smaller; 1 by 1 at first.
void lodestone_view_set_minimum(GtkWidget *view, int width, int height);

// Calls `handlers` with `context` from now on; NULL calls nothing.
void lodestone_view_set_handlers(GtkWidget *view, const LodestoneViewHandlers *handlers, void *context);

// What the handlers say of a point of `view`; TRUE where `view` is no such view.
gboolean lodestone_view_is_hit(GtkWidget *view, GtkWidget *surface, double x, double y);

// Hears the events of the window that the view is in. Not the view's own: for a window that opens under a pointer that lies still, GTK takes the
// window itself as what is under the pointer until it moves, and gives the next click and the whole drag after it to that.
void lodestone_view_listen(GtkWidget *view, GtkWidget *window);

// Gives the widgets of the window that the view is in the sizes that they wait for, as GDK does it in a layout phase, without asking the X server
// for the screen's size. FALSE, and nothing done, where the window is not shown.
gboolean lodestone_view_lay_out_window(GtkWidget *view);

#endif
