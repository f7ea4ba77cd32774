#define _GNU_SOURCE
#include "lodestone_clipboard.h"

#include <dlfcn.h>
#include <poll.h>

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif

enum { piece_size = 1 << 18 };

// MARK: X11

#ifdef GDK_WINDOWING_X11

// A separate connection to the X server. While it waits for replies, no other event of the program is delivered. GTK loads libX11, so this library does not
// link it.
typedef struct {
    Display *display;
    Window window;
    Atom clipboard, target, property, incremental;
    gint64 deadline;
    gsize limit;
    GByteArray *bytes;
} Reader;

// The functions of libX11. They have the same addresses in the whole process.
static struct {
    Display *(*open)(const char *);
    int (*close)(Display *);
    Window (*create)(Display *, Window, int, int, unsigned, unsigned, unsigned, unsigned long, unsigned long);
    int (*select)(Display *, Window, long);
    Atom (*intern)(Display *, const char *, Bool);
    int (*convert)(Display *, Atom, Atom, Atom, Window, Time);
    int (*get)(Display *, Window, Atom, long, long, Bool, Atom, Atom *, int *, unsigned long *, unsigned long *, unsigned char **);
    int (*delete)(Display *, Window, Atom);
    int (*pending)(Display *);
    int (*next)(Display *, XEvent *);
    int (*flush)(Display *);
    int (*free)(void *);
} x11;

static gboolean find_x11(void) {
    const struct {
        void **function;
        const char *name;
    } functions[] = {
        {(void **)&x11.open, "XOpenDisplay"}, {(void **)&x11.close, "XCloseDisplay"}, {(void **)&x11.create, "XCreateSimpleWindow"},
        {(void **)&x11.select, "XSelectInput"}, {(void **)&x11.intern, "XInternAtom"}, {(void **)&x11.convert, "XConvertSelection"},
        {(void **)&x11.get, "XGetWindowProperty"}, {(void **)&x11.delete, "XDeleteProperty"}, {(void **)&x11.pending, "XPending"},
        {(void **)&x11.next, "XNextEvent"}, {(void **)&x11.flush, "XFlush"}, {(void **)&x11.free, "XFree"},
    };
    for (size_t i = 0; i < G_N_ELEMENTS(functions); i++) {
        *functions[i].function = dlsym(RTLD_DEFAULT, functions[i].name);
        if (*functions[i].function == NULL) return FALSE;
    }
    return TRUE;
}

// The next event that `is_it` accepts. FALSE after the timeout.
static gboolean wait_for(Reader *self, gboolean (*is_it)(Reader *, const XEvent *), XEvent *event) {
    for (;;) {
        while (x11.pending(self->display) > 0) {
            x11.next(self->display, event);
            if (is_it(self, event)) return TRUE;
        }
        gint64 left = self->deadline - g_get_monotonic_time();
        if (left <= 0) return FALSE;
        struct pollfd connection = {.fd = ConnectionNumber(self->display), .events = POLLIN};
        poll(&connection, 1, (int)(left / 1000) + 1);
    }
}

static gboolean is_answer(Reader *self, const XEvent *event) {
    return event->type == SelectionNotify && event->xselection.selection == self->clipboard;
}

static gboolean is_piece(Reader *self, const XEvent *event) {
    return event->type == PropertyNotify && event->xproperty.atom == self->property && event->xproperty.state == PropertyNewValue;
}

// Reads the whole property, which also deletes it. Stores the number of bytes in `taken`. FALSE if the property is too large.
static gboolean take(Reader *self, Atom *type, gsize *taken) {
    *taken = 0;
    unsigned long left = 0;
    for (long offset = 0;; offset += piece_size / 4) {
        unsigned char *data = NULL;
        unsigned long count = 0;
        int format = 0;
        if (x11.get(self->display, self->window, self->property, offset, piece_size / 4, True, AnyPropertyType, type, &format, &count,
                    &left, &data) != Success) return TRUE;
        gsize size = count * (unsigned)format / 8;
        gboolean fits = self->bytes->len + size <= self->limit;
        if (fits && data != NULL && format == 32) {
            // Xlib returns 32-bit items as longs.
            for (unsigned long i = 0; i < count; i++) {
                guint32 value = (guint32)((long *)(void *)data)[i];
                g_byte_array_append(self->bytes, (guint8 *)&value, 4);
            }
        } else if (fits && data != NULL) {
            g_byte_array_append(self->bytes, data, (guint)size);
        }
        if (data != NULL) x11.free(data);
        if (!fits) return FALSE;
        *taken += size;
        if (left == 0 || count == 0) return TRUE;
    }
}

static LodestoneClipboardAnswer read_selection(Reader *self) {
    XEvent event;
    x11.convert(self->display, self->clipboard, self->target, self->property, self->window, CurrentTime);
    if (!wait_for(self, is_answer, &event)) return LODESTONE_CLIPBOARD_TIMED_OUT;
    if (event.xselection.property == None) return LODESTONE_CLIPBOARD_REFUSED;
    Atom type = None;
    gsize taken = 0;
    if (!take(self, &type, &taken)) return LODESTONE_CLIPBOARD_TOO_LARGE;
    if (type != self->incremental) return LODESTONE_CLIPBOARD_READ;
    // Incremental transfer: the owner writes each chunk after the reader has deleted the previous one. The last chunk is empty. The first value was only the
    // size.
    g_byte_array_set_size(self->bytes, 0);
    do {
        if (!wait_for(self, is_piece, &event)) return LODESTONE_CLIPBOARD_TIMED_OUT;
        if (!take(self, &type, &taken)) return LODESTONE_CLIPBOARD_TOO_LARGE;
    } while (taken > 0);
    return LODESTONE_CLIPBOARD_READ;
}

static LodestoneClipboardAnswer read_x11(
    GdkDisplay *gdk_display, gboolean is_primary, const char *target, gsize limit, double seconds, GBytes **bytes) {
    if (!find_x11()) return LODESTONE_CLIPBOARD_REFUSED;
    Reader self = {.display = x11.open(gdk_display_get_name(gdk_display)), .limit = limit};
    if (self.display == NULL) return LODESTONE_CLIPBOARD_REFUSED;
    self.deadline = g_get_monotonic_time() + (gint64)(seconds * G_USEC_PER_SEC);
    self.bytes = g_byte_array_new();
    self.window = x11.create(self.display, DefaultRootWindow(self.display), -1, -1, 1, 1, 0, 0, 0);
    x11.select(self.display, self.window, PropertyChangeMask);
    self.clipboard = x11.intern(self.display, is_primary ? "PRIMARY" : "CLIPBOARD", False);
    self.target = x11.intern(self.display, target, False);
    self.property = x11.intern(self.display, "LODESTONE_CLIPBOARD", False);
    self.incremental = x11.intern(self.display, "INCR", False);
    LodestoneClipboardAnswer answer = read_selection(&self);
    x11.close(self.display);
    if (answer == LODESTONE_CLIPBOARD_READ) {
        *bytes = g_byte_array_free_to_bytes(self.bytes);
    } else {
        g_byte_array_unref(self.bytes);
    }
    return answer;
}

#endif

// MARK: Wayland and others

// A request has its own thread-default main context, in which GIO's result arrives. No other source runs in that context.
typedef struct {
    GAsyncResult *result;
    GCancellable *cancellable;
    GMainContext *context;
    gboolean is_late;
} Wait;

static void read_finished(GObject *source, GAsyncResult *result, gpointer data) {
    (void)source;
    Wait *wait = data;
    wait->result = g_object_ref(result);
}

static gboolean late(gpointer data) {
    Wait *wait = data;
    wait->is_late = TRUE;
    g_cancellable_cancel(wait->cancellable);
    return G_SOURCE_REMOVE;
}

// Waits for the result of a started operation. The result also arrives if the operation is cancelled.
static GAsyncResult *await(Wait *wait) {
    while (wait->result == NULL) g_main_context_iteration(wait->context, TRUE);
    GAsyncResult *result = wait->result;
    wait->result = NULL;
    return result;
}

static LodestoneClipboardAnswer read_stream(GInputStream *stream, Wait *wait, gsize limit, GBytes **bytes) {
    GByteArray *array = g_byte_array_new();
    LodestoneClipboardAnswer answer = LODESTONE_CLIPBOARD_READ;
    for (;;) {
        g_input_stream_read_bytes_async(stream, piece_size, G_PRIORITY_DEFAULT, wait->cancellable, read_finished, wait);
        GAsyncResult *result = await(wait);
        GBytes *piece = g_input_stream_read_bytes_finish(stream, result, NULL);
        g_object_unref(result);
        gsize size = piece != NULL ? g_bytes_get_size(piece) : 0;
        if (piece == NULL) answer = LODESTONE_CLIPBOARD_REFUSED;
        if (array->len + size > limit) answer = LODESTONE_CLIPBOARD_TOO_LARGE;
        gboolean goes_on = answer == LODESTONE_CLIPBOARD_READ && size > 0;
        if (goes_on) g_byte_array_append(array, g_bytes_get_data(piece, NULL), (guint)size);
        if (piece != NULL) g_bytes_unref(piece);
        if (!goes_on) break;
    }
    if (answer == LODESTONE_CLIPBOARD_READ) {
        *bytes = g_byte_array_free_to_bytes(array);
    } else {
        g_byte_array_unref(array);
    }
    return answer;
}

static LodestoneClipboardAnswer read_gio(GdkClipboard *clipboard, const char *format, gsize limit, double seconds, GBytes **bytes) {
    Wait wait = {.cancellable = g_cancellable_new(), .context = g_main_context_new()};
    g_main_context_push_thread_default(wait.context);
    GSource *alarm = g_timeout_source_new((guint)(seconds * 1000));
    g_source_set_callback(alarm, late, &wait, NULL);
    g_source_attach(alarm, wait.context);

    const char *formats[] = {format, NULL};
    gdk_clipboard_read_async(clipboard, formats, G_PRIORITY_DEFAULT, wait.cancellable, read_finished, &wait);
    // Flushes the request to the server, because the main loop, which would do so, does not run.
    gdk_display_flush(gdk_clipboard_get_display(clipboard));
    GAsyncResult *result = await(&wait);
    GInputStream *stream = gdk_clipboard_read_finish(clipboard, result, NULL, NULL);
    g_object_unref(result);
    LodestoneClipboardAnswer answer = LODESTONE_CLIPBOARD_REFUSED;
    if (stream != NULL) {
        answer = read_stream(stream, &wait, limit, bytes);
        g_object_unref(stream);
    }
    if (wait.is_late && answer != LODESTONE_CLIPBOARD_READ) answer = LODESTONE_CLIPBOARD_TIMED_OUT;

    g_source_destroy(alarm);
    g_source_unref(alarm);
    g_main_context_pop_thread_default(wait.context);
    g_main_context_unref(wait.context);
    g_object_unref(wait.cancellable);
    return answer;
}

LodestoneClipboardAnswer lodestone_clipboard_read_now(
    GdkClipboard *clipboard, const char *target, gsize limit, double seconds, GBytes **bytes) {
#ifdef GDK_WINDOWING_X11
    GdkDisplay *display = gdk_clipboard_get_display(clipboard);
    gboolean is_primary = clipboard == gdk_display_get_primary_clipboard(display);
    if (GDK_IS_X11_DISPLAY(display)) return read_x11(display, is_primary, target, limit, seconds, bytes);
#endif
    return read_gio(clipboard, target, limit, seconds, bytes);
}
