#include "lodestone_plain_line.h"

#include <stdbool.h>

// What Pango says of plain letters in a font.
typedef struct {
    gint count;
    PangoContext *context;
    // The context's fonts were these.
    guint serial;
    PangoFontDescription *description;
    // Of plain letters; NULL where not all of them are in one font.
    PangoItem *item;
    int top, height;
} PlainFont;

struct LodestonePlainLine {
    gint count;
    PlainFont *font;
    PangoGlyphString *glyphs;
    int width;
};

// Fonts that a thread keeps, the last used first.
enum { MOST_FONTS = 16 };

typedef struct {
    PlainFont *fonts[MOST_FONTS];
    int count;
} PlainFonts;

static void font_unref(PlainFont *self) {
    if (!g_atomic_int_dec_and_test(&self->count)) return;
    if (self->item) pango_item_free(self->item);
    pango_font_description_free(self->description);
    g_free(self);
}

static void fonts_free(gpointer pointer) {
    PlainFonts *self = pointer;
    for (int index = 0; index < self->count; index++) font_unref(self->fonts[index]);
    g_free(self);
}

static bool knows_all(const PangoGlyphString *glyphs) {
    for (int index = 0; index < glyphs->num_glyphs; index++) {
        if (glyphs->glyphs[index].glyph & PANGO_GLYPH_UNKNOWN_FLAG) return false;
    }
    return true;
}

// Asks Pango's layout what it makes of all plain letters.
static PlainFont *font_new(PangoContext *context, const PangoFontDescription *description, guint serial) {
    PlainFont *self = g_new0(PlainFont, 1);
    self->count = 1;
    self->context = context;
    self->serial = serial;
    self->description = pango_font_description_copy(description);
    char letters[95];
    for (int index = 0; index < 95; index++) letters[index] = (char)(' ' + index);
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_font_description(layout, description);
    pango_layout_set_text(layout, letters, sizeof letters);
    PangoLayoutLine *line = pango_layout_get_line_readonly(layout, 0);
    const PangoGlyphItem *run = line && line->runs && !line->runs->next ? line->runs->data : NULL;
    if (run && run->item->num_chars == (int)sizeof letters && run->item->analysis.level == 0 && run->item->analysis.font && knows_all(run->glyphs)) {
        PangoRectangle own;
        pango_glyph_string_extents(run->glyphs, run->item->analysis.font, NULL, &own);
        self->item = pango_item_copy(run->item);
        self->top = own.y;
        self->height = own.height;
    }
    g_object_unref(layout);
    return self;
}

static PlainFont *find_font(PangoContext *context, const PangoFontDescription *description) {
    static GPrivate place = G_PRIVATE_INIT(fonts_free);
    PlainFonts *known = g_private_get(&place);
    if (known == NULL) {
        known = g_new0(PlainFonts, 1);
        g_private_set(&place, known);
    }
    guint serial = pango_context_get_serial(context);
    int index = 0;
    PlainFont *font = NULL;
    for (; index < known->count; index++) {
        font = known->fonts[index];
        if (font->context == context && font->serial == serial && pango_font_description_equal(font->description, description)) break;
        font = NULL;
    }
    if (font == NULL) {
        font = font_new(context, description, serial);
        if (known->count == MOST_FONTS) font_unref(known->fonts[--known->count]);
        index = known->count++;
    }
    for (; index > 0; index--) known->fonts[index] = known->fonts[index - 1];
    known->fonts[0] = font;
    return font;
}

static bool is_plain(const char *text, int length) {
    bool has_letter = false;
    for (int index = 0; index < length; index++) {
        unsigned char byte = (unsigned char)text[index];
        if (byte < ' ' || byte > '~') return false;
        has_letter = has_letter || (unsigned)((byte | 0x20) - 'a') < 26;
    }
    return has_letter;
}

LodestonePlainLine *lodestone_plain_line_new(PangoContext *context, const PangoFontDescription *description, const char *text, int length) {
    if (!is_plain(text, length)) return NULL;
    PlainFont *font = find_font(context, description);
    if (!font->item) return NULL;
    PangoShapeFlags flags = pango_context_get_round_glyph_positions(context) ? PANGO_SHAPE_ROUND_POSITIONS : PANGO_SHAPE_NONE;
    PangoGlyphString *glyphs = pango_glyph_string_new();
    pango_shape_with_flags(text, length, text, length, &font->item->analysis, glyphs, flags);
    if (!knows_all(glyphs)) {
        pango_glyph_string_free(glyphs);
        return NULL;
    }
    LodestonePlainLine *self = g_new(LodestonePlainLine, 1);
    g_atomic_int_inc(&font->count);
    *self = (LodestonePlainLine){1, font, glyphs, pango_glyph_string_get_width(glyphs)};
    return self;
}

LodestonePlainLine *lodestone_plain_line_ref(LodestonePlainLine *self) {
    g_atomic_int_inc(&self->count);
    return self;
}

void lodestone_plain_line_unref(LodestonePlainLine *self) {
    if (!g_atomic_int_dec_and_test(&self->count)) return;
    pango_glyph_string_free(self->glyphs);
    font_unref(self->font);
    g_free(self);
}

PangoFont *lodestone_plain_line_font(const LodestonePlainLine *self) { return self->font->item->analysis.font; }
PangoGlyphString *lodestone_plain_line_glyphs(const LodestonePlainLine *self) { return self->glyphs; }

PangoRectangle lodestone_plain_line_extents(const LodestonePlainLine *self) {
    return (PangoRectangle){.y = self->font->top, .width = self->width, .height = self->font->height};
}

int lodestone_plain_line_x(const LodestonePlainLine *self, const char *text, int length, int byte) {
    if (byte >= length) return self->width;
    int x = 0;
    pango_glyph_string_index_to_x(self->glyphs, text, length, &self->font->item->analysis, byte, FALSE, &x);
    return x;
}
