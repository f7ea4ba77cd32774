// Foundation's preferences (UserDefaults), which it writes to disk only if the program asks for that.
#ifndef LODESTONE_DEFAULTS_H
#define LODESTONE_DEFAULTS_H

#include <glib.h>

// Writes what was changed since the last call, of every suite. Any thread.
void lodestone_defaults_save(void);

#endif
