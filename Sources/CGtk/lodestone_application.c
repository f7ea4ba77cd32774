#include "lodestone_application.h"

#include <stdlib.h>
#include <string.h>

// The key under which the display stores the token of its last activation. The first window that comes to the front uses the token.
#define ACTIVATION_TOKEN "lodestone-activation-token"

char *lodestone_take_activation_token(GdkDisplay *display) {
    return g_object_steal_data(G_OBJECT(display), ACTIVATION_TOKEN);
}

// MARK: The class

// Like GtkApplication, this class passes the activation token from the second start of a program to the first. GtkApplication also tracks GTK's windows and
// session. This library does that itself, so it does not use GtkApplication.
typedef struct {
    GApplication parent;
} LodestoneGApplication;

typedef struct {
    GApplicationClass parent;
} LodestoneGApplicationClass;

G_DEFINE_TYPE(LodestoneGApplication, lodestone_g_application, G_TYPE_APPLICATION)

// Returns a variable of the environment with which the process was started; NULL without one. GTK removes the variables of an activation from the process's
// environment when the dynamic linker loads it, so g_getenv does not find them. The caller frees the result with g_free.
static char *initial_variable(const char *name) {
    char *variables = NULL;
    gsize length = 0;
    if (!g_file_get_contents("/proc/self/environ", &variables, &length, NULL)) return g_strdup(g_getenv(name));
    char *value = NULL;
    gsize name_length = strlen(name);
    // g_file_get_contents adds a zero byte at the end.
    for (const char *variable = variables; value == NULL && variable < variables + length; variable += strlen(variable) + 1) {
        if (strncmp(variable, name, name_length) == 0 && variable[name_length] == '=') value = g_strdup(variable + name_length + 1);
    }
    g_free(variables);
    return value;
}

static void add_token(GVariantBuilder *builder, const char *key, const char *token) {
    if (token == NULL || *token == '\0' || !g_utf8_validate(token, -1, NULL)) return;
    g_variant_builder_add(builder, "{sv}", key, g_variant_new_string(token));
}

static void add_platform_data(GApplication *application, GVariantBuilder *builder) {
    char *token = initial_variable("XDG_ACTIVATION_TOKEN");
    char *startup_id = initial_variable("DESKTOP_STARTUP_ID");
    add_token(builder, "activation-token", token != NULL ? token : startup_id);
    add_token(builder, "desktop-startup-id", startup_id);
    g_free(token);
    g_free(startup_id);
}

static void before_emit(GApplication *application, GVariant *platform_data) {
    const char *token = NULL;
    if (!g_variant_lookup(platform_data, "activation-token", "&s", &token)
        && !g_variant_lookup(platform_data, "desktop-startup-id", "&s", &token)) {
        return;
    }
    GdkDisplay *display = gdk_display_get_default();
    if (display != NULL) g_object_set_data_full(G_OBJECT(display), ACTIVATION_TOKEN, g_strdup(token), g_free);
}

static void lodestone_g_application_class_init(LodestoneGApplicationClass *class) {
    G_APPLICATION_CLASS(class)->add_platform_data = add_platform_data;
    G_APPLICATION_CLASS(class)->before_emit = before_emit;
}

static void lodestone_g_application_init(LodestoneGApplication *self) {
}

// MARK: Requests

struct LodestoneApplication {
    GApplication *application;
    LodestoneApplicationCalls calls;
    void *context;
    char *badge_path;
};

static gboolean release(gpointer application) {
    g_object_unref(application);
    return G_SOURCE_REMOVE;
}

// Retains the application until the next iteration of the main loop. A request may end the program, which frees the application, but GLib uses the application
// after the request's signal or action.
static void retain_in_request(GApplication *application) {
    g_idle_add_full(G_PRIORITY_DEFAULT, release, g_object_ref(application), NULL);
}

static void activated(GApplication *application, gpointer data) {
    LodestoneApplication *self = data;
    retain_in_request(application);
    self->calls.activated(self->context);
}

static void opened(GApplication *application, GFile **files, int count, const char *hint, gpointer data) {
    LodestoneApplication *self = data;
    retain_in_request(application);
    GPtrArray *uris = g_ptr_array_new_with_free_func(g_free);
    for (int i = 0; i < count; i++) {
        char *uri = g_file_get_uri(files[i]);
        if (uri != NULL) g_ptr_array_add(uris, uri);
    }
    g_ptr_array_add(uris, NULL);
    self->calls.opened(self->context, (const char *const *)uris->pdata);
    g_ptr_array_unref(uris);
}

struct LodestoneSecondStart {
    GApplicationCommandLine *command_line;
    int status;
    // Whether the signal's handler is running. If the start ends during the handler, the handler returns the status.
    gboolean is_in_handler;
    gboolean has_ended;
};

static int started(GApplication *application, GApplicationCommandLine *command_line, gpointer data) {
    LodestoneApplication *self = data;
    retain_in_request(application);
    int count;
    char **arguments = g_application_command_line_get_arguments(command_line, &count);
    LodestoneSecondStart *start = g_new0(LodestoneSecondStart, 1);
    // The second process exits when the last reference to its command line is released.
    start->command_line = g_object_ref(command_line);
    start->is_in_handler = TRUE;
    self->calls.started(
        self->context, count > 0 ? (const char *const *)(arguments + 1) : NULL, g_application_command_line_get_cwd(command_line), start);
    g_strfreev(arguments);
    start->is_in_handler = FALSE;
    if (!start->has_ended) return 0;
    int status = start->status;
    g_free(start);
    return status;
}

void lodestone_second_start_end(LodestoneSecondStart *start, int status, const char *message) {
    if (message != NULL) g_application_command_line_printerr(start->command_line, "%s\n", message);
    start->has_ended = TRUE;
    start->status = status;
    g_application_command_line_set_exit_status(start->command_line, status);
    g_object_unref(start->command_line);
    if (!start->is_in_handler) g_free(start);
}

// MARK: Registration

// Seconds for which a registration waits for the session bus and for an earlier start of the program. GIO's own limit is 25 seconds for each of its calls.
#define REGISTRATION_SECONDS 5

typedef struct {
    GCancellable *cancellable;
    GMutex mutex;
    GCond ended;
    gboolean has_ended;
} Deadline;

static gpointer cancel_late(gpointer data) {
    Deadline *deadline = data;
    gint64 end = g_get_monotonic_time() + REGISTRATION_SECONDS * G_TIME_SPAN_SECOND;
    g_mutex_lock(&deadline->mutex);
    gboolean is_late = FALSE;
    while (!deadline->has_ended && !is_late) is_late = !g_cond_wait_until(&deadline->ended, &deadline->mutex, end);
    is_late = !deadline->has_ended;
    g_mutex_unlock(&deadline->mutex);
    if (is_late) g_cancellable_cancel(deadline->cancellable);
    return NULL;
}

// Registers within REGISTRATION_SECONDS. The registration is synchronous, because the program does not open a display if it is a later start. A thread cancels
// it if the bus, or the process that has the name, does not reply.
static gboolean register_in_time(GApplication *application, GError **error) {
    Deadline deadline = {.cancellable = g_cancellable_new()};
    g_mutex_init(&deadline.mutex);
    g_cond_init(&deadline.ended);
    GThread *thread = g_thread_new("registration", cancel_late, &deadline);
    gboolean is_registered = g_application_register(application, deadline.cancellable, error);
    g_mutex_lock(&deadline.mutex);
    deadline.has_ended = TRUE;
    g_cond_signal(&deadline.ended);
    g_mutex_unlock(&deadline.mutex);
    g_thread_join(thread);
    g_mutex_clear(&deadline.mutex);
    g_cond_clear(&deadline.ended);
    g_object_unref(deadline.cancellable);
    return is_registered;
}

LodestoneApplication *lodestone_application_register(
    const char *identifier, gboolean is_unique, LodestoneApplicationCalls calls, void *context, char **error) {
    GApplicationFlags flags = G_APPLICATION_HANDLES_OPEN | G_APPLICATION_HANDLES_COMMAND_LINE | (is_unique ? 0 : G_APPLICATION_NON_UNIQUE);
    LodestoneApplication *self = g_new0(LodestoneApplication, 1);
    self->application = g_object_new(lodestone_g_application_get_type(), "application-id", identifier, "flags", flags, NULL);
    self->calls = calls;
    self->context = context;
    // The badge's D-Bus object. Its path contains a hash of the application's identifier.
    self->badge_path = g_strdup_printf("/com/canonical/unity/launcherentry/%u", g_str_hash(identifier));
    g_signal_connect(self->application, "activate", G_CALLBACK(activated), self);
    g_signal_connect(self->application, "open", G_CALLBACK(opened), self);
    g_signal_connect(self->application, "command-line", G_CALLBACK(started), self);
    GError *failure = NULL;
    if (!register_in_time(self->application, &failure)) {
        gboolean is_late = g_error_matches(failure, G_IO_ERROR, G_IO_ERROR_CANCELLED);
        *error = is_late ? g_strdup_printf("The bus or the running instance did not reply within %d seconds.", REGISTRATION_SECONDS)
                         : g_strdup(failure->message);
        g_error_free(failure);
        lodestone_application_free(self);
        return NULL;
    }
    GDBusConnection *bus = g_application_get_dbus_connection(self->application);
    if (bus != NULL) {
        // Without this, GIO would end the program when the session bus ends.
        g_dbus_connection_set_exit_on_close(bus, FALSE);
        // The connection is never released, for two reasons. The reply to the request that frees the application is sent later. A new shared connection would
        // again end the program when the bus ends.
        g_object_ref(bus);
    }
    return self;
}

// Disconnects the handlers that use `self`, because a running request may retain the GApplication longer than `self` exists.
static void disconnect(LodestoneApplication *self) {
    g_signal_handlers_disconnect_by_data(self->application, self);
    if (!g_application_get_is_registered(self->application) || g_application_get_is_remote(self->application)) return;
    char **names = g_action_group_list_actions(G_ACTION_GROUP(self->application));
    for (char **name = names; name != NULL && *name != NULL; name++) {
        GAction *action = g_action_map_lookup_action(G_ACTION_MAP(self->application), *name);
        if (action != NULL) g_signal_handlers_disconnect_by_data(action, self);
        g_action_map_remove_action(G_ACTION_MAP(self->application), *name);
    }
    g_strfreev(names);
}

void lodestone_application_free(LodestoneApplication *self) {
    disconnect(self);
    g_object_unref(self->application);
    g_free(self->badge_path);
    g_free(self);
}

gboolean lodestone_application_is_remote(LodestoneApplication *self) {
    return g_application_get_is_remote(self->application);
}

int lodestone_application_hand_over(LodestoneApplication *self, int count, char **arguments) {
    // For a registered remote application, this call sends the command line, waits for the reply in a private main context, and returns.
    return g_application_run(self->application, count, arguments);
}

// MARK: Actions and badge

static void performed(GSimpleAction *action, GVariant *parameter, gpointer data) {
    LodestoneApplication *self = data;
    retain_in_request(self->application);
    const char *text = parameter == NULL ? NULL : g_variant_get_string(parameter, NULL);
    self->calls.performed(self->context, g_action_get_name(G_ACTION(action)), text);
}

void lodestone_application_add_action(LodestoneApplication *self, const char *name, gboolean takes_text) {
    GSimpleAction *action = g_simple_action_new(name, takes_text ? G_VARIANT_TYPE_STRING : NULL);
    g_signal_connect(action, "activate", G_CALLBACK(performed), self);
    g_action_map_add_action(G_ACTION_MAP(self->application), G_ACTION(action));
    g_object_unref(action);
}

void lodestone_application_remove_action(LodestoneApplication *self, const char *name) {
    g_action_map_remove_action(G_ACTION_MAP(self->application), name);
}

void lodestone_application_set_badge(LodestoneApplication *self, gint64 count) {
    GDBusConnection *bus = g_application_get_dbus_connection(self->application);
    if (bus == NULL) return;
    char *entry = g_strdup_printf("application://%s.desktop", g_application_get_application_id(self->application));
    GVariantBuilder properties;
    g_variant_builder_init(&properties, G_VARIANT_TYPE_VARDICT);
    g_variant_builder_add(&properties, "{sv}", "count", g_variant_new_int64(count));
    g_variant_builder_add(&properties, "{sv}", "count-visible", g_variant_new_boolean(count != 0));
    g_dbus_connection_emit_signal(
        bus, NULL, self->badge_path, "com.canonical.Unity.LauncherEntry", "Update", g_variant_new("(sa{sv})", entry, &properties), NULL);
    g_free(entry);
}
