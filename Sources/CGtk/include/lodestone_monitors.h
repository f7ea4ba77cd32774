// The monitors of a display.
#ifndef LODESTONE_MONITORS_H
#define LODESTONE_MONITORS_H

#include <gtk/gtk.h>

typedef struct {
    guintptr id;  // unique among the connected monitors
    int x, y, width, height;  // in points
    double scale;  // device pixels per point
    int refresh_rate;  // in millihertz; 0 if it is unknown
} LodestoneMonitor;

// Writes the connected monitors, at most `capacity`. Returns their number.
int lodestone_display_monitors(GdkDisplay *display, LodestoneMonitor *monitors, int capacity);

// Device pixels per point of the display's first monitor; 1 without a monitor.
double lodestone_display_scale(GdkDisplay *display);

// The monitor that shows most of a window; 0 before the window is shown.
guintptr lodestone_window_monitor(GtkWidget *window);

// Makes a window fill the monitor with this id, without a frame. Without such a monitor, does nothing.
void lodestone_window_fill_monitor(GtkWidget *window, guintptr id);

gboolean lodestone_display_has_touchscreen(GdkDisplay *display);

// Calls `changed` after a monitor or an input device was added, removed or changed.
void lodestone_display_watch_monitors(GdkDisplay *display, void (*changed)(void *context), void *context);

#endif
