#include "lodestone_text.h"

#include <pango/pangocairo.h>

static PangoContext *make_context(PangoDirection direction) {
    PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    pango_cairo_context_set_font_options(context, options);
    cairo_font_options_destroy(options);
    pango_cairo_context_set_resolution(context, 72);
    pango_context_set_round_glyph_positions(context, FALSE);
    pango_context_set_base_dir(context, direction);
    return context;
}

PangoContext *lodestone_text_context(PangoDirection direction) {
    // Each thread has its own contexts and fonts.
    static GPrivate natural = G_PRIVATE_INIT(g_object_unref), from_left = G_PRIVATE_INIT(g_object_unref), from_right = G_PRIVATE_INIT(g_object_unref);
    GPrivate *place = direction == PANGO_DIRECTION_LTR ? &from_left : direction == PANGO_DIRECTION_RTL ? &from_right : &natural;
    PangoContext *context = g_private_get(place);
    if (context == NULL) {
        context = make_context(direction);
        g_private_set(place, context);
    }
    return context;
}

// Cairo has one FreeType library for all threads, so one lock serves them.
static GRecMutex text_lock;

void lodestone_text_lock(void) { g_rec_mutex_lock(&text_lock); }
void lodestone_text_unlock(void) { g_rec_mutex_unlock(&text_lock); }

void lodestone_text_breaks(const char *text, int length, unsigned char *flags, int count) {
    PangoLogAttr *places = g_new0(PangoLogAttr, count);
    pango_get_log_attrs(text, length, -1, pango_language_get_default(), places, count);
    for (int index = 0; index < count; index++) {
        const PangoLogAttr *place = &places[index];
        flags[index] = (unsigned char)((place->is_cursor_position ? LODESTONE_BREAK_CURSOR : 0) | (place->is_word_start ? LODESTONE_BREAK_WORD_START : 0)
                                       | (place->is_word_end ? LODESTONE_BREAK_WORD_END : 0)
                                       | (place->is_sentence_start ? LODESTONE_BREAK_SENTENCE_START : 0)
                                       | (place->is_sentence_end ? LODESTONE_BREAK_SENTENCE_END : 0)
                                       | (place->backspace_deletes_character ? LODESTONE_BREAK_DELETES_CHARACTER : 0));
    }
    g_free(places);
}
