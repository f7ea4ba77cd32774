// Measures lines, and breaks a long paragraph into lines after shaping it only once. Pango's layout shapes the rest of a run again after each line.
#ifndef LODESTONE_TEXT_LINES_H
#define LODESTONE_TEXT_LINES_H

#include <pango/pango.h>

// The line height that a range of the text requires, in Pango units relative to the baseline. Negative values are above the baseline.
typedef struct {
    // The first byte of the range. The range ends where the next one starts.
    int start;
    int top;
    int bottom;
    // Whether `top` and `bottom` apply; otherwise the fonts of the glyphs determine the height.
    int is_given;
    // Whether the range contains text. False for an attachment.
    int has_glyphs;
} LodestoneTextHeight;

// The part of the letter spacing that Pango adds to the left of a cluster. Pango adds the rest to the right.
int lodestone_text_left_spacing(int spacing);

// Removes the gap beside an ellipsis: resets it to its natural width, and collapses the white space next to it. `text` is the layout's text.
void lodestone_text_close_gaps(PangoLayoutLine *line, const char *text);

// Measures a line. The width includes the letter spacing after the last glyph. `heights` contains `count` height ranges (at least one) in text order.
void lodestone_text_measure_line(PangoLayoutLine *line, const LodestoneTextHeight *heights, int count, PangoRectangle *rect);

typedef struct {
    // The length of the line in UTF-16 units, including the space at the line break.
    int units;
    // The width without that space, the top relative to the baseline (negative), and the height, in Pango units.
    int width;
    int top;
    int height;
} LodestoneTextLine;

// Breaks `text` (UTF-8, `length` bytes) into lines greedily, like Pango: after the last word that fits. A word that is longer than a line is broken between
// characters. With `by_character`, all lines are broken between characters. `first_width` and `width` are the available widths in Pango units. Returns the
// lines, which the caller frees with g_free, and stores their number in `count`. NULL if the text contains right-to-left runs, tabs, soft hyphens or line
// separators, or characters for which no font is installed.
LodestoneTextLine *lodestone_text_find_lines(PangoContext *context, PangoAttrList *attributes, const LodestoneTextHeight *heights,
                                             int height_count, const char *text, int length, int first_width, int width, int by_character,
                                             int *count);

#endif
