// The event loop: GLib owns the main thread and pumps Foundation's run loop.
#ifndef LODESTONE_LOOP_H
#define LODESTONE_LOOP_H

#include <glib.h>

// Runs the main run loop's work (DispatchQueue.main, main-actor tasks, timers, performed blocks) from GLib's default main context from now
// on. Call it on the main thread. FALSE when the run loop's timers cannot be watched; everything still runs, but a timer that another thread
// adds is then only seen together with something else.
gboolean lodestone_loop_attach(void);

// Calls `handler` on the main thread when the process gets `signal_number`; 0 when it cannot be watched, else the source's id.
guint lodestone_loop_watch_signal(int signal_number, void (*handler)(void *context), void *context);

#endif
