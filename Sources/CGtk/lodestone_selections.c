#define _GNU_SOURCE
#include "lodestone_selections.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <string.h>

#ifdef GDK_WINDOWING_X11
#include <X11/extensions/Xfixes.h>
#include <gdk/x11/gdkx.h>
#endif

enum {
    // The size of the largest pipe that Linux allows an unprivileged program.
    pipe_size = 1 << 20,
    // The size of an X client's request, which is also the most that one read of a property returns.
    property_size = 1 << 18,
};

// MARK: X11

#ifdef GDK_WINDOWING_X11

struct LodestoneSelection {
    GdkDisplay *display;
    LodestoneSelectionHandlers handlers;
    void *context;
    Atom name, target, property;
    enum { requested, whole, incremental, ended } stage;
    // Whether the property has unread data. The unread part begins at `offset`, in units of 4 bytes.
    gboolean is_filled;
    long offset;
    // Whether the next chunk was requested.
    gboolean is_wanted;
};

// GTK loads libX11 and libXfixes, so this library does not link them. The addresses are the same in the whole process.
static struct {
    int (*convert)(Display *, Atom, Atom, Atom, Window, Time);
    int (*get)(Display *, Window, Atom, long, long, Bool, Atom, Atom *, int *, unsigned long *, unsigned long *, unsigned char **);
    int (*delete)(Display *, Window, Atom);
    int (*free)(void *);
} x11;

// The state of a display's selections. The display owns this object.
typedef struct {
    // The requests in progress.
    GSList *requests;
    unsigned property_count;
    Time drop_time;
    int fixes_event;
    void (*died)(void *context);
    void *died_context;
} Selections;

static GQuark selections_quark(void) { return g_quark_from_static_string("lodestone-selections"); }

static Selections *selections_of(GdkDisplay *display) { return g_object_get_qdata(G_OBJECT(display), selections_quark()); }

static Atom atom(GdkDisplay *display, const char *name) {
    return gdk_x11_get_xatom_by_name_for_display(display, name);
}

// The window whose properties receive the data: GDK's hidden window.
static Window requestor(GdkDisplay *display) {
    return gdk_x11_surface_get_xid(gdk_x11_display_get_default_group(display));
}

// Reads up to property_size bytes of the property; NULL on failure or at the end. Reading the last bytes deletes the property, for which the owner waits.
static GBytes *take(LodestoneSelection *self, Atom *type) {
    unsigned char *data = NULL;
    unsigned long count = 0, left = 0;
    int format = 0;
    Display *display = gdk_x11_display_get_xdisplay(self->display);
    int status = x11.get(display, requestor(self->display), self->property, self->offset, property_size / 4, True, AnyPropertyType, type,
                         &format, &count, &left, &data);
    GBytes *bytes = NULL;
    if (status == Success && data != NULL && count > 0) {
        GByteArray *array = g_byte_array_sized_new((guint)(count * (unsigned)format / 8));
        if (format == 32) {
            // Xlib returns 32-bit items as longs.
            for (unsigned long i = 0; i < count; i++) {
                guint32 value = (guint32)((long *)(void *)data)[i];
                g_byte_array_append(array, (guint8 *)&value, 4);
            }
        } else {
            g_byte_array_append(array, data, (guint)(count * (unsigned)format / 8));
        }
        self->offset += property_size / 4;
        bytes = g_byte_array_free_to_bytes(array);
    }
    if (data != NULL) x11.free(data);
    self->is_filled = bytes != NULL && left > 0;
    if (!self->is_filled) self->offset = 0;
    return bytes;
}

static void deliver(LodestoneSelection *self) {
    if (!self->is_wanted || self->stage == requested || self->stage == ended) return;
    gboolean was_whole = self->stage == whole;
    if (!self->is_filled && !was_whole) return;
    Atom type = None;
    GBytes *bytes = self->is_filled ? take(self, &type) : NULL;
    self->is_wanted = FALSE;
    // An empty property is the owner's end of the transfer. Reading the property has deleted it.
    if (bytes == NULL) self->stage = ended;
    self->handlers.piece(self->context, bytes);
    if (bytes != NULL) g_bytes_unref(bytes);
}

static void answered(LodestoneSelection *self, const XSelectionEvent *event) {
    if (event->property == None) {
        self->stage = ended;
        self->handlers.refused(self->context);
        return;
    }
    Atom type = None;
    int format = 0;
    unsigned long count = 0, left = 0;
    unsigned char *data = NULL;
    Display *display = gdk_x11_display_get_xdisplay(self->display);
    x11.get(display, requestor(self->display), self->property, 0, 0, False, AnyPropertyType, &type, &format, &count, &left, &data);
    if (data != NULL) x11.free(data);
    if (type == atom(self->display, "INCR")) {
        self->stage = incremental;
        // Deletes the property, which signals the owner to send the first chunk.
        x11.delete(display, requestor(self->display), self->property);
    } else {
        self->stage = whole;
        self->is_filled = type != None && left > 0;
        if (!self->is_filled) x11.delete(display, requestor(self->display), self->property);
    }
    deliver(self);
}

static gboolean x_event(GdkDisplay *display, gpointer event, gpointer data) {
    Selections *selections = data;
    const XEvent *x = event;
    if (x->type == PropertyNotify && x->xproperty.state == PropertyNewValue) {
        for (GSList *link = selections->requests; link != NULL; link = link->next) {
            LodestoneSelection *self = link->data;
            if (self->property != x->xproperty.atom || x->xproperty.window != requestor(display)) continue;
            if (self->stage == incremental) {
                self->is_filled = TRUE;
                deliver(self);
            }
            return TRUE;
        }
    } else if (x->type == SelectionNotify && x->xselection.requestor == requestor(display)) {
        for (GSList *link = selections->requests; link != NULL; link = link->next) {
            LodestoneSelection *self = link->data;
            // An owner may refuse without naming the property.
            gboolean is_answer = x->xselection.property == self->property || x->xselection.property == None;
            if (self->stage != requested || self->name != x->xselection.selection || !is_answer) continue;
            answered(self, &x->xselection);
            return TRUE;
        }
    } else if (x->type == ClientMessage && x->xclient.message_type == atom(display, "XdndDrop")) {
        selections->drop_time = (Time)x->xclient.data.l[2];
    } else if (selections->fixes_event >= 0 && x->type == selections->fixes_event + XFixesSelectionNotify) {
        const XFixesSelectionNotifyEvent *notify = event;
        gboolean is_drag = notify->selection == atom(display, "XdndSelection");
        if (is_drag && notify->subtype != XFixesSetSelectionOwnerNotify && selections->died != NULL)
            selections->died(selections->died_context);
    }
    return FALSE;
}

static void watch_x11(GdkDisplay *display, void (*source_terminated)(void *context), void *context) {
    Selections *selections = g_new0(Selections, 1);
    selections->fixes_event = -1;
    selections->died = source_terminated;
    selections->died_context = context;
    g_object_set_qdata_full(G_OBJECT(display), selections_quark(), selections, g_free);
    *(void **)&x11.convert = dlsym(RTLD_DEFAULT, "XConvertSelection");
    *(void **)&x11.get = dlsym(RTLD_DEFAULT, "XGetWindowProperty");
    *(void **)&x11.delete = dlsym(RTLD_DEFAULT, "XDeleteProperty");
    *(void **)&x11.free = dlsym(RTLD_DEFAULT, "XFree");
    g_signal_connect(display, "xevent", G_CALLBACK(x_event), selections);

    Bool (*query)(Display *, int *, int *);
    void (*select)(Display *, Window, Atom, unsigned long);
    *(void **)&query = dlsym(RTLD_DEFAULT, "XFixesQueryExtension");
    *(void **)&select = dlsym(RTLD_DEFAULT, "XFixesSelectSelectionInput");
    int first_error;
    Display *xdisplay = gdk_x11_display_get_xdisplay(display);
    if (query == NULL || select == NULL || !query(xdisplay, &selections->fixes_event, &first_error)) {
        selections->fixes_event = -1;
        return;
    }
    select(xdisplay, gdk_x11_display_get_xrootwindow(display), atom(display, "XdndSelection"),
           XFixesSelectionWindowDestroyNotifyMask | XFixesSelectionClientCloseNotifyMask);
}

gboolean lodestone_display_has_selections(GdkDisplay *display) {
    return GDK_IS_X11_DISPLAY(display) && selections_of(display) != NULL && x11.convert != NULL && x11.get != NULL && x11.delete != NULL && x11.free != NULL;
}

LodestoneSelection *lodestone_selection_request(
    GdkDisplay *display, LodestoneSelectionKind kind, const char *target, const LodestoneSelectionHandlers *handlers, void *context) {
    Selections *selections = selections_of(display);
    LodestoneSelection *self = g_new0(LodestoneSelection, 1);
    char *property = g_strdup_printf("LODESTONE_SELECTION_%u", selections->property_count++ % 64);
    self->display = display;
    self->handlers = *handlers;
    self->context = context;
    static const char *const names[] = {"CLIPBOARD", "XdndSelection", "PRIMARY"};
    self->name = atom(display, names[kind]);
    self->target = atom(display, target);
    self->property = atom(display, property);
    g_free(property);
    selections->requests = g_slist_prepend(selections->requests, self);
    x11.delete(gdk_x11_display_get_xdisplay(display), requestor(display), self->property);
    x11.convert(gdk_x11_display_get_xdisplay(display), self->name, self->target, self->property, requestor(display),
                kind == LODESTONE_SELECTION_DRAG ? selections->drop_time : CurrentTime);
    gdk_display_flush(display);
    return self;
}

void lodestone_selection_next(LodestoneSelection *self) {
    GdkDisplay *display = self->display;
    self->is_wanted = TRUE;
    deliver(self);
    gdk_display_flush(display);
}

void lodestone_selection_free(LodestoneSelection *self) {
    Selections *selections = selections_of(self->display);
    selections->requests = g_slist_remove(selections->requests, self);
    // Deletes unread data from the server.
    x11.delete(gdk_x11_display_get_xdisplay(self->display), requestor(self->display), self->property);
    g_free(self);
}

#else

gboolean lodestone_display_has_selections(GdkDisplay *display) {
    return FALSE;
}

LodestoneSelection *lodestone_selection_request(
    GdkDisplay *display, LodestoneSelectionKind kind, const char *target, const LodestoneSelectionHandlers *handlers, void *context) {
    return NULL;
}

void lodestone_selection_next(LodestoneSelection *self) {}
void lodestone_selection_free(LodestoneSelection *self) {}

#endif

void lodestone_selections_watch(GdkDisplay *display, void (*source_terminated)(void *context), void *context) {
#ifdef GDK_WINDOWING_X11
    if (GDK_IS_X11_DISPLAY(display) && selections_of(display) == NULL) watch_x11(display, source_terminated, context);
#endif
}

// MARK: Pipes

// GIO declares this function in its Unix headers, which are in different folders on different systems.
extern int g_file_descriptor_based_get_fd(void *stream);

static int descriptor_of(gpointer stream) {
    GType based = g_type_from_name("GFileDescriptorBased");
    return based != 0 && G_TYPE_CHECK_INSTANCE_TYPE(stream, based) ? g_file_descriptor_based_get_fd(stream) : -1;
}

static gsize widen(int descriptor) {
    if (descriptor < 0) return property_size;
    fcntl(descriptor, F_SETPIPE_SZ, pipe_size);
    return pipe_size;
}

gsize lodestone_input_stream_widen(GInputStream *stream) {
    return widen(descriptor_of(stream));
}

gsize lodestone_output_stream_widen(GOutputStream *stream) {
    return widen(descriptor_of(stream));
}

int lodestone_output_stream_copy_descriptor(GOutputStream *stream) {
    int original = descriptor_of(stream);
    int copy = original < 0 ? -1 : fcntl(original, F_DUPFD_CLOEXEC, 0);
    if (copy >= 0) fcntl(copy, F_SETFL, fcntl(copy, F_GETFL) | O_NONBLOCK);
    return copy;
}

void lodestone_cancel(void *cancellable) {
    g_cancellable_cancel(G_CANCELLABLE(cancellable));
}
