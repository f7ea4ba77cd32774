// Native GTK widgets ("surfaces") in a view's render tree: their placement, rendering and input.
#ifndef LODESTONE_SURFACES_H
#define LODESTONE_SURFACES_H

#include <gtk/gtk.h>

// The surfaces of a view. The view owns them.
typedef struct LodestoneSurfaces LodestoneSurfaces;

// A view's hit test. Returns whether `surface` is frontmost at a point, not covered by content of the view.
typedef gboolean (*LodestoneSurfaceHitTest)(void *context, GtkWidget *surface, double x, double y);

// Creates the set of surfaces of `view`, a widget of any class. The set exists as long as the view.
LodestoneSurfaces *lodestone_surfaces_new(GtkWidget *view);
// Sets the hit test and its context. Without a hit test, surfaces receive no input.
void lodestone_surfaces_set_hit_test(LodestoneSurfaces *surfaces, LodestoneSurfaceHitTest hit_test, void *context);

// Adds `surface`, a widget without a parent, to the view. It is invisible until it is placed. The second function removes it.
void lodestone_surface_embed(LodestoneSurfaces *surfaces, GtkWidget *surface);
void lodestone_surface_remove(GtkWidget *surface);

// Shows `surface` with a size in points and a transform to the view's coordinates: scaled, slanted by `slant` degrees, rotated by `angle` degrees and moved to
// (x, y).
void lodestone_surface_place(
    GtkWidget *surface, int width, int height, double x, double y, double angle, double slant, double scale_x, double scale_y);

// Hides the surface's widget. A web page in it is notified that it is hidden.
void lodestone_surface_hide(GtkWidget *surface);

// Allocates the surfaces. Call this in GTK's layout pass.
void lodestone_surfaces_allocate(LodestoneSurfaces *surfaces);

// The render node of `surface` in its own coordinates; NULL if it draws nothing. The caller owns a reference. The function returns the same node until the
// content changes. Call it in the view's `snapshot`.
GskRenderNode *lodestone_surface_capture(LodestoneSurfaces *surfaces, GtkWidget *surface);

// Returns whether UIKit's hit test finds `surface` at a point; TRUE if the surface is not in a view. A surface's widget class calls this in its `contains`,
// after the superclass's `contains`.
gboolean lodestone_surface_is_hit(GtkWidget *surface, double x, double y);

// Whether `surface` or a widget inside of it has the window's focus.
gboolean lodestone_surface_has_focus(GtkWidget *surface);

// Resets the gestures of `surface`.
void lodestone_surface_reset_gestures(GtkWidget *surface);

// Delivers an event to GTK again, before this function returns.
void lodestone_event_replay(GdkEvent *event);

#endif
