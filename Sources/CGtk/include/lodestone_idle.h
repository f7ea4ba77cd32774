#ifndef LODESTONE_IDLE_H
#define LODESTONE_IDLE_H

#include <glib.h>

// The parts of the desktop that a program can inhibit.
typedef enum {
    // The desktop's idle timer, which dims and locks the display. Inhibited through org.freedesktop.ScreenSaver or, if that fails, through the desktop portal.
    LODESTONE_INHIBITED_IDLE,
    // The suspension of the machine and the end of the user's session. Inhibited through the desktop portal.
    LODESTONE_INHIBITED_SUSPENSION,
} LodestoneInhibited;

// A program's inhibition of one part of the desktop. Use it only on the main thread.
typedef struct LodestoneIdleInhibition LodestoneIdleInhibition;

// Creates an inhibition that is not active yet. If the desktop cannot be inhibited, calls `failed` with the reason, unless `failed` is NULL.
LodestoneIdleInhibition *lodestone_idle_inhibition_new(
    const char *program, LodestoneInhibited inhibited, void (*failed)(const char *reason));
// Ends and frees the inhibition.
void lodestone_idle_inhibition_free(LodestoneIdleInhibition *inhibition);

// Activates or deactivates the inhibition. The desktop deactivates it when the program ends.
void lodestone_set_idle_inhibited(LodestoneIdleInhibition *inhibition, gboolean is_inhibited);

#endif
