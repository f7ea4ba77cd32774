// How wide and high lines are, and where those of a long paragraph end, found by shaping it once: Pango's layout shapes again what is left of a run
// after each line of it.
#ifndef LODESTONE_TEXT_LINES_H
#define LODESTONE_TEXT_LINES_H

#include <pango/pango.h>

// How high lines are because of a stretch of the text, in Pango's units seen from the baseline: negative is above it.
typedef struct {
    // The first byte; the stretch ends where the next one begins.
    int start;
    int top;
    int bottom;
    // Whether `top` and `bottom` count; else the stretch is as high as its letters.
    int is_given;
    // It has letters, and no picture.
    int has_letters;
} LodestoneTextHeight;

// The part of the letter spacing that Pango adds on the left of a cluster; the rest is on the right.
int lodestone_text_left_spacing(int spacing);

// Gives an ellipsis its own width, and white space next to it none, so that there is no gap. `text` is the layout's text.
void lodestone_text_close_gaps(PangoLayoutLine *line, const char *text);

// The width, and the top and bottom, of a line. The width includes the letter spacing behind the last glyph. `heights` are `count` stretches of the text in their order, of which there is at least one.
void lodestone_text_measure_line(PangoLayoutLine *line, const LodestoneTextHeight *heights, int count, PangoRectangle *rect);

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
LodestoneTextLine *lodestone_text_find_lines(PangoContext *context, PangoAttrList *attributes, const LodestoneTextHeight *heights,
                                             int height_count, const char *text, int length, int first_width, int width, int by_character,
                                             int *count);

#endif
