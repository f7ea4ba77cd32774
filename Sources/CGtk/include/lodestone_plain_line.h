// Lines of plain letters, shaped by themselves. Pango's layout also looks for scripts, directions, fonts and places to break at, of which a short line
// of ASCII in one font has nothing: that is most of what such a line costs.
#ifndef LODESTONE_PLAIN_LINE_H
#define LODESTONE_PLAIN_LINE_H

#include <pango/pango.h>

/// A line that was shaped; counted, and the same for all threads.
typedef struct LodestonePlainLine LodestonePlainLine;

/// The line that Pango's layout makes of `text` (`length` bytes) where nothing breaks it. NULL where the text has more than printable ASCII or no
/// Latin letter, which decides its script and direction, or where the font lacks some of ASCII or has colours. `spacing` is the letter spacing in
/// Pango's units, as `pango_attr_letter_spacing_new` takes it.
LodestonePlainLine *lodestone_plain_line_new(
    PangoContext *context, const PangoFontDescription *font, int spacing, const char *text, int length);
LodestonePlainLine *lodestone_plain_line_ref(LodestonePlainLine *self);
void lodestone_plain_line_unref(LodestonePlainLine *self);

PangoFont *lodestone_plain_line_font(const LodestonePlainLine *self);
/// The letters; valid as long as the line.
PangoGlyphString *lodestone_plain_line_glyphs(const LodestonePlainLine *self);
/// The width with the letter spacing behind the last letter, and the top and height as they are seen from the baseline, in Pango's units.
PangoRectangle lodestone_plain_line_extents(const LodestonePlainLine *self);
/// How far right the character at a byte of its text begins, in Pango's units. `text` is that of the line.
int lodestone_plain_line_x(const LodestonePlainLine *self, const char *text, int length, int byte);

#endif
