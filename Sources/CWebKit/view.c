#include "internal.h"
#include "lodestone_surfaces.h"

typedef struct {
    LWKViewHandlers handlers;
    void *context;
} Listener;

static GQuark listener_quark(void) { return g_quark_from_static_string("lodestone-web-listener"); }
static Listener *listener_of(void *view) { return g_object_get_qdata(G_OBJECT(view), listener_quark()); }
void *lwk_view_context(void *view) {
    Listener *listener = view != NULL ? listener_of(view) : NULL;
    return listener != NULL ? listener->context : NULL;
}

// MARK: The class

// The classes are registered once for the process, like every GType.
static GtkWidgetClass *parent_class;

// GTK calls this to find the widget under a pointer or a touch, before any event is delivered.
static gboolean contains(GtkWidget *widget, double x, double y) {
    return parent_class->contains(widget, x, y) && lodestone_surface_is_hit(widget, x, y);
}

static void class_init(gpointer class, gpointer data) {
    parent_class = g_type_class_peek_parent(class);
    GTK_WIDGET_CLASS(class)->contains = contains;
}

static GType view_type(void) {
    static GType type;
    if (type == 0) {
        GType parent = LWK_CALL(GType(*)(void), "webkit_web_view_get_type")();
        GTypeQuery query;
        g_type_query(parent, &query);
        type = g_type_register_static_simple(parent, "LodestoneWebView", query.class_size, class_init, query.instance_size, NULL, 0);
    }
    return type;
}

// MARK: Signals

#define TELL(view, handler, ...) \
    Listener *listener = listener_of(view); \
    if (listener != NULL && listener->handlers.handler != NULL) listener->handlers.handler(listener->context, ##__VA_ARGS__)
#define ASK(view, handler, other, ...) \
    Listener *listener = listener_of(view); \
    return listener != NULL && listener->handlers.handler != NULL ? listener->handlers.handler(listener->context, ##__VA_ARGS__) : (other)

static void load_changed(void *view, int event, gpointer data) { TELL(view, load_changed, event); }
static gboolean load_failed(void *view, int event, const char *uri, GError *error, gpointer data) {
    LWKError told = LWK_ERROR(error);
    ASK(view, load_failed, FALSE, event, uri, &told);
}
static gboolean tls_failed(void *view, const char *uri, void *certificate, int errors, gpointer data) { ASK(view, tls_failed, FALSE, uri, errors); }
static gboolean decide_policy(void *view, void *decision, int type, gpointer data) { ASK(view, decide_policy, FALSE, decision, type); }
static void *create(void *view, void *action, gpointer data) { ASK(view, create, NULL, action); }
static void closed(void *view, gpointer data) { TELL(view, close); }
static gboolean script_dialog(void *view, void *dialog, gpointer data) { ASK(view, script_dialog, FALSE, dialog); }
static gboolean authenticate(void *view, void *request, gpointer data) { ASK(view, authenticate, FALSE, request); }
static void terminated(void *view, int reason, gpointer data) { TELL(view, terminated, reason); }
static gboolean choose_files(void *view, void *request, gpointer data) { ASK(view, choose_files, FALSE, request); }
static void changed(void *view, GParamSpec *property, gpointer data) { TELL(view, changed, property->name); }
static void history_changed(void *list, void *added, void *removed, gpointer view) { TELL(view, history_changed); }
static void found(void *find, unsigned count, gpointer view) { TELL(view, found, true); }
static void not_found(void *find, gpointer view) { TELL(view, found, false); }

static gboolean permission(void *view, void *request, gpointer data) {
    static const char *const kinds[] = {
        "WebKitUserMediaPermissionRequest", "WebKitPointerLockPermissionRequest", "WebKitGeolocationPermissionRequest",
        "WebKitNotificationPermissionRequest"};
    int kind = 0;
    for (int i = 0; i < 4; i++)
        if (g_type_from_name(kinds[i]) != 0 && G_TYPE_CHECK_INSTANCE_TYPE(request, g_type_from_name(kinds[i]))) kind = i + 1;
    ASK(view, permission, FALSE, request, kind);
}

// MARK: Creation

// WebKit draws with OpenGL if it is available. Without a graphics card, drawing with Cairo takes only a fraction of the time.
static bool draws_with_cairo(void) {
    const char *renderer = g_getenv("GSK_RENDERER");
    if (renderer != NULL && strcmp(renderer, "cairo") == 0) return true;
    GError *error = NULL;
    bool has_gl = gdk_display_prepare_gl(gdk_display_get_default(), &error);
    g_clear_error(&error);
    return !has_gl;
}

void *lwk_view_new(void *manager, void *session, void *settings, void *related, const LWKViewHandlers *handlers, void *context) {
    struct {
        const char *name;
        void *object;
    } given[] = {{"settings", settings}, {"user-content-manager", manager}, {"network-session", related == NULL ? session : NULL}, {"related-view", related}};
    const char *names[4];
    GValue values[4] = {0};
    int count = 0;
    if (settings != NULL && draws_with_cairo()) g_object_set(settings, "hardware-acceleration-policy", 1, NULL);
    for (int i = 0; i < 4; i++) {
        if (given[i].object == NULL) continue;
        names[count] = given[i].name;
        g_value_init(&values[count], G_OBJECT_TYPE(given[i].object));
        g_value_set_object(&values[count++], given[i].object);
    }
    GObject *view = g_object_new_with_properties(view_type(), count, names, values);
    while (count > 0) g_value_unset(&values[--count]);
    g_object_ref_sink(view);

    Listener *listener = g_new0(Listener, 1);
    *listener = (Listener){*handlers, context};
    g_object_set_qdata_full(view, listener_quark(), listener, g_free);
    struct {
        const char *signal;
        void (*handler)(void);
    } signals[] = {
        {"load-changed", G_CALLBACK(load_changed)}, {"load-failed", G_CALLBACK(load_failed)},
        {"load-failed-with-tls-errors", G_CALLBACK(tls_failed)}, {"decide-policy", G_CALLBACK(decide_policy)},
        {"create", G_CALLBACK(create)}, {"close", G_CALLBACK(closed)}, {"script-dialog", G_CALLBACK(script_dialog)},
        {"permission-request", G_CALLBACK(permission)}, {"authenticate", G_CALLBACK(authenticate)},
        {"web-process-terminated", G_CALLBACK(terminated)}, {"run-file-chooser", G_CALLBACK(choose_files)},
        {"notify::title", G_CALLBACK(changed)}, {"notify::uri", G_CALLBACK(changed)}, {"notify::is-loading", G_CALLBACK(changed)},
        {"notify::estimated-load-progress", G_CALLBACK(changed)}};
    for (size_t i = 0; i < G_N_ELEMENTS(signals); i++) g_signal_connect(view, signals[i].signal, signals[i].handler, NULL);
    g_signal_connect_object(lwk_web_view_get_back_forward_list(view), "changed", G_CALLBACK(history_changed), view, 0);
    void *find = lwk_web_view_get_find_controller(view);
    g_signal_connect_object(find, "found-text", G_CALLBACK(found), view, 0);
    g_signal_connect_object(find, "failed-to-find-text", G_CALLBACK(not_found), view, 0);

    // Hidden widgets of WebKit in the view must not receive the focus when the page releases it.
    GtkWidget *child = gtk_widget_get_first_child(GTK_WIDGET(view));
    for (; child != NULL; child = gtk_widget_get_next_sibling(child)) gtk_widget_set_can_focus(child, FALSE);
    return view;
}

void lwk_view_end(void *view) { g_object_set_qdata(G_OBJECT(view), listener_quark(), NULL); }

void lwk_view_set_background(void *view, double red, double green, double blue, double alpha) {
    GdkRGBA color = {red, green, blue, alpha};
    LWK_CALL(void (*)(void *, const GdkRGBA *), "webkit_web_view_set_background_color")(view, &color);
}

void lwk_show_dark(bool dark) {
    GtkSettings *settings = gtk_settings_get_default();
    if (settings == NULL) return;
    gboolean now = FALSE;
    g_object_get(settings, "gtk-application-prefer-dark-theme", &now, NULL);
    if (now == dark) return;
    // Stores the desktop's own preference (for `lodestone_settings_are_dark`).
    if (g_object_get_data(G_OBJECT(settings), "lodestone-desktop-is-dark") == NULL)
        g_object_set_data(G_OBJECT(settings), "lodestone-desktop-is-dark", GINT_TO_POINTER(now ? 2 : 1));
    g_object_set(settings, "gtk-application-prefer-dark-theme", (gboolean)dark, NULL);
}

void lwk_view_load_bytes(void *view, const void *data, size_t size, const char *type, const char *encoding, const char *base) {
    GBytes *bytes = g_bytes_new(data, size);
    LWK_CALL(void (*)(void *, GBytes *, const char *, const char *, const char *), "webkit_web_view_load_bytes")(view, bytes, type, encoding, base);
    g_bytes_unref(bytes);
}

// MARK: JavaScript and snapshots

static void *finish_evaluation(void *view, void *result, GError **error) {
    return LWK_CALL(void *(*)(void *, void *, GError **), "webkit_web_view_evaluate_javascript_finish")(view, result, error);
}

void lwk_view_evaluate(void *view, const char *script, ptrdiff_t length, const char *world, LWKDone done, void *context) {
    typedef void (*Evaluate)(void *, const char *, gssize, const char *, const char *, void *, GAsyncReadyCallback, void *);
    LWK_CALL(Evaluate, "webkit_web_view_evaluate_javascript")(view, script, length, world, NULL, NULL, lwk_call_done,
        lwk_call_new(finish_evaluation, g_object_unref, done, context));
}

static void *finish_call(void *view, void *result, GError **error) {
    return LWK_CALL(void *(*)(void *, void *, GError **), "webkit_web_view_call_async_javascript_function_finish")(view, result, error);
}

void lwk_view_call(void *view, const char *body, const char *arguments, const char *world, LWKDone done, void *context) {
    typedef void (*Run)(void *, const char *, gssize, GVariant *, const char *, const char *, void *, GAsyncReadyCallback, void *);
    GVariantBuilder builder;
    g_variant_builder_init(&builder, G_VARIANT_TYPE("a{sv}"));
    g_variant_builder_add(&builder, "{sv}", "lodestoneArguments", g_variant_new_string(arguments));
    LWK_CALL(Run, "webkit_web_view_call_async_javascript_function")(view, body, -1, g_variant_builder_end(&builder), world, NULL, NULL,
        lwk_call_done, lwk_call_new(finish_call, g_object_unref, done, context));
}

static void *finish_snapshot(void *view, void *result, GError **error) {
    GdkTexture *texture = LWK_CALL(GdkTexture *(*)(void *, void *, GError **), "webkit_web_view_get_snapshot_finish")(view, result, error);
    if (texture == NULL) return NULL;
    GBytes *bytes = gdk_texture_save_to_png_bytes(texture);
    g_object_unref(texture);
    return bytes;
}

void lwk_view_snapshot(void *view, bool whole, bool transparent, bool selection, LWKDone done, void *context) {
    typedef void (*Snapshot)(void *, int, int, void *, GAsyncReadyCallback, void *);
    LWK_CALL(Snapshot, "webkit_web_view_get_snapshot")(view, whole, (selection ? 1 : 0) | (transparent ? 2 : 0), NULL, lwk_call_done,
        lwk_call_new(finish_snapshot, (LWKFree)g_bytes_unref, done, context));
}
