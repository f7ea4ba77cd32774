#include "lodestone_turn.h"

struct LodestoneTurn {
    GSource source;
    gboolean is_asked;
    void (*body)(void *context);
    void *context;
};

static gboolean prepare(GSource *source, int *timeout) {
    *timeout = -1;
    return ((LodestoneTurn *)source)->is_asked;
}

static gboolean check(GSource *source) { return ((LodestoneTurn *)source)->is_asked; }

static gboolean dispatch(GSource *source, GSourceFunc callback, gpointer data) {
    LodestoneTurn *self = (LodestoneTurn *)source;
    self->is_asked = FALSE;
    self->body(self->context);
    return G_SOURCE_CONTINUE;
}

static GSourceFuncs functions = {.prepare = prepare, .check = check, .dispatch = dispatch};

LodestoneTurn *lodestone_turn_new(int priority, void (*body)(void *context), void *context) {
    GSource *source = g_source_new(&functions, sizeof(LodestoneTurn));
    LodestoneTurn *self = (LodestoneTurn *)source;
    self->body = body;
    self->context = context;
    g_source_set_priority(source, priority);
    g_source_set_can_recurse(source, TRUE);
    g_source_attach(source, NULL);
    return self;
}

void lodestone_turn_free(LodestoneTurn *self) {
    g_source_destroy(&self->source);
    g_source_unref(&self->source);
}

void lodestone_turn_ask(LodestoneTurn *self) { self->is_asked = TRUE; }
void lodestone_turn_cancel(LodestoneTurn *self) { self->is_asked = FALSE; }
