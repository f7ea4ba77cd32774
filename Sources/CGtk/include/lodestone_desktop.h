#ifndef LODESTONE_DESKTOP_H
#define LODESTONE_DESKTOP_H

#include <gtk/gtk.h>

// Services of the desktop and other programs.

// Whether an installed program can open `uri`. A sandbox cannot determine that, so there the result is TRUE for every URI with a scheme.
gboolean lodestone_can_open_uri(const char *uri);

// Opens `uri` with the user's preferred program, through the desktop portal if there is one. Calls `done` once, after this function has returned.
void lodestone_open_uri(const char *uri, void (*done)(void *context, gboolean is_opened), void *context);

// Haptic feedback for a program.
typedef struct LodestoneFeedback LodestoneFeedback;
LodestoneFeedback *lodestone_feedback_new(void);
void lodestone_feedback_free(LodestoneFeedback *feedback);

// Plays `count` haptic pulses with feedbackd. Does nothing if feedbackd is not on the session bus or has no device. `pulses` has two numbers for each pulse:
// its strength from 0 to 1 and its duration in milliseconds. A count of 0 only checks for a device.
void lodestone_vibrate(LodestoneFeedback *feedback, const char *program, const double *pulses, int count);

#endif
