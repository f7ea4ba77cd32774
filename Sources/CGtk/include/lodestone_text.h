// Pango functions for text layout.
#ifndef LODESTONE_TEXT_H
#define LODESTONE_TEXT_H

#include <pango/pango.h>

// The running thread's shared context for a text direction, with resolution-independent metrics. The caller must neither change nor release
// it.
PangoContext *lodestone_text_context(PangoDirection direction);

// The break flags between characters: Pango's attributes, whose bit fields cannot be imported into Swift.
enum {
    LODESTONE_BREAK_CURSOR = 1,
    LODESTONE_BREAK_WORD_START = 2,
    LODESTONE_BREAK_WORD_END = 4,
    LODESTONE_BREAK_SENTENCE_START = 8,
    LODESTONE_BREAK_SENTENCE_END = 16,
    LODESTONE_BREAK_DELETES_CHARACTER = 32,
};

// Writes the flags before each character of `text` (UTF-8, `length` bytes) and after the last one; `count` is their number.
void lodestone_text_breaks(const char *text, int length, unsigned char *flags, int count);

#endif
