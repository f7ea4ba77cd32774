#ifndef LODESTONE_IDLE_H
#define LODESTONE_IDLE_H

#include <glib.h>

// The desktop's idle timer, which dims and locks the display.

// Stops or resumes the timer with org.freedesktop.ScreenSaver, or else with the desktop portal. The desktop resumes it when the program ends.
// If neither can stop it, calls `failed` later with the reason. Call it on the main thread.
void lodestone_set_idle_inhibited(const char *program, gboolean is_inhibited, void (*failed)(const char *reason));

// Keeps the machine from suspending and the session from ending with the desktop portal, while `is_inhibited`. Does nothing without a portal.
void lodestone_set_suspension_inhibited(const char *program, gboolean is_inhibited);

#endif
