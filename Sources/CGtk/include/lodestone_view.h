// The widget that fills a window's content: it draws one render node and has the size that it was asked to have.
#ifndef LODESTONE_VIEW_H
#define LODESTONE_VIEW_H

#include <gtk/gtk.h>

typedef struct {
    // Draws the widget.
    void (*snapshot)(void *context, GtkSnapshot *snapshot);
    // The widget was given a size, in GTK's layout pass.
    void (*resized)(void *context);
    // An event for the content. TRUE keeps it from GTK.
    gboolean (*event)(void *context, GdkEvent *event);
    // The pointer left the content. That it came is seen by its first event.
    void (*left)(void *context);
} LodestoneViewHandlers;

// A new view of a natural size.
GtkWidget *lodestone_view_new(int width, int height);

// Calls `handlers` with `context` from now on; NULL calls nobody.
void lodestone_view_set_handlers(GtkWidget *view, const LodestoneViewHandlers *handlers, void *context);

#endif
