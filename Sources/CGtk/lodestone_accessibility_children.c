// Queries about an element's children: the program's own elements, followed by the root of another program's tree, if the element contains one.
#include "lodestone_accessibility_queries.h"

typedef LodestoneAccessibleID ID;
typedef LodestoneAccessibleFacts Facts;
typedef LodestoneAccessibleElements Elements;

// The maximum number of children in one reply.
#define MOST_CHILDREN 10000

int lodestone_accessibility_child_count(const Elements *elements, ID id, const Facts *facts) {
    ID *children = NULL;
    guint count = ASK(children, id, &children);
    g_free(children);
    return (int)count + (facts->plug_path != NULL);
}

// The child at an index, or 0.
ID lodestone_accessibility_child_at(const Elements *elements, ID id, int index) {
    ID *children = NULL;
    guint count = ASK(children, id, &children);
    ID child = index >= 0 && (guint)index < count ? children[index] : 0;
    g_free(children);
    return child;
}

int lodestone_accessibility_index_of(const Elements *elements, ID id) {
    ID parent, *children = NULL;
    if (id == 0 || !ASK(parent, id, &parent)) return -1;
    guint count = ASK(children, parent, &children);
    int index = -1;
    for (guint i = 0; i < count; i++)
        if (children[i] == id) index = (int)i;
    g_free(children);
    return index;
}

// A reference to the root of the other program's tree. That program is notified of the parent first. The bus delivers messages in order, so the notification
// arrives before any query of a reader.
static GVariant *plug_reference(Elements *elements, ID id, const Facts *facts) {
    if (elements->plugs == NULL) elements->plugs = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free);
    ID *known = g_hash_table_lookup(elements->plugs, facts->plug_path);
    if (known == NULL || *known != id) {
        char path[64];
        g_snprintf(path, sizeof path, LODESTONE_ACCESSIBLE_PREFIX "/%llu", id);
        g_dbus_connection_call(
            elements->bus, facts->plug_name, facts->plug_path, "org.a11y.atspi.Socket", "Embedded", g_variant_new("(s)", path), NULL,
            G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, NULL, NULL, NULL);
        // Entries of removed pages are not removed one by one. Instead, a full table is cleared.
        if (g_hash_table_size(elements->plugs) > 100) g_hash_table_remove_all(elements->plugs);
        g_hash_table_insert(elements->plugs, g_strdup(facts->plug_path), g_memdup2(&id, sizeof id));
    }
    return g_variant_new("(so)", facts->plug_name, facts->plug_path);
}

gboolean lodestone_accessibility_children_call(
    Elements *elements, ID id, const Facts *facts, const char *name, GVariant *args, GDBusMethodInvocation *call) {
    if (IS("GetChildAtIndex")) {
        int index;
        g_variant_get(args, "(i)", &index);
        ID child = lodestone_accessibility_child_at(elements, id, index);
        gboolean is_plug = child == 0 && facts->plug_path != NULL && index == lodestone_accessibility_child_count(elements, id, facts) - 1;
        TUPLE("(@(so))", child != 0 ? lodestone_accessibility_reference(elements, child)
                                    : is_plug ? plug_reference(elements, id, facts) : lodestone_accessibility_no_reference());
    } else if (IS("GetChildren")) {
        GVariantBuilder list;
        ID *children = NULL;
        guint count = ASK(children, id, &children);
        g_variant_builder_init(&list, G_VARIANT_TYPE("a(so)"));
        for (guint i = 0; i < MIN(count, MOST_CHILDREN); i++)
            g_variant_builder_add_value(&list, lodestone_accessibility_reference(elements, children[i]));
        if (facts->plug_path != NULL) g_variant_builder_add_value(&list, plug_reference(elements, id, facts));
        g_free(children);
        TUPLE("(a(so))", &list);
    } else if (IS("GetIndexInParent")) {
        TUPLE("(i)", lodestone_accessibility_index_of(elements, id));
    } else {
        return FALSE;
    }
    return TRUE;
}
