// The event loop: GLib owns the main thread and pumps Foundation's run loop.
#ifndef LODESTONE_LOOP_H
#define LODESTONE_LOOP_H

#endif
