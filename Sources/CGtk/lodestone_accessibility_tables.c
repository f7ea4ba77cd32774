// Queries about tables and their cells. Only visible cells are elements; the counts include all cells.
#include "lodestone_accessibility_queries.h"

typedef LodestoneAccessibleID ID;
typedef LodestoneAccessibleFacts Facts;
typedef LodestoneAccessibleElements Elements;

static GVariant *reference_or_none(const Elements *elements, ID id) {
    return id != 0 ? lodestone_accessibility_reference(elements, id) : lodestone_accessibility_no_reference();
}

// Stores row, column, row span and column span of a cell in `place`. FALSE if the element is not a cell.
static gboolean place_of(const Elements *elements, ID id, int place[4]) {
    Facts facts;
    place[0] = place[1] = -1;
    place[2] = place[3] = 0;
    if (id == 0 || !lodestone_accessibility_facts(elements, id, &facts)) return FALSE;
    gboolean is_cell = (facts.interfaces & LODESTONE_ACCESSIBLE_CELL) != 0;
    if (is_cell) {
        place[0] = facts.row;
        place[1] = facts.column;
        place[2] = facts.row_span;
        place[3] = facts.column_span;
    }
    lodestone_accessibility_facts_clear(&facts);
    return is_cell;
}

// The numbers of the selected rows. Only visible rows are included.
static GArray *selected_rows(const Elements *elements, ID id) {
    GArray *rows = g_array_new(FALSE, FALSE, sizeof(gint32));
    ID *children = NULL;
    guint count = ASK(children, id, &children);
    for (guint i = 0; i < count; i++) {
        int place[4];
        if (!lodestone_accessibility_is_selected(elements, children[i]) || !place_of(elements, children[i], place)) continue;
        gint32 row = place[0];
        if (rows->len == 0 || g_array_index(rows, gint32, rows->len - 1) != row) g_array_append_val(rows, row);
    }
    g_free(children);
    return rows;
}

static ID header_of(const Elements *elements, ID id, gboolean of_row, int index) {
    ID *headers = NULL;
    guint count = ASK(headers, id, of_row, index, &headers);
    ID first = count > 0 ? headers[0] : 0;
    g_free(headers);
    return first;
}

static void return_headers(const Elements *elements, ID id, gboolean of_row, int index, GDBusMethodInvocation *call) {
    GVariantBuilder list;
    ID *headers = NULL, table = ASK(table, id);
    guint count = table != 0 ? ASK(headers, table, of_row, index, &headers) : 0;
    g_variant_builder_init(&list, G_VARIANT_TYPE("a(so)"));
    for (guint i = 0; i < count; i++) g_variant_builder_add_value(&list, lodestone_accessibility_reference(elements, headers[i]));
    g_free(headers);
    TUPLE("(a(so))", &list);
}

static void return_description(const Elements *elements, ID header, GDBusMethodInvocation *call) {
    Facts facts;
    gboolean is_there = header != 0 && lodestone_accessibility_facts(elements, header, &facts);
    TUPLE("(s)", is_there && facts.name != NULL ? facts.name : "");
    if (is_there) lodestone_accessibility_facts_clear(&facts);
}

static gboolean select_row(const Elements *elements, ID id, int row, gboolean is_selected) {
    ID cell = ASK(cell, id, row, 0);
    int index = cell != 0 ? lodestone_accessibility_index_of(elements, cell) : -1;
    return index >= 0 && ASK(select_child, id, index, is_selected);
}

gboolean lodestone_accessibility_table_call(const Elements *elements, ID id, const char *name, GVariant *args, GDBusMethodInvocation *call) {
    int a = 0, b = 0, place[4];
    if (g_variant_n_children(args) == 2) g_variant_get(args, "(ii)", &a, &b);
    else if (g_variant_n_children(args) == 1) g_variant_get(args, "(i)", &a);
    if (IS("GetAccessibleAt")) {
        TUPLE("(@(so))", reference_or_none(elements, ASK(cell, id, a, b)));
    } else if (IS("GetIndexAt")) {
        ID cell = ASK(cell, id, a, b);
        TUPLE("(i)", cell != 0 ? lodestone_accessibility_index_of(elements, cell) : -1);
    } else if (IS("GetRowAtIndex") || IS("GetColumnAtIndex")) {
        place_of(elements, lodestone_accessibility_child_at(elements, id, a), place);
        TUPLE("(i)", IS("GetRowAtIndex") ? place[0] : place[1]);
    } else if (IS("GetRowExtentAt") || IS("GetColumnExtentAt")) {
        place_of(elements, ASK(cell, id, a, b), place);
        TUPLE("(i)", IS("GetRowExtentAt") ? place[2] : place[3]);
    } else if (IS("GetRowHeader") || IS("GetColumnHeader")) {
        TUPLE("(@(so))", reference_or_none(elements, header_of(elements, id, IS("GetRowHeader"), a)));
    } else if (IS("GetRowDescription") || IS("GetColumnDescription")) {
        return_description(elements, header_of(elements, id, IS("GetRowDescription"), a), call);
    } else if (IS("GetSelectedRows")) {
        GArray *rows = selected_rows(elements, id);
        TUPLE("(@ai)", g_variant_new_fixed_array(G_VARIANT_TYPE_INT32, rows->data, rows->len, sizeof(gint32)));
        g_array_unref(rows);
    } else if (IS("GetSelectedColumns")) {
        TUPLE("(@ai)", g_variant_new_array(G_VARIANT_TYPE_INT32, NULL, 0));
    } else if (IS("IsRowSelected")) {
        TUPLE("(b)", lodestone_accessibility_is_selected(elements, ASK(cell, id, a, 0)));
    } else if (IS("IsSelected")) {
        TUPLE("(b)", lodestone_accessibility_is_selected(elements, ASK(cell, id, a, b)));
    } else if (IS("AddRowSelection") || IS("RemoveRowSelection")) {
        TUPLE("(b)", select_row(elements, id, a, IS("AddRowSelection")));
    } else if (IS("IsColumnSelected") || IS("AddColumnSelection") || IS("RemoveColumnSelection")) {
        TUPLE("(b)", FALSE);
    } else if (IS("GetRowColumnExtentsAtIndex")) {
        ID cell = lodestone_accessibility_child_at(elements, id, a);
        gboolean is_cell = place_of(elements, cell, place);
        TUPLE("(biiiib)", is_cell, place[0], place[1], place[2], place[3], lodestone_accessibility_is_selected(elements, cell));
    } else {
        return FALSE;
    }
    return TRUE;
}

gboolean lodestone_accessibility_cell_call(const Elements *elements, ID id, const Facts *facts, const char *name, GDBusMethodInvocation *call) {
    if (IS("GetRowColumnSpan")) TUPLE("(iiii)", facts->row, facts->column, facts->row_span, facts->column_span);
    else if (IS("GetRowHeaderCells")) return_headers(elements, id, TRUE, facts->row, call);
    else if (IS("GetColumnHeaderCells")) return_headers(elements, id, FALSE, facts->column, call);
    else return FALSE;
    return TRUE;
}

GVariant *lodestone_accessibility_table_property(const Elements *elements, ID id, const Facts *facts, const char *name) {
    if (IS("NRows")) return g_variant_new_int32(facts->rows);
    if (IS("NColumns")) return g_variant_new_int32(facts->columns);
    if (IS("NSelectedRows")) {
        GArray *rows = selected_rows(elements, id);
        GVariant *count = g_variant_new_int32((int)rows->len);
        g_array_unref(rows);
        return count;
    }
    if (IS("NSelectedColumns")) return g_variant_new_int32(0);
    if (IS("Caption") || IS("Summary")) return lodestone_accessibility_no_reference();
    if (IS("RowSpan")) return g_variant_new_int32(facts->row_span);
    if (IS("ColumnSpan")) return g_variant_new_int32(facts->column_span);
    if (IS("Position")) return g_variant_new("(ii)", facts->row, facts->column);
    if (IS("Table")) return reference_or_none(elements, ASK(table, id));
    return g_variant_new_uint32(1);
}
