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

// The accessibility of a program. It exists until the process ends, since calls on the bus point to it.
typedef struct LodestoneAccessibility LodestoneAccessibility;

// Connects asynchronously. Does nothing without a bus. `answers` and `context` must stay valid for ever.
LodestoneAccessibility *lodestone_accessibility_new(const char *name, const LodestoneAccessibleAnswers *answers, void *context);

// Whether an assistive technology has sent a query, or listens for events.
gboolean lodestone_accessibility_is_connected(const LodestoneAccessibility *at);
// The connection to the accessibility bus while an assistive technology is connected; otherwise NULL.
GDBusConnection *lodestone_accessibility_connection(const LodestoneAccessibility *at);
// Whether the desktop has enabled a screen reader.
gboolean lodestone_accessibility_has_screen_reader(const LodestoneAccessibility *at);

// Events are neither built nor sent without a listener.
void lodestone_accessibility_state(const LodestoneAccessibility *at, LodestoneAccessibleID id, const char *state, gboolean is_on);
void lodestone_accessibility_text_property(const LodestoneAccessibility *at, LodestoneAccessibleID id, const char *property, const char *text);
void lodestone_accessibility_value(const LodestoneAccessibility *at, LodestoneAccessibleID id, double value);
void lodestone_accessibility_child(const LodestoneAccessibility *at, LodestoneAccessibleID id, gboolean is_added, int index, LodestoneAccessibleID child);
// Reports that another program's tree was added to or removed from an element, as its last child at `index`.
void lodestone_accessibility_plug(
    const LodestoneAccessibility *at, LodestoneAccessibleID id, gboolean is_added, int index, const char *plug_name, const char *plug_path);
void lodestone_accessibility_text(const LodestoneAccessibility *at, LodestoneAccessibleID id, gboolean is_inserted, int start, int length, const char *text);
void lodestone_accessibility_caret(const LodestoneAccessibility *at, LodestoneAccessibleID id, int offset);
void lodestone_accessibility_event(const LodestoneAccessibility *at, LodestoneAccessibleID id, const char *signal);
void lodestone_accessibility_window(const LodestoneAccessibility *at, LodestoneAccessibleID id, const char *what);
// Announces a text. FALSE without a listener.
gboolean lodestone_accessibility_announce(LodestoneAccessibility *at, const char *text, gboolean is_urgent);

// A screen reader that registers for keys, and cannot grab them on the display (Wayland), gets each key before the program.
typedef void (*LodestoneKeyAnswer)(void *context, gboolean is_taken);
// Sends a key event to the screen readers that registered for keys. If it returns TRUE, it later calls `answer` once, after 0.3 s at most, with
// whether a reader consumed the key. FALSE without such a reader, or if the last reply timed out: the program handles the key.
gboolean lodestone_accessibility_show_key(LodestoneAccessibility *at, GdkEvent *event, LodestoneKeyAnswer answer, void *context);
gboolean lodestone_accessibility_wants_keys(const LodestoneAccessibility *at);

#endif
