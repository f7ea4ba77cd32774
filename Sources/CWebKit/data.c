#include "internal.h"

typedef void (*Ask)(void *manager, void *cancellable, GAsyncReadyCallback done, void *data);

static void *as_pointer(gboolean done) { return done ? GINT_TO_POINTER(1) : NULL; }

#define FINISH_LIST(name, symbol) \
    static void *name(void *manager, void *result, GError **error) { \
        return LWK_CALL(void *(*)(void *, void *, GError **), symbol)(manager, result, error); \
    }
#define FINISH_BOOL(name, symbol) \
    static void *name(void *manager, void *result, GError **error) { \
        return as_pointer(LWK_CALL(gboolean(*)(void *, void *, GError **), symbol)(manager, result, error)); \
    }

static void free_cookies(void *list) { g_list_free_full(list, lwk_soup_cookie_free); }
FINISH_LIST(finish_cookies, "webkit_cookie_manager_get_all_cookies_finish")
FINISH_BOOL(finish_adding, "webkit_cookie_manager_add_cookie_finish")
FINISH_BOOL(finish_deleting, "webkit_cookie_manager_delete_cookie_finish")
FINISH_BOOL(finish_clearing, "webkit_website_data_manager_clear_finish")
FINISH_BOOL(finish_removing, "webkit_website_data_manager_remove_finish")
FINISH_LIST(finish_fetching, "webkit_website_data_manager_fetch_finish")
FINISH_LIST(finish_saving, "webkit_user_content_filter_store_save_finish")
FINISH_LIST(finish_loading, "webkit_user_content_filter_store_load_finish")
FINISH_BOOL(finish_forgetting, "webkit_user_content_filter_store_remove_finish")

void lwk_cookies(void *manager, LWKDone done, void *context) {
    LWK_CALL(Ask, "webkit_cookie_manager_get_all_cookies")(manager, NULL, lwk_call_done, lwk_call_new(finish_cookies, free_cookies, done, context));
}

typedef void (*Change)(void *manager, void *cookie, void *cancellable, GAsyncReadyCallback done, void *data);

void lwk_cookie_add(void *manager, void *cookie, LWKDone done, void *context) {
    LWK_CALL(Change, "webkit_cookie_manager_add_cookie")(manager, cookie, NULL, lwk_call_done, lwk_call_new(finish_adding, NULL, done, context));
}

void lwk_cookie_remove(void *manager, void *cookie, LWKDone done, void *context) {
    LWK_CALL(Change, "webkit_cookie_manager_delete_cookie")(
        manager, cookie, NULL, lwk_call_done, lwk_call_new(finish_deleting, NULL, done, context));
}

static void free_records(void *list) { g_list_free_full(list, LWK_CALL(GDestroyNotify, "webkit_website_data_unref")); }

void lwk_data_fetch(void *manager, unsigned types, LWKDone done, void *context) {
    typedef void (*Fetch)(void *, unsigned, void *, GAsyncReadyCallback, void *);
    LWK_CALL(Fetch, "webkit_website_data_manager_fetch")(
        manager, types, NULL, lwk_call_done, lwk_call_new(finish_fetching, free_records, done, context));
}

void lwk_data_clear(void *manager, unsigned types, int64_t span, LWKDone done, void *context) {
    typedef void (*Clear)(void *, unsigned, gint64, void *, GAsyncReadyCallback, void *);
    LWK_CALL(Clear, "webkit_website_data_manager_clear")(
        manager, types, span, NULL, lwk_call_done, lwk_call_new(finish_clearing, NULL, done, context));
}

typedef struct {
    unsigned types;
    char **names;
    LWKDone done;
    void *context;
} Removal;

static void fetched_for_removal(GObject *manager, GAsyncResult *result, gpointer data) {
    Removal *removal = data;
    typedef void (*Remove)(void *, unsigned, GList *, void *, GAsyncReadyCallback, void *);
    GError *error = NULL;
    GList *all = finish_fetching(manager, result, &error), *chosen = NULL;
    if (error != NULL) {
        lwk_report(removal->done, removal->context, error);
        g_error_free(error);
    } else {
        for (GList *link = all; link != NULL; link = link->next)
            if (g_strv_contains((const char *const *)removal->names, lwk_website_data_get_name(link->data))) chosen = g_list_prepend(chosen, link->data);
        if (chosen != NULL) {
            LWK_CALL(Remove, "webkit_website_data_manager_remove")(
                manager, removal->types, chosen, NULL, lwk_call_done, lwk_call_new(finish_removing, NULL, removal->done, removal->context));
        } else {
            removal->done(removal->context, NULL, NULL);
        }
    }
    g_list_free(chosen);
    free_records(all);
    g_strfreev(removal->names);
    g_free(removal);
}

void lwk_data_remove(void *manager, unsigned types, const char *const *names, LWKDone done, void *context) {
    typedef void (*Fetch)(void *, unsigned, void *, GAsyncReadyCallback, void *);
    Removal *removal = g_new(Removal, 1);
    *removal = (Removal){types, g_strdupv((char **)names), done, context};
    LWK_CALL(Fetch, "webkit_website_data_manager_fetch")(manager, types, NULL, fetched_for_removal, removal);
}

static void free_filter(void *filter) { lwk_user_content_filter_unref(filter); }

void lwk_filter_save(void *store, const char *name, const char *source, size_t length, LWKDone done, void *context) {
    typedef void (*Save)(void *, const char *, GBytes *, void *, GAsyncReadyCallback, void *);
    GBytes *bytes = g_bytes_new(source, length);
    LWK_CALL(Save, "webkit_user_content_filter_store_save")(
        store, name, bytes, NULL, lwk_call_done, lwk_call_new(finish_saving, free_filter, done, context));
    g_bytes_unref(bytes);
}

typedef void (*Named)(void *store, const char *name, void *cancellable, GAsyncReadyCallback done, void *data);

void lwk_filter_load(void *store, const char *name, LWKDone done, void *context) {
    LWK_CALL(Named, "webkit_user_content_filter_store_load")(
        store, name, NULL, lwk_call_done, lwk_call_new(finish_loading, free_filter, done, context));
}

void lwk_filter_remove(void *store, const char *name, LWKDone done, void *context) {
    LWK_CALL(Named, "webkit_user_content_filter_store_remove")(
        store, name, NULL, lwk_call_done, lwk_call_new(finish_forgetting, NULL, done, context));
}

void lwk_list_each(void *list, void (*body)(void *context, void *entry), void *context) {
    for (GList *link = list; link != NULL; link = link->next) body(context, link->data);
}

typedef struct {
    void (*body)(void *context, const char *name, const char *value);
    void *context;
} Reader;

static void read_header(const char *name, const char *value, gpointer data) {
    Reader *reader = data;
    reader->body(reader->context, name, value);
}

void lwk_headers_each(void *headers, void (*body)(void *context, const char *name, const char *value), void *context) {
    typedef void (*ForEach)(void *, void (*)(const char *, const char *, gpointer), gpointer);
    Reader reader = {body, context};
    if (headers != NULL) LWK_CALL(ForEach, "soup_message_headers_foreach")(headers, read_header, &reader);
}

int64_t lwk_date_seconds(void *date) { return date != NULL ? g_date_time_to_unix(date) : 0; }

void lwk_cookie_expire(void *cookie, int64_t seconds) {
    GDateTime *date = g_date_time_new_from_unix_utc(seconds);
    if (date == NULL) return;
    lwk_soup_cookie_set_expires(cookie, date);
    g_date_time_unref(date);
}
