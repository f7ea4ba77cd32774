// Foreign widgets in a view's render tree: their placement, rendering and input.
#ifndef LODESTONE_SURFACES_H
#define LODESTONE_SURFACES_H

#include <gtk/gtk.h>

// Adds `surface`, a widget without a parent, to `view`, invisible until it is placed; and removes it.
void lodestone_surface_embed(GtkWidget *view, GtkWidget *surface);
void lodestone_surface_remove(GtkWidget *surface);

// Shows `surface` with a size and a transform from its points to the view's: rotated by `angle` degrees, slanted by `slant` degrees,
// scaled.
void lodestone_surface_place(
    GtkWidget *surface, int width, int height, double x, double y, double angle, double slant, double scale_x, double scale_y);

// Hides it. A page is then notified that it is hidden.
void lodestone_surface_hide(GtkWidget *surface);

// Allocates the surfaces of `view` in GTK's layout pass.
void lodestone_surfaces_allocate(GtkWidget *view);

// The render node of `surface` in its own points, owned by the caller; NULL for none. The same node as long as nothing changes. Call it in
// the view's `snapshot`.
GskRenderNode *lodestone_surface_capture(GtkWidget *view, GtkWidget *surface);

// For the `contains` of a surface's class, after its superclass's: whether the view's hit test finds `surface` at a point.
gboolean lodestone_surface_is_hit(GtkWidget *surface, double x, double y);

// Whether the window's focus is in `surface`.
gboolean lodestone_surface_has_focus(GtkWidget *surface);

// Resets the gestures of `surface`.
void lodestone_surface_reset_gestures(GtkWidget *surface);

// Redelivers an event to GTK immediately.
void lodestone_event_replay(GdkEvent *event);

#endif
