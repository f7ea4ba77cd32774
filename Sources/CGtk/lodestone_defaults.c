// CoreFoundation on Linux stores changed preferences only in memory until the program synchronizes them. It posts no notification of a change. Only one
// function changes preferences. This file interposes it, as lodestone_loop.c does with functions of the run loop, and writes the changes two seconds later.
#define _GNU_SOURCE
#include "lodestone_defaults.h"

#include <dlfcn.h>
#include <pthread.h>

typedef const void *CFTypeRef;
extern unsigned char CFPreferencesAppSynchronize(CFTypeRef application);
extern unsigned char CFEqual(CFTypeRef first, CFTypeRef second);
extern CFTypeRef CFRetain(CFTypeRef object);
extern void CFRelease(CFTypeRef object);

typedef void (*SetAppValue)(CFTypeRef key, CFTypeRef value, CFTypeRef application);

// The delay between a change and the write, so that changes in quick succession are written together.
enum { delay_ms = 2000, max_suites = 64 };

// These variables are process-wide, like Foundation's preferences: the interposed function has no context.
static SetAppValue foundations_set_app_value;
static pthread_once_t found_original = PTHREAD_ONCE_INIT;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
// The suites with changes, retained.
static CFTypeRef changed[max_suites];
static int changed_count;
static gboolean is_scheduled;

static void find_original(void) {
    foundations_set_app_value = (SetAppValue)dlsym(RTLD_NEXT, "CFPreferencesSetAppValue");
    if (foundations_set_app_value == NULL) g_error("Foundation's preferences were not found");
}

static gboolean time_came(gpointer data) {
    pthread_mutex_lock(&lock);
    is_scheduled = FALSE;
    pthread_mutex_unlock(&lock);
    lodestone_defaults_save();
    return G_SOURCE_REMOVE;
}

static void note(CFTypeRef application) {
    pthread_mutex_lock(&lock);
    gboolean is_known = FALSE;
    for (int i = 0; i < changed_count && !is_known; i++) is_known = CFEqual(changed[i], application);
    if (!is_known && changed_count < max_suites) changed[changed_count++] = CFRetain(application);
    gboolean schedules = !is_scheduled;
    is_scheduled = TRUE;
    pthread_mutex_unlock(&lock);
    // Any thread may add a source to the main context. In a program without GTK's loop the source never runs.
    if (schedules) g_timeout_add(delay_ms, time_came, NULL);
}

// The definition is weak for programs that link Foundation statically. The linker then prefers Foundation's definition, and the app's life cycle writes the
// changes instead.
__attribute__((weak)) void CFPreferencesSetAppValue(CFTypeRef key, CFTypeRef value, CFTypeRef application) {
    pthread_once(&found_original, find_original);
    foundations_set_app_value(key, value, application);
    note(application);
}

void lodestone_defaults_save(void) {
    CFTypeRef suites[max_suites];
    pthread_mutex_lock(&lock);
    int count = changed_count;
    for (int i = 0; i < count; i++) suites[i] = changed[i];
    changed_count = 0;
    pthread_mutex_unlock(&lock);
    for (int i = 0; i < count; i++) {
        CFPreferencesAppSynchronize(suites[i]);
        CFRelease(suites[i]);
    }
}
