#ifndef LODESTONE_DESKTOP_H
#define LODESTONE_DESKTOP_H

#include <gtk/gtk.h>

// What the desktop does for a program: other programs' services.

// Whether a program is installed that opens `uri`. Inside of a sandbox, which cannot see, any that has a scheme.
gboolean lodestone_can_open_uri(const char *uri);

// Opens `uri` with the program that the user prefers for it, through the portal where there is one, and calls `done` once, later.
void lodestone_open_uri(const char *uri, void (*done)(void *context, gboolean is_opened), void *context);

// Lets the person feel a row of `count` pulses, where feedbackd is on the session bus and has something that shakes. Of each pulse there are
// two numbers: how strong, from 0 to 1, and how many milliseconds it lasts. No pulses find out whether there is one.
void lodestone_vibrate(const char *program, const double *pulses, int count);

// Calls `warn` whenever the desktop says that memory runs short, for as long as the program runs. Without a bus it never does.
void lodestone_watch_memory(void (*warn)(void *context), void *context);

#endif
