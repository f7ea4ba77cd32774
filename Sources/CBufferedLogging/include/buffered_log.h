// An asynchronous log writer: any thread appends lines to a bounded ring buffer, and a writer thread writes them to standard error.
#ifndef BUFFERED_LOG_H
#define BUFFERED_LOG_H

#include <stdbool.h>
#include <stddef.h>

// Size of the ring buffer in bytes. It holds about forty thousand lines of 80 characters.
#define BUFFERED_LOG_CAPACITY (4u << 20)

// UTF-8 text, not terminated.
typedef struct {
    const void *bytes;
    size_t length;
} BufferedLogText;

// Starts the writer thread; later calls do nothing. `process` is the program's name in every line. The buffer is flushed when the program exits. Returns
// false if memory cannot be allocated or a thread cannot be started. Each line is then written by the thread that logs it.
bool buffered_log_start(const char *process);

// Installs signal handlers that flush the buffer before the program ends, and then perform the previous action. They handle fatal errors
// (SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE), and SIGTERM, SIGINT, SIGHUP and SIGQUIT unless these have a handler.
void buffered_log_flush_on_signals(void);

// Appends the line "time process[number] level label: message details" to the buffer. `level` must stay valid for ever. This copies the line. It makes a
// system call only if the writer thread is sleeping. Lines that do not fit are dropped, and the log reports their number at that point.
void buffered_log_append(const char *level, BufferedLogText label, BufferedLogText message, BufferedLogText details);

// Writes the buffered lines from the calling thread. Gives up if nothing can be written for a second.
void buffered_log_flush(void);

#endif
