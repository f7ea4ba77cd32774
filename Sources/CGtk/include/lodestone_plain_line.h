// A fast path that shapes short ASCII lines with HarfBuzz directly. Pango's layout also itemizes by script, direction and font, and finds break
// positions. A line of ASCII in one font does not need these steps, which take most of the time.
#ifndef LODESTONE_PLAIN_LINE_H
#define LODESTONE_PLAIN_LINE_H

#include <pango/pango.h>

/// A shaped line. It is reference-counted, immutable and safe to share between threads.
typedef struct LodestonePlainLine LodestonePlainLine;

/// Shapes `text` (`length` bytes) on one unbroken line. Glyphs and metrics equal those of Pango's layout. NULL if the text contains anything besides printable
/// ASCII, or no Latin letter, which would determine script and direction. Also NULL if the font is a colour font or does not cover ASCII. `spacing` is the
/// letter spacing in Pango units, as in `pango_attr_letter_spacing_new`.
LodestonePlainLine *lodestone_plain_line_new(
    PangoContext *context, const PangoFontDescription *font, int spacing, const char *text, int length);
LodestonePlainLine *lodestone_plain_line_ref(LodestonePlainLine *self);
void lodestone_plain_line_unref(LodestonePlainLine *self);

PangoFont *lodestone_plain_line_font(const LodestonePlainLine *self);
/// The glyphs. They are valid while the line exists.
PangoGlyphString *lodestone_plain_line_glyphs(const LodestonePlainLine *self);
/// The logical extents in Pango units, relative to the baseline. The width includes the letter spacing after the last glyph.
PangoRectangle lodestone_plain_line_extents(const LodestonePlainLine *self);
/// The x position of the character at a byte offset, in Pango units. `text` is the line's text.
int lodestone_plain_line_x(const LodestonePlainLine *self, const char *text, int length, int byte);

#endif
