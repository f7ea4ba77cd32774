// The event loop. GLib runs the main thread, and drives Foundation's run loop.
#ifndef LODESTONE_LOOP_H
#define LODESTONE_LOOP_H

#include <glib.h>

// After this call, GLib's default main context runs the work of Foundation's main run loop: DispatchQueue.main, main-actor tasks, timers and performed blocks.
// Call it on the main thread. FALSE if the run loop's timers cannot be watched. A timer that another thread adds then runs only together with the next other
// event.
gboolean lodestone_loop_attach(void);

// Whether the run loop's functions are interposed, so that wake-ups from other threads take effect immediately. Otherwise the run loop is polled.
gboolean lodestone_loop_is_interposed(void);

// Calls `handler` on the main thread for a Unix signal. Returns the source's id, or 0 on failure.
guint lodestone_loop_watch_signal(int signal_number, void (*handler)(void *context), void *context);

#endif
