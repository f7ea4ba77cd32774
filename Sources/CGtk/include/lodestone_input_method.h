// The desktop's input method for a view: dead keys, Compose, ibus, fcitx, on-screen keyboards.
#ifndef LODESTONE_INPUT_METHOD_H
#define LODESTONE_INPUT_METHOD_H

#include <gtk/gtk.h>

// A styled range of the preedit text. `start` and `end` are byte offsets.
typedef struct {
    int start, end;
    // The underline, as a PangoUnderline value.
    int underline;
    // Whether the range is highlighted as the current candidate.
    gboolean is_highlighted;
} LodestonePreeditPart;

typedef struct {
    // Called after text was committed.
    void (*commit)(void *context, const char *text);
    // Called after the preedit text changed; it is empty after the preedit ended. `cursor` counts characters.
    void (*preedit)(void *context, const char *text, int cursor, const LodestonePreeditPart *parts, int count);
    // Called if the input method's process ended during a preedit.
    void (*lost)(void *context);
    // Called if the input method requests the surrounding text. Reply with lodestone_input_method_set_surrounding.
    gboolean (*retrieve_surrounding)(void *context);
    // Called if the input method deletes text: `count` characters, beginning `offset` characters after the caret, or before it if `offset` is negative.
    gboolean (*delete_surrounding)(void *context, int offset, int count);
} LodestoneInputHandlers;

typedef struct LodestoneInputMethod LodestoneInputMethod;

// Creates an input method without focus.
LodestoneInputMethod *lodestone_input_method_new(GtkWidget *view, const LodestoneInputHandlers *handlers, void *context);
void lodestone_input_method_free(LodestoneInputMethod *self);

// Gives the input method the focus. `purpose` is a GtkInputPurpose, `hints` are GtkInputHints.
void lodestone_input_method_focus(LodestoneInputMethod *self, int purpose, int hints);
// Requests the on-screen keyboard for a method with the focus. FALSE if GTK is older than 4.18 or the method has no such keyboard.
gboolean lodestone_input_method_show_keyboard(LodestoneInputMethod *self);
void lodestone_input_method_unfocus(LodestoneInputMethod *self);
void lodestone_input_method_reset(LodestoneInputMethod *self);
void lodestone_input_method_set_caret(LodestoneInputMethod *self, int x, int y, int width, int height);
// Sets the text around the caret. `length`, `caret` and `anchor` are in bytes.
void lodestone_input_method_set_surrounding(LodestoneInputMethod *self, const char *text, int length, int caret, int anchor);
// Passes a key event to the input method. TRUE if the input method consumes the event.
gboolean lodestone_input_method_filter(LodestoneInputMethod *self, GdkEvent *event);

#endif
