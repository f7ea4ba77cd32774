// Foreign widgets in a view's render tree: their placement, rendering and input.
#ifndef LODESTONE_SURFACES_H
#define LODESTONE_SURFACES_H

#include <gtk/gtk.h>

// The surfaces of a view. The view owns them.
typedef struct LodestoneSurfaces LodestoneSurfaces;

// Whether a view's hit test at a point finds `surface`, not content of the view above it.
typedef gboolean (*LodestoneSurfaceHitTest)(void *context, GtkWidget *surface, double x, double y);

// Creates the surfaces of `view`, a widget of any class. They exist as long as the view.
LodestoneSurfaces *lodestone_surfaces_new(GtkWidget *view);
// Sets the hit test and its context. Without one no surface is found.
void lodestone_surfaces_set_hit_test(LodestoneSurfaces *surfaces, LodestoneSurfaceHitTest hit_test, void *context);

// Adds `surface`, a widget without a parent, to the view, invisible until it is placed; and removes it.
void lodestone_surface_embed(LodestoneSurfaces *surfaces, GtkWidget *surface);
void lodestone_surface_remove(GtkWidget *surface);

// Shows `surface` with a size and a transform from its points to the view's: rotated by `angle` degrees, slanted by `slant` degrees,
// scaled.
void lodestone_surface_place(
    GtkWidget *surface, int width, int height, double x, double y, double angle, double slant, double scale_x, double scale_y);

// Hides the surface's widget. A web page in it is then notified that it is hidden.
void lodestone_surface_hide(GtkWidget *surface);

// Allocates the surfaces in GTK's layout pass.
void lodestone_surfaces_allocate(LodestoneSurfaces *surfaces);

// The render node of `surface` in its own points, owned by the caller; NULL for none. The same node as long as nothing changes. Call it in
// the view's `snapshot`.
GskRenderNode *lodestone_surface_capture(LodestoneSurfaces *surfaces, GtkWidget *surface);

// For the `contains` of a surface's class, after its superclass's: whether the view's hit test finds `surface` at a point. TRUE outside of a view.
gboolean lodestone_surface_is_hit(GtkWidget *surface, double x, double y);

// Whether the window's focus is in `surface`.
gboolean lodestone_surface_has_focus(GtkWidget *surface);

// Resets the gestures of `surface`.
void lodestone_surface_reset_gestures(GtkWidget *surface);

// Redelivers an event to GTK immediately.
void lodestone_event_replay(GdkEvent *event);

#endif
