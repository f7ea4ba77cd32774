// Mouse events of a window's view for its surfaces. Not for Swift.
#ifndef LODESTONE_SURFACES_POINTER_H
#define LODESTONE_SURFACES_POINTER_H

#include <gtk/gtk.h>

// A window's event, before all others. TRUE for a redelivered motion, which is for GTK only.
gboolean lodestone_surfaces_note(GtkWidget *view, GdkEvent *event);
// The mouse left the window.
void lodestone_surfaces_note_left(GtkWidget *view);

#endif
