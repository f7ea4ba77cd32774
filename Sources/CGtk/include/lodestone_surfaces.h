// Widgets of others inside of a view's picture: where they lie, what they draw, and what they are given of a person's input.
#ifndef LODESTONE_SURFACES_H
#define LODESTONE_SURFACES_H

#include <gtk/gtk.h>

// Puts `surface`, a widget without a parent, into `view`, where it is not shown until it is placed; and takes it out again.
void lodestone_surface_embed(GtkWidget *view, GtkWidget *surface);
void lodestone_surface_remove(GtkWidget *surface);

// Shows `surface` with a size, by a transform from its points to the view's: turned by `angle` degrees, slanted by `slant` degrees, scaled.
void lodestone_surface_place(
    GtkWidget *surface, int width, int height, double x, double y, double angle, double slant, double scale_x, double scale_y);

// Shows it no longer. A page then knows that it is hidden.
void lodestone_surface_hide(GtkWidget *surface);

// Gives the surfaces of `view` their places, in GTK's layout pass.
void lodestone_surfaces_allocate(GtkWidget *view);

// What `surface` draws, in its own points; the caller owns it. NULL for nothing. The same node as long as nothing changed. To be asked in the view's
// `snapshot`.
GskRenderNode *lodestone_surface_capture(GtkWidget *view, GtkWidget *surface);

// What the class of a surface asks in its `contains`, after its superclass: whether the view finds `surface` at a point of its own.
gboolean lodestone_surface_is_hit(GtkWidget *surface, double x, double y);

// Whether the window's focus is on `surface` or in it.
gboolean lodestone_surface_has_focus(GtkWidget *surface);

// Ends what the gestures of `surface` make of the fingers that are down.
void lodestone_surface_reset_gestures(GtkWidget *surface);

// Gives GTK an event again, now.
void lodestone_event_replay(GdkEvent *event);

#endif
