// Another program on GTK 4, for tests between programs.
//
//   peer_gtk source [ACTIONS] MIME=DATA…   drags
//   peer_gtk target ACTION MIME…           accepts drops, reads the formats one after the other, and performs ACTION
//   peer_gtk copy MIME=DATA…               fills the clipboard, at once and at each click
//   peer_gtk paste MIME…                   reads the clipboard and ends
//   peer_gtk select MIME=DATA… and peer_gtk middle MIME… do the same with the primary selection
//
// ACTIONS are letters of "cml" (copy, move, link). DATA is a file whose bytes are sent, or @repeat:COUNT (counting bytes), @hang (never
// replies), or @die:COUNT (killed after that number of bytes). A target's ACTION may also be "die" (killed at a drop) or
// "dieread" (killed after the first bytes). It prints a line for each event.
#include <gtk/gtk.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { piece = 1 << 16 };

static void say(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    putchar('\n');
    fflush(stdout);
}

static void die(void) { raise(SIGKILL); }

// MARK: Providing data

typedef struct {
    GdkContentProvider parent;
    char **offers;
    int count;
} Provider;
typedef struct {
    GdkContentProviderClass parent;
} ProviderClass;
static GType provider_get_type(void);
G_DEFINE_TYPE(Provider, provider, GDK_TYPE_CONTENT_PROVIDER)

static GdkContentFormats *provider_formats(GdkContentProvider *provider) {
    Provider *self = (Provider *)provider;
    GdkContentFormatsBuilder *builder = gdk_content_formats_builder_new();
    for (int i = 0; i < self->count; i++) {
        // A MIME type may contain "=": "text/plain;charset=utf-8".
        const char *end = strrchr(self->offers[i], '=');
        char *name = g_strndup(self->offers[i], (gsize)(end - self->offers[i]));
        gdk_content_formats_builder_add_mime_type(builder, name);
        g_free(name);
    }
    return gdk_content_formats_builder_free_to_formats(builder);
}

typedef struct {
    GTask *task;
    GOutputStream *stream;
    char *bytes; // All of them, or a piece that is sent repeatedly.
    gsize size, left;
    gboolean dies;
} Giving;

// Must not run in the completion of a write: GDK 4.8 fails an assertion if the stream is closed there.
static gboolean gave(gpointer data) {
    Giving *giving = data;
    if (giving->dies) die();
    say("gave");
    g_task_return_boolean(giving->task, TRUE);
    g_object_unref(giving->stream);
    return G_SOURCE_REMOVE;
}

static void give_more(GObject *source, GAsyncResult *result, gpointer data) {
    Giving *giving = data;
    GError *error = NULL;
    if (result != NULL && !g_output_stream_write_all_finish(giving->stream, result, NULL, &error)) {
        say("write failed: %s", error->message);
        g_task_return_error(giving->task, error);
        g_object_unref(giving->stream);
        return;
    }
    if (giving->left == 0) {
        g_idle_add(gave, giving);
        return;
    }
    gsize count = MIN(giving->size, giving->left);
    giving->left -= count;
    g_output_stream_write_all_async(giving->stream, giving->bytes, count, 0, NULL, give_more, giving);
}

static void provider_write(
    GdkContentProvider *provider, const char *mime, GOutputStream *stream, int priority, GCancellable *cancellable,
    GAsyncReadyCallback callback, gpointer data) {
    Provider *self = (Provider *)provider;
    GTask *task = g_task_new(provider, cancellable, callback, data);
    const char *what = NULL;
    for (int i = 0; i < self->count; i++) {
        if (g_str_has_prefix(self->offers[i], mime) && self->offers[i][strlen(mime)] == '=') what = self->offers[i] + strlen(mime) + 1;
    }
    say("asked %s", mime);
    if (what == NULL) {
        g_task_return_new_error(task, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "no such format");
        return;
    }
    if (strcmp(what, "@hang") == 0) return;
    Giving *giving = g_new0(Giving, 1);
    giving->task = task;
    giving->stream = g_object_ref(stream);
    if (what[0] == '@') {
        giving->dies = g_str_has_prefix(what, "@die:");
        giving->left = g_ascii_strtoull(strchr(what, ':') + 1, NULL, 10);
        giving->size = piece;
        giving->bytes = g_malloc(piece);
        for (int i = 0; i < piece; i++) giving->bytes[i] = (char)i;
    } else {
        g_file_get_contents(what, &giving->bytes, &giving->size, NULL);
        giving->left = giving->size;
    }
    give_more(NULL, NULL, giving);
}

static gboolean provider_write_finish(GdkContentProvider *provider, GAsyncResult *result, GError **error) {
    return g_task_propagate_boolean(G_TASK(result), error);
}

static void provider_class_init(ProviderClass *class) {
    GdkContentProviderClass *parent = GDK_CONTENT_PROVIDER_CLASS(class);
    parent->ref_formats = provider_formats;
    parent->write_mime_type_async = provider_write;
    parent->write_mime_type_finish = provider_write_finish;
}

static void provider_init(Provider *self) {}

static GdkContentProvider *make_provider(char **offers, int count) {
    Provider *self = g_object_new(provider_get_type(), NULL);
    self->offers = offers;
    self->count = count;
    return GDK_CONTENT_PROVIDER(self);
}

// MARK: Receiving data

typedef struct {
    char **formats;
    int count, next;
    GdkDrop *drop;
    GdkClipboard *clipboard;
    const char *mode;
    guint64 total, hash;
    gint64 start;
} Taking;

static void take_next(Taking *taking);

static GdkDragAction action_named(const char *name) {
    return strcmp(name, "move") == 0 ? GDK_ACTION_MOVE : strcmp(name, "link") == 0 ? GDK_ACTION_LINK : GDK_ACTION_COPY;
}

static const char *action_name(GdkDragAction action) {
    return action & GDK_ACTION_COPY ? "copy" : action & GDK_ACTION_MOVE ? "move" : action & GDK_ACTION_LINK ? "link" : "nothing";
}

static void read_more(GObject *source, GAsyncResult *result, gpointer data) {
    Taking *taking = data;
    GError *error = NULL;
    GBytes *bytes = g_input_stream_read_bytes_finish(G_INPUT_STREAM(source), result, &error);
    const char *format = taking->formats[taking->next];
    if (bytes == NULL || g_bytes_get_size(bytes) == 0) {
        if (bytes == NULL) say("failed %s: %s", format, error->message);
        else say("received %s %lu %016lx", format, taking->total, taking->hash);
        say("took %s %f s", format, (double)(g_get_monotonic_time() - taking->start) / 1e6);
        g_object_unref(source);
        taking->next++;
        take_next(taking);
        return;
    }
    gsize size;
    const unsigned char *start = g_bytes_get_data(bytes, &size);
    if (g_getenv("PEER_COUNTS_ONLY") == NULL)
        for (gsize i = 0; i < size; i++) taking->hash = (taking->hash ^ start[i]) * 0x100000001b3;
    taking->total += size;
    g_bytes_unref(bytes);
    if (strcmp(taking->mode, "dieread") == 0) die();
    g_input_stream_read_bytes_async(G_INPUT_STREAM(source), piece, 0, NULL, read_more, taking);
}

static void opened(GObject *source, GAsyncResult *result, gpointer data) {
    Taking *taking = data;
    GError *error = NULL;
    GInputStream *stream = taking->drop != NULL ? gdk_drop_read_finish(taking->drop, result, NULL, &error)
                                                : gdk_clipboard_read_finish(taking->clipboard, result, NULL, &error);
    if (stream == NULL) {
        say("failed %s: %s", taking->formats[taking->next], error->message);
        taking->next++;
        take_next(taking);
        return;
    }
    taking->total = 0;
    taking->hash = 0xcbf29ce484222325;
    g_input_stream_read_bytes_async(stream, piece, 0, NULL, read_more, taking);
}

static void take_next(Taking *taking) {
    if (taking->next == taking->count) {
        if (taking->drop != NULL) gdk_drop_finish(taking->drop, action_named(taking->mode));
        say("done");
        if (taking->drop == NULL) exit(0);
        return;
    }
    taking->start = g_get_monotonic_time();
    const char *formats[] = {taking->formats[taking->next], NULL};
    if (taking->drop != NULL) gdk_drop_read_async(taking->drop, formats, 0, NULL, opened, taking);
    else gdk_clipboard_read_async(taking->clipboard, formats, 0, NULL, opened, taking);
}

// MARK: Dragging

static GdkContentProvider *prepare(GtkDragSource *source, double x, double y, gpointer provider) {
    return g_object_ref(provider);
}

static void began(GtkDragSource *source, GdkDrag *drag, gpointer data) { say("began"); }

static void ended(GtkDragSource *source, GdkDrag *drag, gboolean deletes, gpointer data) {
    say("ended %s%s", action_name(gdk_drag_get_selected_action(drag)), deletes ? " deletes" : "");
}

static gboolean cancelled(GtkDragSource *source, GdkDrag *drag, GdkDragCancelReason reason, gpointer data) {
    say("cancelled %d", reason);
    return FALSE;
}

static GdkDragAction over(GtkDropTargetAsync *target, GdkDrop *drop, double x, double y, gpointer data) {
    Taking *taking = data;
    return action_named(taking->mode);
}

static GdkDragAction entered(GtkDropTargetAsync *target, GdkDrop *drop, double x, double y, gpointer data) {
    char *formats = gdk_content_formats_to_string(gdk_drop_get_formats(drop));
    say("entered %s", formats);
    g_free(formats);
    return over(target, drop, x, y, data);
}

static void left(GtkDropTargetAsync *target, GdkDrop *drop, gpointer data) { say("left"); }

static gboolean dropped(GtkDropTargetAsync *target, GdkDrop *drop, double x, double y, gpointer data) {
    Taking *taking = data;
    say("dropped");
    if (strcmp(taking->mode, "die") == 0) die();
    taking->drop = g_object_ref(drop);
    taking->next = 0;
    take_next(taking);
    return TRUE;
}

static void clipboard_changed(GdkClipboard *clipboard, gpointer data) {
    static gboolean has_begun;
    Taking *taking = data;
    gsize count = 0;
    const char *const *names = gdk_content_formats_get_mime_types(gdk_clipboard_get_formats(clipboard), &count);
    if (has_begun || count == 0) return;
    has_begun = TRUE;
    for (gsize i = 0; i < count; i++) say("offered %s", names[i]);
    take_next(taking);
}

// Wayland lets a program copy only after a recent input event in its window.
static void clicked(GtkGestureClick *gesture, int count, double x, double y, gpointer provider) {
    // Creates a new provider, because setting the same provider again would have no effect.
    Provider *old = provider;
    gdk_clipboard_set_content(gdk_display_get_clipboard(gdk_display_get_default()), make_provider(old->offers, old->count));
    say("copied");
}

int main(int argc, char **argv) {
    gtk_init();
    const char *role = argc > 1 ? argv[1] : "";
    GtkWidget *window = gtk_window_new();
    GtkWidget *label = gtk_label_new(role);
    gtk_window_set_title(GTK_WINDOW(window), "peer");
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), 300, 300);
    gtk_window_set_child(GTK_WINDOW(window), label);
    GdkClipboard *clipboard = gdk_display_get_clipboard(gdk_display_get_default());
    Taking *taking = g_new0(Taking, 1);
    if (strcmp(role, "select") == 0 || strcmp(role, "middle") == 0) {
        clipboard = gdk_display_get_primary_clipboard(gdk_display_get_default());
        role = strcmp(role, "select") == 0 ? "copy" : "paste";
    }

    if (strcmp(role, "source") == 0) {
        GdkDragAction actions = 0;
        if (strchr(argv[2], 'c')) actions |= GDK_ACTION_COPY;
        if (strchr(argv[2], 'm')) actions |= GDK_ACTION_MOVE;
        if (strchr(argv[2], 'l')) actions |= GDK_ACTION_LINK;
        GtkDragSource *source = gtk_drag_source_new();
        gtk_drag_source_set_actions(source, actions);
        g_signal_connect(source, "prepare", G_CALLBACK(prepare), make_provider(argv + 3, argc - 3));
        g_signal_connect(source, "drag-begin", G_CALLBACK(began), NULL);
        g_signal_connect(source, "drag-end", G_CALLBACK(ended), NULL);
        g_signal_connect(source, "drag-cancel", G_CALLBACK(cancelled), NULL);
        gtk_widget_add_controller(label, GTK_EVENT_CONTROLLER(source));
    } else if (strcmp(role, "target") == 0) {
        taking->mode = argv[2];
        taking->formats = argv + 3;
        taking->count = argc - 3;
        GtkDropTargetAsync *target = gtk_drop_target_async_new(NULL, action_named(argv[2]));
        g_signal_connect(target, "drag-enter", G_CALLBACK(entered), taking);
        g_signal_connect(target, "drag-motion", G_CALLBACK(over), taking);
        g_signal_connect(target, "drag-leave", G_CALLBACK(left), NULL);
        g_signal_connect(target, "drop", G_CALLBACK(dropped), taking);
        gtk_widget_add_controller(label, GTK_EVENT_CONTROLLER(target));
    } else if (strcmp(role, "copy") == 0) {
        GdkContentProvider *provider = make_provider(argv + 2, argc - 2);
        gdk_clipboard_set_content(clipboard, provider);
        say("copied");
        GtkGesture *click = gtk_gesture_click_new();
        g_signal_connect(click, "pressed", G_CALLBACK(clicked), provider);
        gtk_widget_add_controller(label, GTK_EVENT_CONTROLLER(click));
    } else if (strcmp(role, "paste") == 0) {
        taking->mode = "copy";
        taking->formats = argv + 2;
        taking->count = argc - 2;
        taking->clipboard = clipboard;
        g_signal_connect(clipboard, "changed", G_CALLBACK(clipboard_changed), taking);
        clipboard_changed(clipboard, taking);
    }
    gtk_window_present(GTK_WINDOW(window));
    g_main_loop_run(g_main_loop_new(NULL, FALSE));
    return 0;
}
