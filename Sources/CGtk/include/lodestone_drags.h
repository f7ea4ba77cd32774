// Drags between programs: drops on a view, and drags out of it.
#ifndef LODESTONE_DRAGS_H
#define LODESTONE_DRAGS_H

#include <gtk/gtk.h>

typedef struct {
    // Called when a drag moved over the view, with the position in the view's coordinates. Returns the proposed action, or 0 to refuse.
    GdkDragAction (*moved)(void *context, GdkDrop *drop, double x, double y);
    // Called after the drag left or was dropped.
    void (*left)(void *context, GdkDrop *drop);
    // Called after the drag was dropped. TRUE accepts; gdk_drop_finish is called later.
    gboolean (*dropped)(void *context, GdkDrop *drop, double x, double y);
} LodestoneDropHandlers;

// Makes the view accept drops of any kind, until the returned controller is removed.
GtkEventController *lodestone_view_take_drops(GtkWidget *view, const LodestoneDropHandlers *handlers, void *context);
void lodestone_view_refuse_drops(GtkWidget *view, GtkEventController *drops);

typedef struct {
    // Called after the mouse was released over a program that accepts the drop and now reads the data.
    void (*performed)(void *context);
    // Called at the end of the drag with the performed action, or 0 if nothing was dropped.
    void (*ended)(void *context, GdkDragAction action);
} LodestoneDragHandlers;

// Begins a drag with the pressed pointer button; NULL if the window system refuses. `image` is the drag image of the given size, with the
// pointer at `hot_x`, `hot_y`. The end of the drag releases the result.
GdkDrag *lodestone_drag_begin(
    GdkSurface *surface, GdkContentProvider *content, GdkDragAction actions, GskRenderNode *image, double width, double height,
    double hot_x, double hot_y, const LodestoneDragHandlers *handlers, void *context);

// Cancels a drag; its handler is called.
void lodestone_drag_cancel(GdkDrag *drag);

// The pressed modifiers.
GdkModifierType lodestone_drop_modifiers(GdkDrop *drop);

// Finishes a drop by `event` of this program's drag after a second at the latest. WebKitGTK replies to a drop with several actions with all
// of them, which GDK refuses, so that the source is never notified.
void lodestone_drop_finish_later(GdkEvent *event);

#endif
