// The screen readers that register for keys.
#pragma once

#include "lodestone_accessibility.h"

typedef struct {
    // The accessibility bus; NULL without a connection.
    GDBusConnection *bus;
    guint listening[2];
    guint listeners;
    // Whether the reply to the last key timed out. Until a reply arrives in time, further keys are handled without waiting.
    gboolean is_late;
} LodestoneAccessibleKeys;

// The first function starts tracking the screen readers that register for keys. The second stops tracking.
void lodestone_accessibility_watch_keys(LodestoneAccessibleKeys *keys, GDBusConnection *bus);
void lodestone_accessibility_forget_keys(LodestoneAccessibleKeys *keys);
// Whether a screen reader registered for keys.
gboolean lodestone_accessibility_keys_are_wanted(const LodestoneAccessibleKeys *keys);
// See lodestone_accessibility_show_key.
gboolean lodestone_accessibility_send_key(LodestoneAccessibleKeys *keys, GdkEvent *event, LodestoneKeyAnswer answer, void *context);
