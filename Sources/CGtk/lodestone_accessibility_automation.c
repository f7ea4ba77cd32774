// Requests of UI tests in another process. They are not those of an assistive technology, so they do not make the program report changes.
#include "lodestone_accessibility_queries.h"

#define AUTOMATION "org.lodestone.Automation"

static const char description[] =
    "<node><interface name='" AUTOMATION "'><method name='Ask'><arg type='s' direction='in'/><arg type='s' direction='out'/></method>"
    "</interface></node>";

static void called(
    GDBusConnection *bus, const char *sender, const char *path, const char *face, const char *name, GVariant *args,
    GDBusMethodInvocation *call, gpointer data) {
    const LodestoneAccessibleElements *elements = data;
    const char *request;
    g_variant_get(args, "(&s)", &request);
    char *reply = ASK(automate, request);
    if (reply != NULL) TUPLE("(s)", reply);
    else g_dbus_method_invocation_return_error(call, G_DBUS_ERROR, G_DBUS_ERROR_INVALID_ARGS, "The request is malformed, or the app is ending.");
    g_free(reply);
}

static const GDBusInterfaceVTable calls = {called, NULL, NULL, {0}};

guint lodestone_accessibility_register_automation(LodestoneAccessibleElements *elements) {
    GDBusNodeInfo *node = g_dbus_node_info_new_for_xml(description, NULL);
    guint number = g_dbus_connection_register_object(
        elements->bus, "/org/lodestone/automation", node->interfaces[0], &calls, elements, NULL, NULL);
    g_dbus_node_info_unref(node);
    return number;
}
