// GLib's main context polls the file descriptors on which CoreFoundation's run loop would sleep. The run loop makes one pass when one of these events occurs:
//
//   - libdispatch's main-queue handle, an eventfd: DispatchQueue.main and the main actor.
//   - The default mode's port set, an epoll set: timers (a timerfd), including those that another thread adds.
//   - Wake-ups from other threads. The run loop ignores CFRunLoopWakeUp while it does not run, and CFRunLoopPerformBlock does not wake it. File descriptors
//     do not report these calls. Both functions are therefore interposed below, and wake GLib's main context.
#define _GNU_SOURCE
#include "lodestone_loop.h"

#include <dirent.h>
#include <dlfcn.h>
#include <glib-unix.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Functions of libdispatch and CoreFoundation (in Foundation's library) for programs that run their own main loop. Neither library has a public header for
// them, but both have always exported these names on Linux.
typedef const void *CFTypeRef;
typedef double CFAbsoluteTime;
extern int _dispatch_get_main_queue_handle_4CF(void);
extern CFTypeRef CFRunLoopGetMain(void);
extern int CFRunLoopRunInMode(CFTypeRef mode, CFAbsoluteTime seconds, unsigned char return_after_source_handled);
extern CFAbsoluteTime CFRunLoopGetNextTimerFireDate(CFTypeRef run_loop, CFTypeRef mode);
extern CFTypeRef CFRunLoopTimerCreate(
    CFTypeRef allocator, CFAbsoluteTime fire_date, CFAbsoluteTime interval, unsigned long flags, long order,
    void (*callout)(CFTypeRef timer, void *info), void *context);
extern void CFRunLoopAddTimer(CFTypeRef run_loop, CFTypeRef timer, CFTypeRef mode);
extern void CFRunLoopTimerInvalidate(CFTypeRef timer);
extern CFAbsoluteTime CFAbsoluteTimeGetCurrent(void);
extern void CFRelease(CFTypeRef object);
extern CFTypeRef kCFRunLoopDefaultMode;

// The result of CFRunLoopRunInMode if it handled a source.
enum { handled_source = 4 };

// MARK: Wake-ups from other threads

// Whether the main run loop has work that no file descriptor reports. Both flags are process-wide, because the interposed functions have no context.
static atomic_bool is_woken;
static atomic_bool is_attached;

static void wake(CFTypeRef run_loop) {
    if (!atomic_load(&is_attached) || run_loop != CFRunLoopGetMain()) return;
    if (!atomic_exchange(&is_woken, TRUE)) g_main_context_wakeup(NULL);
}

typedef void (*PerformBlock)(CFTypeRef run_loop, CFTypeRef mode, void *block);
typedef void (*WakeUp)(CFTypeRef run_loop);
// The interval between passes of the run loop if the functions below are not interposed.
enum { polling_interval_us = 250000 };
// Foundation's own functions, which are the same in the whole process.
static PerformBlock foundations_perform_block;
static WakeUp foundations_wake_up;
static pthread_once_t found_originals = PTHREAD_ONCE_INIT;

static void find_originals(void) {
    foundations_perform_block = (PerformBlock)dlsym(RTLD_NEXT, "CFRunLoopPerformBlock");
    foundations_wake_up = (WakeUp)dlsym(RTLD_NEXT, "CFRunLoopWakeUp");
    if (foundations_perform_block == NULL || foundations_wake_up == NULL) g_error("Foundation's run loop was not found");
}

// Foundation's library calls these functions through its procedure linkage table, so the program's definitions take precedence. The definitions are weak for
// programs that link Foundation statically. There the linker uses the library's own functions, and the run loop is polled. No other functions of the run loop
// are interposed.
__attribute__((weak)) void CFRunLoopPerformBlock(CFTypeRef run_loop, CFTypeRef mode, void *block) {
    pthread_once(&found_originals, find_originals);
    foundations_perform_block(run_loop, mode, block);
    wake(run_loop);
}

__attribute__((weak)) void CFRunLoopWakeUp(CFTypeRef run_loop) {
    pthread_once(&found_originals, find_originals);
    foundations_wake_up(run_loop);
    wake(run_loop);
}

// Whether other libraries' calls of `name` reach the definition above, at the address `own`.
static gboolean resolves_to(const char *name, void *own) {
    void *first = dlsym(RTLD_DEFAULT, name), *next = dlsym(RTLD_NEXT, name);
    return first == own && next != NULL && next != own;
}

gboolean lodestone_loop_is_interposed(void) {
    return resolves_to("CFRunLoopPerformBlock", (void *)CFRunLoopPerformBlock) && resolves_to("CFRunLoopWakeUp", (void *)CFRunLoopWakeUp);
}

// MARK: The default mode's port set

static gboolean is_readable(int fd, int timeout_ms) {
    struct pollfd entry = {fd, POLLIN, 0};
    return poll(&entry, 1, timeout_ms) > 0 && (entry.revents & POLLIN) != 0;
}

static void one_pass(void) {
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, TRUE);
}

static void timer_fired(CFTypeRef timer, void *info) {
}

// The process's epoll sets without pending events, as an array that the caller frees.
static int quiet_epoll_sets(int **sets) {
    int count = 0, room = 16;
    *sets = g_new(int, room);
    DIR *directory = opendir("/proc/self/fd");
    if (directory == NULL) return 0;
    for (struct dirent *entry; (entry = readdir(directory)) != NULL;) {
        char target[64];
        ssize_t length = readlinkat(dirfd(directory), entry->d_name, target, sizeof target - 1);
        if (length < 0) continue;
        target[length] = 0;
        if (strstr(target, "[eventpoll]") == NULL) continue;
        int fd = atoi(entry->d_name);
        if (is_readable(fd, 0)) continue;
        if (count == room) *sets = g_renew(int, *sets, room *= 2);
        (*sets)[count++] = fd;
    }
    closedir(directory);
    return count;
}

// The epoll set on which the main run loop sleeps in its default mode, or -1. The set has no name, so a test finds it: a timer is added to that mode only. The
// right set reports an event when the timer fires, and none afterwards.
static int find_port_set(void) {
    one_pass();
    int *sets, count = quiet_epoll_sets(&sets), found = -1;
    for (int i = 0; i < count && found < 0; i++) {
        CFTypeRef timer = CFRunLoopTimerCreate(NULL, CFAbsoluteTimeGetCurrent(), 0, 0, 0, timer_fired, NULL);
        CFRunLoopAddTimer(CFRunLoopGetMain(), timer, kCFRunLoopDefaultMode);
        gboolean reports_timer = is_readable(sets[i], 2);
        for (int pass = 0; pass < 4 && is_readable(sets[i], 0); pass++) one_pass();
        CFRunLoopTimerInvalidate(timer);
        CFRelease(timer);
        if (reports_timer && !is_readable(sets[i], 0)) found = sets[i];
    }
    g_free(sets);
    return found;
}

// MARK: The source

typedef struct {
    GSource source;
    gpointer main_queue;
    // NULL if the port set was not found.
    gpointer port_set;
    // The number of nested dispatches. It exceeds one while a callback runs a nested loop.
    int depth;
    // Whether the main queue is not watched. This is the case while a callback of the queue runs a nested loop: libdispatch does not drain the queue again
    // before the callback returns.
    gboolean is_queue_muted;
    // Whether wake-ups from other threads are not detected. The run loop then makes a pass at regular intervals.
    gboolean is_polled;
} RunLoopSource;

static gboolean is_timer_due(CFAbsoluteTime *seconds_left) {
    CFAbsoluteTime next = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode);
    if (next == 0) return FALSE;
    *seconds_left = next - CFAbsoluteTimeGetCurrent();
    return *seconds_left <= 0;
}

static gboolean run_loop_prepare(GSource *source, int *timeout) {
    *timeout = -1;
    if (atomic_load(&is_woken)) return TRUE;
    RunLoopSource *self = (RunLoopSource *)source;
    if (self->is_polled && g_source_get_ready_time(source) < 0) {
        g_source_set_ready_time(source, g_get_monotonic_time() + polling_interval_us);
    }
    if (self->port_set != NULL) return FALSE;
    CFAbsoluteTime seconds_left = -1;
    if (is_timer_due(&seconds_left)) return TRUE;
    gint64 timer_time = seconds_left < 0 ? -1 : g_get_monotonic_time() + (gint64)(seconds_left * 1e6);
    gint64 polling_time = self->is_polled ? g_source_get_ready_time(source) : -1;
    gboolean polls_first = polling_time >= 0 && (timer_time < 0 || polling_time < timer_time);
    g_source_set_ready_time(source, polls_first ? polling_time : timer_time);
    return FALSE;
}

static gboolean run_loop_check(GSource *source) {
    RunLoopSource *self = (RunLoopSource *)source;
    if (atomic_load(&is_woken)) return TRUE;
    if (g_source_query_unix_fd(source, self->main_queue) & G_IO_IN) return TRUE;
    if (self->port_set != NULL) return (g_source_query_unix_fd(source, self->port_set) & G_IO_IN) != 0;
    CFAbsoluteTime seconds_left;
    return is_timer_due(&seconds_left);
}

static gboolean run_loop_dispatch(GSource *source, GSourceFunc callback, gpointer data) {
    RunLoopSource *self = (RunLoopSource *)source;
    g_source_set_ready_time(source, -1);
    atomic_store(&is_woken, FALSE);
    self->depth++;
    // Makes up to eight passes, because each handles one source. The next poll handles the rest, after GLib's own sources.
    for (int pass = 0; pass < 8; pass++) {
        if (CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, TRUE) != handled_source) break;
    }
    self->depth--;
    if (self->depth > 0) {
        if (!self->is_queue_muted && is_readable(_dispatch_get_main_queue_handle_4CF(), 0)) {
            self->is_queue_muted = TRUE;
            g_source_modify_unix_fd(source, self->main_queue, 0);
        }
    } else if (self->is_queue_muted) {
        self->is_queue_muted = FALSE;
        g_source_modify_unix_fd(source, self->main_queue, G_IO_IN);
    }
    return G_SOURCE_CONTINUE;
}

// Never changed. It is not const only because GLib requires a mutable pointer.
static GSourceFuncs run_loop_functions = {run_loop_prepare, run_loop_check, run_loop_dispatch, NULL};

gboolean lodestone_loop_attach(void) {
    // A process has one main run loop, so it has one source.
    static GSource *attached;
    if (attached != NULL) return ((RunLoopSource *)attached)->port_set != NULL;
    int port_set = find_port_set();
    attached = g_source_new(&run_loop_functions, sizeof(RunLoopSource));
    RunLoopSource *self = (RunLoopSource *)attached;
    self->is_polled = !lodestone_loop_is_interposed();
    self->main_queue = g_source_add_unix_fd(attached, _dispatch_get_main_queue_handle_4CF(), G_IO_IN);
    if (port_set >= 0) self->port_set = g_source_add_unix_fd(attached, port_set, G_IO_IN);
    g_source_set_name(attached, "Foundation's main run loop");
    g_source_set_can_recurse(attached, TRUE);
    // The same priority as the frame clock. A main queue that is never empty does not block frames, and frames do not block the queue. Input has a higher
    // priority.
    g_source_set_priority(attached, G_PRIORITY_HIGH_IDLE + 20);
    g_source_attach(attached, NULL);
    // Work that was scheduled before this call is due now.
    atomic_store(&is_attached, TRUE);
    atomic_store(&is_woken, TRUE);
    return port_set >= 0;
}

// MARK: Signals

typedef struct {
    void (*handler)(void *context);
    void *context;
} SignalWatch;

static gboolean signal_arrived(gpointer data) {
    SignalWatch *watch = data;
    watch->handler(watch->context);
    return G_SOURCE_CONTINUE;
}

guint lodestone_loop_watch_signal(int signal_number, void (*handler)(void *context), void *context) {
    SignalWatch *watch = g_new(SignalWatch, 1);
    watch->handler = handler;
    watch->context = context;
    return g_unix_signal_add_full(G_PRIORITY_DEFAULT, signal_number, signal_arrived, watch, g_free);
}
