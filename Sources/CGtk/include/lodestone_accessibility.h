// AT-SPI over D-Bus: queries of assistive technologies, and events for them. Elements are numbers, which the callbacks resolve; none is
// stored here.
#ifndef LODESTONE_ACCESSIBILITY_H
#define LODESTONE_ACCESSIBILITY_H

#include <gtk/gtk.h>

// 0 is the application; its children are windows.
typedef unsigned long long LodestoneAccessibleID;

enum {
    LODESTONE_ACCESSIBLE_ACTION = 1,
    LODESTONE_ACCESSIBLE_VALUE = 2,
    LODESTONE_ACCESSIBLE_TEXT = 4,
    LODESTONE_ACCESSIBLE_EDITABLE = 8,
    LODESTONE_ACCESSIBLE_SELECTION = 16,
    LODESTONE_ACCESSIBLE_TABLE = 32,
    LODESTONE_ACCESSIBLE_CELL = 64,
};

typedef struct {
    int x, y, width, height;
} LodestoneAccessibleRect;

// The attributes of an element. Strings are owned by the receiver; NULL for none. Roles and states are AT-SPI's numbers.
typedef struct {
    guint role, interfaces;
    unsigned long long states;
    char *role_name, *name, *description, *identifier, *value_text, *language;
    // The bus name and object path of another program's tree in the element; NULL for none.
    char *plug_name, *plug_path;
    char **actions;
    int position, count, level;
    // The frame in the window's content, in points.
    LodestoneAccessibleRect frame;
    double now, least, most, step;
    // The size of a table, and the zero-based position of a cell.
    int rows, columns, row, column, row_span, column_span;
} LodestoneAccessibleFacts;

// The program's callbacks, on the main thread. Text offsets count code points.
typedef struct {
    gboolean (*facts)(void *context, LodestoneAccessibleID id, LodestoneAccessibleFacts *facts);  // FALSE: no longer there
    gboolean (*parent)(void *context, LodestoneAccessibleID id, LodestoneAccessibleID *parent);
    guint (*children)(void *context, LodestoneAccessibleID id, LodestoneAccessibleID **children);  // to be freed; the count
    void (*window_origin)(void *context, LodestoneAccessibleID id, gboolean on_screen, int *x, int *y);
    LodestoneAccessibleID (*hit)(void *context, LodestoneAccessibleID id, int x, int y);
    gboolean (*focus)(void *context, LodestoneAccessibleID id);
    gboolean (*reveal)(void *context, LodestoneAccessibleID id);
    gboolean (*act)(void *context, LodestoneAccessibleID id, int action);
    gboolean (*set_value)(void *context, LodestoneAccessibleID id, double value);
    char *(*text)(void *context, LodestoneAccessibleID id);  // to be freed
    void (*selection)(void *context, LodestoneAccessibleID id, int *start, int *end, int *caret);
    gboolean (*select)(void *context, LodestoneAccessibleID id, int start, int end);
    gboolean (*replace)(void *context, LodestoneAccessibleID id, int start, int end, const char *text);
    LodestoneAccessibleRect (*text_frame)(void *context, LodestoneAccessibleID id, int start, int end);
    /// The line that contains an offset. FALSE if only line breaks end lines.
    gboolean (*text_line)(void *context, LodestoneAccessibleID id, int offset, int *start, int *end);
    /// The offset at a point of the window, -1 for none. FALSE if it follows from the frames of the characters.
    gboolean (*text_place)(void *context, LodestoneAccessibleID id, int x, int y, int *offset);
    gboolean (*select_child)(void *context, LodestoneAccessibleID id, int index, gboolean is_selected);
    LodestoneAccessibleID (*cell)(void *context, LodestoneAccessibleID id, int row, int column);  // 0 for none that is in view
    LodestoneAccessibleID (*table)(void *context, LodestoneAccessibleID id);  // of a cell; 0 for none
    // The headers of a row or a column, which the caller frees. Returns their number.
    guint (*headers)(void *context, LodestoneAccessibleID id, gboolean of_row, int index, LodestoneAccessibleID **headers);
    // Called when a listener connects or disconnects, or a screen reader starts or ends.
    void (*heard_changed)(void *context);
    // Called when the program is registered and its listeners are known, so that initial events can be sent.
    void (*ready)(void *context);
} LodestoneAccessibleAnswers;

// Disables GTK's own accessibility. GTK reads the setting from the environment once, for the first widget: here. The environment is
// restored, since child processes inherit it.
void lodestone_accessibility_take_from_gtk(void);

// Connects asynchronously. Does nothing without a bus. `answers` and `context` must stay valid for ever.
void lodestone_accessibility_start(const char *name, const LodestoneAccessibleAnswers *answers, void *context);

// Whether an assistive technology has sent a query, or listens for events.
gboolean lodestone_accessibility_is_connected(void);
// Whether the desktop has enabled a screen reader.
gboolean lodestone_accessibility_has_screen_reader(void);
// The numbers of queries and signals, for tests.
void lodestone_accessibility_counts(guint *questions, guint *signals);

// Events are neither built nor sent without a listener.
void lodestone_accessibility_state(LodestoneAccessibleID id, const char *state, gboolean is_on);
void lodestone_accessibility_text_property(LodestoneAccessibleID id, const char *property, const char *text);
void lodestone_accessibility_value(LodestoneAccessibleID id, double value);
void lodestone_accessibility_child(LodestoneAccessibleID id, gboolean is_added, int index, LodestoneAccessibleID child);
// Another program's tree was added to or removed from an element, whose last child it is, at `index`.
void lodestone_accessibility_plug(LodestoneAccessibleID id, gboolean is_added, int index, const char *plug_name, const char *plug_path);
void lodestone_accessibility_text(LodestoneAccessibleID id, gboolean is_inserted, int start, int length, const char *text);
void lodestone_accessibility_caret(LodestoneAccessibleID id, int offset);
void lodestone_accessibility_event(LodestoneAccessibleID id, const char *signal);
void lodestone_accessibility_window(LodestoneAccessibleID id, const char *what);
// Announces a text. FALSE without a listener.
gboolean lodestone_accessibility_announce(const char *text, gboolean is_urgent);

// A screen reader that registers for keys, and cannot grab them on the display (Wayland), gets each key before the program.
typedef void (*LodestoneKeyAnswer)(void *context, gboolean is_taken);
// Sends a key event to the screen readers that registered for keys. If it returns TRUE, it later calls `answer` once, after 0.3 s at most, with
// whether a reader consumed the key. FALSE without such a reader, or if the last reply timed out: the program handles the key.
gboolean lodestone_accessibility_show_key(GdkEvent *event, LodestoneKeyAnswer answer, void *context);
gboolean lodestone_accessibility_wants_keys(void);
// Starts, refreshes and stops tracking the screen readers that register for keys (lodestone_accessibility_keys.c).
void lodestone_accessibility_watch_keys(GDBusConnection *bus);
void lodestone_accessibility_ask_for_key_listeners(void);
void lodestone_accessibility_forget_keys(GDBusConnection *bus);

// For the replies to queries (lodestone_accessibility_answers.c).
typedef struct {
    const char *name;
    const LodestoneAccessibleAnswers *ask;
    void *context;
    GDBusConnection *bus;
    char *desktop_name, *desktop_path;
    int id;
} LodestoneAccessibility;

LodestoneAccessibility *lodestone_accessibility(void);
GVariant *lodestone_accessibility_reference(LodestoneAccessibleID id);
gboolean lodestone_accessibility_facts(LodestoneAccessibleID id, LodestoneAccessibleFacts *facts);
void lodestone_accessibility_facts_clear(LodestoneAccessibleFacts *facts);
void lodestone_accessibility_note_client(const char *sender);
// The character (0), word (1), sentence (2), line (3) or paragraph (4) of a text at an offset.
void lodestone_accessibility_piece(const char *text, int offset, guint by, int *start, int *end);
// AT-SPI's null reference; the child at an index, or 0; an element's index in its parent, or -1; whether it is selected.
GVariant *lodestone_accessibility_no_reference(void);
LodestoneAccessibleID lodestone_accessibility_child_at(LodestoneAccessibleID id, int index);
int lodestone_accessibility_index_of(LodestoneAccessibleID id);
gboolean lodestone_accessibility_is_selected(LodestoneAccessibleID id);
// The number of an element's children, including another program's tree; replies to a query about children, or returns FALSE for other
// methods (lodestone_accessibility_children.c).
int lodestone_accessibility_child_count(LodestoneAccessibleID id, const LodestoneAccessibleFacts *facts);
gboolean lodestone_accessibility_children_call(
    LodestoneAccessibleID id, const LodestoneAccessibleFacts *facts, const char *name, GVariant *args, GDBusMethodInvocation *call);
// Replies to queries about tables and cells (lodestone_accessibility_tables.c). FALSE for other methods, NULL for other properties.
gboolean lodestone_accessibility_table_call(LodestoneAccessibleID id, const char *name, GVariant *args, GDBusMethodInvocation *call);
gboolean lodestone_accessibility_cell_call(
    LodestoneAccessibleID id, const LodestoneAccessibleFacts *facts, const char *name, GDBusMethodInvocation *call);
GVariant *lodestone_accessibility_table_property(LodestoneAccessibleID id, const LodestoneAccessibleFacts *facts, const char *name);
// Registers the elements and the cache on the bus, and stores both registrations.
void lodestone_accessibility_register(GDBusConnection *bus, guint *subtree, guint *cache);

#endif
