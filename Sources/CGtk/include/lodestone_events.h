// What of GDK's events and displays does not import into Swift.
#ifndef LODESTONE_EVENTS_H
#define LODESTONE_EVENTS_H

#include <gtk/gtk.h>

// An axis of a sample of an event's history.
double lodestone_time_coord_axis(const GdkTimeCoord *coordinate, GdkAxisUse axis);

// Whether the display's key codes tell a key's place on the keyboard (X11 and Wayland; a browser's do not).
gboolean lodestone_display_has_keycodes(GdkDisplay *display);

#endif
