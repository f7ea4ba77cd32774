#ifndef LODESTONE_MEMORY_H
#define LODESTONE_MEMORY_H

#include <glib.h>

// Calls `warn` in the main loop whenever memory is low: if the desktop reports it, or if the service manager does.
//
// systemd names a file in MEMORY_PRESSURE_WATCH for a service or scope whose control group it watches. See systemd's page "Memory Pressure Handling".
// Without that variable and without a session bus, `warn` is never called.
void lodestone_watch_memory(void (*warn)(void *context), void *context);

#endif
