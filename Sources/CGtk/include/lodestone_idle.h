#ifndef LODESTONE_IDLE_H
#define LODESTONE_IDLE_H

#include <glib.h>

// The kinds of inhibitions.
typedef enum {
    // The desktop's idle timer, which dims and locks the display: by org.freedesktop.ScreenSaver, or else by the desktop portal.
    LODESTONE_INHIBITED_IDLE,
    // The suspension of the machine and the end of the user's session: by the desktop portal.
    LODESTONE_INHIBITED_SUSPENSION,
} LodestoneInhibited;

// A program's inhibition. It is called on the main thread.
typedef struct LodestoneIdleInhibition LodestoneIdleInhibition;

// Creates the inhibition, which has no effect yet. Calls `failed`, unless it is NULL, with the reason if the desktop cannot be inhibited.
LodestoneIdleInhibition *lodestone_idle_inhibition_new(
    const char *program, LodestoneInhibited inhibited, void (*failed)(const char *reason));
// Ends and frees the inhibition.
void lodestone_idle_inhibition_free(LodestoneIdleInhibition *inhibition);

// Begins or ends the inhibition. The desktop ends it when the program ends.
void lodestone_set_idle_inhibited(LodestoneIdleInhibition *inhibition, gboolean is_inhibited);

#endif
