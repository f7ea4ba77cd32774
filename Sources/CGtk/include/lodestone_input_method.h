// An input method of the desktop for a view: dead keys, Compose, ibus, fcitx, a keyboard on the screen.
#ifndef LODESTONE_INPUT_METHOD_H
#define LODESTONE_INPUT_METHOD_H

#include <gtk/gtk.h>

// A part of the text that is composed; offsets in bytes.
typedef struct {
    int start, end;
    // PangoUnderline.
    int underline;
    // The part is shown with a ground of its own: it is what is being chosen.
    gboolean is_highlighted;
} LodestonePreeditPart;

typedef struct {
    // The person entered `text`.
    void (*commit)(void *context, const char *text);
    // The text that is composed changed; `cursor` counts characters. An empty one: nothing is composed.
    void (*preedit)(void *context, const char *text, int cursor, const LodestonePreeditPart *parts, int count);
    // The program that composes is gone, in the middle of what it composed.
    void (*lost)(void *context);
    // The text around the caret is asked for: answer it with lodestone_input_method_set_surrounding.
    gboolean (*retrieve_surrounding)(void *context);
    // `count` characters from `offset` characters behind the caret on (before it, where that is negative) are to go.
    gboolean (*delete_surrounding)(void *context, int offset, int count);
} LodestoneInputHandlers;

typedef struct LodestoneInputMethod LodestoneInputMethod;

// An input method that is not focused.
LodestoneInputMethod *lodestone_input_method_new(GtkWidget *view, const LodestoneInputHandlers *handlers, void *context);
void lodestone_input_method_free(LodestoneInputMethod *self);

// GtkInputPurpose and GtkInputHints.
void lodestone_input_method_focus(LodestoneInputMethod *self, int purpose, int hints);
void lodestone_input_method_unfocus(LodestoneInputMethod *self);
void lodestone_input_method_reset(LodestoneInputMethod *self);
void lodestone_input_method_set_caret(LodestoneInputMethod *self, int x, int y, int width, int height);
// `caret` and `anchor` count bytes.
void lodestone_input_method_set_surrounding(LodestoneInputMethod *self, const char *text, int length, int caret, int anchor);
// Whether the input method uses the key.
gboolean lodestone_input_method_filter(LodestoneInputMethod *self, GdkEvent *event);

#endif
