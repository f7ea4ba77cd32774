// The log: threads leave lines in a bounded buffer, and a thread of the log's own writes them to standard error.
#ifndef LODESTONE_LOG_H
#define LODESTONE_LOG_H

#include <glib.h>
#include <stddef.h>

// Bytes that wait at most. Some forty thousand lines of 80 characters.
#define LODESTONE_LOG_CAPACITY (4u << 20)

// A piece of text; not terminated.
typedef struct {
    const void *bytes;
    size_t length;
} LodestoneText;

// Starts the log's thread, and sees to it that what waits is written when the program exits, when a fatal error ends it (SIGILL, SIGTRAP,
// SIGABRT, SIGSEGV, SIGBUS, SIGFPE), and when a signal does that the program does not watch (SIGTERM, SIGINT, SIGHUP, SIGQUIT). `process`
// stands in every line. Does nothing the second time. FALSE where there can be no thread.
gboolean lodestone_log_start(const char *process);

// Watches the signals that end a program, where nothing else does. GLib leaves them unwatched when its last watch of them ends.
void lodestone_log_watch_ending_signals(void);

// Leaves a line: "time process[number] level label: message details". It costs a copy, and a system call only when the log's thread sleeps.
// What does not fit any more is counted, and the log says how many lines are missing where they are missing. Any thread may call it.
void lodestone_log_append(const char *level, LodestoneText label, LodestoneText message, LodestoneText details);

// Writes what waits, from the calling thread; gives up where nothing could be written for a second.
void lodestone_log_flush(void);

// Whether `body` comes to its end where it is tried: in a copy of the process that is thrown away. FALSE where it stops the program there,
// takes longer than two seconds, or no copy can be made.
gboolean lodestone_log_try(void (*body)(void));

#endif
