// What Pango needs for texts, and knows of them.
#ifndef LODESTONE_TEXT_H
#define LODESTONE_TEXT_H

#include <pango/pango.h>

// The running thread's context for texts of a direction, of which the thread keeps one each: lengths that do not depend on pixels. It is not the caller's
// to change or to release.
PangoContext *lodestone_text_context(PangoDirection direction);

// What may happen at the places between the characters of a text: Pango's answer, whose bit fields do not import into Swift.
enum {
    LODESTONE_BREAK_CURSOR = 1,
    LODESTONE_BREAK_WORD_START = 2,
    LODESTONE_BREAK_WORD_END = 4,
    LODESTONE_BREAK_SENTENCE_START = 8,
    LODESTONE_BREAK_SENTENCE_END = 16,
    LODESTONE_BREAK_DELETES_CHARACTER = 32,
};

// Writes what holds at each place of `text` (UTF-8, `length` bytes): before each of its characters and behind the last one, which `count`
// is the number of.
void lodestone_text_breaks(const char *text, int length, unsigned char *flags, int count);

#endif
