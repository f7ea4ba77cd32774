// Finds the accessibility trees of WebKitGTK's web processes. Each process has its own name on the accessibility bus, and a root for each page. It sends the
// root's path only to WebKitGTK, which adds it to GTK's tree from GTK 4.14 on. The path can also be found on the bus.
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "internal.h"
#include "lodestone_window.h"

#define SPI "org.a11y.atspi."
#define ROOTS "/org/a11y/webkit/accessible"
// The part of each process's bus name after the program's name.
#define PROCESS ".Sandboxed.WebProcess-"
// The timeout for a process, in milliseconds.
#define PATIENCE 1000
// The maximum number of pages, and of elements in one, that are inspected. The process may not be trustworthy any more.
#define MOST 64

static void plug_free(gpointer data) {
    LWKPageRoot *plug = data;
    g_free(plug->name);
    g_free(plug->path);
    g_free(plug->uri);
    g_free(plug);
}

static GVariant *ask(
    GDBusConnection *bus, const char *name, const char *path, const char *face, const char *method, GVariant *args, const char *type) {
    return g_dbus_connection_call_sync(
        bus, name, path, face, method, args, G_VARIANT_TYPE(type), G_DBUS_CALL_FLAGS_NO_AUTO_START, PATIENCE, NULL, NULL);
}

static GVariant *ask_bus(GDBusConnection *bus, const char *method, const char *name, const char *type) {
    const char *daemon = "org.freedesktop.DBus";
    return ask(bus, daemon, "/org/freedesktop/DBus", daemon, method, name != NULL ? g_variant_new("(s)", name) : NULL, type);
}

// Whether a process is a descendant of this one: other instances of the same program have pages, too.
static gboolean is_ours(guint32 process) {
    for (int depth = 0; depth < 16 && process > 1; depth++) {
        if ((pid_t)process == getpid()) return TRUE;
        char file[64], *text = NULL, *end;
        g_snprintf(file, sizeof file, "/proc/%u/stat", process);
        if (!g_file_get_contents(file, &text, NULL, NULL)) return FALSE;
        // "12 (name) S 11": the name of the program may contain any character.
        end = strrchr(text, ')');
        gboolean is_read = end != NULL && sscanf(end + 1, " %*c %u", &process) == 1;
        g_free(text);
        if (!is_read) return FALSE;
    }
    return FALSE;
}

// The URI of the page below an element. The page's root contains a scroll view, which contains the document.
static char *find_uri(GDBusConnection *bus, const char *name, const char *path, int depth) {
    GVariant *reply = ask(bus, name, path, SPI "Accessible", "GetChildren", NULL, "(a(so))");
    if (reply == NULL) return NULL;
    GVariantIter *children;
    const char *owner, *child;
    char *uri = NULL;
    int left = MOST;
    g_variant_get(reply, "(a(so))", &children);
    while (uri == NULL && left-- > 0 && g_variant_iter_next(children, "(&s&o)", &owner, &child)) {
        GVariant *told = ask(bus, owner, child, SPI "Document", "GetAttributeValue", g_variant_new("(s)", "URI"), "(s)");
        if (told != NULL) {
            g_variant_get(told, "(s)", &uri);
            g_variant_unref(told);
        } else if (depth < 2) {
            uri = find_uri(bus, owner, child, depth + 1);
        }
    }
    g_variant_iter_free(children);
    g_variant_unref(reply);
    return uri;
}

static void add_root(GDBusConnection *bus, const char *name, const char *node, GPtrArray *plugs) {
    LWKPageRoot *plug = g_new0(LWKPageRoot, 1);
    plug->name = g_strdup(name);
    plug->path = g_strconcat(ROOTS "/", node, NULL);
    plug->uri = find_uri(bus, name, plug->path, 0);
    GVariant *place = ask(bus, name, plug->path, SPI "Component", "GetExtents", g_variant_new("(u)", 0), "((iiii))");
    if (plug->uri == NULL || place == NULL) {
        plug_free(plug);
    } else {
        g_variant_get(place, "((iiii))", &plug->x, &plug->y, &plug->width, &plug->height);
        g_ptr_array_add(plugs, plug);
    }
    if (place != NULL) g_variant_unref(place);
}

static void add_process(GDBusConnection *bus, const char *process, GPtrArray *plugs) {
    GVariant *number = ask_bus(bus, "GetConnectionUnixProcessID", process, "(u)");
    if (number == NULL) return;
    guint32 id;
    g_variant_get(number, "(u)", &id);
    g_variant_unref(number);
    if (!is_ours(id)) return;
    GVariant *owner = ask_bus(bus, "GetNameOwner", process, "(s)");
    GVariant *roots = ask(bus, process, ROOTS, "org.freedesktop.DBus.Introspectable", "Introspect", NULL, "(s)");
    if (owner != NULL && roots != NULL) {
        const char *name, *text;
        g_variant_get(owner, "(&s)", &name);
        g_variant_get(roots, "(&s)", &text);
        GDBusNodeInfo *node = g_dbus_node_info_new_for_xml(text, NULL);
        int left = MOST;
        for (GDBusNodeInfo **next = node != NULL ? node->nodes : NULL; next != NULL && *next != NULL && left-- > 0; next++)
            if ((*next)->path != NULL) add_root(bus, name, (*next)->path, plugs);
        if (node != NULL) g_dbus_node_info_unref(node);
    }
    if (owner != NULL) g_variant_unref(owner);
    if (roots != NULL) g_variant_unref(roots);
}

static void look(GTask *task, gpointer source, gpointer data, GCancellable *cancel) {
    GDBusConnection *bus = source;
    GPtrArray *plugs = g_ptr_array_new_with_free_func(plug_free);
    GVariant *names = ask_bus(bus, "ListNames", NULL, "(as)");
    if (names != NULL) {
        GVariantIter *list;
        const char *name;
        g_variant_get(names, "(as)", &list);
        while (g_variant_iter_next(list, "&s", &name))
            if (strstr(name, PROCESS) != NULL) add_process(bus, name, plugs);
        g_variant_iter_free(list);
        g_variant_unref(names);
    }
    g_task_return_pointer(task, plugs, (GDestroyNotify)g_ptr_array_unref);
}

typedef struct {
    LWKPageRootsDone done;
    void *context;
} Request;

static void found(GObject *source, GAsyncResult *result, gpointer data) {
    Request *request = data;
    GPtrArray *plugs = g_task_propagate_pointer(G_TASK(result), NULL);
    request->done(request->context, plugs != NULL ? (const LWKPageRoot *const *)plugs->pdata : NULL, plugs != NULL ? plugs->len : 0);
    if (plugs != NULL) g_ptr_array_unref(plugs);
    g_free(request);
}

void lwk_find_page_roots(void *bus, LWKPageRootsDone done, void *context) {
    Request *request = g_new(Request, 1);
    *request = (Request){done, context};
    // The search makes many slow calls, so it runs on another thread.
    GTask *task = g_task_new(bus, NULL, found, request);
    g_task_run_in_thread(task, look);
    g_object_unref(task);
}

bool lwk_view_place(void *view, int *x, int *y) {
    GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(view));
    if (root == NULL) return false;
    lodestone_window_content_place(GTK_WIDGET(root), GTK_WIDGET(view), TRUE, x, y);
    return true;
}
