#include <gmodule.h>

#include "internal.h"

// Process-wide: a process loads the library once, and cannot load it again.
static GModule *library;
static char *failure;

// The table of function pointers, in the order of the list.
#define LWK_POINTER(result, name, symbol, parameters, arguments) result(*name) parameters;
static struct { LWK_FUNCTIONS(LWK_POINTER) } table;
#undef LWK_POINTER

#define LWK_DEFINE(result, name, symbol, parameters, arguments) \
    result lwk_##name parameters { return table.name arguments; }
LWK_FUNCTIONS(LWK_DEFINE)
#undef LWK_DEFINE

void *lwk_symbol(const char *name) {
    void *symbol = NULL;
    return library != NULL && g_module_symbol(library, name, &symbol) ? symbol : NULL;
}

static bool fill_table(void) {
#define LWK_LOOK_UP(result, name, symbol, parameters, arguments) \
    if (!g_module_symbol(library, #symbol, (void **)&table.name)) { \
        failure = g_strdup("libwebkitgtk-6.0.so.4 is too old: it has no " #symbol "; version 2.42 or later is needed."); \
        return false; \
    }
    LWK_FUNCTIONS(LWK_LOOK_UP)
#undef LWK_LOOK_UP
    return true;
}

const char *lwk_open(void) {
    if (library != NULL || failure != NULL) return failure;
    const char *name = g_getenv("LODESTONE_WEBKIT");
    // GModule locks itself before the loader, as gdk-pixbuf does when it opens a decoder. With dlopen, two threads could wait for each other.
    library = g_module_open(name != NULL ? name : "libwebkitgtk-6.0.so.4", G_MODULE_BIND_LOCAL);
    if (library == NULL) {
        const char *why = g_module_error();
        failure = g_strdup_printf("WebKitGTK cannot be loaded (%s). Install it: on Debian and Ubuntu, apt-get install libwebkitgtk-6.0-4.",
            why != NULL ? why : "unknown reason");
    } else if (!fill_table()) {
        // The library stays open: it has registered thread-exit functions, which would be unmapped.
        library = NULL;
    }
    return failure;
}

bool lwk_has_display(void) { return gdk_display_get_default() != NULL; }

void lwk_retain(void *object) { g_object_ref(object); }
void lwk_release(void *object) { g_object_unref(object); }
void lwk_free(void *memory) { g_free(memory); }
void lwk_strings_free(char **strings) { g_strfreev(strings); }

bool lwk_get_bool(void *object, const char *property) {
    gboolean value = FALSE;
    g_object_get(object, property, &value, NULL);
    return value;
}
void lwk_set_bool(void *object, const char *property, bool value) { g_object_set(object, property, (gboolean)value, NULL); }
int lwk_get_int(void *object, const char *property) {
    int value = 0;
    g_object_get(object, property, &value, NULL);
    return value;
}
void lwk_set_int(void *object, const char *property, int value) { g_object_set(object, property, value, NULL); }
char *lwk_get_string(void *object, const char *property) {
    char *value = NULL;
    g_object_get(object, property, &value, NULL);
    return value;
}
void lwk_set_string(void *object, const char *property, const char *value) { g_object_set(object, property, value, NULL); }
void lwk_set_object(void *object, const char *property, void *value) { g_object_set(object, property, value, NULL); }
void lwk_disconnect(void *object, uint64_t handler) { g_signal_handler_disconnect(object, handler); }

const void *lwk_bytes_data(void *bytes, size_t *size) { return g_bytes_get_data(bytes, size); }
void lwk_bytes_release(void *bytes) { g_bytes_unref(bytes); }

// MARK: Asynchronous calls

typedef struct {
    void *(*finish)(void *object, void *result, GError **error);
    LWKFree free_value;
    LWKDone done;
    void *context;
} Call;

void lwk_report(LWKDone done, void *context, const GError *error) {
    LWKError told = LWK_ERROR(error);
    done(context, NULL, &told);
}

void *lwk_call_new(void *(*finish)(void *object, void *result, GError **error), LWKFree free_value, LWKDone done, void *context) {
    Call *call = g_new(Call, 1);
    *call = (Call){finish, free_value, done, context};
    return call;
}

void lwk_call_done(GObject *object, GAsyncResult *result, gpointer data) {
    Call *call = data;
    GError *error = NULL;
    void *value = call->finish(object, result, &error);
    if (error != NULL) {
        lwk_report(call->done, call->context, error);
        g_error_free(error);
    } else {
        call->done(call->context, value, NULL);
        if (value != NULL && call->free_value != NULL) call->free_value(value);
    }
    g_free(call);
}
