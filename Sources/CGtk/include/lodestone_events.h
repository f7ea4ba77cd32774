// Functions for GDK's events and displays that cannot be imported into Swift.
#ifndef LODESTONE_EVENTS_H
#define LODESTONE_EVENTS_H

#include <gtk/gtk.h>

// The value of an axis of an event. FALSE if the event lacks that axis. GDK's own function reads invalid memory for touches in a browser, which lack
// axes.
gboolean lodestone_event_axis(GdkEvent *event, GdkAxisUse axis, double *value);

// An axis of a sample in an event's history.
double lodestone_time_coord_axis(const GdkTimeCoord *coordinate, GdkAxisUse axis);

// The kind of an event's device. On X11 GDK reports only the master pointer; there the device is found from X events, which must be
// watched.
GdkInputSource lodestone_event_source(GdkEvent *event);
void lodestone_display_watch_sources(GdkDisplay *display);

// Calls `handler` for each motion of a finger, or of a pointer with a pressed button, before GDK delivers it. Only on X11, with watched
// sources.
void lodestone_display_watch_drags(GdkDisplay *display, void (*handler)(void *context), void *context);

// Whether the display is an X server.
gboolean lodestone_display_is_x11(GdkDisplay *display);

// Whether the display is a browser (Broadway), whose key codes do not identify the physical key.
gboolean lodestone_display_is_browser(GdkDisplay *display);

#endif
