// AT-SPI over D-Bus: what assistive programs ask of the program, and what they are told. Elements are numbers that the answers below know;
// nothing is kept of any of them here.
#ifndef LODESTONE_ACCESSIBILITY_H
#define LODESTONE_ACCESSIBILITY_H

#include <gtk/gtk.h>

// 0 is the program itself; its children are windows.
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

// What there is to say of an element. Texts are the receiver's, to be freed; NULL for none. Roles and states are AT-SPI's numbers.
typedef struct {
    guint role, interfaces;
    unsigned long long states;
    char *role_name, *name, *description, *identifier, *value_text, *language;
    // What another program shows in the element, and answers for itself: its name on the bus and its path. NULL for nothing.
    char *plug_name, *plug_path;
    char **actions;
    int position, count, level;
    // Within the window's content, in points.
    LodestoneAccessibleRect frame;
    double now, least, most, step;
    // Of a table; and the place of a cell in its table, from 0.
    int rows, columns, row, column, row_span, column_span;
} LodestoneAccessibleFacts;

// What the program answers. All are called on the main thread. Offsets of texts count code points.
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
    /// The line that a place of the text is in; FALSE where lines end at line breaks alone.
    gboolean (*text_line)(void *context, LodestoneAccessibleID id, int offset, int *start, int *end);
    /// The place at a point of the window, -1 for none; FALSE where the frames of letters say it.
    gboolean (*text_place)(void *context, LodestoneAccessibleID id, int x, int y, int *offset);
    gboolean (*select_child)(void *context, LodestoneAccessibleID id, int index, gboolean is_selected);
    LodestoneAccessibleID (*cell)(void *context, LodestoneAccessibleID id, int row, int column);  // 0 for none that is in view
    LodestoneAccessibleID (*table)(void *context, LodestoneAccessibleID id);  // of a cell; 0 for none
    // What heads a row or a column; to be freed, the count is returned.
    guint (*headers)(void *context, LodestoneAccessibleID id, gboolean of_row, int index, LodestoneAccessibleID **headers);
    // Whether a program listens, or a screen reader runs, changed.
    void (*heard_changed)(void *context);
    // The registry knows the program, and the program knows who listens: what is to be said at the start can be said.
    void (*ready)(void *context);
} LodestoneAccessibleAnswers;

// Keeps GTK from telling assistive programs of its widgets. GTK decides by the environment, once, when the first widget is asked: here.
// The environment is then as it was, since programs that are started from here inherit it.
void lodestone_accessibility_take_from_gtk(void);

// Connects, without waiting for anything. Where there is no bus nothing happens. `answers` and `context` stay for as long as the program runs.
void lodestone_accessibility_start(const char *name, const LodestoneAccessibleAnswers *answers, void *context);

// Whether a program has asked something and is still there, or listens for events.
gboolean lodestone_accessibility_is_heard(void);
// Whether the desktop says that a screen reader runs.
gboolean lodestone_accessibility_has_screen_reader(void);
// How many questions came, and how many signals went out: for tests.
void lodestone_accessibility_counts(guint *questions, guint *signals);

// Nothing is sent, nor put together, while no program wants it.
void lodestone_accessibility_state(LodestoneAccessibleID id, const char *state, gboolean is_on);
void lodestone_accessibility_text_property(LodestoneAccessibleID id, const char *property, const char *text);
void lodestone_accessibility_value(LodestoneAccessibleID id, double value);
void lodestone_accessibility_child(LodestoneAccessibleID id, gboolean is_added, int index, LodestoneAccessibleID child);
// What another program shows in an element came, or went; it is the element's last child, with this index.
void lodestone_accessibility_plug(LodestoneAccessibleID id, gboolean is_added, int index, const char *plug_name, const char *plug_path);
void lodestone_accessibility_text(LodestoneAccessibleID id, gboolean is_inserted, int start, int length, const char *text);
void lodestone_accessibility_caret(LodestoneAccessibleID id, int offset);
void lodestone_accessibility_event(LodestoneAccessibleID id, const char *signal);
void lodestone_accessibility_window(LodestoneAccessibleID id, const char *what);
// Has a text said; FALSE where no program listens.
gboolean lodestone_accessibility_announce(const char *text, gboolean is_urgent);

// A screen reader looks at each key before the program does, where it asks for keys and cannot take them from the display itself (Wayland).
typedef void (*LodestoneKeyAnswer)(void *context, gboolean is_taken);
// Shows a key press or release to the readers that asked for keys. TRUE: `answer` is called later, once, with whether one of them took it, at
// the latest after 0.3 s. FALSE: no reader asked, or the last key was not answered in time; the key is the program's now.
gboolean lodestone_accessibility_show_key(GdkEvent *event, LodestoneKeyAnswer answer, void *context);
gboolean lodestone_accessibility_wants_keys(void);
// Follows which readers ask for keys, for as long as there is the bus; asks again; stops (lodestone_accessibility_keys.c).
void lodestone_accessibility_watch_keys(GDBusConnection *bus);
void lodestone_accessibility_ask_for_key_listeners(void);
void lodestone_accessibility_forget_keys(GDBusConnection *bus);

// For the answers to questions (lodestone_accessibility_answers.c).
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
// No element, as AT-SPI names it; the child at an index, 0 for none; an element's index in its parent, -1 for none; whether it is selected.
GVariant *lodestone_accessibility_no_reference(void);
LodestoneAccessibleID lodestone_accessibility_child_at(LodestoneAccessibleID id, int index);
int lodestone_accessibility_index_of(LodestoneAccessibleID id);
gboolean lodestone_accessibility_is_selected(LodestoneAccessibleID id);
// How many children an element has, that of another program with them; a question for them, FALSE for a method that is none
// (lodestone_accessibility_children.c).
int lodestone_accessibility_child_count(LodestoneAccessibleID id, const LodestoneAccessibleFacts *facts);
gboolean lodestone_accessibility_children_call(
    LodestoneAccessibleID id, const LodestoneAccessibleFacts *facts, const char *name, GVariant *args, GDBusMethodInvocation *call);
// What is asked of a table and of a cell (lodestone_accessibility_tables.c); FALSE for a method that is none of theirs, NULL for no such property.
gboolean lodestone_accessibility_table_call(LodestoneAccessibleID id, const char *name, GVariant *args, GDBusMethodInvocation *call);
gboolean lodestone_accessibility_cell_call(
    LodestoneAccessibleID id, const LodestoneAccessibleFacts *facts, const char *name, GDBusMethodInvocation *call);
GVariant *lodestone_accessibility_table_property(LodestoneAccessibleID id, const LodestoneAccessibleFacts *facts, const char *name);
// Registers the elements and the cache at the bus; fills in the two registrations.
void lodestone_accessibility_register(GDBusConnection *bus, guint *subtree, guint *cache);

#endif
