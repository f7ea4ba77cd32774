// The elements that the program's callbacks describe, and their addresses on the bus. The lowest part of the accessibility.
#pragma once

#include "lodestone_accessibility.h"

#define LODESTONE_ACCESSIBLE_PREFIX "/org/a11y/atspi/accessible"
#define LODESTONE_ACCESSIBLE_ROOT LODESTONE_ACCESSIBLE_PREFIX "/root"

typedef struct {
    char *name;
    const LodestoneAccessibleAnswers *ask;
    void *context;
    // The accessibility bus; NULL without a connection.
    GDBusConnection *bus;
    // The address of the desktop, the program's parent. NULL before the program is registered.
    char *desktop_name, *desktop_path;
    // The announced text, an element of its own with a reserved number. NULL before the first announcement.
    char *said;
    LodestoneAccessibleID said_id;
    // The path of each other program's tree -> the number of its parent, of which that program was notified.
    GHashTable *plugs;
} LodestoneAccessibleElements;

// The address of an element, of the desktop, and AT-SPI's null reference.
GVariant *lodestone_accessibility_reference(const LodestoneAccessibleElements *elements, LodestoneAccessibleID id);
GVariant *lodestone_accessibility_desktop_reference(const LodestoneAccessibleElements *elements);
GVariant *lodestone_accessibility_no_reference(void);
// The attributes of an element, which the caller clears. FALSE if it is no longer there.
gboolean lodestone_accessibility_facts(const LodestoneAccessibleElements *elements, LodestoneAccessibleID id, LodestoneAccessibleFacts *facts);
void lodestone_accessibility_facts_clear(LodestoneAccessibleFacts *facts);
// Whether an element is selected.
gboolean lodestone_accessibility_is_selected(const LodestoneAccessibleElements *elements, LodestoneAccessibleID id);
// Makes a text an element. Returns the element's number.
LodestoneAccessibleID lodestone_accessibility_say(LodestoneAccessibleElements *elements, const char *text);
