// Foundation's preferences (UserDefaults), which it writes to disk only if the program synchronizes them.
#ifndef LODESTONE_DEFAULTS_H
#define LODESTONE_DEFAULTS_H

#include <glib.h>

// Writes the changes of all suites since the last call. Thread-safe.
void lodestone_defaults_save(void);

#endif
