#ifndef LODESTONE_DESKTOP_H
#define LODESTONE_DESKTOP_H

#include <gtk/gtk.h>

// Services of the desktop and other programs.

// Whether an installed program can open `uri`. In a sandbox, which cannot know, TRUE for every URI with a scheme.
gboolean lodestone_can_open_uri(const char *uri);

// Opens `uri` with the user's preferred program, through the portal if there is one. Calls `done` once, later.
void lodestone_open_uri(const char *uri, void (*done)(void *context, gboolean is_opened), void *context);

// The haptic feedback of a program.
typedef struct LodestoneFeedback LodestoneFeedback;
LodestoneFeedback *lodestone_feedback_new(void);
void lodestone_feedback_free(LodestoneFeedback *feedback);

// Plays `count` haptic pulses with feedbackd, if it is on the session bus and has a device. Each pulse has two numbers: its strength from 0
// to 1 and its duration in milliseconds. A count of 0 only looks for a device.
void lodestone_vibrate(LodestoneFeedback *feedback, const char *program, const double *pulses, int count);

// Calls `warn` whenever the desktop reports low memory. Never called without a bus.
void lodestone_watch_memory(void (*warn)(void *context), void *context);

#endif
