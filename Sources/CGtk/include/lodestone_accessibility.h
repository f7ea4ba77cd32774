// AT-SPI over D-Bus: replies to queries of assistive technologies, and events for them. Elements are identified by numbers. This module does not store
// elements; it requests their attributes by callbacks.
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

// The attributes of an element. The receiver owns the strings; unset ones are NULL. Roles and states are AT-SPI's numbers.
typedef struct {
    guint role, interfaces;
    unsigned long long states;
    char *role_name, *name, *description, *identifier, *value_text, *language;
    // The bus name and object path of another program's tree that the element contains; NULL without one.
    char *plug_name, *plug_path;
    char **actions;
    int position, count, level;
    // The frame in the coordinate space of the window's content, in points.
    LodestoneAccessibleRect frame;
    double now, least, most, step;
    // The numbers of rows and columns of a table. For a cell, its zero-based row and column, and the numbers of rows and columns that it spans.
    int rows, columns, row, column, row_span, column_span;
} LodestoneAccessibleFacts;

// The program's callbacks, on the main thread. Text offsets count code points.
typedef struct {
    gboolean (*facts)(void *context, LodestoneAccessibleID id, LodestoneAccessibleFacts *facts);  // FALSE if the element no longer exists
    gboolean (*parent)(void *context, LodestoneAccessibleID id, LodestoneAccessibleID *parent);
    guint (*children)(void *context, LodestoneAccessibleID id, LodestoneAccessibleID **children);  // returns the number; the caller frees the array
    void (*window_origin)(void *context, LodestoneAccessibleID id, gboolean on_screen, int *x, int *y);
    LodestoneAccessibleID (*hit)(void *context, LodestoneAccessibleID id, int x, int y);
    gboolean (*focus)(void *context, LodestoneAccessibleID id);
    gboolean (*reveal)(void *context, LodestoneAccessibleID id);
    gboolean (*act)(void *context, LodestoneAccessibleID id, int action);
    gboolean (*set_value)(void *context, LodestoneAccessibleID id, double value);
    char *(*text)(void *context, LodestoneAccessibleID id);  // the caller frees the text
    void (*selection)(void *context, LodestoneAccessibleID id, int *start, int *end, int *caret);
    gboolean (*select)(void *context, LodestoneAccessibleID id, int start, int end);
    gboolean (*replace)(void *context, LodestoneAccessibleID id, int start, int end, const char *text);
    LodestoneAccessibleRect (*text_frame)(void *context, LodestoneAccessibleID id, int start, int end);
    /// Finds the line that contains an offset. FALSE if only line breaks in the text end its lines.
    gboolean (*text_line)(void *context, LodestoneAccessibleID id, int offset, int *start, int *end);
    /// Finds the text offset at a point of the window, in points; -1 for a point without text. FALSE if the caller should search the characters' frames
    /// instead.
    gboolean (*text_place)(void *context, LodestoneAccessibleID id, int x, int y, int *offset);
    gboolean (*select_child)(void *context, LodestoneAccessibleID id, int index, gboolean is_selected);
    LodestoneAccessibleID (*cell)(void *context, LodestoneAccessibleID id, int row, int column);  // 0 if no cell is visible there
    LodestoneAccessibleID (*table)(void *context, LodestoneAccessibleID id);  // the table of a cell; 0 if the element is not a cell
    // Stores the headers of a row or a column in an array that the caller frees. Returns their number.
    guint (*headers)(void *context, LodestoneAccessibleID id, gboolean of_row, int index, LodestoneAccessibleID **headers);
    // Answers a request of a UI test in another process. The caller frees the reply, which is NULL for a malformed request.
    char *(*automate)(void *context, const char *request);
    // Called when a listener connects or disconnects, or a screen reader starts or ends.
    void (*heard_changed)(void *context);
    // Called when the program is registered and its listeners are known, so that initial events can be sent.
    void (*ready)(void *context);
} LodestoneAccessibleAnswers;

// Disables GTK's own accessibility by an environment variable. GTK reads the variable once, when it creates its first widget. This function creates a widget,
// and then restores the environment, because child processes inherit it.
void lodestone_accessibility_take_from_gtk(void);

// The accessibility state of a program. It is never freed, because calls on the bus refer to it.
typedef struct LodestoneAccessibility LodestoneAccessibility;

// Creates the state and connects to the bus asynchronously. Without a bus the state has no effect. `answers` and `context` must stay valid until the process
// ends.
LodestoneAccessibility *lodestone_accessibility_new(const char *name, const LodestoneAccessibleAnswers *answers, void *context);

// Whether an assistive technology has sent a query, or listens for events.
gboolean lodestone_accessibility_is_connected(const LodestoneAccessibility *at);
// The connection to the accessibility bus while an assistive technology is connected; otherwise NULL.
GDBusConnection *lodestone_accessibility_connection(const LodestoneAccessibility *at);
// Whether the desktop has enabled a screen reader.
gboolean lodestone_accessibility_has_screen_reader(const LodestoneAccessibility *at);

// These functions send events to listeners. Without a listener they do nothing.
void lodestone_accessibility_state(const LodestoneAccessibility *at, LodestoneAccessibleID id, const char *state, gboolean is_on);
void lodestone_accessibility_text_property(const LodestoneAccessibility *at, LodestoneAccessibleID id, const char *property, const char *text);
void lodestone_accessibility_value(const LodestoneAccessibility *at, LodestoneAccessibleID id, double value);
void lodestone_accessibility_child(const LodestoneAccessibility *at, LodestoneAccessibleID id, gboolean is_added, int index, LodestoneAccessibleID child);
// Reports that another program's tree was added to or removed from an element. The tree's root is the element's last child, at `index`.
void lodestone_accessibility_plug(
    const LodestoneAccessibility *at, LodestoneAccessibleID id, gboolean is_added, int index, const char *plug_name, const char *plug_path);
void lodestone_accessibility_text(const LodestoneAccessibility *at, LodestoneAccessibleID id, gboolean is_inserted, int start, int length, const char *text);
void lodestone_accessibility_caret(const LodestoneAccessibility *at, LodestoneAccessibleID id, int offset);
void lodestone_accessibility_event(const LodestoneAccessibility *at, LodestoneAccessibleID id, const char *signal);
void lodestone_accessibility_window(const LodestoneAccessibility *at, LodestoneAccessibleID id, const char *what);
// Lets screen readers announce a text. FALSE if no assistive technology listens.
gboolean lodestone_accessibility_announce(LodestoneAccessibility *at, const char *text, gboolean is_urgent);

// On Wayland, a screen reader cannot grab keys on the display. If it has registered for keys, it receives each key before the program does.
typedef void (*LodestoneKeyAnswer)(void *context, gboolean is_taken);
// Sends a key event to the screen readers that registered for keys. Returns TRUE if it will call `answer` once, within 0.3 s, with whether a reader consumed
// the key. Returns FALSE if no reader has registered, or if the last reply timed out; the program then handles the key.
gboolean lodestone_accessibility_show_key(LodestoneAccessibility *at, GdkEvent *event, LodestoneKeyAnswer answer, void *context);
gboolean lodestone_accessibility_wants_keys(const LodestoneAccessibility *at);

#endif
