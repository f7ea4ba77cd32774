// Drags between programs: drops on a view, and drags out of it.
#ifndef LODESTONE_DRAGS_H
#define LODESTONE_DRAGS_H

#include <gtk/gtk.h>

typedef struct {
    // Called when a drag moved over the view, with the position in the view's coordinates. Returns the proposed action, or 0 to refuse.
    GdkDragAction (*moved)(void *context, GdkDrop *drop, double x, double y);
    // Called after the drag left or was dropped.
    void (*left)(void *context, GdkDrop *drop);
    // Called after the drag was dropped. Return TRUE to accept the drop, and call gdk_drop_finish later.
    gboolean (*dropped)(void *context, GdkDrop *drop, double x, double y);
} LodestoneDropHandlers;

// Makes the view a target for drops of any kind, until lodestone_view_refuse_drops removes the returned controller.
GtkEventController *lodestone_view_take_drops(GtkWidget *view, const LodestoneDropHandlers *handlers, void *context);
void lodestone_view_refuse_drops(GtkWidget *view, GtkEventController *drops);

typedef struct {
    // Called after the mouse was released over a program that accepts the drop. That program now reads the data.
    void (*performed)(void *context);
    // Called at the end of the drag with the performed action, or 0 if nothing was dropped.
    void (*ended)(void *context, GdkDragAction action);
} LodestoneDragHandlers;

// Begins a drag with the touch of `device`, or with the pressed pointer button if `device` is NULL. NULL if the window system refuses. `image` is the drag
// image with the given size in points. The pointer is at `hot_x`, `hot_y` in the image. The drag releases the returned object when it ends.
GdkDrag *lodestone_drag_begin(
    GdkSurface *surface, GdkDevice *device, GdkContentProvider *content, GdkDragAction actions, GskRenderNode *image, double width,
    double height, double hot_x, double hot_y, const LodestoneDragHandlers *handlers, void *context);

// Cancels a drag. This calls the drag's `ended` handler.
void lodestone_drag_cancel(GdkDrag *drag);

// Finishes a drop of this program's own drag one second after `event`, unless the target has finished it before. If a drop allows several actions, WebKitGTK
// replies with all of them. GDK refuses such a reply, so the source would never be notified.
void lodestone_drop_finish_later(GdkEvent *event);

#endif
