// Declares pipe2, for pipes that child processes do not inherit.
#define _GNU_SOURCE
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "internal.h"

// A GIO function whose header is in a folder that GTK's flags do not include.
GInputStream *g_unix_input_stream_new(int descriptor, gboolean closes);

// MARK: Messages

typedef struct {
    bool (*handler)(void *context, void *value, void *reply);
    void *context;
} Listener;

static void message(void *manager, void *value, gpointer data) {
    Listener *listener = data;
    listener->handler(listener->context, value, NULL);
}
static gboolean message_with_reply(void *manager, void *value, void *reply, gpointer data) {
    Listener *listener = data;
    return listener->handler(listener->context, value, reply);
}
static void free_listener(gpointer data, GClosure *closure) { g_free(data); }

uint64_t lwk_manager_listen(
    void *manager, const char *name, bool replies, bool (*handler)(void *context, void *value, void *reply), void *context) {
    Listener *listener = g_new(Listener, 1);
    *listener = (Listener){handler, context};
    char *signal = g_strdup_printf("%s::%s", replies ? "script-message-with-reply-received" : "script-message-received", name);
    gulong number = g_signal_connect_data(
        manager, signal, replies ? G_CALLBACK(message_with_reply) : G_CALLBACK(message), listener, free_listener, 0);
    g_free(signal);
    return number;
}

// MARK: Schemes

static void *security_manager(void) {
    void *web_context = LWK_CALL(void *(*)(void), "webkit_web_context_get_default")();
    return LWK_CALL(void *(*)(void *), "webkit_web_context_get_security_manager")(web_context);
}

static void scheme_requested(void *request, gpointer handler) { ((void (*)(void *))handler)(request); }

void lwk_register_scheme(const char *scheme, void (*handler)(void *request)) {
    typedef void (*Register)(void *, const char *, void (*)(void *, gpointer), gpointer, GDestroyNotify);
    void *web_context = LWK_CALL(void *(*)(void), "webkit_web_context_get_default")();
    LWK_CALL(Register, "webkit_web_context_register_uri_scheme")(web_context, scheme, scheme_requested, (gpointer)handler, NULL);
    LWK_CALL(void (*)(void *, const char *), "webkit_security_manager_register_uri_scheme_as_cors_enabled")(security_manager(), scheme);
}

bool lwk_is_scheme_known(const char *scheme) {
    static const char *const known[] = {"http", "https", "file", "about", "data", "blob", "javascript", "ws", "wss", "ftp", "webkit", "resource"};
    for (size_t i = 0; i < G_N_ELEMENTS(known); i++)
        if (g_ascii_strcasecmp(scheme, known[i]) == 0) return true;
    return false;
}

int lwk_scheme_respond(void *request, int64_t length, const char *type, unsigned status, void *headers) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return -1;
    GInputStream *stream = g_unix_input_stream_new(ends[0], TRUE);
    void *response = LWK_CALL(void *(*)(void *, gint64), "webkit_uri_scheme_response_new")(stream, length);
    LWK_CALL(void (*)(void *, unsigned, const char *), "webkit_uri_scheme_response_set_status")(response, status, NULL);
    if (type != NULL) LWK_CALL(void (*)(void *, const char *), "webkit_uri_scheme_response_set_content_type")(response, type);
    // The response takes ownership of the headers.
    if (headers != NULL) LWK_CALL(void (*)(void *, void *), "webkit_uri_scheme_response_set_http_headers")(response, headers);
    LWK_CALL(void (*)(void *, void *), "webkit_uri_scheme_request_finish_with_response")(request, response);
    g_object_unref(response);
    g_object_unref(stream);
    return ends[1];
}

void lwk_scheme_fail(void *request, const char *domain, int code, const char *message) {
    GError *error = g_error_new_literal(g_quark_from_string(domain), code, message);
    LWK_CALL(void (*)(void *, GError *), "webkit_uri_scheme_request_finish_error")(request, error);
    g_error_free(error);
}

void *lwk_scheme_body(void *request, size_t most) {
    GInputStream *stream = lwk_uri_scheme_request_get_http_body(request);
    if (stream == NULL) return NULL;
    GByteArray *array = g_byte_array_new();
    guint8 buffer[16384];
    gssize count;
    while (array->len < most && (count = g_input_stream_read(stream, buffer, sizeof buffer, NULL, NULL)) > 0)
        g_byte_array_append(array, buffer, count);
    g_object_unref(stream);
    return g_byte_array_free_to_bytes(array);
}

// MARK: Downloads

typedef struct {
    LWKDownloadHandlers handlers;
    void *context;
} Follower;

static GQuark follower_quark(void) { return g_quark_from_static_string("lodestone-web-download"); }
#define FOLLOW(download, call) \
    Follower *follower = g_object_get_qdata(G_OBJECT(download), follower_quark()); \
    if (follower != NULL) follower->handlers.call
static gboolean decide(void *download, const char *name, gpointer data) {
    Follower *follower = g_object_get_qdata(G_OBJECT(download), follower_quark());
    return follower != NULL && follower->handlers.decide(follower->context, name);
}
static void failed(void *download, GError *error, gpointer data) {
    LWKError told = LWK_ERROR(error);
    FOLLOW(download, failed(follower->context, &told));
}
static void finished(void *download, gpointer data) { FOLLOW(download, finished(follower->context)); }
static void progressed(void *download, guint64 length, gpointer data) { FOLLOW(download, progressed(follower->context)); }

void lwk_download_listen(void *download, const LWKDownloadHandlers *handlers, void *context) {
    Follower *follower = g_new(Follower, 1);
    *follower = (Follower){*handlers, context};
    g_object_set_qdata_full(G_OBJECT(download), follower_quark(), follower, g_free);
    g_signal_connect(download, "decide-destination", G_CALLBACK(decide), NULL);
    g_signal_connect(download, "failed", G_CALLBACK(failed), NULL);
    g_signal_connect(download, "finished", G_CALLBACK(finished), NULL);
    g_signal_connect(download, "received-data", G_CALLBACK(progressed), NULL);
}

void lwk_download_end(void *download) { g_object_set_qdata(G_OBJECT(download), follower_quark(), NULL); }

typedef struct {
    void (*handler)(void *context, void *download, void *view);
    void *context;
} Watch;

static void download_started(void *session, void *download, gpointer data) {
    Watch *watch = data;
    watch->handler(watch->context, download, LWK_CALL(void *(*)(void *), "webkit_download_get_web_view")(download));
}

void lwk_session_listen(void *session, void (*handler)(void *context, void *download, void *view), void *context) {
    Watch *watch = g_new(Watch, 1);
    *watch = (Watch){handler, context};
    g_signal_connect_data(session, "download-started", G_CALLBACK(download_started), watch, free_listener, 0);
}

// MARK: Printing

typedef struct {
    LWKDone done;
    void *context;
    bool has_failed;
} Printing;

static void print_failed(void *operation, GError *error, gpointer data) {
    Printing *printing = data;
    printing->has_failed = true;
    lwk_report(printing->done, printing->context, error);
}
static void print_finished(void *operation, gpointer data) {
    Printing *printing = data;
    if (!printing->has_failed) printing->done(printing->context, operation, NULL);
    g_object_unref(operation);
}

void lwk_view_print(void *view, const char *file, double width, double height, LWKDone done, void *context) {
    void *operation = LWK_CALL(void *(*)(void *), "webkit_print_operation_new")(view);
    GtkPrintSettings *settings = gtk_print_settings_new();
    char *uri = g_filename_to_uri(file, NULL, NULL);
    gtk_print_settings_set_printer(settings, "Print to File");
    gtk_print_settings_set(settings, GTK_PRINT_SETTINGS_OUTPUT_URI, uri);
    gtk_print_settings_set(settings, GTK_PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf");
    g_free(uri);
    GtkPageSetup *setup = gtk_page_setup_new();
    GtkPaperSize *size = gtk_paper_size_new_custom("lodestone", "Page", width, height, GTK_UNIT_POINTS);
    gtk_page_setup_set_paper_size(setup, size);
    gtk_page_setup_set_top_margin(setup, 0, GTK_UNIT_POINTS);
    gtk_page_setup_set_bottom_margin(setup, 0, GTK_UNIT_POINTS);
    gtk_page_setup_set_left_margin(setup, 0, GTK_UNIT_POINTS);
    gtk_page_setup_set_right_margin(setup, 0, GTK_UNIT_POINTS);
    gtk_paper_size_free(size);
    LWK_CALL(void (*)(void *, void *), "webkit_print_operation_set_print_settings")(operation, settings);
    LWK_CALL(void (*)(void *, void *), "webkit_print_operation_set_page_setup")(operation, setup);
    g_object_unref(settings);
    g_object_unref(setup);
    Printing *printing = g_new0(Printing, 1);
    *printing = (Printing){done, context, false};
    g_signal_connect_data(operation, "failed", G_CALLBACK(print_failed), printing, NULL, 0);
    g_signal_connect_data(operation, "finished", G_CALLBACK(print_finished), printing, free_listener, 0);
    LWK_CALL(void (*)(void *), "webkit_print_operation_print")(operation);
}
