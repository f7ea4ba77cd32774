// Where the lines of a long paragraph end, found by shaping it once. Pango's layout shapes again what is left of a run after each line of it.
#ifndef LODESTONE_TEXT_LINES_H
#define LODESTONE_TEXT_LINES_H

#include <pango/pango.h>

typedef struct {
    // UTF-16 units of the line, with the space that it is broken behind.
    int units;
    // Pango's units: the width without that space, the top seen from the baseline, which is negative, and the height.
    int width;
    int top;
    int height;
} LodestoneTextLine;

// Breaks `text` (UTF-8, `length` bytes) greedily as Pango does: behind the last word that fits, and inside of a word that does not fit alone or
// where `by_character` says so. `first_width` and `width` are Pango's units. Answers the lines, which the caller frees with g_free, and their
// number in `count`; NULL where some of the text runs from right to left, has tabs, soft hyphens or line separators, or is of a script that has no
// font.
LodestoneTextLine *lodestone_text_find_lines(PangoContext *context, PangoAttrList *attributes, const char *text, int length, int first_width,
                                             int width, int by_character, int *count);

#endif
