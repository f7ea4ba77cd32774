// WebKitGTK 6.0 for Swift. The library is not linked: `lwk_open` opens it for the first page. Every object is a `void *`, because the library's types are not
// declared elsewhere.
#ifndef LODESTONE_CWEBKIT_H
#define LODESTONE_CWEBKIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Opens the library. Returns NULL if it is open, or else an error message. The result never changes.
const char *lwk_open(void);
// Whether GTK has a display, which a page needs.
bool lwk_has_display(void);

// An error. The strings are valid during the call that passes it.
typedef struct {
    const char *domain;
    int code;
    const char *message;
} LWKError;

// Called once with the result or with an error. `value` is valid during the call, unless it is retained.
typedef void (*LWKDone)(void *context, void *value, const LWKError *error);

void lwk_retain(void *object);
void lwk_release(void *object);
void lwk_free(void *memory);
bool lwk_get_bool(void *object, const char *property);
void lwk_set_bool(void *object, const char *property, bool value);
int lwk_get_int(void *object, const char *property);
void lwk_set_int(void *object, const char *property, int value);
char *lwk_get_string(void *object, const char *property);
void lwk_set_string(void *object, const char *property, const char *value);
void lwk_set_object(void *object, const char *property, void *value);

// Wrappers of functions of WebKitGTK (with the prefix `lwk` instead of `webkit`), libsoup (`lwk_soup_`) and JavaScriptCore (`lwk_jsc_`). The macro's
// arguments are the result type, the wrapper's name without the prefix, the function's name, the parameters and the arguments.
#define LWK_FUNCTIONS(F) \
    F(void, web_view_load_uri, webkit_web_view_load_uri, (void *view, const char *uri), (view, uri)) \
    F(void, web_view_load_html, webkit_web_view_load_html, (void *view, const char *html, const char *base), (view, html, base)) \
    F(void, web_view_load_request, webkit_web_view_load_request, (void *view, void *request), (view, request)) \
    F(void, web_view_stop_loading, webkit_web_view_stop_loading, (void *view), (view)) \
    F(void, web_view_reload, webkit_web_view_reload, (void *view), (view)) \
    F(void, web_view_reload_bypass_cache, webkit_web_view_reload_bypass_cache, (void *view), (view)) \
    F(void, web_view_go_back, webkit_web_view_go_back, (void *view), (view)) \
    F(void, web_view_go_forward, webkit_web_view_go_forward, (void *view), (view)) \
    F(int, web_view_can_go_back, webkit_web_view_can_go_back, (void *view), (view)) \
    F(int, web_view_can_go_forward, webkit_web_view_can_go_forward, (void *view), (view)) \
    F(int, web_view_is_loading, webkit_web_view_is_loading, (void *view), (view)) \
    F(const char *, web_view_get_title, webkit_web_view_get_title, (void *view), (view)) \
    F(const char *, web_view_get_uri, webkit_web_view_get_uri, (void *view), (view)) \
    F(double, web_view_get_estimated_load_progress, webkit_web_view_get_estimated_load_progress, (void *view), (view)) \
    F(void *, web_view_get_back_forward_list, webkit_web_view_get_back_forward_list, (void *view), (view)) \
    F(void, web_view_go_to_back_forward_list_item, webkit_web_view_go_to_back_forward_list_item, (void *view, void *item), (view, item)) \
    F(void *, web_view_get_settings, webkit_web_view_get_settings, (void *view), (view)) \
    F(void, web_view_set_zoom_level, webkit_web_view_set_zoom_level, (void *view, double level), (view, level)) \
    F(double, web_view_get_zoom_level, webkit_web_view_get_zoom_level, (void *view), (view)) \
    F(void, web_view_terminate_web_process, webkit_web_view_terminate_web_process, (void *view), (view)) \
    F(void *, web_view_get_find_controller, webkit_web_view_get_find_controller, (void *view), (view)) \
    F(void *, web_view_download_uri, webkit_web_view_download_uri, (void *view, const char *uri), (view, uri)) \
    F(void, web_view_execute_editing_command, webkit_web_view_execute_editing_command, (void *view, const char *command), (view, command)) \
    F(int, web_view_can_show_mime_type, webkit_web_view_can_show_mime_type, (void *view, const char *type), (view, type)) \
    F(int, web_view_is_playing_audio, webkit_web_view_is_playing_audio, (void *view), (view)) \
    F(void, web_view_set_is_muted, webkit_web_view_set_is_muted, (void *view, int muted), (view, muted)) \
    F(void, web_view_try_close, webkit_web_view_try_close, (void *view), (view)) \
    F(void *, back_forward_list_get_current_item, webkit_back_forward_list_get_current_item, (void *list), (list)) \
    F(void *, back_forward_list_get_nth_item, webkit_back_forward_list_get_nth_item, (void *list, int index), (list, index)) \
    F(const char *, back_forward_list_item_get_uri, webkit_back_forward_list_item_get_uri, (void *item), (item)) \
    F(const char *, back_forward_list_item_get_title, webkit_back_forward_list_item_get_title, (void *item), (item)) \
    F(const char *, back_forward_list_item_get_original_uri, webkit_back_forward_list_item_get_original_uri, (void *item), (item)) \
    F(void *, settings_new, webkit_settings_new, (void), ()) \
    F(void *, user_content_manager_new, webkit_user_content_manager_new, (void), ()) \
    F(void, user_content_manager_add_script, webkit_user_content_manager_add_script, (void *manager, void *script), (manager, script)) \
    F(void, user_content_manager_remove_all_scripts, webkit_user_content_manager_remove_all_scripts, (void *manager), (manager)) \
    F(void, user_content_manager_add_filter, webkit_user_content_manager_add_filter, (void *manager, void *filter), (manager, filter)) \
    F(void, user_content_manager_remove_filter_by_id, webkit_user_content_manager_remove_filter_by_id, \
        (void *manager, const char *name), (manager, name)) \
    F(void, user_content_manager_remove_all_filters, webkit_user_content_manager_remove_all_filters, (void *manager), (manager)) \
    F(int, user_content_manager_register_script_message_handler, webkit_user_content_manager_register_script_message_handler, \
        (void *manager, const char *name, const char *world), (manager, name, world)) \
    F(int, user_content_manager_register_script_message_handler_with_reply, \
        webkit_user_content_manager_register_script_message_handler_with_reply, (void *manager, const char *name, const char *world), \
        (manager, name, world)) \
    F(void, user_content_manager_unregister_script_message_handler, webkit_user_content_manager_unregister_script_message_handler, \
        (void *manager, const char *name, const char *world), (manager, name, world)) \
    F(void *, user_script_new, webkit_user_script_new, (const char *source, int frames, int time, void *allow, void *block), \
        (source, frames, time, allow, block)) \
    F(void *, user_script_new_for_world, webkit_user_script_new_for_world, \
        (const char *source, int frames, int time, const char *world, void *allow, void *block), (source, frames, time, world, allow, block)) \
    F(void, user_script_unref, webkit_user_script_unref, (void *script), (script)) \
    F(void *, user_content_filter_ref, webkit_user_content_filter_ref, (void *filter), (filter)) \
    F(void, user_content_filter_unref, webkit_user_content_filter_unref, (void *filter), (filter)) \
    F(void *, user_content_filter_store_new, webkit_user_content_filter_store_new, (const char *path), (path)) \
    F(void *, script_message_reply_ref, webkit_script_message_reply_ref, (void *reply), (reply)) \
    F(void, script_message_reply_unref, webkit_script_message_reply_unref, (void *reply), (reply)) \
    F(void, script_message_reply_return_value, webkit_script_message_reply_return_value, (void *reply, void *value), (reply, value)) \
    F(void, script_message_reply_return_error_message, webkit_script_message_reply_return_error_message, \
        (void *reply, const char *message), (reply, message)) \
    F(void *, network_session_new, webkit_network_session_new, (const char *data, const char *cache), (data, cache)) \
    F(void *, network_session_get_default, webkit_network_session_get_default, (void), ()) \
    F(void *, network_session_new_ephemeral, webkit_network_session_new_ephemeral, (void), ()) \
    F(void *, network_session_get_website_data_manager, webkit_network_session_get_website_data_manager, (void *session), (session)) \
    F(void *, network_session_get_cookie_manager, webkit_network_session_get_cookie_manager, (void *session), (session)) \
    F(void *, policy_navigation_action, webkit_navigation_policy_decision_get_navigation_action, (void *decision), (decision)) \
    F(void *, policy_response, webkit_response_policy_decision_get_response, (void *decision), (decision)) \
    F(int, policy_is_type_supported, webkit_response_policy_decision_is_mime_type_supported, (void *decision), (decision)) \
    F(int, policy_is_main_resource, webkit_response_policy_decision_is_main_frame_main_resource, (void *decision), (decision)) \
    F(void, policy_use, webkit_policy_decision_use, (void *decision), (decision)) \
    F(void, policy_ignore, webkit_policy_decision_ignore, (void *decision), (decision)) \
    F(void, policy_download, webkit_policy_decision_download, (void *decision), (decision)) \
    F(int, navigation_action_get_navigation_type, webkit_navigation_action_get_navigation_type, (void *action), (action)) \
    F(unsigned, navigation_action_get_mouse_button, webkit_navigation_action_get_mouse_button, (void *action), (action)) \
    F(unsigned, navigation_action_get_modifiers, webkit_navigation_action_get_modifiers, (void *action), (action)) \
    F(void *, navigation_action_get_request, webkit_navigation_action_get_request, (void *action), (action)) \
    F(int, navigation_action_is_redirect, webkit_navigation_action_is_redirect, (void *action), (action)) \
    F(void *, uri_request_new, webkit_uri_request_new, (const char *uri), (uri)) \
    F(const char *, uri_request_get_uri, webkit_uri_request_get_uri, (void *request), (request)) \
    F(const char *, uri_request_get_http_method, webkit_uri_request_get_http_method, (void *request), (request)) \
    F(void *, uri_request_get_http_headers, webkit_uri_request_get_http_headers, (void *request), (request)) \
    F(const char *, uri_response_get_uri, webkit_uri_response_get_uri, (void *response), (response)) \
    F(unsigned, uri_response_get_status_code, webkit_uri_response_get_status_code, (void *response), (response)) \
    F(uint64_t, uri_response_get_content_length, webkit_uri_response_get_content_length, (void *response), (response)) \
    F(const char *, uri_response_get_mime_type, webkit_uri_response_get_mime_type, (void *response), (response)) \
    F(const char *, uri_response_get_suggested_filename, webkit_uri_response_get_suggested_filename, (void *response), (response)) \
    F(void *, uri_response_get_http_headers, webkit_uri_response_get_http_headers, (void *response), (response)) \
    F(const char *, uri_scheme_request_get_uri, webkit_uri_scheme_request_get_uri, (void *request), (request)) \
    F(const char *, uri_scheme_request_get_scheme, webkit_uri_scheme_request_get_scheme, (void *request), (request)) \
    F(const char *, uri_scheme_request_get_http_method, webkit_uri_scheme_request_get_http_method, (void *request), (request)) \
    F(void *, uri_scheme_request_get_http_headers, webkit_uri_scheme_request_get_http_headers, (void *request), (request)) \
    F(void *, uri_scheme_request_get_http_body, webkit_uri_scheme_request_get_http_body, (void *request), (request)) \
    F(void *, uri_scheme_request_get_web_view, webkit_uri_scheme_request_get_web_view, (void *request), (request)) \
    F(int, script_dialog_get_dialog_type, webkit_script_dialog_get_dialog_type, (void *dialog), (dialog)) \
    F(const char *, script_dialog_get_message, webkit_script_dialog_get_message, (void *dialog), (dialog)) \
    F(void *, script_dialog_ref, webkit_script_dialog_ref, (void *dialog), (dialog)) \
    F(void, script_dialog_unref, webkit_script_dialog_unref, (void *dialog), (dialog)) \
    F(void, script_dialog_close, webkit_script_dialog_close, (void *dialog), (dialog)) \
    F(void, script_dialog_confirm_set_confirmed, webkit_script_dialog_confirm_set_confirmed, (void *dialog, int yes), (dialog, yes)) \
    F(const char *, script_dialog_prompt_get_default_text, webkit_script_dialog_prompt_get_default_text, (void *dialog), (dialog)) \
    F(void, script_dialog_prompt_set_text, webkit_script_dialog_prompt_set_text, (void *dialog, const char *text), (dialog, text)) \
    F(int, file_chooser_request_get_select_multiple, webkit_file_chooser_request_get_select_multiple, (void *request), (request)) \
    F(void, file_chooser_request_select_files, webkit_file_chooser_request_select_files, (void *request, void *files), (request, files)) \
    F(void, file_chooser_request_cancel, webkit_file_chooser_request_cancel, (void *request), (request)) \
    F(void, permission_request_allow, webkit_permission_request_allow, (void *request), (request)) \
    F(void, permission_request_deny, webkit_permission_request_deny, (void *request), (request)) \
    F(int, user_media_is_for_audio, webkit_user_media_permission_is_for_audio_device, (void *request), (request)) \
    F(int, user_media_is_for_video, webkit_user_media_permission_is_for_video_device, (void *request), (request)) \
    F(void, find_controller_search, webkit_find_controller_search, (void *find, const char *text, unsigned options, unsigned most), \
        (find, text, options, most)) \
    F(void, find_controller_search_finish, webkit_find_controller_search_finish, (void *find), (find)) \
    F(const char *, authentication_request_get_host, webkit_authentication_request_get_host, (void *request), (request)) \
    F(unsigned, authentication_request_get_port, webkit_authentication_request_get_port, (void *request), (request)) \
    F(const char *, authentication_request_get_realm, webkit_authentication_request_get_realm, (void *request), (request)) \
    F(int, authentication_request_get_scheme, webkit_authentication_request_get_scheme, (void *request), (request)) \
    F(int, authentication_request_is_for_proxy, webkit_authentication_request_is_for_proxy, (void *request), (request)) \
    F(int, authentication_request_is_retry, webkit_authentication_request_is_retry, (void *request), (request)) \
    F(void, authentication_request_authenticate, webkit_authentication_request_authenticate, (void *request, void *credential), \
        (request, credential)) \
    F(void, authentication_request_cancel, webkit_authentication_request_cancel, (void *request), (request)) \
    F(void *, credential_new, webkit_credential_new, (const char *user, const char *password, int persistence), (user, password, persistence)) \
    F(void, credential_free, webkit_credential_free, (void *credential), (credential)) \
    F(void *, download_get_request, webkit_download_get_request, (void *download), (download)) \
    F(void *, download_get_response, webkit_download_get_response, (void *download), (download)) \
    F(void, download_set_destination, webkit_download_set_destination, (void *download, const char *path), (download, path)) \
    F(const char *, download_get_destination, webkit_download_get_destination, (void *download), (download)) \
    F(void, download_cancel, webkit_download_cancel, (void *download), (download)) \
    F(double, download_get_estimated_progress, webkit_download_get_estimated_progress, (void *download), (download)) \
    F(const char *, website_data_get_name, webkit_website_data_get_name, (void *data), (data)) \
    F(int, jsc_value_is_undefined, jsc_value_is_undefined, (void *value), (value)) \
    F(int, jsc_value_is_null, jsc_value_is_null, (void *value), (value)) \
    F(int, jsc_value_is_boolean, jsc_value_is_boolean, (void *value), (value)) \
    F(int, jsc_value_is_number, jsc_value_is_number, (void *value), (value)) \
    F(int, jsc_value_is_string, jsc_value_is_string, (void *value), (value)) \
    F(int, jsc_value_is_array, jsc_value_is_array, (void *value), (value)) \
    F(int, jsc_value_is_object, jsc_value_is_object, (void *value), (value)) \
    F(int, jsc_value_is_function, jsc_value_is_function, (void *value), (value)) \
    F(int, jsc_value_to_boolean, jsc_value_to_boolean, (void *value), (value)) \
    F(double, jsc_value_to_double, jsc_value_to_double, (void *value), (value)) \
    F(char *, jsc_value_to_string, jsc_value_to_string, (void *value), (value)) \
    F(void *, jsc_value_get_property, jsc_value_object_get_property, (void *value, const char *name), (value, name)) \
    F(void *, jsc_value_get_property_at_index, jsc_value_object_get_property_at_index, (void *value, unsigned index), (value, index)) \
    F(char **, jsc_value_enumerate_properties, jsc_value_object_enumerate_properties, (void *value), (value)) \
    F(int, jsc_value_is_instance_of, jsc_value_object_is_instance_of, (void *value, const char *name), (value, name)) \
    F(void *, jsc_value_get_context, jsc_value_get_context, (void *value), (value)) \
    F(void *, jsc_value_new_from_json, jsc_value_new_from_json, (void *context, const char *json), (context, json)) \
    F(void *, jsc_value_new_undefined, jsc_value_new_undefined, (void *context), (context)) \
    F(void *, jsc_context_new, jsc_context_new, (void), ()) \
    F(void, soup_headers_replace, soup_message_headers_replace, (void *headers, const char *name, const char *value), (headers, name, value)) \
    F(void, soup_headers_append, soup_message_headers_append, (void *headers, const char *name, const char *value), (headers, name, value)) \
    F(void *, soup_headers_new, soup_message_headers_new, (int type), (type)) \
    F(void, soup_headers_unref, soup_message_headers_unref, (void *headers), (headers)) \
    F(void *, soup_cookie_new, soup_cookie_new, (const char *name, const char *value, const char *domain, const char *path, int age), \
        (name, value, domain, path, age)) \
    F(void, soup_cookie_free, soup_cookie_free, (void *cookie), (cookie)) \
    F(const char *, soup_cookie_get_name, soup_cookie_get_name, (void *cookie), (cookie)) \
    F(const char *, soup_cookie_get_value, soup_cookie_get_value, (void *cookie), (cookie)) \
    F(const char *, soup_cookie_get_domain, soup_cookie_get_domain, (void *cookie), (cookie)) \
    F(const char *, soup_cookie_get_path, soup_cookie_get_path, (void *cookie), (cookie)) \
    F(int, soup_cookie_get_secure, soup_cookie_get_secure, (void *cookie), (cookie)) \
    F(int, soup_cookie_get_http_only, soup_cookie_get_http_only, (void *cookie), (cookie)) \
    F(void *, soup_cookie_get_expires, soup_cookie_get_expires, (void *cookie), (cookie)) \
    F(void, soup_cookie_set_expires, soup_cookie_set_expires, (void *cookie, void *date), (cookie, date)) \
    F(void, soup_cookie_set_secure, soup_cookie_set_secure, (void *cookie, int secure), (cookie, secure)) \
    F(void, soup_cookie_set_http_only, soup_cookie_set_http_only, (void *cookie, int only), (cookie, only))

#define LWK_DECLARE(result, name, symbol, parameters, arguments) result lwk_##name parameters;
LWK_FUNCTIONS(LWK_DECLARE)
#undef LWK_DECLARE

// MARK: Views

// The callbacks of a view. `context` is the view's.
typedef struct {
    void (*load_changed)(void *context, int event);
    bool (*load_failed)(void *context, int event, const char *uri, const LWKError *error);
    bool (*tls_failed)(void *context, const char *uri, int errors);
    bool (*decide_policy)(void *context, void *decision, int type);
    void *(*create)(void *context, void *action);
    void (*close)(void *context);
    bool (*script_dialog)(void *context, void *dialog);
    // `kind`: 0 for others, 1 for camera and microphone, 2 for pointer lock, 3 for geolocation, 4 for notifications.
    bool (*permission)(void *context, void *request, int kind);
    bool (*authenticate)(void *context, void *request);
    void (*terminated)(void *context, int reason);
    bool (*choose_files)(void *context, void *request);
    void (*changed)(void *context, const char *property);
    void (*history_changed)(void *context);
    void (*found)(void *context, bool found);
} LWKViewHandlers;

// Creates a view. The caller owns the reference. All arguments except for the handlers may be NULL. A view shares the session of the view `related`. The
// handler `create` must return a view that is related to the view for which it was called.
void *lwk_view_new(void *manager, void *session, void *settings, void *related, const LWKViewHandlers *handlers, void *context);
// Ends the callbacks of a view.
void lwk_view_end(void *view);
void lwk_view_evaluate(void *view, const char *script, ptrdiff_t length, const char *world, LWKDone done, void *context);
void lwk_view_call(void *view, const char *body, const char *arguments, const char *world, LWKDone done, void *context);
// Passes PNG data as `GBytes` to `done`: `lwk_bytes_data` reads it.
void lwk_view_snapshot(void *view, bool whole, bool transparent, bool selection, LWKDone done, void *context);
// Saves the page to the file as a PDF with one page size, in points. Passes a boolean (not NULL) to `done`.
void lwk_view_print(void *view, const char *file, double width, double height, LWKDone done, void *context);
void lwk_view_set_background(void *view, double red, double green, double blue, double alpha);
// Sets whether pages are dark (`prefers-color-scheme`). In WebKitGTK this applies to all pages of a program.
void lwk_show_dark(bool dark);
// Loads data of a type. Relative links are resolved against `base`.
void lwk_view_load_bytes(void *view, const void *data, size_t size, const char *type, const char *encoding, const char *base);
const void *lwk_bytes_data(void *bytes, size_t *size);
void lwk_bytes_release(void *bytes);

// MARK: Assistive technologies

// The accessibility tree of a page in its web process: the process's bus name, the root's object path, and the page's URI. The frame is in points, on the
// screen if the window system reveals that.
typedef struct {
    char *name, *path, *uri;
    int x, y, width, height;
} LWKPageRoot;
typedef void (*LWKPageRootsDone)(void *context, const LWKPageRoot *const *plugs, unsigned count);
// Finds the pages of this program's web processes on the accessibility bus, a GDBusConnection. Calls `done` once, on the main thread.
void lwk_find_page_roots(void *bus, LWKPageRootsDone done, void *context);
// The position of a view on the screen, as far as the window system reveals it, in points. Returns false for a view without a window.
bool lwk_view_place(void *view, int *x, int *y);

// MARK: Messages, schemes, downloads

// Calls `handler` with each message of a page to `name`. `reply` is NULL for handlers that were registered without one; otherwise it has to be answered once.
uint64_t lwk_manager_listen(void *manager, const char *name, bool replies, bool (*handler)(void *context, void *value, void *reply), void *context);
void lwk_disconnect(void *object, uint64_t handler);

// Calls `handler` for each request to `scheme`, from any view. May be called once per scheme.
void lwk_register_scheme(const char *scheme, void (*handler)(void *request));
bool lwk_is_scheme_known(const char *scheme);
// Answers a scheme's request with a stream. Returns the descriptor to write the data to; closing it ends the stream. Returns -1 if no descriptor is
// available.
int lwk_scheme_respond(void *request, int64_t length, const char *type, unsigned status, void *headers);
void lwk_scheme_fail(void *request, const char *domain, int code, const char *message);
// The request's body as `GBytes`, at most `most` bytes; NULL without a body.
void *lwk_scheme_body(void *request, size_t most);
// The context of a view's handlers; NULL without handlers.
void *lwk_view_context(void *view);

typedef struct {
    bool (*decide)(void *context, const char *name);
    void (*failed)(void *context, const LWKError *error);
    void (*finished)(void *context);
    void (*progressed)(void *context);
} LWKDownloadHandlers;
void lwk_download_listen(void *download, const LWKDownloadHandlers *handlers, void *context);
void lwk_download_end(void *download);
// Calls `handler` with each download that begins in a session, and its view or NULL.
void lwk_session_listen(void *session, void (*handler)(void *context, void *download, void *view), void *context);

// MARK: Data

// Passes a `GList` of cookies to `done`.
void lwk_cookies(void *manager, LWKDone done, void *context);
void lwk_cookie_add(void *manager, void *cookie, LWKDone done, void *context);
void lwk_cookie_remove(void *manager, void *cookie, LWKDone done, void *context);
void lwk_data_fetch(void *manager, unsigned types, LWKDone done, void *context);
// Removes all data of some types from the last `span` microseconds; 0 removes all.
void lwk_data_clear(void *manager, unsigned types, int64_t span, LWKDone done, void *context);
// Removes the data of `types` whose names are in `names`, which ends with NULL.
void lwk_data_remove(void *manager, unsigned types, const char *const *names, LWKDone done, void *context);
void lwk_filter_save(void *store, const char *name, const char *source, size_t length, LWKDone done, void *context);
void lwk_filter_load(void *store, const char *name, LWKDone done, void *context);
void lwk_filter_remove(void *store, const char *name, LWKDone done, void *context);
// Calls `body` with each entry of a list.
void lwk_list_each(void *list, void (*body)(void *context, void *entry), void *context);
void lwk_headers_each(void *headers, void (*body)(void *context, const char *name, const char *value), void *context);
int64_t lwk_date_seconds(void *date);
void lwk_cookie_expire(void *cookie, int64_t seconds);
void lwk_strings_free(char **strings);

#endif
