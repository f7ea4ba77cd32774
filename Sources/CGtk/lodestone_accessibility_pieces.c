#include "lodestone_accessibility_queries.h"

// AT-SPI's granularities.
enum { BY_CHARACTER, BY_WORD, BY_SENTENCE, BY_LINE, BY_PARAGRAPH };

static gboolean is_word(gunichar c) {
    return g_unichar_isalnum(c) || c == '_' || c == '\'';
}

static gboolean is_sentence_end(gunichar c) {
    return c == '.' || c == '!' || c == '?' || c == 0x3002 || c == '\n';
}

// Whether a unit of text begins at an offset.
static gboolean begins(const gunichar *all, int offset, guint by) {
    if (offset == 0) return TRUE;
    switch (by) {
        case BY_WORD: return is_word(all[offset]) && !is_word(all[offset - 1]);
        case BY_SENTENCE: {
            if (g_unichar_isspace(all[offset])) return FALSE;
            int before = offset - 1;
            while (before > 0 && g_unichar_isspace(all[before]) && all[before] != '\n') before--;
            return before < offset - 1 + (all[before] == '\n') && is_sentence_end(all[before]);
        }
        default: return all[offset - 1] == '\n';
    }
}

void lodestone_accessibility_piece(const char *text, int offset, guint by, int *start, int *end) {
    glong length;
    gunichar *all = g_utf8_to_ucs4_fast(text, -1, &length);
    offset = CLAMP(offset, 0, (int)length);
    *start = offset;
    if (by == BY_CHARACTER) {
        *end = MIN(offset + 1, (int)length);
    } else {
        while (*start > 0 && (*start >= length || !begins(all, *start, by))) (*start)--;
        *end = MIN(*start + 1, (int)length);
        while (*end < length && !begins(all, *end, by)) (*end)++;
    }
    g_free(all);
}
