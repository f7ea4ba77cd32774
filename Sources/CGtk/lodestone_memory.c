#include "lodestone_memory.h"

#include "lodestone_settings.h"

#include <fcntl.h>
#include <gio/gio.h>
#include <glib-unix.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct {
    void (*warn)(void *context);
    void *context;
} MemoryWatch;

static void memory_runs_short(GMemoryMonitor *monitor, GMemoryMonitorWarningLevel level, gpointer data) {
    MemoryWatch *watch = data;
    watch->warn(watch->context);
}

// Called when the file of the service manager reports pressure: the control group's own file with an exceptional condition, a FIFO with data.
static gboolean pressure_rose(gint file, GIOCondition condition, gpointer data) {
    MemoryWatch *watch = data;
    if (condition & G_IO_IN) {
        char ignored[512];
        while (read(file, ignored, sizeof ignored) > 0) {}
    }
    if (condition & (G_IO_IN | G_IO_PRI)) watch->warn(watch->context);
    if (!(condition & (G_IO_ERR | G_IO_HUP | G_IO_NVAL))) return G_SOURCE_CONTINUE;
    close(file);
    return G_SOURCE_REMOVE;
}

// Opens the file that the service manager names, and writes the given settings to it. Returns -1 without such a file.
static int open_pressure_file(GIOCondition *condition) {
    const char *path = g_getenv("MEMORY_PRESSURE_WATCH");
    // The manager disables the watch with /dev/null.
    if (path == NULL || !g_path_is_absolute(path) || strcmp(path, "/dev/null") == 0) return -1;
    int file = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    struct stat status;
    if (file < 0 || fstat(file, &status) != 0 || !(S_ISREG(status.st_mode) || S_ISFIFO(status.st_mode))) {
        g_warning("%s, the value of MEMORY_PRESSURE_WATCH, cannot be watched. It must be a file or a FIFO that can be read and written.", path);
        if (file >= 0) close(file);
        return -1;
    }
    *condition = S_ISREG(status.st_mode) ? G_IO_PRI : G_IO_IN;
    const char *settings = g_getenv("MEMORY_PRESSURE_WRITE");
    // A program that reads from a FIFO would receive its own settings.
    if (settings == NULL || !S_ISREG(status.st_mode)) return file;
    gsize length = 0;
    guchar *bytes = g_base64_decode(settings, &length);
    if (write(file, bytes, length) != (gssize)length) g_warning("The settings in MEMORY_PRESSURE_WRITE could not be written to %s.", path);
    g_free(bytes);
    return file;
}

void lodestone_watch_memory(void (*warn)(void *context), void *context) {
    // The watch and the memory monitor are never released.
    MemoryWatch *watch = g_new(MemoryWatch, 1);
    watch->warn = warn;
    watch->context = context;
    GIOCondition condition;
    int file = open_pressure_file(&condition);
    if (file >= 0) g_unix_fd_add(file, condition | G_IO_ERR | G_IO_HUP, pressure_rose, watch);
    if (lodestone_has_session_bus()) g_signal_connect(g_memory_monitor_dup_default(), "low-memory-warning", G_CALLBACK(memory_runs_short), watch);
}
