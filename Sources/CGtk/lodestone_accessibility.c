#include "lodestone_accessibility.h"

#include <gtk/gtk.h>
#include <string.h>

#define PREFIX "/org/a11y/atspi/accessible"
#define ROOT PREFIX "/root"
#define SPI "org.a11y.atspi."
#define REGISTRY "org.a11y.atspi.Registry"
#define REGISTRY_PATH "/org/a11y/atspi/registry"
// Announcements for screen readers without announcement events: an element of its own with a reserved number.
#define SAID_FIRST (1ULL << 62)
#define ROLE_APPLICATION 75
#define ROLE_NOTIFICATION 101
#define STATE(number) (1ULL << (number))

static LodestoneAccessibility at;

static struct {
    GCancellable *cancel;
    guint subtree, cache, listening[3];
    int steps;
    GHashTable *clients;   // bus name -> the number of the watch for its end
    GPtrArray *listeners;  // "owner\nObject:StateChanged:focused"
    gboolean is_started, has_screen_reader;
    char *said;
    LodestoneAccessibleID said_id;
    guint questions, signals;
} own;

LodestoneAccessibility *lodestone_accessibility(void) {
    return &at;
}

GVariant *lodestone_accessibility_reference(LodestoneAccessibleID id) {
    char path[64];
    if (id == 0) return g_variant_new("(so)", g_dbus_connection_get_unique_name(at.bus), ROOT);
    g_snprintf(path, sizeof path, PREFIX "/%llu", id);
    return g_variant_new("(so)", g_dbus_connection_get_unique_name(at.bus), path);
}

gboolean lodestone_accessibility_facts(LodestoneAccessibleID id, LodestoneAccessibleFacts *facts) {
    *facts = (LodestoneAccessibleFacts){0};
    if (id == 0 || (own.said != NULL && id == own.said_id)) {
        facts->role = id == 0 ? ROLE_APPLICATION : ROLE_NOTIFICATION;
        facts->role_name = g_strdup(id == 0 ? "application" : "notification");
        facts->name = g_strdup(id == 0 ? at.name : own.said);
        // Enabled, sensitive, showing, visible.
        facts->states = STATE(8) | STATE(24) | STATE(25) | STATE(30);
        return TRUE;
    }
    return id < SAID_FIRST && at.ask->facts(at.context, id, facts);
}

void lodestone_accessibility_facts_clear(LodestoneAccessibleFacts *facts) {
    g_free(facts->role_name);
    g_free(facts->name);
    g_free(facts->description);
    g_free(facts->identifier);
    g_free(facts->value_text);
    g_free(facts->language);
    g_free(facts->plug_name);
    g_free(facts->plug_path);
    g_strfreev(facts->actions);
    *facts = (LodestoneAccessibleFacts){0};
}

// MARK: Listeners

gboolean lodestone_accessibility_is_connected(void) {
    return at.bus != NULL && (g_hash_table_size(own.clients) > 0 || own.listeners->len > 0);
}

gboolean lodestone_accessibility_has_screen_reader(void) {
    return own.has_screen_reader;
}

void lodestone_accessibility_counts(guint *questions, guint *signals) {
    *questions = own.questions;
    *signals = own.signals;
}

static void tell_if_changed(gboolean was_connected) {
    if (was_connected != lodestone_accessibility_is_connected()) at.ask->heard_changed(at.context);
}

static void client_gone(
    GDBusConnection *bus, const char *sender, const char *path, const char *face, const char *signal, GVariant *args, gpointer data) {
    const char *name, *old, *new;
    g_variant_get(args, "(&s&s&s)", &name, &old, &new);
    if (*new != '\0') return;
    gboolean was_connected = lodestone_accessibility_is_connected();
    guint watch = GPOINTER_TO_UINT(g_hash_table_lookup(own.clients, name));
    g_hash_table_remove(own.clients, name);
    if (watch != 0) g_dbus_connection_signal_unsubscribe(bus, watch);
    tell_if_changed(was_connected);
}

void lodestone_accessibility_note_client(const char *sender) {
    own.questions++;
    if (sender == NULL || g_hash_table_contains(own.clients, sender)) return;
    gboolean was_connected = lodestone_accessibility_is_connected();
    guint watch = g_dbus_connection_signal_subscribe(
        at.bus, "org.freedesktop.DBus", "org.freedesktop.DBus", "NameOwnerChanged", "/org/freedesktop/DBus", sender,
        G_DBUS_SIGNAL_FLAGS_NONE, client_gone, NULL, NULL);
    g_hash_table_insert(own.clients, g_strdup(sender), GUINT_TO_POINTER(watch));
    tell_if_changed(was_connected);
}

// A listener registers for "object:state-changed:focused". The signal is Object.StateChanged with "focused" as its first argument.
static gboolean listener_wants(const char *wanted, const char *event) {
    for (;; wanted++) {
        while (*wanted == '-') wanted++;
        while (*event == '-') event++;
        if (*wanted == '\0') return TRUE;
        if (*wanted == ':' && wanted[1] == '\0') return TRUE;
        if (g_ascii_tolower(*wanted) != g_ascii_tolower(*event)) return FALSE;
        event++;
    }
}

// Client libraries cache names, states and children, and listen for their changes without registering.
static gboolean is_wanted(const char *face, const char *signal, const char *detail, gboolean keeps_caches) {
    if (at.bus == NULL) return FALSE;
    if (keeps_caches && g_hash_table_size(own.clients) > 0) return TRUE;
    if (own.listeners->len == 0) return FALSE;
    char event[128];
    g_snprintf(event, sizeof event, "%s:%s:%s", face, signal, detail);
    for (guint i = 0; i < own.listeners->len; i++) {
        const char *entry = strchr(g_ptr_array_index(own.listeners, i), '\n') + 1;
        if (listener_wants(entry, event)) return TRUE;
    }
    return FALSE;
}

static void listener_added(const char *owner, const char *event) {
    // Limits the memory that a client's registrations take.
    if (own.listeners->len < 10000) g_ptr_array_add(own.listeners, g_strdup_printf("%s\n%s", owner, event));
}

static void listeners_changed(
    GDBusConnection *bus, const char *sender, const char *path, const char *face, const char *signal, GVariant *args, gpointer data) {
    if (g_variant_n_children(args) < 2) return;
    const char *owner, *event;
    g_variant_get_child(args, 0, "&s", &owner);
    g_variant_get_child(args, 1, "&s", &event);
    gboolean was_connected = lodestone_accessibility_is_connected();
    if (strcmp(signal, "EventListenerRegistered") == 0) {
        listener_added(owner, event);
    } else {
        // "" removes all registrations of a client, also after its end. "Object:" removes all of that kind.
        for (guint i = own.listeners->len; i > 0; i--) {
            const char *entry = g_ptr_array_index(own.listeners, i - 1), *name = strchr(entry, '\n') + 1;
            gsize length = (gsize)(name - 1 - entry);
            if (length == strlen(owner) && strncmp(entry, owner, length) == 0 && listener_wants(event, name))
                g_ptr_array_remove_index(own.listeners, i - 1);
        }
    }
    tell_if_changed(was_connected);
}

// Existing screen readers get no events until their listeners are known: initial events wait for both replies.
static void step_done(void) {
    if (++own.steps == 2) at.ask->ready(at.context);
}

static void listeners_known(GObject *source, GAsyncResult *result, gpointer data) {
    GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
    if (reply == NULL || at.bus == NULL) return;
    gboolean was_connected = lodestone_accessibility_is_connected();
    GVariantIter *list;
    const char *owner, *event;
    g_variant_get(reply, "(a(ss))", &list);
    while (g_variant_iter_next(list, "(&s&s)", &owner, &event)) listener_added(owner, event);
    g_variant_iter_free(list);
    g_variant_unref(reply);
    tell_if_changed(was_connected);
    step_done();
}

// MARK: Events

static void emit(
    LodestoneAccessibleID id, const char *face, const char *signal, const char *detail, int one, int two, GVariant *any) {
    char path[64], name[64];
    if (id == 0) g_strlcpy(path, ROOT, sizeof path);
    else g_snprintf(path, sizeof path, PREFIX "/%llu", id);
    g_snprintf(name, sizeof name, SPI "Event.%s", face);
    own.signals++;
    GVariant *properties = g_variant_new_array(G_VARIANT_TYPE("{sv}"), NULL, 0);
    GVariant *argument = any != NULL ? any : g_variant_new_int32(0);
    g_dbus_connection_emit_signal(
        at.bus, NULL, path, name, signal, g_variant_new("(siiv@a{sv})", detail, one, two, argument, properties), NULL);
}

void lodestone_accessibility_state(LodestoneAccessibleID id, const char *state, gboolean is_on) {
    if (is_wanted("Object", "StateChanged", state, TRUE)) emit(id, "Object", "StateChanged", state, is_on, 0, NULL);
}

void lodestone_accessibility_text_property(LodestoneAccessibleID id, const char *property, const char *text) {
    if (!is_wanted("Object", "PropertyChange", property, TRUE)) return;
    emit(id, "Object", "PropertyChange", property, 0, 0, g_variant_new_string(text));
}

void lodestone_accessibility_value(LodestoneAccessibleID id, double value) {
    if (!is_wanted("Object", "PropertyChange", "accessible-value", TRUE)) return;
    emit(id, "Object", "PropertyChange", "accessible-value", 0, 0, g_variant_new_double(value));
}

void lodestone_accessibility_child(LodestoneAccessibleID id, gboolean is_added, int index, LodestoneAccessibleID child) {
    const char *detail = is_added ? "add" : "remove";
    if (!is_wanted("Object", "ChildrenChanged", detail, TRUE)) return;
    emit(id, "Object", "ChildrenChanged", detail, index, 0, lodestone_accessibility_reference(child));
}

void lodestone_accessibility_plug(LodestoneAccessibleID id, gboolean is_added, int index, const char *plug_name, const char *plug_path) {
    const char *detail = is_added ? "add" : "remove";
    if (!is_wanted("Object", "ChildrenChanged", detail, TRUE)) return;
    emit(id, "Object", "ChildrenChanged", detail, index, 0, g_variant_new("(so)", plug_name, plug_path));
}

void lodestone_accessibility_text(LodestoneAccessibleID id, gboolean is_inserted, int start, int length, const char *text) {
    const char *detail = is_inserted ? "insert" : "delete";
    if (!is_wanted("Object", "TextChanged", detail, FALSE)) return;
    emit(id, "Object", "TextChanged", detail, start, length, g_variant_new_string(text));
}

void lodestone_accessibility_caret(LodestoneAccessibleID id, int offset) {
    if (is_wanted("Object", "TextCaretMoved", "", FALSE)) emit(id, "Object", "TextCaretMoved", "", offset, 0, NULL);
}

void lodestone_accessibility_event(LodestoneAccessibleID id, const char *signal) {
    if (is_wanted("Object", signal, "", FALSE)) emit(id, "Object", signal, "", 0, 0, NULL);
}

void lodestone_accessibility_window(LodestoneAccessibleID id, const char *what) {
    LodestoneAccessibleFacts facts;
    if (!is_wanted("Window", what, "", FALSE) || !lodestone_accessibility_facts(id, &facts)) return;
    emit(id, "Window", what, "", 0, 0, g_variant_new_string(facts.name != NULL ? facts.name : ""));
    lodestone_accessibility_facts_clear(&facts);
}

// Newer screen readers support announcements; older ones read a notification element that appears. A reader that supports both would read
// it twice.
gboolean lodestone_accessibility_announce(const char *text, gboolean is_urgent) {
    if (is_wanted("Object", "Announcement", "", FALSE)) {
        emit(0, "Object", "Announcement", "", is_urgent ? 2 : 1, 0, g_variant_new_string(text));
        return TRUE;
    }
    if (!is_wanted("Object", "StateChanged", "showing", FALSE)) return FALSE;
    g_free(own.said);
    own.said = g_strdup(text);
    own.said_id = MAX(own.said_id + 1, SAID_FIRST);
    emit(own.said_id, "Object", "StateChanged", "showing", TRUE, 0, NULL);
    return TRUE;
}

// MARK: Connecting: every step is asynchronous, so that the window does not wait

static void embedded(GObject *source, GAsyncResult *result, gpointer data) {
    GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
    if (reply == NULL || at.bus == NULL) return;
    g_free(at.desktop_name);
    g_free(at.desktop_path);
    g_variant_get(reply, "((so))", &at.desktop_name, &at.desktop_path);
    g_variant_unref(reply);
    step_done();
}

static void embed(void) {
    own.steps = 0;
    lodestone_accessibility_watch_keys(at.bus);
    g_ptr_array_set_size(own.listeners, 0);
    g_dbus_connection_call(
        at.bus, REGISTRY, ROOT, SPI "Socket", "Embed", g_variant_new("(@(so))", lodestone_accessibility_reference(0)),
        G_VARIANT_TYPE("((so))"), G_DBUS_CALL_FLAGS_NONE, -1, own.cancel, embedded, NULL);
    g_dbus_connection_call(
        at.bus, REGISTRY, REGISTRY_PATH, REGISTRY, "GetRegisteredEvents", NULL, G_VARIANT_TYPE("(a(ss))"), G_DBUS_CALL_FLAGS_NONE, -1,
        own.cancel, listeners_known, NULL);
}

static void registry_owner(
    GDBusConnection *bus, const char *sender, const char *path, const char *face, const char *signal, GVariant *args, gpointer data) {
    const char *name, *old, *new;
    g_variant_get(args, "(&s&s&s)", &name, &old, &new);
    gboolean was_connected = lodestone_accessibility_is_connected();
    if (*new == '\0') {
        g_ptr_array_set_size(own.listeners, 0);
        lodestone_accessibility_forget_keys(bus);
    }
    // The program must register again with a new registry.
    if (*new != '\0' && at.desktop_name != NULL && strcmp(new, at.desktop_name) != 0) embed();
    tell_if_changed(was_connected);
}

static void forget_connection(void) {
    gboolean was_connected = lodestone_accessibility_is_connected();
    for (int i = 0; i < 3; i++) g_dbus_connection_signal_unsubscribe(at.bus, own.listening[i]);
    lodestone_accessibility_forget_keys(at.bus);
    g_dbus_connection_unregister_subtree(at.bus, own.subtree);
    g_dbus_connection_unregister_object(at.bus, own.cache);
    g_hash_table_remove_all(own.clients);
    g_ptr_array_set_size(own.listeners, 0);
    g_clear_object(&at.bus);
    tell_if_changed(was_connected);
}

static void closed(GDBusConnection *bus, gboolean by_peer, GError *error, gpointer data) {
    if (at.bus == bus) forget_connection();
}

static void connected(GObject *source, GAsyncResult *result, gpointer data) {
    GDBusConnection *bus = g_dbus_connection_new_for_address_finish(result, NULL);
    if (bus == NULL) return;
    at.bus = bus;
    g_dbus_connection_set_exit_on_close(bus, FALSE);
    g_signal_connect(bus, "closed", G_CALLBACK(closed), NULL);
    lodestone_accessibility_register(bus, &own.subtree, &own.cache);
    const char *const changes[] = {"EventListenerRegistered", "EventListenerDeregistered"};
    for (int i = 0; i < 2; i++)
        own.listening[i] = g_dbus_connection_signal_subscribe(
            bus, REGISTRY, REGISTRY, changes[i], REGISTRY_PATH, NULL, G_DBUS_SIGNAL_FLAGS_NONE, listeners_changed, NULL, NULL);
    own.listening[2] = g_dbus_connection_signal_subscribe(
        bus, "org.freedesktop.DBus", "org.freedesktop.DBus", "NameOwnerChanged", "/org/freedesktop/DBus", REGISTRY,
        G_DBUS_SIGNAL_FLAGS_NONE, registry_owner, NULL, NULL);
    embed();
}

static void connect_to(const char *address) {
    GDBusConnectionFlags flags = G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION;
    g_dbus_connection_new_for_address(address, flags, NULL, own.cancel, connected, NULL);
}

static void address_known(GObject *source, GAsyncResult *result, gpointer data) {
    GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
    if (reply == NULL) return;
    const char *address;
    g_variant_get(reply, "(&s)", &address);
    connect_to(address);
    g_variant_unref(reply);
}

static void set_screen_reader(GVariant *value) {
    g_variant_ref(value);
    while (g_variant_is_of_type(value, G_VARIANT_TYPE_VARIANT)) {
        GVariant *inner = g_variant_get_variant(value);
        g_variant_unref(value);
        value = inner;
    }
    if (g_variant_is_of_type(value, G_VARIANT_TYPE_BOOLEAN) && own.has_screen_reader != g_variant_get_boolean(value)) {
        own.has_screen_reader = g_variant_get_boolean(value);
        at.ask->heard_changed(at.context);
    }
    g_variant_unref(value);
}

static void status_read(GObject *source, GAsyncResult *result, gpointer data) {
    GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
    if (reply == NULL) return;
    GVariant *value = g_variant_get_child_value(reply, 0);
    set_screen_reader(value);
    g_variant_unref(value);
    g_variant_unref(reply);
}

static void status_changed(
    GDBusConnection *bus, const char *sender, const char *path, const char *face, const char *signal, GVariant *args, gpointer data) {
    if (!g_variant_is_of_type(args, G_VARIANT_TYPE("(sa{sv}as)"))) return;
    GVariant *changed = g_variant_get_child_value(args, 1);
    GVariant *value = g_variant_lookup_value(changed, "ScreenReaderEnabled", NULL);
    if (value != NULL) {
        set_screen_reader(value);
        g_variant_unref(value);
    }
    g_variant_unref(changed);
}

static void session_known(GObject *source, GAsyncResult *result, gpointer data) {
    GDBusConnection *session = g_bus_get_finish(result, NULL);
    if (session == NULL) return;
    g_dbus_connection_set_exit_on_close(session, FALSE);
    const char *address = g_getenv("AT_SPI_BUS_ADDRESS");
    if (address == NULL || *address == '\0')
        g_dbus_connection_call(
            session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", NULL, G_VARIANT_TYPE("(s)"), G_DBUS_CALL_FLAGS_NONE, -1,
            own.cancel, address_known, NULL);
    g_dbus_connection_signal_subscribe(
        session, "org.a11y.Bus", "org.freedesktop.DBus.Properties", "PropertiesChanged", "/org/a11y/bus", "org.a11y.Status",
        G_DBUS_SIGNAL_FLAGS_NONE, status_changed, NULL, NULL);
    g_dbus_connection_call(
        session, "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Get",
        g_variant_new("(ss)", "org.a11y.Status", "ScreenReaderEnabled"), G_VARIANT_TYPE("(v)"), G_DBUS_CALL_FLAGS_NONE, -1, own.cancel,
        status_read, NULL);
    // The subscription retains the connection.
}

void lodestone_accessibility_take_from_gtk(void) {
    char *before = g_strdup(g_getenv("GTK_A11Y"));
    g_setenv("GTK_A11Y", "none", TRUE);
    GtkWidget *widget = g_object_ref_sink(gtk_label_new(NULL));
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
    g_object_unref(widget);
    if (before != NULL) g_setenv("GTK_A11Y", before, TRUE);
    else g_unsetenv("GTK_A11Y");
    g_free(before);
}

void lodestone_accessibility_start(const char *name, const LodestoneAccessibleAnswers *answers, void *context) {
    if (own.is_started) return;
    own.is_started = TRUE;
    at.name = g_strdup(name);
    at.ask = answers;
    at.context = context;
    own.cancel = g_cancellable_new();
    own.clients = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    own.listeners = g_ptr_array_new_with_free_func(g_free);
    const char *address = g_getenv("AT_SPI_BUS_ADDRESS");
    if (address != NULL && *address != '\0') connect_to(address);
    g_bus_get(G_BUS_TYPE_SESSION, own.cancel, session_known, NULL);
}
