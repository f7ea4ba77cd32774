// What the window's view tells the surfaces in it of the mouse. Not for Swift.
#ifndef LODESTONE_SURFACES_POINTER_H
#define LODESTONE_SURFACES_POINTER_H

#include <gtk/gtk.h>

// An event of the window, before anything else hears of it. TRUE for one that is for GTK alone: the last motion, given again.
gboolean lodestone_surfaces_note(GtkWidget *view, GdkEvent *event);
// The mouse left the window.
void lodestone_surfaces_note_left(GtkWidget *view);

#endif
