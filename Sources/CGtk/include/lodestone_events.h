// Functions for GDK's events and displays that cannot be imported into Swift.
#ifndef LODESTONE_EVENTS_H
#define LODESTONE_EVENTS_H

#include <gtk/gtk.h>

// Stores the value of an axis of an event. FALSE if the event lacks that axis. In a browser (Broadway), touches lack axes, and GDK's own function would read
// invalid memory for them.
gboolean lodestone_event_axis(GdkEvent *event, GdkAxisUse axis, double *value);

// The value of an axis in a sample of an event's history.
double lodestone_time_coord_axis(const GdkTimeCoord *coordinate, GdkAxisUse axis);

// The kind of an event's device. On X11, GDK reports only the master pointer, so the device is determined from X events. This requires a call of
// lodestone_display_watch_sources.
GdkInputSource lodestone_event_source(GdkEvent *event);
void lodestone_display_watch_sources(GdkDisplay *display);

// Calls `handler` for each motion of a finger, or of a pointer with a pressed button, before GDK delivers the motion. Works only on X11, after a call of
// lodestone_display_watch_sources.
void lodestone_display_watch_drags(GdkDisplay *display, void (*handler)(void *context), void *context);

// Whether the display is an X server.
gboolean lodestone_display_is_x11(GdkDisplay *display);

// Whether the display is a Wayland compositor.
gboolean lodestone_display_is_wayland(GdkDisplay *display);

// Whether the display is a browser (Broadway). Key codes from a browser do not identify the physical key.
gboolean lodestone_display_is_browser(GdkDisplay *display);

#endif
