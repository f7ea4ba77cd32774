#include "lodestone_text.h"

#include <pango/pango.h>

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
