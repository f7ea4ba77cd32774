#include "lodestone_input_method.h"

#include <dlfcn.h>
#include <string.h>

struct LodestoneInputMethod {
    GtkIMContext *method;
    LodestoneInputHandlers handlers;
    void *context;
};

static void committed(GtkIMContext *method, const char *text, gpointer data) {
    LodestoneInputMethod *self = data;
    // Input methods are other programs, so their text may be invalid UTF-8.
    char *valid = g_utf8_make_valid(text != NULL ? text : "", -1);
    self->handlers.commit(self->context, valid);
    g_free(valid);
}

// Whether the input method is ibus, and the ibus process has ended. GTK does not report this: the preedit becomes empty, as if the user had cancelled it.
static gboolean is_lost(LodestoneInputMethod *self) {
    const char *name = gtk_im_multicontext_get_context_id(GTK_IM_MULTICONTEXT(self->method));
    if (g_strcmp0(name, "ibus") != 0) return FALSE;
    // GTK's ibus module has already loaded the library, in which all users share one bus object.
    void *library = dlopen("libibus-1.0.so.5", RTLD_LAZY | RTLD_NOLOAD);
    if (library == NULL) return FALSE;
    gpointer (*bus_new)(void) = (gpointer (*)(void))dlsym(library, "ibus_bus_new");
    gboolean (*is_connected)(gpointer) = (gboolean (*)(gpointer))dlsym(library, "ibus_bus_is_connected");
    gboolean is_lost = FALSE;
    if (bus_new != NULL && is_connected != NULL) {
        gpointer bus = bus_new();
        is_lost = !is_connected(bus);
        g_object_unref(bus);
    }
    dlclose(library);
    return is_lost;
}

static void preedit_changed(GtkIMContext *method, gpointer data) {
    LodestoneInputMethod *self = data;
    char *text = NULL;
    PangoAttrList *attributes = NULL;
    int cursor = 0;
    gtk_im_context_get_preedit_string(method, &text, &attributes, &cursor);
    GArray *parts = g_array_new(FALSE, TRUE, sizeof(LodestonePreeditPart));
    gboolean is_valid = text != NULL && g_utf8_validate(text, -1, NULL);
    int length = is_valid ? (int)strlen(text) : 0;
    if (length == 0 && is_lost(self)) self->handlers.lost(self->context);
    PangoAttrIterator *iterator = attributes != NULL ? pango_attr_list_get_iterator(attributes) : NULL;
    for (gboolean more = iterator != NULL && is_valid; more; more = pango_attr_iterator_next(iterator)) {
        LodestonePreeditPart part = {0};
        pango_attr_iterator_range(iterator, &part.start, &part.end);
        if (part.end > length) part.end = length;
        if (part.start < 0 || part.start >= part.end) continue;
        PangoAttribute *underline = pango_attr_iterator_get(iterator, PANGO_ATTR_UNDERLINE);
        if (underline != NULL) part.underline = ((PangoAttrInt *)underline)->value;
        part.is_highlighted = pango_attr_iterator_get(iterator, PANGO_ATTR_BACKGROUND) != NULL;
        g_array_append_val(parts, part);
    }
    if (iterator != NULL) pango_attr_iterator_destroy(iterator);
    self->handlers.preedit(
        self->context, is_valid ? text : "", cursor, (const LodestonePreeditPart *)parts->data, (int)parts->len);
    g_array_free(parts, TRUE);
    if (attributes != NULL) pango_attr_list_unref(attributes);
    g_free(text);
}

static void preedit_ended(GtkIMContext *method, gpointer data) {
    LodestoneInputMethod *self = data;
    self->handlers.preedit(self->context, "", 0, NULL, 0);
}

static gboolean retrieve_surrounding(GtkIMContext *method, gpointer data) {
    LodestoneInputMethod *self = data;
    return self->handlers.retrieve_surrounding(self->context);
}

static gboolean delete_surrounding(GtkIMContext *method, int offset, int count, gpointer data) {
    LodestoneInputMethod *self = data;
    return self->handlers.delete_surrounding(self->context, offset, count);
}

LodestoneInputMethod *lodestone_input_method_new(GtkWidget *view, const LodestoneInputHandlers *handlers, void *context) {
    LodestoneInputMethod *self = g_new0(LodestoneInputMethod, 1);
    self->handlers = *handlers;
    self->context = context;
    self->method = gtk_im_multicontext_new();
    gtk_im_context_set_client_widget(self->method, view);
    gtk_im_context_set_use_preedit(self->method, TRUE);
    g_signal_connect(self->method, "commit", G_CALLBACK(committed), self);
    g_signal_connect(self->method, "preedit-changed", G_CALLBACK(preedit_changed), self);
    g_signal_connect(self->method, "preedit-end", G_CALLBACK(preedit_ended), self);
    g_signal_connect(self->method, "retrieve-surrounding", G_CALLBACK(retrieve_surrounding), self);
    g_signal_connect(self->method, "delete-surrounding", G_CALLBACK(delete_surrounding), self);
    return self;
}

void lodestone_input_method_free(LodestoneInputMethod *self) {
    g_signal_handlers_disconnect_by_data(self->method, self);
    gtk_im_context_focus_out(self->method);
    gtk_im_context_set_client_widget(self->method, NULL);
    g_object_unref(self->method);
    g_free(self);
}

void lodestone_input_method_focus(LodestoneInputMethod *self, int purpose, int hints) {
    g_object_set(self->method, "input-purpose", purpose, "input-hints", hints, NULL);
    gtk_im_context_focus_in(self->method);
}

gboolean lodestone_input_method_show_keyboard(LodestoneInputMethod *self) {
    // GTK 4.18 added the function. In older versions no program can call it.
    static gsize is_known = 0;
    static gboolean (*activate)(GtkIMContext *, GdkEvent *) = NULL;
    if (g_once_init_enter(&is_known)) {
        *(void **)&activate = dlsym(RTLD_DEFAULT, "gtk_im_context_activate_osk");
        g_once_init_leave(&is_known, 1);
    }
    return activate != NULL && activate(self->method, NULL);
}

void lodestone_input_method_unfocus(LodestoneInputMethod *self) {
    gtk_im_context_reset(self->method);
    gtk_im_context_focus_out(self->method);
}

void lodestone_input_method_reset(LodestoneInputMethod *self) {
    gtk_im_context_reset(self->method);
}

void lodestone_input_method_set_caret(LodestoneInputMethod *self, int x, int y, int width, int height) {
    GdkRectangle area = {x, y, width, height};
    gtk_im_context_set_cursor_location(self->method, &area);
}

void lodestone_input_method_set_surrounding(LodestoneInputMethod *self, const char *text, int length, int caret, int anchor) {
    gtk_im_context_set_surrounding_with_selection(self->method, text, length, caret, anchor);
}

gboolean lodestone_input_method_filter(LodestoneInputMethod *self, GdkEvent *event) {
    return gtk_im_context_filter_keypress(self->method, event);
}
