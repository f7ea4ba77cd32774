// Queries about an element, by AT-SPI interface.
#include "lodestone_accessibility_answers.h"

#include "lodestone_accessibility_interfaces.h"
#include "lodestone_accessibility_queries.h"

#include <pango/pango.h>

enum { FACE_ACCESSIBLE, FACE_APPLICATION, FACE_COMPONENT, FACE_ACTION, FACE_VALUE, FACE_TEXT, FACE_EDITABLE, FACE_SELECTION, FACE_TABLE, FACE_CELL,
    FACE_CACHE };
static const char *const face_names[] = {
    "Accessible", "Application", "Component", "Action", "Value", "Text", "EditableText", "Selection", "Table", "TableCell"};

typedef LodestoneAccessibleID ID;
typedef LodestoneAccessibleFacts Facts;
typedef LodestoneAccessibleRect Rect;
typedef LodestoneAccessibleElements Elements;
typedef LodestoneAccessibleReplies Replies;

#define YES(flag) TUPLE("(b)", (gboolean)(flag))

static GVariant *reference(const Elements *elements, ID id) {
    return lodestone_accessibility_reference(elements, id);
}

static gboolean identify(const char *node, ID *id) {
    guint64 number = 0;
    gboolean is_element = node != NULL && (strcmp(node, "root") == 0 || g_ascii_string_to_unsigned(node, 10, 1, G_MAXUINT64, &number, NULL));
    *id = number;
    return is_element;
}

static gboolean face_is_in(int face, ID id, guint has) {
    switch (face) {
        case FACE_ACCESSIBLE: return TRUE;
        case FACE_APPLICATION: return id == 0;
        case FACE_COMPONENT: return id != 0;
        case FACE_ACTION: return (has & LODESTONE_ACCESSIBLE_ACTION) != 0;
        case FACE_VALUE: return (has & LODESTONE_ACCESSIBLE_VALUE) != 0;
        case FACE_TEXT: return (has & LODESTONE_ACCESSIBLE_TEXT) != 0;
        case FACE_EDITABLE: return (has & LODESTONE_ACCESSIBLE_EDITABLE) != 0;
        case FACE_SELECTION: return (has & LODESTONE_ACCESSIBLE_SELECTION) != 0;
        case FACE_TABLE: return (has & LODESTONE_ACCESSIBLE_TABLE) != 0;
        case FACE_CELL: return (has & LODESTONE_ACCESSIBLE_CELL) != 0;
        default: return FALSE;
    }
}

static GVariant *states_of(unsigned long long states) {
    guint32 halves[2] = {(guint32)states, (guint32)(states >> 32)};
    return g_variant_new_fixed_array(G_VARIANT_TYPE_UINT32, halves, 2, sizeof *halves);
}

static GVariant *faces_of(ID id, guint has) {
    GVariantBuilder list;
    g_variant_builder_init(&list, G_VARIANT_TYPE("as"));
    for (int i = FACE_ACCESSIBLE; i < FACE_CACHE; i++)
        if (face_is_in(i, id, has)) g_variant_builder_add_value(&list, g_variant_new_take_string(g_strconcat(SPI, face_names[i], NULL)));
    return g_variant_builder_end(&list);
}

// MARK: Accessible

static GVariant *attributes_of(const Facts *facts) {
    GVariantBuilder list;
    char number[16];
    g_variant_builder_init(&list, G_VARIANT_TYPE("a{ss}"));
    g_variant_builder_add(&list, "{ss}", "toolkit", "Lodestone");
    if (facts->identifier != NULL) g_variant_builder_add(&list, "{ss}", "id", facts->identifier);
    if (facts->value_text != NULL) g_variant_builder_add(&list, "{ss}", "valuetext", facts->value_text);
    if (facts->level > 0) {
        g_snprintf(number, sizeof number, "%d", facts->level);
        g_variant_builder_add(&list, "{ss}", "level", number);
    }
    if (facts->count > 0) {
        g_snprintf(number, sizeof number, "%d", facts->position);
        g_variant_builder_add(&list, "{ss}", "posinset", number);
        g_snprintf(number, sizeof number, "%d", facts->count);
        g_variant_builder_add(&list, "{ss}", "setsize", number);
    }
    return g_variant_builder_end(&list);
}

static gboolean accessible_call(Elements *elements, ID id, const Facts *facts, const char *name, GVariant *args, GDBusMethodInvocation *call) {
    if (IS("GetState")) {
        TUPLE("(@au)", states_of(facts->states));
    } else if (IS("GetRole")) {
        TUPLE("(u)", facts->role);
    } else if (IS("GetRoleName") || IS("GetLocalizedRoleName")) {
        TUPLE("(s)", facts->role_name != NULL ? facts->role_name : "unknown");
    } else if (IS("GetRelationSet")) {
        TUPLE("(@a(ua(so)))", g_variant_new_array(G_VARIANT_TYPE("(ua(so))"), NULL, 0));
    } else if (IS("GetAttributes")) {
        TUPLE("(@a{ss})", attributes_of(facts));
    } else if (IS("GetApplication")) {
        TUPLE("(@(so))", reference(elements, 0));
    } else if (IS("GetInterfaces")) {
        TUPLE("(@as)", faces_of(id, facts->interfaces));
    } else {
        return lodestone_accessibility_children_call(elements, id, facts, name, args, call);
    }
    return TRUE;
}

// MARK: Component

enum { TO_SCREEN, TO_WINDOW, TO_PARENT };

static void origin_of(const Elements *elements, ID id, guint coordinates, int *x, int *y) {
    *x = *y = 0;
    if (coordinates != TO_PARENT) {
        ASK(window_origin, id, coordinates == TO_SCREEN, x, y);
        return;
    }
    ID parent;
    Facts facts;
    if (!ASK(parent, id, &parent) || parent == 0 || !lodestone_accessibility_facts(elements, parent, &facts)) return;
    *x = -facts.frame.x;
    *y = -facts.frame.y;
    lodestone_accessibility_facts_clear(&facts);
}

static Rect frame_in(const Elements *elements, ID id, Rect rect, guint coordinates) {
    int x, y;
    origin_of(elements, id, coordinates, &x, &y);
    rect.x += x;
    rect.y += y;
    return rect;
}

static gboolean is_inside(Rect r, int x, int y) {
    return x >= r.x && y >= r.y && x < r.x + r.width && y < r.y + r.height;
}

static gboolean component_call(const Elements *elements, ID id, const Facts *facts, const char *name, GVariant *args, GDBusMethodInvocation *call) {
    guint coordinates = TO_WINDOW;
    int x, y, left, top;
    if (IS("GetExtents") || IS("GetPosition")) {
        g_variant_get(args, "(u)", &coordinates);
        Rect r = frame_in(elements, id, facts->frame, coordinates);
        if (IS("GetExtents")) TUPLE("((iiii))", r.x, r.y, r.width, r.height);
        else TUPLE("(ii)", r.x, r.y);
    } else if (IS("GetSize")) {
        TUPLE("(ii)", facts->frame.width, facts->frame.height);
    } else if (IS("Contains")) {
        g_variant_get(args, "(iiu)", &x, &y, &coordinates);
        YES(is_inside(frame_in(elements, id, facts->frame, coordinates), x, y));
    } else if (IS("GetAccessibleAtPoint")) {
        g_variant_get(args, "(iiu)", &x, &y, &coordinates);
        origin_of(elements, id, coordinates, &left, &top);
        ID found = ASK(hit, id, x - left, y - top);
        TUPLE("(@(so))", found != 0 ? reference(elements, found) : lodestone_accessibility_no_reference());
    } else if (IS("GetLayer")) {
        ID parent = 0;
        // AT-SPI's layer: 7 for a window, 3 for a widget in one.
        TUPLE("(u)", ASK(parent, id, &parent) && parent == 0 ? 7 : 3);
    } else if (IS("GetMDIZOrder")) {
        TUPLE("(n)", 0);
    } else if (IS("GetAlpha")) {
        TUPLE("(d)", 1.0);
    } else if (IS("GrabFocus")) {
        YES(ASK(focus, id));
    } else if (IS("ScrollTo")) {
        YES(ASK(reveal, id));
    } else {
        YES(FALSE);
    }
    return TRUE;
}

// MARK: Action

static gboolean action_call(const Elements *elements, ID id, const Facts *facts, const char *name, GVariant *args, GDBusMethodInvocation *call) {
    int i = 0, count = facts->actions != NULL ? (int)g_strv_length(facts->actions) : 0;
    if (IS("GetActions")) {
        GVariantBuilder list;
        g_variant_builder_init(&list, G_VARIANT_TYPE("a(sss)"));
        for (i = 0; i < count; i++) g_variant_builder_add(&list, "(sss)", facts->actions[i], "", "");
        TUPLE("(a(sss))", &list);
        return TRUE;
    }
    g_variant_get(args, "(i)", &i);
    gboolean is_there = i >= 0 && i < count;
    if (IS("GetName") || IS("GetLocalizedName")) TUPLE("(s)", is_there ? facts->actions[i] : "");
    else if (IS("DoAction")) YES(is_there && ASK(act, id, i));
    else TUPLE("(s)", "");
    return TRUE;
}

// MARK: Text: offsets are code points

static void return_piece(GDBusMethodInvocation *call, const char *text, int start, int end) {
    char *part = g_utf8_substring(text, start, end);
    TUPLE("(sii)", part, start, end);
    g_free(part);
}

/// The unit of text around an offset. The element determines its lines if it can. The text itself determines all other units.
static void piece_of(const Elements *elements, ID id, const char *text, int offset, guint by, int *start, int *end) {
    if (by != 3 || !ASK(text_line, id, offset, start, end)) lodestone_accessibility_piece(text, offset, by, start, end);
}

static void piece_call(const Elements *elements, ID id, const char *text, const char *name, GVariant *args, GDBusMethodInvocation *call) {
    int offset, start, end, length = (int)g_utf8_strlen(text, -1);
    guint kind;
    g_variant_get(args, "(iu)", &offset, &kind);
    // The three older methods number the units as follows: 0 character, 1 and 2 word, 3 and 4 sentence, 5 and 6 line. `GetStringAtOffset` has the numbers 0
    // character, 1 word, 2 sentence, 3 line, 4 paragraph.
    guint by = IS("GetStringAtOffset") ? kind : kind == 0 ? 0 : kind <= 2 ? 1 : kind <= 4 ? 2 : 3;
    piece_of(elements, id, text, offset, by, &start, &end);
    if (IS("GetTextBeforeOffset")) {
        if (start > 0) piece_of(elements, id, text, start - 1, by, &start, &end);
        else end = start;
    } else if (IS("GetTextAfterOffset")) {
        if (end < length) piece_of(elements, id, text, end, by, &start, &end);
        else start = end;
    }
    return_piece(call, text, start, end);
}

static void extents_call(const Elements *elements, ID id, int length, const char *name, GVariant *args, GDBusMethodInvocation *call) {
    int a, b, x, y, left, top;
    guint kind;
    if (IS("GetOffsetAtPoint")) {
        g_variant_get(args, "(iiu)", &x, &y, &kind);
        int found = -1;
        origin_of(elements, id, kind, &left, &top);
        if (ASK(text_place, id, x - left, y - top, &found)) {
            TUPLE("(i)", found);
            return;
        }
        // Limits the search in a long text.
        for (a = 0; a < MIN(length, 5000) && found < 0; a++)
            if (is_inside(frame_in(elements, id, ASK(text_frame, id, a, a + 1), kind), x, y)) found = a;
        TUPLE("(i)", found);
        return;
    }
    if (IS("GetCharacterExtents")) {
        g_variant_get(args, "(iu)", &a, &kind);
        b = a + 1;
    } else {
        g_variant_get(args, "(iiu)", &a, &b, &kind);
    }
    a = CLAMP(a, 0, length);
    b = CLAMP(b, a, length);
    Rect r = frame_in(elements, id, ASK(text_frame, id, a, b), kind);
    TUPLE("(iiii)", r.x, r.y, r.width, r.height);
}

static gboolean text_call(const Elements *elements, ID id, const char *name, GVariant *args, GDBusMethodInvocation *call) {
    char *text = ASK(text, id);
    int length = (int)g_utf8_strlen(text, -1), start, end, caret, a = 0, b = 0, number;
    ASK(selection, id, &start, &end, &caret);
    if (IS("GetText")) {
        g_variant_get(args, "(ii)", &a, &b);
        if (b < 0 || b > length) b = length;
        a = CLAMP(a, 0, b);
        char *part = g_utf8_substring(text, a, b);
        TUPLE("(s)", part);
        g_free(part);
    } else if (IS("GetStringAtOffset") || IS("GetTextAtOffset") || IS("GetTextBeforeOffset") || IS("GetTextAfterOffset")) {
        piece_call(elements, id, text, name, args, call);
    } else if (IS("GetCharacterAtOffset")) {
        g_variant_get(args, "(i)", &a);
        TUPLE("(i)", a >= 0 && a < length ? (int)g_utf8_get_char(g_utf8_offset_to_pointer(text, a)) : 0);
    } else if (IS("SetCaretOffset")) {
        g_variant_get(args, "(i)", &a);
        YES(a >= 0 && a <= length && ASK(select, id, a, a));
    } else if (IS("GetNSelections")) {
        TUPLE("(i)", start != end ? 1 : 0);
    } else if (IS("GetSelection")) {
        TUPLE("(ii)", start, end);
    } else if (IS("AddSelection") || IS("SetSelection")) {
        number = 0;
        if (IS("AddSelection")) g_variant_get(args, "(ii)", &a, &b);
        else g_variant_get(args, "(iii)", &number, &a, &b);
        YES(number == 0 && a >= 0 && a <= b && b <= length && ASK(select, id, a, b));
    } else if (IS("RemoveSelection")) {
        YES(ASK(select, id, caret, caret));
    } else if (IS("GetCharacterExtents") || IS("GetRangeExtents") || IS("GetOffsetAtPoint")) {
        extents_call(elements, id, length, name, args, call);
    } else if (IS("GetAttributes") || IS("GetAttributeRun")) {
        TUPLE("(@a{ss}ii)", g_variant_new_array(G_VARIANT_TYPE("{ss}"), NULL, 0), 0, length);
    } else if (IS("GetDefaultAttributes") || IS("GetDefaultAttributeSet")) {
        TUPLE("(@a{ss})", g_variant_new_array(G_VARIANT_TYPE("{ss}"), NULL, 0));
    } else if (IS("GetAttributeValue")) {
        TUPLE("(s)", "");
    } else if (IS("GetBoundedRanges")) {
        TUPLE("(@a(iisv))", g_variant_new_array(G_VARIANT_TYPE("(iisv)"), NULL, 0));
    } else {
        YES(FALSE);
    }
    g_free(text);
    return TRUE;
}

static gboolean editable_call(const Elements *elements, ID id, const char *name, GVariant *args, GDBusMethodInvocation *call) {
    const char *new;
    char *text = ASK(text, id);
    int a, b, length = (int)g_utf8_strlen(text, -1);
    g_free(text);
    if (IS("SetTextContents")) {
        g_variant_get(args, "(&s)", &new);
        YES(ASK(replace, id, 0, length, new));
    } else if (IS("InsertText")) {
        // Ignores the length argument: some clients send bytes, others characters.
        g_variant_get(args, "(i&si)", &a, &new, &b);
        YES(a >= 0 && a <= length && ASK(replace, id, a, a, new));
    } else if (IS("DeleteText")) {
        g_variant_get(args, "(ii)", &a, &b);
        YES(a >= 0 && b <= length && a <= b && ASK(replace, id, a, b, ""));
    } else if (IS("CopyText")) {
        g_dbus_method_invocation_return_value(call, NULL);
    } else {
        YES(FALSE);
    }
    return TRUE;
}

// MARK: Selection

// Returns the number of selected children. Also stores the selected child number `wanted` in `child`, and its index among all children in `place`.
static int selected(const Elements *elements, ID id, int wanted, ID *child, int *place) {
    ID *children = NULL;
    int found = 0, count = (int)ASK(children, id, &children);
    for (int i = 0; i < count; i++) {
        if (!lodestone_accessibility_is_selected(elements, children[i])) continue;
        if (found++ == wanted) {
            *child = children[i];
            *place = i;
        }
    }
    g_free(children);
    return found;
}

static gboolean selection_call(const Elements *elements, ID id, const char *name, GVariant *args, GDBusMethodInvocation *call) {
    int i = 0, place = -1;
    ID child = 0;
    if (g_variant_n_children(args) == 1) g_variant_get(args, "(i)", &i);
    if (IS("GetSelectedChild")) {
        selected(elements, id, i, &child, &place);
        TUPLE("(@(so))", child != 0 ? reference(elements, child) : lodestone_accessibility_no_reference());
    } else if (IS("SelectChild")) {
        YES(ASK(select_child, id, i, TRUE));
    } else if (IS("DeselectChild")) {
        YES(ASK(select_child, id, i, FALSE));
    } else if (IS("DeselectSelectedChild")) {
        selected(elements, id, i, &child, &place);
        YES(place >= 0 && ASK(select_child, id, place, FALSE));
    } else if (IS("IsChildSelected")) {
        YES(lodestone_accessibility_is_selected(elements, lodestone_accessibility_child_at(elements, id, i)));
    } else {
        YES(FALSE);
    }
    return TRUE;
}

// MARK: The bus

static void unknown(GDBusMethodInvocation *call, const char *path) {
    g_dbus_method_invocation_return_error(call, G_DBUS_ERROR, G_DBUS_ERROR_UNKNOWN_OBJECT, "No such element: %s", path);
}

static void called(
    GDBusConnection *bus, const char *sender, const char *path, const char *face, const char *name, GVariant *args,
    GDBusMethodInvocation *call, gpointer data) {
    Replies *replies = data;
    Elements *elements = replies->elements;
    ID id;
    Facts facts;
    const char *kind = face + strlen(SPI);
    lodestone_accessibility_note_client(replies->listeners, sender);
    if (!identify(strrchr(path, '/') + 1, &id) || !lodestone_accessibility_facts(elements, id, &facts)) return unknown(call, path);
    gboolean is_done = TRUE;
    if (strcmp(kind, "Accessible") == 0) is_done = accessible_call(elements, id, &facts, name, args, call);
    else if (strcmp(kind, "Component") == 0) is_done = component_call(elements, id, &facts, name, args, call);
    else if (strcmp(kind, "Action") == 0) is_done = action_call(elements, id, &facts, name, args, call);
    else if (strcmp(kind, "Text") == 0) is_done = text_call(elements, id, name, args, call);
    else if (strcmp(kind, "EditableText") == 0) is_done = editable_call(elements, id, name, args, call);
    else if (strcmp(kind, "Selection") == 0) is_done = selection_call(elements, id, name, args, call);
    else if (strcmp(kind, "Table") == 0) is_done = lodestone_accessibility_table_call(elements, id, name, args, call);
    else if (strcmp(kind, "TableCell") == 0) is_done = lodestone_accessibility_cell_call(elements, id, &facts, name, call);
    else if (IS("GetLocale")) TUPLE("(s)", pango_language_to_string(pango_language_get_default()));
    else if (IS("GetApplicationBusAddress")) TUPLE("(s)", "");
    else is_done = FALSE;
    if (!is_done) unknown(call, path);
    lodestone_accessibility_facts_clear(&facts);
}

static GVariant *text_variant(const char *text) {
    return g_variant_new_string(text != NULL ? text : "");
}

static GVariant *property_of(const Elements *elements, ID id, const Facts *facts, const char *name) {
    ID other = 0;
    int start, end, caret, place;
    if (IS("Name")) return text_variant(facts->name);
    if (IS("Description")) return text_variant(facts->description);
    if (IS("HelpText")) return text_variant(NULL);
    if (IS("Parent")) {
        if (id == 0) return lodestone_accessibility_desktop_reference(elements);
        return ASK(parent, id, &other) ? reference(elements, other) : lodestone_accessibility_no_reference();
    }
    if (IS("ChildCount")) return g_variant_new_int32(lodestone_accessibility_child_count(elements, id, facts));
    if (IS("AccessibleId")) return text_variant(facts->identifier);
    if (IS("Locale"))
        return text_variant(facts->language != NULL ? facts->language : pango_language_to_string(pango_language_get_default()));
    // Orca 43 grabs keys on the X display for programs with GTK 4 or later. For other toolkits it expects key events. Without key events Orca has no commands
    // and does not read caret moves.
    if (IS("ToolkitName")) return text_variant("GTK");
    if (IS("Version") || IS("ToolkitVersion")) return text_variant("4.8.3");
    if (IS("AtspiVersion")) return text_variant("2.1");
    if (IS("version") || IS("InterfaceVersion")) return g_variant_new_uint32(1);
    if (IS("NActions")) return g_variant_new_int32(facts->actions != NULL ? (int)g_strv_length(facts->actions) : 0);
    if (IS("CharacterCount")) {
        char *text = ASK(text, id);
        int count = (int)g_utf8_strlen(text, -1);
        g_free(text);
        return g_variant_new_int32(count);
    }
    if (IS("CaretOffset")) {
        ASK(selection, id, &start, &end, &caret);
        return g_variant_new_int32(caret);
    }
    if (IS("NSelectedChildren")) return g_variant_new_int32(selected(elements, id, -1, &other, &place));
    if (IS("Text")) return text_variant(facts->value_text);
    if (IS("MinimumValue")) return g_variant_new_double(facts->least);
    if (IS("MaximumValue")) return g_variant_new_double(facts->most);
    if (IS("MinimumIncrement")) return g_variant_new_double(facts->step);
    return g_variant_new_double(facts->now);
}

static GVariant *read_property(
    GDBusConnection *bus, const char *sender, const char *path, const char *face, const char *name, GError **error, gpointer data) {
    Replies *replies = data;
    Elements *elements = replies->elements;
    ID id;
    Facts facts;
    lodestone_accessibility_note_client(replies->listeners, sender);
    if (!identify(strrchr(path, '/') + 1, &id) || !lodestone_accessibility_facts(elements, id, &facts)) {
        g_set_error(error, G_DBUS_ERROR, G_DBUS_ERROR_UNKNOWN_OBJECT, "No such element: %s", path);
        return NULL;
    }
    gboolean is_table = g_str_has_suffix(face, ".Table") || g_str_has_suffix(face, ".TableCell");
    GVariant *value;
    if (IS("Id")) value = g_variant_new_int32(replies->id);
    else if (is_table) value = lodestone_accessibility_table_property(elements, id, &facts, name);
    else value = property_of(elements, id, &facts, name);
    lodestone_accessibility_facts_clear(&facts);
    return value;
}

static gboolean write_property(
    GDBusConnection *bus, const char *sender, const char *path, const char *face, const char *name, GVariant *value, GError **error,
    gpointer data) {
    Replies *replies = data;
    const Elements *elements = replies->elements;
    ID id;
    if (IS("Id")) {
        // This is the registry's own id, not that of a screen reader.
        replies->id = g_variant_get_int32(value);
        return TRUE;
    }
    lodestone_accessibility_note_client(replies->listeners, sender);
    if (identify(strrchr(path, '/') + 1, &id) && ASK(set_value, id, g_variant_get_double(value))) return TRUE;
    g_set_error(error, G_DBUS_ERROR, G_DBUS_ERROR_FAILED, "The value of %s cannot be set", path);
    return FALSE;
}

static const GDBusInterfaceVTable answering = {called, read_property, write_property, {0}};

// The descriptions are parsed for the first query, or when the cache is registered.
static GDBusNodeInfo *node_info(Replies *replies) {
    if (replies->node == NULL) replies->node = g_dbus_node_info_new_for_xml(description_xml, NULL);
    return replies->node;
}

static char **enumerate(GDBusConnection *bus, const char *sender, const char *path, gpointer data) {
    return g_new0(char *, 1);
}

static GDBusInterfaceInfo **introspect(GDBusConnection *bus, const char *sender, const char *path, const char *node, gpointer data) {
    Replies *replies = data;
    ID id;
    Facts facts;
    if (!identify(node, &id) || !lodestone_accessibility_facts(replies->elements, id, &facts)) return NULL;
    GDBusInterfaceInfo **list = g_new0(GDBusInterfaceInfo *, FACE_CACHE + 1), **next = list;
    for (int i = 0; i < FACE_CACHE; i++)
        if (face_is_in(i, id, facts.interfaces)) *next++ = g_dbus_interface_info_ref(node_info(replies)->interfaces[i]);
    lodestone_accessibility_facts_clear(&facts);
    return list;
}

static const GDBusInterfaceVTable *dispatch(
    GDBusConnection *bus, const char *sender, const char *path, const char *face, const char *node, gpointer *out, gpointer data) {
    *out = data;
    return &answering;
}

static const GDBusSubtreeVTable lazily = {enumerate, introspect, dispatch, {0}};

static void add_item(const Elements *elements, GVariantBuilder *list, ID id, int index) {
    Facts facts;
    if (!lodestone_accessibility_facts(elements, id, &facts)) return;
    g_variant_builder_add(
        list, "(@(so)@(so)@(so)ii@assus@au)", reference(elements, id), reference(elements, 0),
        id != 0 ? reference(elements, 0) : lodestone_accessibility_desktop_reference(elements), index,
        lodestone_accessibility_child_count(elements, id, &facts), faces_of(id, facts.interfaces), facts.name != NULL ? facts.name : "", facts.role,
        facts.description != NULL ? facts.description : "", states_of(facts.states));
    lodestone_accessibility_facts_clear(&facts);
}

// Clients request all items of a new application. The reply contains only the application and its windows, because clients then request the other elements one
// by one.
static void cache_called(
    GDBusConnection *bus, const char *sender, const char *path, const char *face, const char *name, GVariant *args,
    GDBusMethodInvocation *call, gpointer data) {
    Replies *replies = data;
    const Elements *elements = replies->elements;
    GVariantBuilder list;
    ID *windows = NULL;
    lodestone_accessibility_note_client(replies->listeners, sender);
    g_variant_builder_init(&list, G_VARIANT_TYPE("a((so)(so)(so)iiassusau)"));
    add_item(elements, &list, 0, -1);
    guint count = ASK(children, 0, &windows);
    for (guint i = 0; i < count; i++) add_item(elements, &list, windows[i], (int)i);
    g_free(windows);
    TUPLE("(a((so)(so)(so)iiassusau))", &list);
}

static GVariant *cache_property(
    GDBusConnection *bus, const char *sender, const char *path, const char *face, const char *name, GError **error, gpointer data) {
    return g_variant_new_uint32(1);
}

static const GDBusInterfaceVTable caching = {cache_called, cache_property, NULL, {0}};

void lodestone_accessibility_register(Replies *replies) {
    GDBusConnection *bus = replies->elements->bus;
    GDBusSubtreeFlags flags = G_DBUS_SUBTREE_FLAGS_DISPATCH_TO_UNENUMERATED_NODES;
    replies->subtree = g_dbus_connection_register_subtree(bus, LODESTONE_ACCESSIBLE_PREFIX, &lazily, flags, replies, NULL, NULL);
    GDBusInterfaceInfo *face = node_info(replies)->interfaces[FACE_CACHE];
    replies->cache = g_dbus_connection_register_object(bus, "/org/a11y/atspi/cache", face, &caching, replies, NULL, NULL);
    replies->automation = lodestone_accessibility_register_automation(replies->elements);
}

void lodestone_accessibility_unregister(Replies *replies) {
    g_dbus_connection_unregister_subtree(replies->elements->bus, replies->subtree);
    g_dbus_connection_unregister_object(replies->elements->bus, replies->cache);
    g_dbus_connection_unregister_object(replies->elements->bus, replies->automation);
}
