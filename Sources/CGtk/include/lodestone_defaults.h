// Foundation's preferences (UserDefaults). Foundation on Linux writes them to disk only if the program synchronizes them.
#ifndef LODESTONE_DEFAULTS_H
#define LODESTONE_DEFAULTS_H

#include <glib.h>

// Writes all changes of all suites since the last call to disk. Thread-safe.
void lodestone_defaults_save(void);

#endif
