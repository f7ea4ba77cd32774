// Queries about a text, an element's children, and tables.
#pragma once

#include "lodestone_accessibility_elements.h"

#include <string.h>

// Macros for functions with the parameters `elements`, `call` and `name`. They call the app, reply to a query, and compare the query's name.
#define ASK(question, ...) (elements->ask->question(elements->context, __VA_ARGS__))
#define TUPLE(...) g_dbus_method_invocation_return_value(call, g_variant_new(__VA_ARGS__))
#define IS(method) (strcmp(name, method) == 0)

// Finds the character (0), word (1), sentence (2), line (3) or paragraph (4) of a text at an offset. `by` selects the unit.
void lodestone_accessibility_piece(const char *text, int offset, guint by, int *start, int *end);

// The child at an index, or 0. An element's index in its parent, or -1. The number of an element's children, including the root of another program's tree.
LodestoneAccessibleID lodestone_accessibility_child_at(const LodestoneAccessibleElements *elements, LodestoneAccessibleID id, int index);
int lodestone_accessibility_index_of(const LodestoneAccessibleElements *elements, LodestoneAccessibleID id);
int lodestone_accessibility_child_count(
    const LodestoneAccessibleElements *elements, LodestoneAccessibleID id, const LodestoneAccessibleFacts *facts);
// Replies to a query about children. FALSE for other methods.
gboolean lodestone_accessibility_children_call(
    LodestoneAccessibleElements *elements, LodestoneAccessibleID id, const LodestoneAccessibleFacts *facts, const char *name, GVariant *args,
    GDBusMethodInvocation *call);

// Replies to queries about tables and cells. FALSE for other methods.
gboolean lodestone_accessibility_table_call(
    const LodestoneAccessibleElements *elements, LodestoneAccessibleID id, const char *name, GVariant *args, GDBusMethodInvocation *call);
gboolean lodestone_accessibility_cell_call(
    const LodestoneAccessibleElements *elements, LodestoneAccessibleID id, const LodestoneAccessibleFacts *facts, const char *name,
    GDBusMethodInvocation *call);
GVariant *lodestone_accessibility_table_property(
    const LodestoneAccessibleElements *elements, LodestoneAccessibleID id, const LodestoneAccessibleFacts *facts, const char *name);

// Registers the object that answers the requests of UI tests, and returns the registration's number.
guint lodestone_accessibility_register_automation(LodestoneAccessibleElements *elements);
