// The replies to queries, by AT-SPI interface.
#pragma once

#include "lodestone_accessibility_listeners.h"

typedef struct {
    LodestoneAccessibleElements *elements;
    LodestoneAccessibleListeners *listeners;
    // The interfaces of elements; NULL before they are parsed.
    GDBusNodeInfo *node;
    // The identifier that the registry assigned to the program.
    int id;
    guint subtree, cache;
} LodestoneAccessibleReplies;

// Registers the elements and the cache on the elements' bus; and removes both.
void lodestone_accessibility_register(LodestoneAccessibleReplies *replies);
void lodestone_accessibility_unregister(LodestoneAccessibleReplies *replies);
