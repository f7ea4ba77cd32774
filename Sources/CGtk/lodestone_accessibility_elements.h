// The elements that the program's callbacks describe, and their addresses on the bus. The other parts of the accessibility depend on this part.
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
    // The text of the last announcement, and the identifier of the element that shows it. The text is NULL before the first announcement.
    char *said;
    LodestoneAccessibleID said_id;
    // Maps the path of each other program's tree to the identifier of its parent. That program has been notified of the parent.
    GHashTable *plugs;
} LodestoneAccessibleElements;

// The D-Bus addresses of an element and of the desktop, and AT-SPI's null reference.
GVariant *lodestone_accessibility_reference(const LodestoneAccessibleElements *elements, LodestoneAccessibleID id);
GVariant *lodestone_accessibility_desktop_reference(const LodestoneAccessibleElements *elements);
GVariant *lodestone_accessibility_no_reference(void);
// Stores the attributes of an element in `facts`. The caller clears them. FALSE if the element no longer exists.
gboolean lodestone_accessibility_facts(const LodestoneAccessibleElements *elements, LodestoneAccessibleID id, LodestoneAccessibleFacts *facts);
void lodestone_accessibility_facts_clear(LodestoneAccessibleFacts *facts);
// Whether an element is selected.
gboolean lodestone_accessibility_is_selected(const LodestoneAccessibleElements *elements, LodestoneAccessibleID id);
// Creates an element for an announced text. Returns the element's identifier.
LodestoneAccessibleID lodestone_accessibility_say(LodestoneAccessibleElements *elements, const char *text);
