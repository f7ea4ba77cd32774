// The end of the connection to the display server.
#ifndef LODESTONE_DISPLAY_LOSS_H
#define LODESTONE_DISPLAY_LOSS_H

#include <gtk/gtk.h>

// Calls `handler` once on the main thread when the display server has closed the connection, before GDK ends the process. The handler must not return to the
// main loop, in which GDK would end the process.
void lodestone_display_watch_loss(GdkDisplay *display, void (*handler)(void *context), void *context);

#endif
