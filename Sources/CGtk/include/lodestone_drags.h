// Drags between programs: drops on a view, and drags that leave it.
#ifndef LODESTONE_DRAGS_H
#define LODESTONE_DRAGS_H

#include <gtk/gtk.h>

typedef struct {
    // Something is dragged over the view, in the view's coordinates; the answer is what a drop would do, 0 to refuse it.
    GdkDragAction (*moved)(void *context, GdkDrop *drop, double x, double y);
    // It left, or was dropped.
    void (*left)(void *context, GdkDrop *drop);
    // It was dropped. TRUE takes it: gdk_drop_finish is called later.
    gboolean (*dropped)(void *context, GdkDrop *drop, double x, double y);
} LodestoneDropHandlers;

// Lets the view take drops of any kind, until the answer is removed from it.
GtkEventController *lodestone_view_take_drops(GtkWidget *view, const LodestoneDropHandlers *handlers, void *context);
void lodestone_view_refuse_drops(GtkWidget *view, GtkEventController *drops);

typedef struct {
    // The mouse was let go over a program that takes the drop, which reads the data now.
    void (*performed)(void *context);
    // The end: what was done, 0 when nothing was dropped. Nothing follows.
    void (*ended)(void *context, GdkDragAction action);
} LodestoneDragHandlers;

// Begins a drag with the pointer's button that is down; NULL where the window system does not take it. `image` hangs under the pointer, of
// the given size, with the pointer at `hot_x`, `hot_y` in it. The answer is released by its end.
GdkDrag *lodestone_drag_begin(
    GdkSurface *surface, GdkContentProvider *content, GdkDragAction actions, GskRenderNode *image, double width, double height,
    double hot_x, double hot_y, const LodestoneDragHandlers *handlers, void *context);

// Calls it off; its handler is told.
void lodestone_drag_cancel(GdkDrag *drag);

// The modifiers that are down.
GdkModifierType lodestone_drop_modifiers(GdkDrop *drop);

// Sees to it that what is dropped by `event`, of a drag of this program, is over a second later. WebKitGTK takes a drop whose source allows several
// actions and answers with all of them, which GDK refuses, so that the source never hears of it.
void lodestone_drop_finish_later(GdkEvent *event);

#endif
