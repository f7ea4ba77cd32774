#define _GNU_SOURCE
#include "lodestone_display_loss.h"

#include "lodestone_events.h"

#include <dlfcn.h>
#include <glib-unix.h>
#include <poll.h>

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif

// GDK calls _exit(1) when it reads from a closed connection, so no state would be saved. This source has a higher priority than GDK's, and so GLib asks it first
// whether the connection is closed, before and after each poll.
typedef struct {
    GSource source;
    int fd;
    gpointer tag;
    gboolean is_lost;
    void (*handler)(void *context);
    void *context;
} LossSource;

// A program has one display, and libX11 has one error handler for the process.
static LossSource *watched;

static gboolean is_closed(int fd) {
    struct pollfd entry = {fd, 0, 0};
    return poll(&entry, 1, 0) > 0 && (entry.revents & (POLLHUP | POLLERR)) != 0;
}

static void lose(LossSource *self) {
    if (self->is_lost) return;
    self->is_lost = TRUE;
    self->handler(self->context);
}

static gboolean loss_prepare(GSource *source, int *timeout) {
    LossSource *self = (LossSource *)source;
    *timeout = -1;
    return !self->is_lost && is_closed(self->fd);
}

static gboolean loss_check(GSource *source) {
    LossSource *self = (LossSource *)source;
    return !self->is_lost && (g_source_query_unix_fd(source, self->tag) & (G_IO_HUP | G_IO_ERR)) != 0;
}

static gboolean loss_dispatch(GSource *source, GSourceFunc callback, gpointer data) {
    lose((LossSource *)source);
    return G_SOURCE_CONTINUE;
}

// Never changed. It is not const only because GLib requires a mutable pointer.
static GSourceFuncs loss_functions = {loss_prepare, loss_check, loss_dispatch, NULL};

#ifdef GDK_WINDOWING_X11
// Replaces GDK's handler. libX11 calls it if the connection ends during a call of libX11, and for connections over a network, which report no hang-up.
static int x_failed(Display *display) {
    if (watched != NULL) lose(watched);
    return 0;
}

// Instead of libX11's function, which ends the process. Calls of libX11 that follow do nothing.
static void x_continue(Display *display, void *context) {
}

static void watch_x11(GdkDisplay *display) {
    int (*(*set_handler)(int (*)(Display *)))(Display *);
    void (*set_exit)(Display *, void (*)(Display *, void *), void *);
    *(void **)&set_handler = dlsym(RTLD_DEFAULT, "XSetIOErrorHandler");
    *(void **)&set_exit = dlsym(RTLD_DEFAULT, "XSetIOErrorExitHandler");
    // libX11 1.7 added the second function.
    if (set_handler == NULL || set_exit == NULL) return;
    set_handler(x_failed);
    set_exit(gdk_x11_display_get_xdisplay(display), x_continue, NULL);
}
#endif

// The descriptor of the connection, or -1 if it is not known.
static int connection(GdkDisplay *display) {
#ifdef GDK_WINDOWING_X11
    if (GDK_IS_X11_DISPLAY(display)) return ConnectionNumber(gdk_x11_display_get_xdisplay(display));
#endif
    if (!lodestone_display_is_wayland(display)) return -1;
    // GTK loads libwayland-client, so this library does not link it. GTK's header for Wayland needs the headers of libwayland.
    void *(*get_connection)(GdkDisplay *);
    int (*get_fd)(void *);
    *(void **)&get_connection = dlsym(RTLD_DEFAULT, "gdk_wayland_display_get_wl_display");
    *(void **)&get_fd = dlsym(RTLD_DEFAULT, "wl_display_get_fd");
    return get_connection == NULL || get_fd == NULL ? -1 : get_fd(get_connection(display));
}

void lodestone_display_watch_loss(GdkDisplay *display, void (*handler)(void *context), void *context) {
    int fd = connection(display);
    if (fd < 0 || watched != NULL) return;
    GSource *source = g_source_new(&loss_functions, sizeof(LossSource));
    watched = (LossSource *)source;
    watched->fd = fd;
    watched->handler = handler;
    watched->context = context;
    watched->tag = g_source_add_unix_fd(source, fd, G_IO_HUP | G_IO_ERR);
    g_source_set_name(source, "the display server's connection");
    g_source_set_priority(source, G_PRIORITY_HIGH * 2);
    // Also while a callback runs a nested loop.
    g_source_set_can_recurse(source, TRUE);
    g_source_attach(source, NULL);
#ifdef GDK_WINDOWING_X11
    if (GDK_IS_X11_DISPLAY(display)) watch_x11(display);
#endif
}
