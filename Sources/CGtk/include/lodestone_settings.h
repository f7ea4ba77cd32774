// What the desktop's user asks of every program.
#ifndef LODESTONE_SETTINGS_H
#define LODESTONE_SETTINGS_H

#include <gtk/gtk.h>

// Whether the user's session has a D-Bus to talk to.
gboolean lodestone_has_session_bus(void);

// The default display's settings, or NULL.
GtkSettings *lodestone_settings(void);
gboolean lodestone_settings_are_dark(GtkSettings *settings);
gboolean lodestone_settings_have_animations(GtkSettings *settings);
gboolean lodestone_settings_blink(GtkSettings *settings);

// Calls `changed` with the desktop's colour scheme (0 no preference, 1 dark, 2 light) once, and again whenever it changes. Nothing is
// called on a desktop without a settings portal.
void lodestone_watch_colour_scheme(void (*changed)(void *context, guint scheme), void *context);

#endif
