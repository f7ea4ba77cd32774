// What of GDK's events and displays does not import into Swift.
#ifndef LODESTONE_EVENTS_H
#define LODESTONE_EVENTS_H

#include <gtk/gtk.h>

// An axis of an event; FALSE where it has none. GDK's own function reads a browser's touches, which have no axes at all, from nowhere.
gboolean lodestone_event_axis(GdkEvent *event, GdkAxisUse axis, double *value);

// An axis of a sample of an event's history.
double lodestone_time_coord_axis(const GdkTimeCoord *coordinate, GdkAxisUse axis);

// What kind of device an event comes from. On X11 GDK only knows the pointer that all devices move; there it is found out from X's own events,
// which have to be watched.
GdkInputSource lodestone_event_source(GdkEvent *event);
void lodestone_display_watch_sources(GdkDisplay *display);

// Calls `handler` for each motion of a finger or of a pointer with a button down, before GDK hands it over; on X11, where sources are watched.
void lodestone_display_watch_drags(GdkDisplay *display, void (*handler)(void *context), void *context);

// Whether an X server shows the display's windows.
gboolean lodestone_display_is_x11(GdkDisplay *display);

// Whether a browser shows the display's windows (Broadway). Its key codes do not tell a key's place on the keyboard, as X11's and Wayland's do.
gboolean lodestone_display_is_browser(GdkDisplay *display);

#endif
