// Measures lines, and breaks a long paragraph into lines after shaping it once. Pango's layout shapes the rest of a run again after each line.
#ifndef LODESTONE_TEXT_LINES_H
#define LODESTONE_TEXT_LINES_H

#include <pango/pango.h>

// The height that a range of the text gives its lines, in Pango units relative to the baseline. Negative values are above it.
typedef struct {
    // The first byte of the range, which ends at the start of the next one.
    int start;
    int top;
    int bottom;
    // Whether `top` and `bottom` apply; otherwise the fonts of the glyphs determine the height.
    int is_given;
    // Whether the range contains text rather than an attachment.
    int has_glyphs;
} LodestoneTextHeight;

// The part of the letter spacing that Pango adds to the left of a cluster. The rest is on the right.
int lodestone_text_left_spacing(int spacing);

// Resets an ellipsis to its natural width, and collapses white space beside it, so that it has no gap. `text` is the layout's text.
void lodestone_text_close_gaps(PangoLayoutLine *line, const char *text);

// Measures a line. The width includes the letter spacing after the last glyph. `heights` are the `count` (at least one) height ranges in text order.
void lodestone_text_measure_line(PangoLayoutLine *line, const LodestoneTextHeight *heights, int count, PangoRectangle *rect);

typedef struct {
    // The length in UTF-16 units, including the space at which the line is broken.
    int units;
    // In Pango units: the width without that space, the top relative to the baseline (negative), and the height.
    int width;
    int top;
    int height;
} LodestoneTextLine;

// Breaks `text` (UTF-8, `length` bytes) into lines greedily, like Pango: after the last word that fits. A word that does not fit on a line by itself
// is broken between characters, as is every line if `by_character` is set. `first_width` and `width` are in Pango units. Returns the lines, which the
// caller frees with g_free, and stores their number in `count`. NULL if the text contains right-to-left runs, tabs, soft hyphens or line separators,
// or characters of a script without a font.
LodestoneTextLine *lodestone_text_find_lines(PangoContext *context, PangoAttrList *attributes, const LodestoneTextHeight *heights,
                                             int height_count, const char *text, int length, int first_width, int width, int by_character,
                                             int *count);

#endif
