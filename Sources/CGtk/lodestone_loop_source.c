#include "lodestone_loop_source.h"

struct LodestoneLoopSource {
    GSource source;
    gboolean is_asked;
    void (*body)(void *context);
    void *context;
};

static gboolean prepare(GSource *source, int *timeout) {
    *timeout = -1;
    return ((LodestoneLoopSource *)source)->is_asked;
}

static gboolean check(GSource *source) { return ((LodestoneLoopSource *)source)->is_asked; }

static gboolean dispatch(GSource *source, GSourceFunc callback, gpointer data) {
    LodestoneLoopSource *self = (LodestoneLoopSource *)source;
    self->is_asked = FALSE;
    self->body(self->context);
    return G_SOURCE_CONTINUE;
}

// Never changed. It is not const only because GLib requires a mutable pointer.
static GSourceFuncs functions = {.prepare = prepare, .check = check, .dispatch = dispatch};

LodestoneLoopSource *lodestone_loop_source_new(int priority, void (*body)(void *context), void *context) {
    GSource *source = g_source_new(&functions, sizeof(LodestoneLoopSource));
    LodestoneLoopSource *self = (LodestoneLoopSource *)source;
    self->body = body;
    self->context = context;
    g_source_set_priority(source, priority);
    g_source_set_can_recurse(source, TRUE);
    g_source_attach(source, NULL);
    return self;
}

void lodestone_loop_source_free(LodestoneLoopSource *self) {
    g_source_destroy(&self->source);
    g_source_unref(&self->source);
}

void lodestone_loop_source_request(LodestoneLoopSource *self) { self->is_asked = TRUE; }
void lodestone_loop_source_cancel(LodestoneLoopSource *self) { self->is_asked = FALSE; }
