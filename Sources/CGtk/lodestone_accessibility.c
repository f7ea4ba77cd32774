#include "lodestone_accessibility.h"

#include "lodestone_accessibility_answers.h"
#include "lodestone_accessibility_keys.h"

#include <gtk/gtk.h>
#include <string.h>

#define SPI "org.a11y.atspi."
#define REGISTRY "org.a11y.atspi.Registry"
#define REGISTRY_PATH "/org/a11y/atspi/registry"

// The accessibility state of one program. Each part depends only on the parts before it.
struct LodestoneAccessibility {
    LodestoneAccessibleElements elements;
    LodestoneAccessibleListeners listeners;
    LodestoneAccessibleReplies replies;
    LodestoneAccessibleKeys keys;
    GCancellable *cancel;
    guint listening[3];
    // The number of replies that have arrived during registration. Two are necessary.
    int steps;
    gboolean has_screen_reader;
};

typedef LodestoneAccessibility At;

// MARK: Listeners

gboolean lodestone_accessibility_is_connected(const At *at) {
    return lodestone_accessibility_are_listening(&at->listeners);
}

GDBusConnection *lodestone_accessibility_connection(const At *at) {
    return lodestone_accessibility_is_connected(at) ? at->elements.bus : NULL;
}

gboolean lodestone_accessibility_has_screen_reader(const At *at) {
    return at->has_screen_reader;
}

static gboolean is_wanted(const At *at, const char *face, const char *signal, const char *detail, gboolean keeps_caches) {
    return lodestone_accessibility_is_wanted(&at->listeners, face, signal, detail, keeps_caches);
}

static void tell_if_changed(const At *at, gboolean was_connected) {
    lodestone_accessibility_notify_listening(&at->listeners, was_connected);
}

static void listeners_changed(
    GDBusConnection *bus, const char *sender, const char *path, const char *face, const char *signal, GVariant *args, gpointer data) {
    At *at = data;
    if (g_variant_n_children(args) < 2) return;
    const char *owner, *event;
    g_variant_get_child(args, 0, "&s", &owner);
    g_variant_get_child(args, 1, "&s", &event);
    gboolean was_connected = lodestone_accessibility_is_connected(at);
    if (strcmp(signal, "EventListenerRegistered") == 0) {
        lodestone_accessibility_listener_added(&at->listeners, owner, event);
    } else {
        lodestone_accessibility_listener_removed(&at->listeners, owner, event);
    }
    tell_if_changed(at, was_connected);
}

// The app may send its initial events only after both replies. Before the list of listeners arrives, running screen readers would not receive them.
static void step_done(At *at) {
    if (++at->steps == 2) at->elements.ask->ready(at->elements.context);
}

static void listeners_known(GObject *source, GAsyncResult *result, gpointer data) {
    At *at = data;
    GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
    if (reply == NULL || at->elements.bus == NULL) return;
    gboolean was_connected = lodestone_accessibility_is_connected(at);
    GVariantIter *list;
    const char *owner, *event;
    g_variant_get(reply, "(a(ss))", &list);
    while (g_variant_iter_next(list, "(&s&s)", &owner, &event)) lodestone_accessibility_listener_added(&at->listeners, owner, event);
    g_variant_iter_free(list);
    g_variant_unref(reply);
    tell_if_changed(at, was_connected);
    step_done(at);
}

// MARK: Events

static void emit(
    const At *at, LodestoneAccessibleID id, const char *face, const char *signal, const char *detail, int one, int two, GVariant *any) {
    char path[64], name[64];
    if (id == 0) g_strlcpy(path, LODESTONE_ACCESSIBLE_ROOT, sizeof path);
    else g_snprintf(path, sizeof path, LODESTONE_ACCESSIBLE_PREFIX "/%llu", id);
    g_snprintf(name, sizeof name, SPI "Event.%s", face);
    GVariant *properties = g_variant_new_array(G_VARIANT_TYPE("{sv}"), NULL, 0);
    GVariant *argument = any != NULL ? any : g_variant_new_int32(0);
    g_dbus_connection_emit_signal(
        at->elements.bus, NULL, path, name, signal, g_variant_new("(siiv@a{sv})", detail, one, two, argument, properties), NULL);
}

void lodestone_accessibility_state(const At *at, LodestoneAccessibleID id, const char *state, gboolean is_on) {
    if (is_wanted(at, "Object", "StateChanged", state, TRUE)) emit(at, id, "Object", "StateChanged", state, is_on, 0, NULL);
}

void lodestone_accessibility_text_property(const At *at, LodestoneAccessibleID id, const char *property, const char *text) {
    if (!is_wanted(at, "Object", "PropertyChange", property, TRUE)) return;
    emit(at, id, "Object", "PropertyChange", property, 0, 0, g_variant_new_string(text));
}

void lodestone_accessibility_value(const At *at, LodestoneAccessibleID id, double value) {
    if (!is_wanted(at, "Object", "PropertyChange", "accessible-value", TRUE)) return;
    emit(at, id, "Object", "PropertyChange", "accessible-value", 0, 0, g_variant_new_double(value));
}

void lodestone_accessibility_child(const At *at, LodestoneAccessibleID id, gboolean is_added, int index, LodestoneAccessibleID child) {
    const char *detail = is_added ? "add" : "remove";
    if (!is_wanted(at, "Object", "ChildrenChanged", detail, TRUE)) return;
    emit(at, id, "Object", "ChildrenChanged", detail, index, 0, lodestone_accessibility_reference(&at->elements, child));
}

void lodestone_accessibility_plug(
    const At *at, LodestoneAccessibleID id, gboolean is_added, int index, const char *plug_name, const char *plug_path) {
    const char *detail = is_added ? "add" : "remove";
    if (!is_wanted(at, "Object", "ChildrenChanged", detail, TRUE)) return;
    emit(at, id, "Object", "ChildrenChanged", detail, index, 0, g_variant_new("(so)", plug_name, plug_path));
}

void lodestone_accessibility_text(const At *at, LodestoneAccessibleID id, gboolean is_inserted, int start, int length, const char *text) {
    const char *detail = is_inserted ? "insert" : "delete";
    if (!is_wanted(at, "Object", "TextChanged", detail, FALSE)) return;
    emit(at, id, "Object", "TextChanged", detail, start, length, g_variant_new_string(text));
}

void lodestone_accessibility_caret(const At *at, LodestoneAccessibleID id, int offset) {
    if (is_wanted(at, "Object", "TextCaretMoved", "", FALSE)) emit(at, id, "Object", "TextCaretMoved", "", offset, 0, NULL);
}

void lodestone_accessibility_event(const At *at, LodestoneAccessibleID id, const char *signal) {
    if (is_wanted(at, "Object", signal, "", FALSE)) emit(at, id, "Object", signal, "", 0, 0, NULL);
}

void lodestone_accessibility_window(const At *at, LodestoneAccessibleID id, const char *what) {
    LodestoneAccessibleFacts facts;
    if (!is_wanted(at, "Window", what, "", FALSE) || !lodestone_accessibility_facts(&at->elements, id, &facts)) return;
    emit(at, id, "Window", what, "", 0, 0, g_variant_new_string(facts.name != NULL ? facts.name : ""));
    lodestone_accessibility_facts_clear(&facts);
}

// Newer screen readers support announcements. Older ones instead read a notification element when it appears. Only one of the two is used, because a reader
// that supports both would read the text twice.
gboolean lodestone_accessibility_announce(At *at, const char *text, gboolean is_urgent) {
    if (is_wanted(at, "Object", "Announcement", "", FALSE)) {
        emit(at, 0, "Object", "Announcement", "", is_urgent ? 2 : 1, 0, g_variant_new_string(text));
        return TRUE;
    }
    if (!is_wanted(at, "Object", "StateChanged", "showing", FALSE)) return FALSE;
    emit(at, lodestone_accessibility_say(&at->elements, text), "Object", "StateChanged", "showing", TRUE, 0, NULL);
    return TRUE;
}

// MARK: Connecting: every step is asynchronous, so that the window does not wait

static void embedded(GObject *source, GAsyncResult *result, gpointer data) {
    At *at = data;
    GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
    if (reply == NULL || at->elements.bus == NULL) return;
    g_free(at->elements.desktop_name);
    g_free(at->elements.desktop_path);
    g_variant_get(reply, "((so))", &at->elements.desktop_name, &at->elements.desktop_path);
    g_variant_unref(reply);
    step_done(at);
}

static void embed(At *at) {
    at->steps = 0;
    lodestone_accessibility_watch_keys(&at->keys, at->elements.bus);
    lodestone_accessibility_listeners_clear(&at->listeners);
    g_dbus_connection_call(
        at->elements.bus, REGISTRY, LODESTONE_ACCESSIBLE_ROOT, SPI "Socket", "Embed",
        g_variant_new("(@(so))", lodestone_accessibility_reference(&at->elements, 0)), G_VARIANT_TYPE("((so))"), G_DBUS_CALL_FLAGS_NONE, -1,
        at->cancel, embedded, at);
    g_dbus_connection_call(
        at->elements.bus, REGISTRY, REGISTRY_PATH, REGISTRY, "GetRegisteredEvents", NULL, G_VARIANT_TYPE("(a(ss))"), G_DBUS_CALL_FLAGS_NONE, -1,
        at->cancel, listeners_known, at);
}

static void registry_owner(
    GDBusConnection *bus, const char *sender, const char *path, const char *face, const char *signal, GVariant *args, gpointer data) {
    At *at = data;
    const char *name, *old, *new;
    g_variant_get(args, "(&s&s&s)", &name, &old, &new);
    gboolean was_connected = lodestone_accessibility_is_connected(at);
    if (*new == '\0') {
        lodestone_accessibility_listeners_clear(&at->listeners);
        lodestone_accessibility_forget_keys(&at->keys);
    }
    // A new registry has started, so the program registers again.
    if (*new != '\0' && at->elements.desktop_name != NULL && strcmp(new, at->elements.desktop_name) != 0) embed(at);
    tell_if_changed(at, was_connected);
}

static void forget_connection(At *at) {
    gboolean was_connected = lodestone_accessibility_is_connected(at);
    for (int i = 0; i < 3; i++) g_dbus_connection_signal_unsubscribe(at->elements.bus, at->listening[i]);
    lodestone_accessibility_forget_keys(&at->keys);
    lodestone_accessibility_unregister(&at->replies);
    lodestone_accessibility_clients_clear(&at->listeners);
    lodestone_accessibility_listeners_clear(&at->listeners);
    g_clear_object(&at->elements.bus);
    tell_if_changed(at, was_connected);
}

static void closed(GDBusConnection *bus, gboolean by_peer, GError *error, gpointer data) {
    At *at = data;
    if (at->elements.bus == bus) forget_connection(at);
}

static void connected(GObject *source, GAsyncResult *result, gpointer data) {
    At *at = data;
    GDBusConnection *bus = g_dbus_connection_new_for_address_finish(result, NULL);
    if (bus == NULL) return;
    at->elements.bus = bus;
    g_dbus_connection_set_exit_on_close(bus, FALSE);
    g_signal_connect(bus, "closed", G_CALLBACK(closed), at);
    lodestone_accessibility_register(&at->replies);
    const char *const changes[] = {"EventListenerRegistered", "EventListenerDeregistered"};
    for (int i = 0; i < 2; i++)
        at->listening[i] = g_dbus_connection_signal_subscribe(
            bus, REGISTRY, REGISTRY, changes[i], REGISTRY_PATH, NULL, G_DBUS_SIGNAL_FLAGS_NONE, listeners_changed, at, NULL);
    at->listening[2] = g_dbus_connection_signal_subscribe(
        bus, "org.freedesktop.DBus", "org.freedesktop.DBus", "NameOwnerChanged", "/org/freedesktop/DBus", REGISTRY,
        G_DBUS_SIGNAL_FLAGS_NONE, registry_owner, at, NULL);
    embed(at);
}

static void connect_to(At *at, const char *address) {
    GDBusConnectionFlags flags = G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION;
    g_dbus_connection_new_for_address(address, flags, NULL, at->cancel, connected, at);
}

static void address_known(GObject *source, GAsyncResult *result, gpointer data) {
    At *at = data;
    GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
    if (reply == NULL) return;
    const char *address;
    g_variant_get(reply, "(&s)", &address);
    connect_to(at, address);
    g_variant_unref(reply);
}

static void set_screen_reader(At *at, GVariant *value) {
    g_variant_ref(value);
    while (g_variant_is_of_type(value, G_VARIANT_TYPE_VARIANT)) {
        GVariant *inner = g_variant_get_variant(value);
        g_variant_unref(value);
        value = inner;
    }
    if (g_variant_is_of_type(value, G_VARIANT_TYPE_BOOLEAN) && at->has_screen_reader != g_variant_get_boolean(value)) {
        at->has_screen_reader = g_variant_get_boolean(value);
        at->elements.ask->heard_changed(at->elements.context);
    }
    g_variant_unref(value);
}

static void status_read(GObject *source, GAsyncResult *result, gpointer data) {
    At *at = data;
    GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
    if (reply == NULL) return;
    GVariant *value = g_variant_get_child_value(reply, 0);
    set_screen_reader(at, value);
    g_variant_unref(value);
    g_variant_unref(reply);
}

static void status_changed(
    GDBusConnection *bus, const char *sender, const char *path, const char *face, const char *signal, GVariant *args, gpointer data) {
    At *at = data;
    if (!g_variant_is_of_type(args, G_VARIANT_TYPE("(sa{sv}as)"))) return;
    GVariant *changed = g_variant_get_child_value(args, 1);
    GVariant *value = g_variant_lookup_value(changed, "ScreenReaderEnabled", NULL);
    if (value != NULL) {
        set_screen_reader(at, value);
        g_variant_unref(value);
    }
    g_variant_unref(changed);
}

static void session_known(GObject *source, GAsyncResult *result, gpointer data) {
    At *at = data;
    GDBusConnection *session = g_bus_get_finish(result, NULL);
    if (session == NULL) return;
    g_dbus_connection_set_exit_on_close(session, FALSE);
    const char *address = g_getenv("AT_SPI_BUS_ADDRESS");
    if (address == NULL || *address == '\0')
        g_dbus_connection_call(
            session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", NULL, G_VARIANT_TYPE("(s)"), G_DBUS_CALL_FLAGS_NONE, -1,
            at->cancel, address_known, at);
    g_dbus_connection_signal_subscribe(
        session, "org.a11y.Bus", "org.freedesktop.DBus.Properties", "PropertiesChanged", "/org/a11y/bus", "org.a11y.Status",
        G_DBUS_SIGNAL_FLAGS_NONE, status_changed, at, NULL);
    g_dbus_connection_call(
        session, "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Get",
        g_variant_new("(ss)", "org.a11y.Status", "ScreenReaderEnabled"), G_VARIANT_TYPE("(v)"), G_DBUS_CALL_FLAGS_NONE, -1, at->cancel,
        status_read, at);
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

At *lodestone_accessibility_new(const char *name, const LodestoneAccessibleAnswers *answers, void *context) {
    At *at = g_new0(At, 1);
    at->elements.name = g_strdup(name);
    at->elements.ask = answers;
    at->elements.context = context;
    lodestone_accessibility_listeners_init(&at->listeners, &at->elements);
    at->replies.elements = &at->elements;
    at->replies.listeners = &at->listeners;
    at->cancel = g_cancellable_new();
    const char *address = g_getenv("AT_SPI_BUS_ADDRESS");
    if (address != NULL && *address != '\0') connect_to(at, address);
    g_bus_get(G_BUS_TYPE_SESSION, at->cancel, session_known, at);
    return at;
}

// MARK: Keys

gboolean lodestone_accessibility_wants_keys(const At *at) { return lodestone_accessibility_keys_are_wanted(&at->keys); }

gboolean lodestone_accessibility_show_key(At *at, GdkEvent *event, LodestoneKeyAnswer answer, void *context) {
    return lodestone_accessibility_send_key(&at->keys, event, answer, context);
}
