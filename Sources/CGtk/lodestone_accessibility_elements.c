#include "lodestone_accessibility_elements.h"

#define NO_ELEMENT "/org/a11y/atspi/null"
// The identifier of the first announcement. Each later one is higher by one.
#define SAID_FIRST (1ULL << 62)
#define ROLE_APPLICATION 75
#define ROLE_NOTIFICATION 101
#define STATE(number) (1ULL << (number))
#define STATE_SELECTED 23

typedef LodestoneAccessibleElements Elements;

GVariant *lodestone_accessibility_reference(const Elements *elements, LodestoneAccessibleID id) {
    char path[64];
    if (id == 0) return g_variant_new("(so)", g_dbus_connection_get_unique_name(elements->bus), LODESTONE_ACCESSIBLE_ROOT);
    g_snprintf(path, sizeof path, LODESTONE_ACCESSIBLE_PREFIX "/%llu", id);
    return g_variant_new("(so)", g_dbus_connection_get_unique_name(elements->bus), path);
}

GVariant *lodestone_accessibility_no_reference(void) {
    return g_variant_new("(so)", "", NO_ELEMENT);
}

GVariant *lodestone_accessibility_desktop_reference(const Elements *elements) {
    if (elements->desktop_name == NULL) return lodestone_accessibility_no_reference();
    return g_variant_new("(so)", elements->desktop_name, elements->desktop_path);
}

gboolean lodestone_accessibility_facts(const Elements *elements, LodestoneAccessibleID id, LodestoneAccessibleFacts *facts) {
    *facts = (LodestoneAccessibleFacts){0};
    if (id == 0 || (elements->said != NULL && id == elements->said_id)) {
        facts->role = id == 0 ? ROLE_APPLICATION : ROLE_NOTIFICATION;
        facts->role_name = g_strdup(id == 0 ? "application" : "notification");
        facts->name = g_strdup(id == 0 ? elements->name : elements->said);
        // The bits of AT-SPI's states enabled, sensitive, showing and visible.
        facts->states = STATE(8) | STATE(24) | STATE(25) | STATE(30);
        return TRUE;
    }
    return id < SAID_FIRST && elements->ask->facts(elements->context, id, facts);
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

gboolean lodestone_accessibility_is_selected(const Elements *elements, LodestoneAccessibleID id) {
    LodestoneAccessibleFacts facts;
    if (id == 0 || !lodestone_accessibility_facts(elements, id, &facts)) return FALSE;
    gboolean is = (facts.states & STATE(STATE_SELECTED)) != 0;
    lodestone_accessibility_facts_clear(&facts);
    return is;
}

LodestoneAccessibleID lodestone_accessibility_say(Elements *elements, const char *text) {
    g_free(elements->said);
    elements->said = g_strdup(text);
    elements->said_id = MAX(elements->said_id + 1, SAID_FIRST);
    return elements->said_id;
}
