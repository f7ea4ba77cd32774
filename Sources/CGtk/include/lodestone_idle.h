#ifndef LODESTONE_IDLE_H
#define LODESTONE_IDLE_H

#include <glib.h>

// The desktop's idle timer, which dims and locks the display.

// Stops the timer, or lets it run again: by org.freedesktop.ScreenSaver, else by the desktop portal. The desktop lets it run when the program ends.
// `failed` is called later, with the reason, if neither can stop it. Called on the main thread.
void lodestone_set_idle_inhibited(const char *program, gboolean is_inhibited, void (*failed)(const char *reason));

#endif
