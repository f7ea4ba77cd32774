#include "lodestone_plain_line.h"

#include "lodestone_graphics.h"
#include "lodestone_text_lines.h"

#include <hb.h>
#include <stdbool.h>
#include <stdlib.h>

// Pango's results for printable ASCII in a font, cached for each context, description and letter spacing.
typedef struct {
    gint count;
    PangoContext *context;
    // The context's serial number. It changes when the context's fonts change.
    guint serial;
    PangoFontDescription *description;
    // The letter spacing in Pango units.
    int spacing;
    // Pango's item for printable ASCII; NULL if one font does not cover it, or if the font is a colour font.
    PangoItem *item;
    int top, height;
    // The arguments for HarfBuzz. The HarfBuzz font is owned by the item's font.
    hb_font_t *shaped;
    hb_segment_properties_t properties;
    hb_feature_t features[36];
    guint feature_count;
    hb_shape_plan_t *plan;
} PlainFont;

struct LodestonePlainLine {
    gint count;
    PlainFont *font;
    PangoGlyphString *glyphs;
    int width;
};

// The number of fonts in a thread's cache. The most recently used font is the first one.
enum { MOST_FONTS = 16 };

typedef struct {
    PlainFont *fonts[MOST_FONTS];
    int count;
    hb_buffer_t *buffer;
} PlainFonts;

static void font_unref(PlainFont *self) {
    if (!g_atomic_int_dec_and_test(&self->count)) return;
    if (self->plan) hb_shape_plan_destroy(self->plan);
    if (self->item) pango_item_free(self->item);
    pango_font_description_free(self->description);
    g_free(self);
}

static void fonts_free(gpointer pointer) {
    PlainFonts *self = pointer;
    for (int index = 0; index < self->count; index++) font_unref(self->fonts[index]);
    hb_buffer_destroy(self->buffer);
    g_free(self);
}

static bool knows_all(const PangoGlyphString *glyphs) {
    for (int index = 0; index < glyphs->num_glyphs; index++) {
        if (glyphs->glyphs[index].glyph & PANGO_GLYPH_UNKNOWN_FLAG) return false;
    }
    return true;
}

static bool is_simple(const PangoAnalysis *analysis) {
    return analysis->font && analysis->level == 0 && analysis->gravity == PANGO_GRAVITY_SOUTH && !analysis->extra_attrs;
}

// Prepares HarfBuzz like Pango does. Pango also creates custom font functions for each text, but ASCII does not need them.
static void prepare(PlainFont *self) {
    const PangoAnalysis *analysis = &self->item->analysis;
    self->shaped = pango_font_get_hb_font(analysis->font);
    self->properties = (hb_segment_properties_t){
        .direction = HB_DIRECTION_LTR,
        .script = (hb_script_t)g_unicode_script_to_iso15924((GUnicodeScript)analysis->script),
        .language = hb_language_from_string(pango_language_to_string(analysis->language), -1),
    };
    pango_font_get_features(analysis->font, self->features, G_N_ELEMENTS(self->features) - 4, &self->feature_count);
    if (self->spacing) {
        // Pango disables ligatures in text with letter spacing.
        static const hb_tag_t ligatures[] = {
            HB_TAG('l', 'i', 'g', 'a'), HB_TAG('c', 'l', 'i', 'g'), HB_TAG('d', 'l', 'i', 'g'), HB_TAG('h', 'l', 'i', 'g')};
        for (unsigned index = 0; index < G_N_ELEMENTS(ligatures); index++) {
            self->features[self->feature_count++] = (hb_feature_t){ligatures[index], 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
        }
    }
    unsigned coordinate_count;
    const int *coordinates = hb_font_get_var_coords_normalized(self->shaped, &coordinate_count);
    self->plan = hb_shape_plan_create2(
        hb_font_get_face(self->shaped), &self->properties, self->features, self->feature_count, coordinates, coordinate_count, NULL);
}

// Shapes all printable ASCII characters with Pango's layout, and stores the resulting item and metrics.
static PlainFont *font_new(PangoContext *context, const PangoFontDescription *description, int spacing, guint serial) {
    PlainFont *self = g_new0(PlainFont, 1);
    self->count = 1;
    self->context = context;
    self->serial = serial;
    self->description = pango_font_description_copy(description);
    self->spacing = spacing;
    char letters[95];
    for (int index = 0; index < 95; index++) letters[index] = (char)(' ' + index);
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_font_description(layout, description);
    pango_layout_set_text(layout, letters, sizeof letters);
    PangoLayoutLine *line = pango_layout_get_line_readonly(layout, 0);
    const PangoGlyphItem *run = line && line->runs && !line->runs->next ? line->runs->data : NULL;
    bool is_whole = run && run->item->num_chars == (int)sizeof letters && is_simple(&run->item->analysis) && knows_all(run->glyphs);
    if (is_whole && !lodestone_font_has_color(run->item->analysis.font)) {
        PangoRectangle own;
        pango_glyph_string_extents(run->glyphs, run->item->analysis.font, NULL, &own);
        self->item = pango_item_copy(run->item);
        self->top = own.y;
        self->height = own.height;
        prepare(self);
    }
    g_object_unref(layout);
    return self;
}

// Each thread has its own fonts: they are not thread-safe.
static PlainFonts *fonts_of_thread(void) {
    static GPrivate place = G_PRIVATE_INIT(fonts_free);
    PlainFonts *known = g_private_get(&place);
    if (known == NULL) {
        known = g_new0(PlainFonts, 1);
        known->buffer = hb_buffer_create();
        g_private_set(&place, known);
    }
    return known;
}

static PlainFont *find_font(PlainFonts *known, PangoContext *context, const PangoFontDescription *description, int spacing) {
    guint serial = pango_context_get_serial(context);
    int index = 0;
    PlainFont *font = NULL;
    for (; index < known->count; index++) {
        font = known->fonts[index];
        if (font->context == context && font->serial == serial && font->spacing == spacing
            && pango_font_description_equal(font->description, description)) {
            break;
        }
        font = NULL;
    }
    if (font == NULL) {
        font = font_new(context, description, spacing, serial);
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

// Shapes ASCII like Pango does if the context does not round to pixels. None of this library's contexts rounds.
static void shape(hb_buffer_t *buffer, const PlainFont *font, const char *text, int length, PangoGlyphString *glyphs) {
    hb_buffer_clear_contents(buffer);
    hb_buffer_set_segment_properties(buffer, &font->properties);
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS);
    hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_BOT | HB_BUFFER_FLAG_EOT);
    hb_buffer_add_utf8(buffer, text, length, 0, length);
    hb_shape_plan_execute(font->plan, font->shaped, buffer, font->features, font->feature_count);
    unsigned count;
    const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &count);
    const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, NULL);
    pango_glyph_string_set_size(glyphs, (int)count);
    for (unsigned index = 0; index < count; index++) {
        PangoGlyphInfo *glyph = &glyphs->glyphs[index];
        int cluster = (int)infos[index].cluster, width = positions[index].x_advance;
        *glyph = (PangoGlyphInfo){.glyph = infos[index].codepoint != 0 ? infos[index].codepoint : PANGO_GLYPH_UNKNOWN_FLAG};
        glyph->geometry = (PangoGlyphGeometry){abs(width), positions[index].x_offset + (width < 0 ? -width : 0), -positions[index].y_offset};
        glyph->attr.is_cluster_start = index == 0 || cluster != glyphs->log_clusters[index - 1];
        glyphs->log_clusters[index] = cluster;
    }
}

// Adds letter spacing like Pango: half of it on each side of a cluster, but not at the ends of the line.
static void add_letter_spacing(PangoGlyphString *glyphs, int spacing) {
    int left = lodestone_text_left_spacing(spacing), last = glyphs->num_glyphs - 1;
    for (int index = 0; index <= last; index++) {
        PangoGlyphInfo *glyph = &glyphs->glyphs[index];
        if (index > 0 && glyph->attr.is_cluster_start) {
            glyph->geometry.width += left;
            glyph->geometry.x_offset += left;
        }
        if (index < last && glyphs->glyphs[index + 1].attr.is_cluster_start) glyph->geometry.width += spacing - left;
    }
}

LodestonePlainLine *lodestone_plain_line_new(
    PangoContext *context, const PangoFontDescription *description, int spacing, const char *text, int length) {
    if (!is_plain(text, length)) return NULL;
    PlainFonts *fonts = fonts_of_thread();
    PlainFont *font = find_font(fonts, context, description, spacing);
    if (!font->item) return NULL;
    PangoGlyphString *glyphs = pango_glyph_string_new();
    shape(fonts->buffer, font, text, length, glyphs);
    if (!knows_all(glyphs)) {
        pango_glyph_string_free(glyphs);
        return NULL;
    }
    if (spacing) add_letter_spacing(glyphs, spacing);
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
    return (PangoRectangle){.y = self->font->top, .width = self->width + self->font->spacing, .height = self->font->height};
}

int lodestone_plain_line_x(const LodestonePlainLine *self, const char *text, int length, int byte) {
    if (byte >= length) return self->width;
    int x = 0;
    pango_glyph_string_index_to_x(self->glyphs, text, length, &self->font->item->analysis, byte, FALSE, &x);
    return x;
}
