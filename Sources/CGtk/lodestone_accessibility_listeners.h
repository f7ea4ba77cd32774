// The assistive technologies that query the program or listen for its events.
#pragma once

#include "lodestone_accessibility_elements.h"

typedef struct {
    LodestoneAccessibleElements *elements;
    // The bus name of each program that sent a query -> the number of the watch for its end.
    GHashTable *clients;
    // The registrations, each as "owner\nObject:StateChanged:focused".
    GPtrArray *registered;
} LodestoneAccessibleListeners;

void lodestone_accessibility_listeners_init(LodestoneAccessibleListeners *listeners, LodestoneAccessibleElements *elements);

// Whether a program listens or has sent a query.
gboolean lodestone_accessibility_are_listening(const LodestoneAccessibleListeners *listeners);
// Notifies the program if that differs from `was_listening`.
void lodestone_accessibility_notify_listening(const LodestoneAccessibleListeners *listeners, gboolean was_listening);

// Records that a program sent a query.
void lodestone_accessibility_note_client(LodestoneAccessibleListeners *listeners, const char *sender);
// Adds and removes a registration. The event "" removes all registrations of a client, also after its end. "Object:" removes all of that kind.
void lodestone_accessibility_listener_added(LodestoneAccessibleListeners *listeners, const char *owner, const char *event);
void lodestone_accessibility_listener_removed(LodestoneAccessibleListeners *listeners, const char *owner, const char *event);
// Removes all registrations; all programs that sent a query.
void lodestone_accessibility_listeners_clear(LodestoneAccessibleListeners *listeners);
void lodestone_accessibility_clients_clear(LodestoneAccessibleListeners *listeners);

// Whether a program wants an event. Client libraries cache names, states and children, and listen for their changes without registering:
// `keeps_caches`.
gboolean lodestone_accessibility_is_wanted(
    const LodestoneAccessibleListeners *listeners, const char *face, const char *signal, const char *detail, gboolean keeps_caches);
