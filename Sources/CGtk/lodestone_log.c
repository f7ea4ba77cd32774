// The log's buffer is a ring of records. Producers take turns by a lock that they hold for the length of a copy; the thread that writes never
// takes it while it writes. `head` and `tail` only grow: their difference is what waits.
//
// The signal handlers call `drain` too. So it and what it calls are async-signal-safe: no allocation, no stdio, no locale, no time zone.
#define _GNU_SOURCE
#include "lodestone_log.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum {
    capacity = LODESTONE_LOG_CAPACITY,
    // A longer text is cut, so that no line needs more than a part of the buffer.
    longest_message = capacity / 8,
    // How long lines gather before they are written, together.
    gathering_ms = 20,
    patience_ms = 1000,
};

typedef struct {
    // All of it, with padding. A record with no level fills the ring's end, where the next one does not fit.
    uint32_t size;
    uint32_t message_length;
    uint32_t details_length;
    uint32_t label_length;
    const char *level;
    // Lines that did not fit before this one; and bytes of its message that were cut off.
    uint64_t lost;
    uint64_t cut;
    struct timespec time;
} Record;

static unsigned char *ring;
static pthread_mutex_t producers = PTHREAD_MUTEX_INITIALIZER;
static _Atomic uint64_t head, tail;
// Lines that did not fit, and that no record tells of.
static _Atomic uint64_t lost;

// What the log's thread is at: a producer wakes it only from sleep, or where the buffer fills faster than lines gather.
enum { asleep, gathering, writing };
static _Atomic int stage;
static sem_t alarm_clock;

// The thread that writes holds this: the log's own, or one that flushes.
static atomic_flag is_draining = ATOMIC_FLAG_INIT;
static char process_words[96];
// Seconds east of Greenwich, and until when that is known to hold.
static _Atomic long utc_offset;
static _Atomic int64_t offset_holds_until;

static void sleep_ms(int ms) {
    struct timespec pause = {ms / 1000, (ms % 1000) * 1000000L};
    nanosleep(&pause, NULL);
}

// MARK: Leaving lines

static size_t padded(size_t length) {
    return (length + 7) & ~(size_t)7;
}

// Room for `size` bytes in one piece, or NULL. The caller holds `producers`, and moves `head` on once the record is whole.
static Record *reserve(size_t size, uint64_t *end) {
    uint64_t at = atomic_load_explicit(&head, memory_order_relaxed);
    uint64_t done = atomic_load_explicit(&tail, memory_order_acquire);
    size_t left = capacity - at % capacity;
    size_t needed = size <= left ? size : left + size;
    if (at + needed - done > capacity) return NULL;
    if (size > left) {
        Record *filler = (Record *)(ring + at % capacity);
        filler->size = (uint32_t)left;
        // The last bytes before the end may hold no whole record; the size alone always fits.
        if (left >= sizeof(Record)) filler->level = NULL;
        at += left;
    }
    *end = at + size;
    return (Record *)(ring + at % capacity);
}

static void wake_writer(uint64_t waiting) {
    int seen = atomic_load(&stage);
    if (seen == asleep && atomic_compare_exchange_strong(&stage, &seen, gathering)) sem_post(&alarm_clock);
    if (seen == gathering && waiting > capacity / 4 && atomic_compare_exchange_strong(&stage, &seen, writing)) sem_post(&alarm_clock);
}

// Cuts a text that is too long, between two characters of UTF-8, and answers how many bytes that takes away.
static size_t cut_off(LodestoneText *text) {
    size_t length = text->length;
    if (length <= longest_message) return 0;
    text->length = longest_message;
    while (text->length > 0 && (((const unsigned char *)text->bytes)[text->length] & 0xC0) == 0x80) text->length -= 1;
    return length - text->length;
}

void lodestone_log_append(const char *level, LodestoneText label, LodestoneText message, LodestoneText details) {
    uint64_t cut = cut_off(&label) + cut_off(&message) + cut_off(&details);
    size_t size = padded(sizeof(Record) + label.length + message.length + details.length);
    uint64_t end;
    pthread_mutex_lock(&producers);
    Record *record = ring == NULL ? NULL : reserve(size, &end);
    if (record == NULL) {
        atomic_fetch_add(&lost, 1);
        pthread_mutex_unlock(&producers);
        return;
    }
    // Inside the lock, so that lines are in the order of their times.
    clock_gettime(CLOCK_REALTIME, &record->time);
    record->size = (uint32_t)size;
    record->label_length = (uint32_t)label.length;
    record->message_length = (uint32_t)message.length;
    record->details_length = (uint32_t)details.length;
    record->level = level;
    record->cut = cut;
    record->lost = atomic_load_explicit(&lost, memory_order_relaxed) == 0 ? 0 : atomic_exchange(&lost, 0);
    unsigned char *text = (unsigned char *)(record + 1);
    memcpy(text, label.bytes, label.length);
    memcpy(text + label.length, message.bytes, message.length);
    memcpy(text + label.length + message.length, details.bytes, details.length);
    atomic_store_explicit(&head, end, memory_order_seq_cst);
    uint64_t waiting = end - atomic_load_explicit(&tail, memory_order_relaxed);
    pthread_mutex_unlock(&producers);
    wake_writer(waiting);
}

// MARK: Putting lines together

typedef struct {
    char bytes[32 << 10];
    size_t count;
    // Where it is the program's last chance: nothing waits longer than `patience_ms`.
    gboolean is_last;
    gboolean has_failed;
} Sheet;

static void write_out(Sheet *sheet) {
    size_t done = 0;
    while (done < sheet->count && !sheet->has_failed) {
        size_t piece = sheet->count - done;
        if (sheet->is_last) {
            // A pipe that can take something takes this much without waiting.
            struct pollfd output = {STDERR_FILENO, POLLOUT, 0};
            if (poll(&output, 1, patience_ms) == 0) break;
            if (piece > 4096) piece = 4096;
        }
        ssize_t written = write(STDERR_FILENO, sheet->bytes + done, piece);
        if (written > 0) {
            done += (size_t)written;
        } else if (written < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
            struct pollfd output = {STDERR_FILENO, POLLOUT, 0};
            poll(&output, 1, patience_ms);
        } else if (written < 0 && errno != EINTR) {
            break;
        }
    }
    if (done < sheet->count && sheet->is_last) sheet->has_failed = TRUE;
    sheet->count = 0;
}

static void put(Sheet *sheet, const void *bytes, size_t length) {
    while (length > 0) {
        if (sheet->count == sizeof sheet->bytes) write_out(sheet);
        size_t piece = sizeof sheet->bytes - sheet->count;
        if (piece > length) piece = length;
        memcpy(sheet->bytes + sheet->count, bytes, piece);
        sheet->count += piece;
        bytes = (const char *)bytes + piece;
        length -= piece;
    }
}

static void put_words(Sheet *sheet, const char *words) {
    put(sheet, words, strlen(words));
}

static void put_number(Sheet *sheet, uint64_t number, int digits, char after) {
    char text[24];
    int at = sizeof text;
    text[--at] = after;
    do {
        text[--at] = (char)('0' + number % 10);
        number /= 10;
        digits -= 1;
    } while (number > 0 || digits > 0);
    put(sheet, text + at, sizeof text - (size_t)at);
}

// As localtime_r would, which takes a lock.
static void put_time(Sheet *sheet, struct timespec time) {
    int64_t seconds = (int64_t)time.tv_sec + atomic_load(&utc_offset);
    int64_t days = seconds / 86400, rest = seconds % 86400;
    // Years begin in March here, so that the leap day is the last; 400 of them are an era (Howard Hinnant's civil_from_days).
    int64_t day = days + 719468, era = day / 146097, of_era = day % 146097;
    int64_t year = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
    int64_t of_year = of_era - (365 * year + year / 4 - year / 100);
    int64_t month = (5 * of_year + 2) / 153;
    put_number(sheet, (uint64_t)(year + era * 400 + (month >= 10 ? 1 : 0)), 4, '-');
    put_number(sheet, (uint64_t)(month < 10 ? month + 3 : month - 9), 2, '-');
    put_number(sheet, (uint64_t)(of_year - (153 * month + 2) / 5 + 1), 2, ' ');
    put_number(sheet, (uint64_t)(rest / 3600), 2, ':');
    put_number(sheet, (uint64_t)(rest / 60 % 60), 2, ':');
    put_number(sheet, (uint64_t)(rest % 60), 2, '.');
    put_number(sheet, (uint64_t)(time.tv_nsec / 1000000), 3, ' ');
}

static void put_heading(Sheet *sheet, struct timespec time, const char *level, const void *label, size_t label_length) {
    put_time(sheet, time);
    put_words(sheet, process_words);
    put_words(sheet, level);
    put(sheet, " ", 1);
    put(sheet, label, label_length);
    put(sheet, ": ", 2);
}

static void put_lost(Sheet *sheet, struct timespec time, uint64_t count) {
    static const char label[] = "lodestone.log";
    put_heading(sheet, time, "warning", label, sizeof label - 1);
    put_number(sheet, count, 1, ' ');
    put_words(sheet, count == 1 ? "line is" : "lines are");
    put_words(sheet, " missing here: the log's buffer was full\n");
}

static void put_record(Sheet *sheet, const Record *record) {
    if (record->lost > 0) put_lost(sheet, record->time, record->lost);
    const unsigned char *text = (const unsigned char *)(record + 1);
    put_heading(sheet, record->time, record->level, text, record->label_length);
    put(sheet, text + record->label_length, (size_t)record->message_length + record->details_length);
    if (record->cut > 0) {
        put_words(sheet, " … (");
        put_number(sheet, record->cut, 1, ' ');
        put_words(sheet, "bytes more)");
    }
    put(sheet, "\n", 1);
}

// MARK: Writing

// Writes all that waits. Only the holder of `is_draining` calls it.
static void drain(Sheet *sheet) {
    uint64_t at = atomic_load(&tail);
    for (;;) {
        uint64_t end = atomic_load(&head);
        if (at == end) break;
        while (at != end) {
            size_t left = capacity - at % capacity;
            const Record *record = (const Record *)(ring + at % capacity);
            if (left >= sizeof(Record) && record->level != NULL) put_record(sheet, record);
            at += record->size;
        }
        // The place is free before the words are out: they have a copy.
        atomic_store(&tail, at);
        write_out(sheet);
    }
    // Lines were lost, and none came after them that would say so.
    if (atomic_load(&lost) > 0) {
        uint64_t count = atomic_exchange(&lost, 0);
        struct timespec now;
        clock_gettime(CLOCK_REALTIME, &now);
        put_lost(sheet, now, count);
    }
    write_out(sheet);
}

// The zone's offset changes at quarter hours at most.
static void look_up_offset(void) {
    time_t now = time(NULL);
    if (now < atomic_load(&offset_holds_until)) return;
    struct tm local;
    if (localtime_r(&now, &local) == NULL) return;
    atomic_store(&utc_offset, local.tm_gmtoff);
    atomic_store(&offset_holds_until, now - now % 900 + 900);
}

// While nothing waits the ring begins anew, so that it uses no more memory than the busiest moment did.
static void begin_anew(void) {
    pthread_mutex_lock(&producers);
    if (atomic_load(&head) == atomic_load(&tail)) {
        atomic_store(&head, 0);
        atomic_store(&tail, 0);
    }
    pthread_mutex_unlock(&producers);
}

static void *run_writer(void *unused) {
    static Sheet sheet;
    for (;;) {
        while (sem_wait(&alarm_clock) != 0) {
        }
        struct timespec until;
        clock_gettime(CLOCK_MONOTONIC, &until);
        until.tv_nsec += gathering_ms * 1000000L;
        if (until.tv_nsec >= 1000000000L) until.tv_sec += 1, until.tv_nsec -= 1000000000L;
        while (sem_clockwait(&alarm_clock, CLOCK_MONOTONIC, &until) != 0 && errno == EINTR) {
        }
        atomic_store(&stage, writing);
        look_up_offset();
        while (atomic_flag_test_and_set(&is_draining)) sleep_ms(1);
        drain(&sheet);
        begin_anew();
        atomic_flag_clear(&is_draining);
        atomic_store(&stage, asleep);
        // A line that came in between found the thread awake, and did not wake it.
        if (atomic_load(&head) != atomic_load(&tail) || atomic_load(&lost) > 0) wake_writer(0);
    }
    return NULL;
}

void lodestone_log_flush(void) {
    // Not on the stack: a signal handler's may be small.
    static Sheet sheet;
    if (ring == NULL) return;
    for (int waited = 0; atomic_flag_test_and_set(&is_draining); waited += 1) {
        // The log's thread waits for an output that takes nothing, or it is the one that fell.
        if (waited == patience_ms) return;
        sleep_ms(1);
    }
    sheet.is_last = TRUE;
    sheet.has_failed = FALSE;
    drain(&sheet);
    atomic_flag_clear(&is_draining);
}

// MARK: The end of the program

static const int fatal_signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
static const int ending_signals[] = {SIGTERM, SIGINT, SIGHUP, SIGQUIT};
static struct sigaction before[NSIG];

static void signal_came(int number, siginfo_t *info, void *context) {
    int error = errno;
    lodestone_log_flush();
    // What would have come of it comes now: Swift's backtrace, a core, the end.
    sigaction(number, &before[number], NULL);
    // A fault happens again when the handler returns; what was sent has to be sent again, and comes then too.
    if (info->si_code <= 0 || number == SIGTRAP || number == SIGABRT) raise(number);
    errno = error;
}

static void watch(int number, gboolean only_where_nothing_does) {
    struct sigaction now;
    if (sigaction(number, NULL, &now) != 0 || now.sa_sigaction == signal_came) return;
    if (only_where_nothing_does && ((now.sa_flags & SA_SIGINFO) || now.sa_handler != SIG_DFL)) return;
    before[number] = now;
    struct sigaction action = {.sa_sigaction = signal_came, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, NULL);
}

void lodestone_log_watch_ending_signals(void) {
    if (ring == NULL) return;
    for (size_t i = 0; i < sizeof ending_signals / sizeof *ending_signals; i += 1) watch(ending_signals[i], TRUE);
}

// Where the stack has overflowed, a handler needs another one.
static void provide_signal_stack(void) {
    static char bytes[64 << 10];
    stack_t now;
    if (sigaltstack(NULL, &now) != 0 || !(now.ss_flags & SS_DISABLE)) return;
    stack_t stack = {.ss_sp = bytes, .ss_size = sizeof bytes};
    sigaltstack(&stack, NULL);
}

// A copy of the process has no thread that writes, and what waits is its parent's to write.
static void forked(void) {
    ring = NULL;
}

gboolean lodestone_log_start(const char *process) {
    if (ring != NULL) return TRUE;
    void *memory = mmap(NULL, capacity, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED || sem_init(&alarm_clock, 0, 0) != 0) return FALSE;
    g_snprintf(process_words, sizeof process_words, "%.64s[%d] ", process, (int)getpid());
    look_up_offset();
    // Signals are for the other threads.
    sigset_t all, old;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &old);
    pthread_t thread;
    int failure = pthread_create(&thread, NULL, run_writer, NULL);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    if (failure != 0) {
        munmap(memory, capacity);
        return FALSE;
    }
    pthread_setname_np(thread, "log");
    pthread_detach(thread);
    ring = memory;
    pthread_atfork(NULL, NULL, forked);
    atexit(lodestone_log_flush);
    provide_signal_stack();
    for (size_t i = 0; i < sizeof fatal_signals / sizeof *fatal_signals; i += 1) watch(fatal_signals[i], FALSE);
    lodestone_log_watch_ending_signals();
    return TRUE;
}

// MARK: A trial

static void end_of_trial(int number) {
    _exit(1);
}

gboolean lodestone_log_try(void (*body)(void)) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return FALSE;
    pid_t child = fork();
    if (child == 0) {
        for (size_t i = 0; i < sizeof fatal_signals / sizeof *fatal_signals; i += 1) signal(fatal_signals[i], end_of_trial);
        int nowhere = open("/dev/null", O_WRONLY);
        dup2(nowhere, STDOUT_FILENO);
        dup2(nowhere, STDERR_FILENO);
        body();
        char yes = 'y';
        _exit(write(ends[1], &yes, 1) == 1 ? 0 : 1);
    }
    close(ends[1]);
    char answer = 0;
    struct pollfd input = {ends[0], POLLIN, 0};
    if (child > 0 && poll(&input, 1, 2000) > 0 && read(ends[0], &answer, 1) < 0) answer = 0;
    close(ends[0]);
    if (child > 0) {
        kill(child, SIGKILL);
        while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {
        }
    }
    return answer == 'y';
}
