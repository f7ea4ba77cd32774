// The replies to queries, by AT-SPI interface.
#pragma once

#include "lodestone_accessibility_listeners.h"

typedef struct {
    LodestoneAccessibleElements *elements;
    LodestoneAccessibleListeners *listeners;
    // The descriptions of the elements' interfaces; NULL before they are parsed.
    GDBusNodeInfo *node;
    // The identifier that the registry assigned to the program.
    int id;
    guint subtree, cache, automation;
} LodestoneAccessibleReplies;

// Registers the elements and the cache on the accessibility bus. The second function unregisters both.
void lodestone_accessibility_register(LodestoneAccessibleReplies *replies);
void lodestone_accessibility_unregister(LodestoneAccessibleReplies *replies);
