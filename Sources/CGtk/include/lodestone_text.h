// Pango functions for text layout.
#ifndef LODESTONE_TEXT_H
#define LODESTONE_TEXT_H

#include <pango/pango.h>

// The running thread's shared Pango context for a text direction. Its metrics do not depend on the resolution. The caller must not change or release the
// context.
PangoContext *lodestone_text_context(PangoDirection direction);

// Locks the text of the whole process, until the unlock. A thread that holds the lock may lock it again. Cairo opens and closes font files without a lock of its
// own, which FreeType forbids: see Documentation/decisions/2026-11-text-lock.md.
void lodestone_text_lock(void);
void lodestone_text_unlock(void);

// The break flags of a position between characters. They replace Pango's attributes, which are bit fields that Swift cannot import.
enum {
    LODESTONE_BREAK_CURSOR = 1,
    LODESTONE_BREAK_WORD_START = 2,
    LODESTONE_BREAK_WORD_END = 4,
    LODESTONE_BREAK_SENTENCE_START = 8,
    LODESTONE_BREAK_SENTENCE_END = 16,
    LODESTONE_BREAK_DELETES_CHARACTER = 32,
};

// Writes the break flags before each character of `text` (UTF-8, `length` bytes) and after the last one. `count` is the number of characters plus one.
void lodestone_text_breaks(const char *text, int length, unsigned char *flags, int count);

#endif
