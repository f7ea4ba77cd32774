// The user's desktop settings.
#ifndef LODESTONE_SETTINGS_H
#define LODESTONE_SETTINGS_H

#include <gtk/gtk.h>

// Whether the session has a D-Bus session bus.
gboolean lodestone_has_session_bus(void);

// GTK's settings of the default display; NULL without a display.
GtkSettings *lodestone_settings(void);
gboolean lodestone_settings_are_dark(GtkSettings *settings);
gboolean lodestone_settings_have_animations(GtkSettings *settings);
gboolean lodestone_settings_blink(GtkSettings *settings);
// The first function returns whether the theme has high contrast, the second whether the desktop's font is bold.
gboolean lodestone_settings_have_contrast(GtkSettings *settings);
gboolean lodestone_settings_are_bold(GtkSettings *settings);
// The desktop's scale factor for text. 1 is the normal size.
double lodestone_settings_text_scale(GtkSettings *settings);

// Whether the desktop's power profile saves energy. False until the profile is known.
gboolean lodestone_settings_save_power(void);
// Calls `changed` after the power profile changed.
void lodestone_watch_power(void (*changed)(void *context), void *context);

// A setting of the settings portal.
typedef enum {
    LODESTONE_SETTING_SCHEME,    // 0 no preference, 1 dark, 2 light
    LODESTONE_SETTING_CONTRAST,  // 0 no preference, 1 higher
    LODESTONE_SETTING_MOTION,    // 0 no preference, 1 reduced
    LODESTONE_SETTING_SHAPES,    // 1: symbols beside colours
    LODESTONE_SETTING_SCALE,     // the scale factor of text, in thousandths
} LodestoneSetting;

// Calls `changed` with each setting of the desktop, initially and after each change. Without a settings portal, `changed` is never called.
void lodestone_watch_settings(void (*changed)(void *context, LodestoneSetting setting, guint value), void *context);

#endif
