// The assistive technologies that query the program or listen for its events.
#pragma once

#include "lodestone_accessibility_elements.h"

typedef struct {
    LodestoneAccessibleElements *elements;
    // Maps the bus name of each program that sent a query to the id of the watch for the program's end.
    GHashTable *clients;
    // The registrations, each as "owner\nObject:StateChanged:focused".
    GPtrArray *registered;
} LodestoneAccessibleListeners;

void lodestone_accessibility_listeners_init(LodestoneAccessibleListeners *listeners, LodestoneAccessibleElements *elements);

// Whether another program listens for events, or has sent a query.
gboolean lodestone_accessibility_are_listening(const LodestoneAccessibleListeners *listeners);
// Notifies the program if `lodestone_accessibility_are_listening` now differs from `was_listening`.
void lodestone_accessibility_notify_listening(const LodestoneAccessibleListeners *listeners, gboolean was_listening);

// Records that a program sent a query.
void lodestone_accessibility_note_client(LodestoneAccessibleListeners *listeners, const char *sender);
// Adds or removes a registration. Removal with the event "" removes all registrations of a client, and with "Object:" all of that kind. Call it also when a
// client ends.
void lodestone_accessibility_listener_added(LodestoneAccessibleListeners *listeners, const char *owner, const char *event);
void lodestone_accessibility_listener_removed(LodestoneAccessibleListeners *listeners, const char *owner, const char *event);
// The first function removes all registrations. The second removes all programs that sent a query.
void lodestone_accessibility_listeners_clear(LodestoneAccessibleListeners *listeners);
void lodestone_accessibility_clients_clear(LodestoneAccessibleListeners *listeners);

// Whether any program has registered for an event. If `keeps_caches`, any program that sent a query also wants the event. Client libraries cache names, states
// and children, and listen for their changes without registering.
gboolean lodestone_accessibility_is_wanted(
    const LodestoneAccessibleListeners *listeners, const char *face, const char *signal, const char *detail, gboolean keeps_caches);
