// The buffer is a ring of records. Producers hold a lock for the length of a copy; the writer never takes it while it writes. `head` and
// `tail` only grow: their difference is the number of buffered bytes.
//
// Signal handlers call `drain`. So it and its callees are async-signal-safe: no allocation, no stdio, no locale, no time zone.
#define _GNU_SOURCE
#include "buffered_log.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

enum {
    capacity = BUFFERED_LOG_CAPACITY,
    // Longer texts are truncated, so that no line needs more than a part of the buffer.
    longest_text = capacity / 8,
    // Delay before the writer wakes, so that lines are written in batches.
    batching_ms = 20,
    write_timeout_ms = 1000,
};

typedef struct {
    // The whole record with padding. A record without a level pads the end of the ring if the next one does not fit there.
    uint32_t size;
    uint32_t message_length;
    uint32_t details_length;
    uint32_t label_length;
    const char *level;
    // Lines dropped before this one, and bytes truncated from its texts.
    uint64_t dropped;
    uint64_t truncated;
    struct timespec time;
} Record;

static unsigned char *_Atomic ring;
static pthread_mutex_t producers = PTHREAD_MUTEX_INITIALIZER;
static _Atomic uint64_t head, tail;
// Dropped lines that no record reports yet.
static _Atomic uint64_t dropped;

// State of the writer thread: producers wake it from sleep, or from batching if the buffer fills too fast.
enum { asleep, batching, writing };
static _Atomic int writer_state;
static sem_t wake_up;

// Held by the thread that writes: the writer thread, or one that flushes.
static atomic_flag is_draining = ATOMIC_FLAG_INIT;
static char process_text[96];
// Seconds east of Greenwich, and the time until which that is valid.
static _Atomic long utc_offset;
static _Atomic int64_t utc_offset_expiry;

static void sleep_ms(int ms) {
    struct timespec pause = {ms / 1000, (ms % 1000) * 1000000L};
    nanosleep(&pause, NULL);
}

// MARK: Formatting

typedef struct {
    char bytes[32 << 10];
    size_t count;
    // The program is about to end: no write waits longer than `write_timeout_ms`.
    bool is_last;
    bool has_failed;
} Output;

static void write_out(Output *output) {
    size_t done = 0;
    while (done < output->count && !output->has_failed) {
        size_t piece = output->count - done;
        if (output->is_last) {
            // A pipe that is ready takes PIPE_BUF bytes without blocking.
            struct pollfd ready = {STDERR_FILENO, POLLOUT, 0};
            if (poll(&ready, 1, write_timeout_ms) == 0) break;
            if (piece > 4096) piece = 4096;
        }
        ssize_t written = write(STDERR_FILENO, output->bytes + done, piece);
        if (written > 0) {
            done += (size_t)written;
        } else if (written < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
            struct pollfd ready = {STDERR_FILENO, POLLOUT, 0};
            poll(&ready, 1, write_timeout_ms);
        } else if (written < 0 && errno != EINTR) {
            break;
        }
    }
    if (done < output->count && output->is_last) output->has_failed = true;
    output->count = 0;
}

static void put(Output *output, const void *bytes, size_t length) {
    while (length > 0) {
        if (output->count == sizeof output->bytes) write_out(output);
        size_t piece = sizeof output->bytes - output->count;
        if (piece > length) piece = length;
        memcpy(output->bytes + output->count, bytes, piece);
        output->count += piece;
        bytes = (const char *)bytes + piece;
        length -= piece;
    }
}

static void put_string(Output *output, const char *string) {
    put(output, string, strlen(string));
}

// Writes a text in which question marks replace control characters, except line feeds and tabs. A file name or a link of another program may contain escape
// sequences, which would control the terminal.
static void put_text(Output *output, const unsigned char *bytes, size_t length) {
    size_t start = 0;
    for (size_t i = 0; i < length; i++) {
        // The control characters U+0080 to U+009F have two bytes.
        int is_pair = bytes[i] == 0xC2 && i + 1 < length && bytes[i + 1] >= 0x80 && bytes[i + 1] <= 0x9F;
        if (!is_pair && bytes[i] != 0x7F && (bytes[i] >= 0x20 || bytes[i] == '\n' || bytes[i] == '\t')) continue;
        put(output, bytes + start, i - start);
        put(output, "?", 1);
        if (is_pair) i++;
        start = i + 1;
    }
    put(output, bytes + start, length - start);
}

static void put_number(Output *output, uint64_t number, int digits, char after) {
    char text[24];
    int start = sizeof text;
    text[--start] = after;
    do {
        text[--start] = (char)('0' + number % 10);
        number /= 10;
        digits -= 1;
    } while (number > 0 || digits > 0);
    put(output, text + start, sizeof text - (size_t)start);
}

// Writes the local time, as localtime_r would return it, but without taking a lock.
static void put_time(Output *output, struct timespec time) {
    int64_t seconds = (int64_t)time.tv_sec + atomic_load(&utc_offset);
    int64_t days = seconds / 86400, rest = seconds % 86400;
    // Howard Hinnant's civil_from_days: years begin in March, so that the leap day is the last; an era is 400 years.
    int64_t day = days + 719468, era = day / 146097, of_era = day % 146097;
    int64_t year = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
    int64_t of_year = of_era - (365 * year + year / 4 - year / 100);
    int64_t month = (5 * of_year + 2) / 153;
    put_number(output, (uint64_t)(year + era * 400 + (month >= 10 ? 1 : 0)), 4, '-');
    put_number(output, (uint64_t)(month < 10 ? month + 3 : month - 9), 2, '-');
    put_number(output, (uint64_t)(of_year - (153 * month + 2) / 5 + 1), 2, ' ');
    put_number(output, (uint64_t)(rest / 3600), 2, ':');
    put_number(output, (uint64_t)(rest / 60 % 60), 2, ':');
    put_number(output, (uint64_t)(rest % 60), 2, '.');
    put_number(output, (uint64_t)(time.tv_nsec / 1000000), 3, ' ');
}

static void put_heading(Output *output, struct timespec time, const char *level, const void *label, size_t label_length) {
    put_time(output, time);
    put_string(output, process_text);
    put_string(output, level);
    put(output, " ", 1);
    put(output, label, label_length);
    put(output, ": ", 2);
}

static void put_dropped(Output *output, struct timespec time, uint64_t count) {
    static const char label[] = "buffered-logging";
    put_heading(output, time, "warning", label, sizeof label - 1);
    put_number(output, count, 1, ' ');
    put_string(output, count == 1 ? "line was" : "lines were");
    put_string(output, " dropped here: the log's buffer was full\n");
}

static void put_ending(Output *output, uint64_t truncated) {
    if (truncated > 0) {
        put_string(output, " … (");
        put_number(output, truncated, 1, ' ');
        put_string(output, "bytes more)");
    }
    put(output, "\n", 1);
}

static void put_record(Output *output, const Record *record) {
    if (record->dropped > 0) put_dropped(output, record->time, record->dropped);
    const unsigned char *text = (const unsigned char *)(record + 1);
    put_heading(output, record->time, record->level, text, record->label_length);
    put_text(output, text + record->label_length, (size_t)record->message_length + record->details_length);
    put_ending(output, record->truncated);
}

// MARK: Appending lines

static size_t padded(size_t length) {
    return (length + 7) & ~(size_t)7;
}

// Reserves `size` contiguous bytes, or returns NULL. The caller holds `producers`, and advances `head` once the record is complete.
static Record *reserve(unsigned char *buffer, size_t size, uint64_t *end) {
    uint64_t offset = atomic_load_explicit(&head, memory_order_relaxed);
    uint64_t done = atomic_load_explicit(&tail, memory_order_acquire);
    size_t left = capacity - offset % capacity;
    size_t needed = size <= left ? size : left + size;
    if (offset + needed - done > capacity) return NULL;
    if (size > left) {
        Record *padding = (Record *)(buffer + offset % capacity);
        padding->size = (uint32_t)left;
        // Fewer bytes than a record may be left; the size always fits.
        if (left >= sizeof(Record)) padding->level = NULL;
        offset += left;
    }
    *end = offset + size;
    return (Record *)(buffer + offset % capacity);
}

static void wake_writer(uint64_t buffered) {
    int state = atomic_load(&writer_state);
    if (state == asleep && atomic_compare_exchange_strong(&writer_state, &state, batching)) sem_post(&wake_up);
    if (state == batching && buffered > capacity / 4 && atomic_compare_exchange_strong(&writer_state, &state, writing)) sem_post(&wake_up);
}

// Truncates a text above the maximum length, at a character boundary. Returns the number of removed bytes.
static size_t truncate_text(BufferedLogText *text) {
    size_t length = text->length;
    if (length <= longest_text) return 0;
    text->length = longest_text;
    while (text->length > 0 && (((const unsigned char *)text->bytes)[text->length] & 0xC0) == 0x80) text->length -= 1;
    return length - text->length;
}

// Writes a line immediately. Used without a writer thread: its start failed, or this process is a fork.
static void write_directly(
    const char *level, BufferedLogText label, BufferedLogText message, BufferedLogText details, uint64_t truncated) {
    Output output;
    output.count = 0;
    output.is_last = output.has_failed = false;
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    put_heading(&output, now, level, label.bytes, label.length);
    put_text(&output, (const unsigned char *)message.bytes, message.length);
    put_text(&output, (const unsigned char *)details.bytes, details.length);
    put_ending(&output, truncated);
    write_out(&output);
}

void buffered_log_append(const char *level, BufferedLogText label, BufferedLogText message, BufferedLogText details) {
    uint64_t truncated = truncate_text(&label) + truncate_text(&message) + truncate_text(&details);
    size_t size = padded(sizeof(Record) + label.length + message.length + details.length);
    unsigned char *buffer = atomic_load_explicit(&ring, memory_order_acquire);
    if (buffer == NULL) {
        write_directly(level, label, message, details, truncated);
        return;
    }
    uint64_t end;
    pthread_mutex_lock(&producers);
    Record *record = reserve(buffer, size, &end);
    if (record == NULL) {
        atomic_fetch_add(&dropped, 1);
        pthread_mutex_unlock(&producers);
        return;
    }
    // The time is taken inside the lock, so that lines are in the order of their times.
    clock_gettime(CLOCK_REALTIME, &record->time);
    record->size = (uint32_t)size;
    record->label_length = (uint32_t)label.length;
    record->message_length = (uint32_t)message.length;
    record->details_length = (uint32_t)details.length;
    record->level = level;
    record->truncated = truncated;
    record->dropped = atomic_load_explicit(&dropped, memory_order_relaxed) == 0 ? 0 : atomic_exchange(&dropped, 0);
    unsigned char *text = (unsigned char *)(record + 1);
    memcpy(text, label.bytes, label.length);
    memcpy(text + label.length, message.bytes, message.length);
    memcpy(text + label.length + message.length, details.bytes, details.length);
    atomic_store_explicit(&head, end, memory_order_seq_cst);
    uint64_t buffered = end - atomic_load_explicit(&tail, memory_order_relaxed);
    pthread_mutex_unlock(&producers);
    wake_writer(buffered);
}

// MARK: Writing

// Writes all buffered lines. Only the holder of `is_draining` calls it.
static void drain(const unsigned char *buffer, Output *output) {
    uint64_t offset = atomic_load(&tail);
    for (;;) {
        uint64_t end = atomic_load(&head);
        if (offset == end) break;
        while (offset != end) {
            size_t left = capacity - offset % capacity;
            const Record *record = (const Record *)(buffer + offset % capacity);
            if (left >= sizeof(Record) && record->level != NULL) put_record(output, record);
            offset += record->size;
        }
        // The records were copied, so their space is released before the write.
        atomic_store(&tail, offset);
        write_out(output);
    }
    // Reports dropped lines that no later record would report.
    if (atomic_load(&dropped) > 0) {
        uint64_t count = atomic_exchange(&dropped, 0);
        struct timespec now;
        clock_gettime(CLOCK_REALTIME, &now);
        put_dropped(output, now, count);
    }
    write_out(output);
}

// The offset is read again every quarter of an hour, because time zones change their offset only at these times.
static void update_utc_offset(void) {
    time_t now = time(NULL);
    if (now < atomic_load(&utc_offset_expiry)) return;
    struct tm local;
    if (localtime_r(&now, &local) == NULL) return;
    atomic_store(&utc_offset, local.tm_gmtoff);
    atomic_store(&utc_offset_expiry, now - now % 900 + 900);
}

// Moves an empty ring back to its beginning, so that it uses no more pages of memory than the largest backlog needed.
static void rewind_ring(void) {
    pthread_mutex_lock(&producers);
    if (atomic_load(&head) == atomic_load(&tail)) {
        atomic_store(&head, 0);
        atomic_store(&tail, 0);
    }
    pthread_mutex_unlock(&producers);
}

static void *run_writer(void *buffer) {
    static Output output;
    for (;;) {
        while (sem_wait(&wake_up) != 0) {
        }
        struct timespec until;
        clock_gettime(CLOCK_MONOTONIC, &until);
        until.tv_nsec += batching_ms * 1000000L;
        if (until.tv_nsec >= 1000000000L) until.tv_sec += 1, until.tv_nsec -= 1000000000L;
        while (sem_clockwait(&wake_up, CLOCK_MONOTONIC, &until) != 0 && errno == EINTR) {
        }
        atomic_store(&writer_state, writing);
        update_utc_offset();
        while (atomic_flag_test_and_set(&is_draining)) sleep_ms(1);
        drain(buffer, &output);
        rewind_ring();
        atomic_flag_clear(&is_draining);
        atomic_store(&writer_state, asleep);
        // Producers did not wake the thread while it was writing.
        if (atomic_load(&head) != atomic_load(&tail) || atomic_load(&dropped) > 0) wake_writer(0);
    }
    return NULL;
}

void buffered_log_flush(void) {
    // Static, because the stack of a signal handler may be too small.
    static Output output;
    const unsigned char *buffer = atomic_load_explicit(&ring, memory_order_acquire);
    if (buffer == NULL) return;
    for (int waited = 0; atomic_flag_test_and_set(&is_draining); waited += 1) {
        // The writer thread is blocked because nobody reads its output, or it is the thread that crashed.
        if (waited == write_timeout_ms) return;
        sleep_ms(1);
    }
    output.is_last = true;
    output.has_failed = false;
    drain(buffer, &output);
    atomic_flag_clear(&is_draining);
}

// MARK: Starting

// A fork has no writer thread, and its parent writes the buffered lines.
static void after_fork(void) {
    atomic_store(&ring, NULL);
}

static void start(void) {
    void *memory = mmap(NULL, capacity, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return;
    if (sem_init(&wake_up, 0, 0) != 0) {
        munmap(memory, capacity);
        return;
    }
    // The writer thread handles no signals.
    sigset_t all, old;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &old);
    pthread_t thread;
    int failure = pthread_create(&thread, NULL, run_writer, memory);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    if (failure != 0) {
        munmap(memory, capacity);
        return;
    }
    pthread_setname_np(thread, "log");
    pthread_detach(thread);
    atomic_store_explicit(&ring, memory, memory_order_release);
    // Both handlers affect the whole process. An app chooses them with this log handler: without them, `exit` would lose the last lines, and a fork would write
    // those of its parent again.
    pthread_atfork(NULL, NULL, after_fork);
    atexit(buffered_log_flush);
}

bool buffered_log_start(const char *process) {
    static pthread_mutex_t starting = PTHREAD_MUTEX_INITIALIZER;
    static bool has_started;
    pthread_mutex_lock(&starting);
    if (!has_started) {
        has_started = true;
        snprintf(process_text, sizeof process_text, "%.64s[%d] ", process, (int)getpid());
        update_utc_offset();
        start();
    }
    pthread_mutex_unlock(&starting);
    return atomic_load(&ring) != NULL;
}

// MARK: Signals

static const int fatal_signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
static const int ending_signals[] = {SIGTERM, SIGINT, SIGHUP, SIGQUIT};
static struct sigaction previous[NSIG];

static void handle_signal(int number, siginfo_t *info, void *context) {
    (void)context;
    int error = errno;
    buffered_log_flush();
    sigaction(number, &previous[number], NULL);
    // A faulting instruction faults again when the handler returns. A signal that was sent must be sent again.
    if (info->si_code <= 0 || number == SIGTRAP || number == SIGABRT) raise(number);
    errno = error;
}

static void handle(int number, bool only_if_default) {
    struct sigaction current;
    if (sigaction(number, NULL, &current) != 0) return;
    bool has_handler = (current.sa_flags & SA_SIGINFO) != 0;
    if (has_handler && current.sa_sigaction == handle_signal) return;
    if (only_if_default && (has_handler || current.sa_handler != SIG_DFL)) return;
    previous[number] = current;
    struct sigaction action = {.sa_sigaction = handle_signal, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, NULL);
}

void buffered_log_flush_on_signals(void) {
    // After a stack overflow, a signal handler can run only on a separate stack.
    static char bytes[64 << 10];
    stack_t current;
    if (sigaltstack(NULL, &current) == 0 && (current.ss_flags & SS_DISABLE)) {
        stack_t stack = {.ss_sp = bytes, .ss_size = sizeof bytes};
        sigaltstack(&stack, NULL);
    }
    for (size_t i = 0; i < sizeof fatal_signals / sizeof *fatal_signals; i += 1) handle(fatal_signals[i], false);
    for (size_t i = 0; i < sizeof ending_signals / sizeof *ending_signals; i += 1) handle(ending_signals[i], true);
}
