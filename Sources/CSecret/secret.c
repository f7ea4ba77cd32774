#include "CSecret.h"

#include <gmodule.h>

// libsecret's types are opaque here. The schema is NULL everywhere: it would only check the attributes' names.
typedef struct SecretValue SecretValue;
enum { SEARCH_ALL = 1 << 1, SEARCH_UNLOCK = 1 << 2, SEARCH_LOAD_SECRETS = 1 << 3 };
enum { ERROR_IS_LOCKED = 2 };

static struct {
    GQuark (*error_get_quark)(void);
    SecretValue *(*value_new)(const char *secret, gssize length, const char *content_type);
    const char *(*value_get)(SecretValue *value, gsize *length);
    void (*value_unref)(void *value);
    gboolean (*store)(
        const void *schema, GHashTable *attributes, const char *collection, const char *label, SecretValue *value,
        GCancellable *cancellable, GError **error);
    GList *(*search)(const void *schema, GHashTable *attributes, int flags, GCancellable *cancellable, GError **error);
    gboolean (*clear)(const void *schema, GHashTable *attributes, GCancellable *cancellable, GError **error);
    GHashTable *(*get_attributes)(void *retrievable);
    char *(*get_label)(void *retrievable);
    guint64 (*get_created)(void *retrievable);
    guint64 (*get_modified)(void *retrievable);
    SecretValue *(*retrieve)(void *retrievable, GCancellable *cancellable, GError **error);
} secret;

static gboolean load(void) {
    // GModule locks itself before the loader, as gdk-pixbuf does when it opens a decoder. With dlopen, two threads could wait for each other.
    GModule *library = g_module_open("libsecret-1.so.0", G_MODULE_BIND_LOCAL);
    if (!library) return FALSE;
    const struct {
        void *function;
        const char *name;
    } symbols[] = {
        { &secret.error_get_quark, "secret_error_get_quark" },
        { &secret.value_new, "secret_value_new" },
        { &secret.value_get, "secret_value_get" },
        { &secret.value_unref, "secret_value_unref" },
        { &secret.store, "secret_password_storev_binary_sync" },
        { &secret.search, "secret_password_searchv_sync" },
        { &secret.clear, "secret_password_clearv_sync" },
        { &secret.get_attributes, "secret_retrievable_get_attributes" },
        { &secret.get_label, "secret_retrievable_get_label" },
        { &secret.get_created, "secret_retrievable_get_created" },
        { &secret.get_modified, "secret_retrievable_get_modified" },
        { &secret.retrieve, "secret_retrievable_retrieve_secret_sync" },
    };
    for (gsize index = 0; index < G_N_ELEMENTS(symbols); index++) {
        if (!g_module_symbol(library, symbols[index].name, symbols[index].function)) return FALSE;
    }
    return TRUE;
}

/// libsecret uses GIO's shared connection, whose default is to end the program with the bus.
static void keep_program(void) {
    static gsize once = 0;
    if (!g_once_init_enter(&once)) return;
    GDBusConnection *connection = g_bus_get_sync(G_BUS_TYPE_SESSION, NULL, NULL);
    if (connection) g_dbus_connection_set_exit_on_close(connection, FALSE);
    // The connection is not released. Otherwise libsecret would create a new connection, which ends the program when the bus closes.
    g_once_init_leave(&once, 1);
}

gboolean lodestone_secrets_open(void) {
    static gsize once = 0;
    static gboolean is_open = FALSE;
    if (g_once_init_enter(&once)) {
        is_open = load();
        g_once_init_leave(&once, 1);
    }
    return is_open;
}

/// Classifies an error, and frees it.
static LodestoneSecretError result(GError *error, char **message) {
    if (!error) return LODESTONE_SECRET_NO_ERROR;
    LodestoneSecretError kind = LODESTONE_SECRET_FAILED;
    if (error->domain == secret.error_get_quark()) {
        if (error->code == ERROR_IS_LOCKED) kind = LODESTONE_SECRET_LOCKED;
    } else if (g_error_matches(error, G_IO_ERROR, G_IO_ERROR_CANCELLED)) {
        kind = LODESTONE_SECRET_CANCELLED;
    } else if (error->domain == G_IO_ERROR || error->domain == G_DBUS_ERROR || error->domain == G_FILE_ERROR) {
        kind = LODESTONE_SECRET_UNAVAILABLE;
    }
    *message = g_strdup(error->message);
    g_error_free(error);
    return kind;
}

LodestoneSecretError lodestone_secrets_search(
    GHashTable *attributes, gboolean unlocks, gboolean loads, GCancellable *cancellable, LodestoneSecretVisitor visitor, void *context,
    char **message) {
    keep_program();
    GError *error = NULL;
    int flags = SEARCH_ALL | (unlocks ? SEARCH_UNLOCK : 0) | (loads ? SEARCH_LOAD_SECRETS : 0);
    GList *found = secret.search(NULL, attributes, flags, cancellable, &error);
    for (GList *link = found; link && !error; link = link->next) {
        LodestoneSecret item = { 0 };
        SecretValue *value = NULL;
        if (loads) value = secret.retrieve(link->data, cancellable, &error);
        if (error && error->domain == secret.error_get_quark() && error->code == ERROR_IS_LOCKED) g_clear_error(&error);
        if (error) break;
        if (value) item.data = secret.value_get(value, &item.length);
        char *label = secret.get_label(link->data);
        item.attributes = secret.get_attributes(link->data);
        item.label = label ? label : "";
        item.created = secret.get_created(link->data);
        item.modified = secret.get_modified(link->data);
        if (item.attributes) {
            visitor(context, &item);
            g_hash_table_unref(item.attributes);
        }
        g_free(label);
        if (value) secret.value_unref(value);
    }
    g_list_free_full(found, g_object_unref);
    return result(error, message);
}

LodestoneSecretError lodestone_secrets_store(
    GHashTable *attributes, const char *label, const void *data, gsize length, GCancellable *cancellable, char **message) {
    keep_program();
    GError *error = NULL;
    SecretValue *value = secret.value_new(data ? data : "", (gssize)length, "application/octet-stream");
    gboolean is_stored = secret.store(NULL, attributes, NULL, label, value, cancellable, &error);
    secret.value_unref(value);
    if (!is_stored && !error) {
        *message = g_strdup("the user closed the dialog");
        return LODESTONE_SECRET_CANCELLED;
    }
    return result(error, message);
}

LodestoneSecretError lodestone_secrets_clear(GHashTable *attributes, GCancellable *cancellable, char **message) {
    keep_program();
    GError *error = NULL;
    // FALSE without an error: no unlocked secret matched.
    if (!secret.clear(NULL, attributes, cancellable, &error) && !error) {
        *message = g_strdup("the secret is locked");
        return LODESTONE_SECRET_LOCKED;
    }
    return result(error, message);
}
