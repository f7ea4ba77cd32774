#ifndef LODESTONE_IDLE_H
#define LODESTONE_IDLE_H

#include <glib.h>

// The desktop's idle timer, which dims and locks the display.

// A program's inhibition of the timer. It is called on the main thread.
typedef struct LodestoneIdleInhibition LodestoneIdleInhibition;

// Creates the inhibition, which does not stop the timer yet. Calls `failed` with the reason if the timer cannot be stopped.
LodestoneIdleInhibition *lodestone_idle_inhibition_new(const char *program, void (*failed)(const char *reason));
// Resumes the timer and frees the inhibition.
void lodestone_idle_inhibition_free(LodestoneIdleInhibition *inhibition);

// Stops or resumes the timer with org.freedesktop.ScreenSaver, or else with the desktop portal. The desktop resumes it when the program ends.
void lodestone_set_idle_inhibited(LodestoneIdleInhibition *inhibition, gboolean is_inhibited);

#endif
