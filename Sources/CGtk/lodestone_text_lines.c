#include "lodestone_text_lines.h"

// A range of characters in one font. `end` is the index after its last character. `top` and `bottom` are relative to the baseline.
typedef struct {
    int end;
    int top;
    int bottom;
} Stretch;

// A run of characters that Pango shapes together, from the index `first` to before `end`.
typedef struct {
    int first;
    int end;
    PangoItem *item;
} Run;

// A shaped text: break flags and widths for each character, runs, and height ranges.
typedef struct {
    const char *text;
    int length;
    int count;
    PangoLogAttr *places;
    int *widths;
    PangoShapeFlags flags;
    GArray *runs;
    GArray *stretches;
    PangoGlyphString *glyphs;
    const LodestoneTextHeight *heights;
    int height_count;
} ShapedText;

// The maximum number of bytes that are shaped in one call: normally, and in a single word. Shaping needs memory for each character, and a paragraph has no
// length limit.
enum { LARGEST_PIECE = 16384, LARGEST_WORD = 65536 };

// The number of characters before a line break that are shaped again, without the text after the break. That text hardly affects characters that are further
// away.
enum { SHAPED_AGAIN = 4 };

// Whether the text is free of characters that Pango breaks or measures specially. These are tabs, vertical tabs, form feeds, soft hyphens (U+00AD) and line
// separators (U+2028).
static int is_plain(const char *text, int length) {
    for (int index = 0; index < length; index++) {
        unsigned char byte = (unsigned char)text[index];
        if (byte == '\t' || byte == '\v' || byte == '\f' || byte == 0) return 0;
        if (byte == 0xC2 && (unsigned char)text[index + 1] == 0xAD) return 0;
        if (byte == 0xE2 && (unsigned char)text[index + 1] == 0x80 && (unsigned char)text[index + 2] == 0xA8) return 0;
    }
    return 1;
}

// The end of the chunk that begins at byte `start` and character `first`. The chunk ends after a space if one is near, otherwise between characters.
static int end_of_piece(const ShapedText *shaped, int start, int first, int end, int *characters) {
    if (end - start <= LARGEST_PIECE) {
        *characters = (int)g_utf8_strlen(shaped->text + start, end - start);
        return end;
    }
    int byte = start;
    int character = first;
    int space = -1;
    int space_character = 0;
    int edge = -1;
    int edge_character = 0;
    while (byte < end && (byte - start < LARGEST_PIECE || (space < 0 && byte - start < LARGEST_WORD))) {
        int is_space = shaped->text[byte] == ' ';
        byte = (int)(g_utf8_next_char(shaped->text + byte) - shaped->text);
        character++;
        if (is_space) {
            space = byte;
            space_character = character;
        }
        if (shaped->places[character].is_cursor_position) {
            edge = byte;
            edge_character = character;
        }
    }
    if (byte >= end) {
        *characters = character - first;
        return end;
    }
    if (space < 0 && edge < 0) {
        *characters = character - first;
        return byte;
    }
    *characters = (space >= 0 ? space_character : edge_character) - first;
    return space >= 0 ? space : edge;
}

static const LodestoneTextHeight *height_at(const LodestoneTextHeight *heights, int count, int byte) {
    int low = 0;
    int high = count - 1;
    while (low < high) {
        int middle = (low + high + 1) / 2;
        if (heights[middle].start <= byte) {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    return &heights[low];
}

// Whether the script's glyphs fit into the line height of a Latin font. Han, kana and Hangul fit, although their fonts' metrics are larger, and so do emoji and
// symbols. On iOS such text does not make a label higher either. Other scripts stack marks above and below. A Latin line height would clip these, or let them
// touch the next line.
static int fits_latin_lines(const PangoAnalysis *analysis) {
    switch ((PangoScript)analysis->script) {
    case PANGO_SCRIPT_COMMON:
    case PANGO_SCRIPT_INHERITED:
    case PANGO_SCRIPT_LATIN:
    case PANGO_SCRIPT_GREEK:
    case PANGO_SCRIPT_CYRILLIC:
    case PANGO_SCRIPT_ARMENIAN:
    case PANGO_SCRIPT_GEORGIAN:
    case PANGO_SCRIPT_HEBREW:
    case PANGO_SCRIPT_HAN:
    case PANGO_SCRIPT_HIRAGANA:
    case PANGO_SCRIPT_KATAKANA:
    case PANGO_SCRIPT_BOPOMOFO:
    case PANGO_SCRIPT_HANGUL: return 1;
    default: return 0;
    }
}

// Whether `height` determines the line height of the item, independent of the item's font.
static int decides(const LodestoneTextHeight *height, const PangoItem *item) {
    return height->is_given && (!height->has_glyphs || fits_latin_lines(&item->analysis));
}

int lodestone_text_left_spacing(int spacing) {
    // Whole-pixel spacing is split into whole pixels.
    return spacing & (PANGO_SCALE - 1) ? spacing / 2 : PANGO_UNITS_ROUND(spacing / 2);
}

static int spacing_of(const PangoItem *item) {
    for (const GSList *node = item->analysis.extra_attrs; node != NULL; node = node->next) {
        const PangoAttribute *attribute = node->data;
        if (attribute->klass->type == PANGO_ATTR_LETTER_SPACING) return ((const PangoAttrInt *)attribute)->value;
    }
    return 0;
}

// Whether the run has a width. A space at a line break has zero width, and Pango does not remove letter spacing from it.
static int has_width(const PangoGlyphItem *run) {
    for (int index = 0; index < run->glyphs->num_glyphs; index++) {
        if (run->glyphs->glyphs[index].geometry.width != 0) return 1;
    }
    return 0;
}

// The letter spacing that Pango removed at the ends of a line.
static int spacing_at_ends(const PangoLayoutLine *line) {
    const PangoGlyphItem *first = NULL, *last = NULL;
    for (const GSList *node = line->runs; node != NULL; node = node->next) {
        last = node->data;
        if (!first) first = last;
    }
    if (!first) return 0;
    int left = spacing_of(first->item), right = spacing_of(last->item);
    return (left && has_width(first) ? lodestone_text_left_spacing(left) : 0)
           + (right && has_width(last) ? right - lodestone_text_left_spacing(right) : 0);
}

static int is_white(const char *text, int byte) { return g_unichar_isspace(g_utf8_get_char(text + byte)); }

// Removes the width of white space at the visual start of a run, or at its end if `at_end`.
static void close_gap(PangoGlyphItem *run, const char *text, int at_end) {
    PangoGlyphString *glyphs = run->glyphs;
    for (int number = 0; number < glyphs->num_glyphs; number++) {
        int index = at_end ? glyphs->num_glyphs - 1 - number : number;
        PangoGlyphInfo *glyph = &glyphs->glyphs[index];
        if (!is_white(text, run->item->offset + glyphs->log_clusters[index])) return;
        glyph->glyph = PANGO_GLYPH_EMPTY;
        glyph->geometry = (PangoGlyphGeometry){0};
    }
}

// Resets an ellipsis to its natural width. Pango widens it until the line is as wide as the layout.
static void narrow_ellipsis(PangoGlyphItem *run) {
    for (int index = 0; index < run->glyphs->num_glyphs; index++) {
        PangoGlyphInfo *glyph = &run->glyphs->glyphs[index];
        PangoRectangle own;
        pango_font_get_glyph_extents(run->item->analysis.font, glyph->glyph, NULL, &own);
        glyph->geometry = (PangoGlyphGeometry){.width = own.width, .y_offset = glyph->geometry.y_offset};
    }
}

void lodestone_text_close_gaps(PangoLayoutLine *line, const char *text) {
    PangoGlyphItem *last = NULL;
    int was_ellipsis = 0;
    for (GSList *node = line->runs; node != NULL; node = node->next) {
        PangoGlyphItem *run = node->data;
        int is_ellipsis = (run->item->analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0;
        if (is_ellipsis) narrow_ellipsis(run);
        if (is_ellipsis && last) close_gap(last, text, 1);
        if (was_ellipsis && !is_ellipsis) close_gap(run, text, 0);
        was_ellipsis = is_ellipsis;
        last = run;
    }
}

void lodestone_text_measure_line(PangoLayoutLine *line, const LodestoneTextHeight *heights, int count, PangoRectangle *rect) {
    const LodestoneTextHeight *first = height_at(heights, count, line->start_index);
    if (line->runs == NULL && !first->is_given) {
        pango_layout_line_get_extents(line, NULL, rect);
        return;
    }
    int top = first->top;
    int bottom = first->bottom;
    *rect = (PangoRectangle){0};
    for (GSList *node = line->runs; node != NULL; node = node->next) {
        const PangoGlyphItem *run = node->data;
        const LodestoneTextHeight *height = height_at(heights, count, run->item->offset);
        int run_top = height->top;
        int run_bottom = height->bottom;
        if (!decides(height, run->item)) {
            PangoRectangle own;
            pango_glyph_string_extents(run->glyphs, run->item->analysis.font, NULL, &own);
            run_top = height->is_given ? MIN(run_top, own.y) : own.y;
            run_bottom = height->is_given ? MAX(run_bottom, own.y + own.height) : own.y + own.height;
        }
        run_top -= run->y_offset;
        run_bottom -= run->y_offset;
        top = node == line->runs ? run_top : MIN(top, run_top);
        bottom = node == line->runs ? run_bottom : MAX(bottom, run_bottom);
        rect->width += run->start_x_offset + pango_glyph_string_get_width(run->glyphs) + run->end_x_offset;
    }
    rect->width += spacing_at_ends(line);
    rect->y = top;
    rect->height = bottom - top;
}

static void add_stretch(ShapedText *shaped, Stretch stretch, int first, int character) {
    if (shaped->stretches->len > 0) {
        Stretch *last = &g_array_index(shaped->stretches, Stretch, shaped->stretches->len - 1);
        if (last->top == stretch.top && last->bottom == stretch.bottom) {
            last->end = stretch.end;
            return;
        }
        if (character > first) last->end = character;
    }
    g_array_append_val(shaped->stretches, stretch);
}

// Adds the height ranges of a chunk. All glyphs of a font have the same height, except for the boxes that replace missing glyphs.
static void add_heights(ShapedText *shaped, const PangoItem *item, const char *text, int first, int end) {
    const PangoGlyphString *glyphs = shaped->glyphs;
    const LodestoneTextHeight *given = height_at(shaped->heights, shaped->height_count, item->offset);
    if (decides(given, item)) {
        add_stretch(shaped, (Stretch){end, given->top, given->bottom}, first, first);
        return;
    }
    const char *position = text;
    int character = first;
    int is_known = -1;
    for (int index = 0; index < glyphs->num_glyphs; index++) {
        PangoGlyph glyph = glyphs->glyphs[index].glyph;
        int knows = (glyph & PANGO_GLYPH_UNKNOWN_FLAG) == 0;
        if (knows == is_known || glyph == PANGO_GLYPH_EMPTY) continue;
        is_known = knows;
        for (; position < text + glyphs->log_clusters[index]; position = g_utf8_next_char(position)) character++;
        PangoRectangle logical;
        pango_glyph_string_extents_range(shaped->glyphs, index, index + 1, item->analysis.font, NULL, &logical);
        Stretch stretch = {end, logical.y, logical.y + logical.height};
        if (given->is_given) {
            stretch.top = MIN(stretch.top, given->top);
            stretch.bottom = MAX(stretch.bottom, given->bottom);
        }
        add_stretch(shaped, stretch, first, character);
    }
    if (shaped->stretches->len > 0) g_array_index(shaped->stretches, Stretch, shaped->stretches->len - 1).end = end;
}

// Adds letter spacing to the glyphs of a chunk that begins at the character `first` of the text.
static void add_letter_spacing(const ShapedText *shaped, const PangoItem *item, const char *text, int first) {
    int spacing = spacing_of(item);
    if (!spacing) return;
    PangoGlyphString *glyphs = shaped->glyphs;
    const char *position = text;
    int character = first;
    for (int index = 0; index < glyphs->num_glyphs; index++) {
        int cluster = glyphs->log_clusters[index];
        if (index + 1 < glyphs->num_glyphs && glyphs->log_clusters[index + 1] == cluster) continue;
        for (; position < text + cluster; position = g_utf8_next_char(position)) character++;
        if (shaped->places[character].is_cursor_position) glyphs->glyphs[index].geometry.width += spacing;
    }
}

static void shape(ShapedText *shaped, PangoItem *item, int first) {
    int end = item->offset + item->length;
    int start = item->offset;
    int character = first;
    while (start < end) {
        int characters = 0;
        int piece_end = end_of_piece(shaped, start, character, end, &characters);
        const char *piece = shaped->text + start;
        pango_shape_with_flags(piece, piece_end - start, shaped->text, shaped->length, &item->analysis, shaped->glyphs, shaped->flags);
        add_letter_spacing(shaped, item, piece, character);
        pango_glyph_string_get_logical_widths(shaped->glyphs, piece, piece_end - start, 0, shaped->widths + character);
        add_heights(shaped, item, piece, character, character + characters);
        start = piece_end;
        character += characters;
    }
}

// Shapes the whole text. False if a part of it runs from right to left or has no font.
static int shape_all(ShapedText *shaped, PangoContext *context, PangoAttrList *attributes) {
    GList *items = pango_itemize_with_base_dir(context, PANGO_DIRECTION_LTR, shaped->text, 0, shaped->length, attributes, NULL);
    int is_fit = 1;
    int character = 0;
    for (GList *node = items; node != NULL; node = node->next) {
        PangoItem *item = node->data;
        is_fit = is_fit && item->analysis.level == 0 && item->analysis.font != NULL;
        if (is_fit) shape(shaped, item, character);
        Run run = {character, character + item->num_chars, item};
        g_array_append_val(shaped->runs, run);
        character += item->num_chars;
    }
    g_list_free(items);
    return is_fit && character == shaped->count && shaped->stretches->len > 0;
}

static const Run *run_of(const ShapedText *shaped, int character) {
    guint low = 0;
    guint high = shaped->runs->len - 1;
    while (low < high) {
        guint middle = (low + high) / 2;
        if (g_array_index(shaped->runs, Run, middle).end > character) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return &g_array_index(shaped->runs, Run, low);
}

// The width of a line that is broken before character `place`, at the byte `position`. Shapes the line's last characters again, because the text after the
// break no longer affects them.
static int broken_width(const ShapedText *shaped, int start, int place, const char *position, int width) {
    if (shaped->places[place - 1].is_white) return width - shaped->widths[place - 1];
    const Run *run = run_of(shaped, place - 1);
    // The break is at the end of a run, and runs are shaped separately.
    if (run->end == place) return width;
    int first = place;
    const char *begin = position;
    while (first > start && first > run->first && (place - first < SHAPED_AGAIN || !shaped->places[first].is_cursor_position)) {
        first--;
        begin = g_utf8_prev_char(begin);
        width -= shaped->widths[first];
    }
    pango_shape_with_flags(begin, (int)(position - begin), shaped->text, shaped->length, &run->item->analysis, shaped->glyphs, shaped->flags);
    add_letter_spacing(shaped, run->item, begin, first);
    return width + pango_glyph_string_get_width(shaped->glyphs);
}

// A possible end of a line: the index and address of the next character, and the line's width without a space at its end.
typedef struct {
    int place;
    int width;
    int is_exact;
    const char *position;
} End;

// Returns the index of the first character after the line that begins at `start`. Stores the width without the final space in `line_width`.
static int end_of_line(const ShapedText *shaped, int start, const char *text, int limit, int grace, int by_character, int *line_width) {
    int width = 0;
    End word = {-1, 0, 0, NULL};
    End letter = {-1, 0, 0, NULL};
    End end = {start, 0, 0, text};
    while (end.place < shaped->count) {
        width += shaped->widths[end.place++];
        end.position = g_utf8_next_char(end.position);
        if (end.place == shaped->count && (width <= limit || letter.place < 0)) {
            // A space at the end of the text is part of the width.
            *line_width = width;
            return end.place;
        }
        const PangoLogAttr *place = &shaped->places[end.place];
        int is_white = shaped->places[end.place - 1].is_white;
        end.width = is_white ? width - shaped->widths[end.place - 1] : width;
        if (end.width > limit + grace && letter.place >= 0) {
            if (is_white) continue;
            break;
        }
        if (!place->is_char_break && !place->is_line_break) continue;
        // Shapes the end of the line again only near the limit. Elsewhere the width in unbroken text is accurate enough.
        end.is_exact = is_white || end.width > limit - grace;
        if (end.is_exact) end.width = broken_width(shaped, start, end.place, end.position, width);
        if (end.width <= limit && place->is_line_break) word = end;
        if ((end.width <= limit || letter.place < 0) && place->is_char_break) letter = end;
    }
    end = word.place >= 0 && !by_character ? word : letter;
    if (end.place == shaped->count) {
        *line_width = width;
        return end.place;
    }
    *line_width = end.is_exact ? end.width : broken_width(shaped, start, end.place, end.position, end.width);
    return end.place;
}

static void free_run(gpointer run) { pango_item_free(((Run *)run)->item); }

LodestoneTextLine *lodestone_text_find_lines(PangoContext *context, PangoAttrList *attributes, const LodestoneTextHeight *heights,
                                             int height_count, const char *text, int length, int first_width, int width, int by_character,
                                             int *count) {
    *count = 0;
    if (length <= 0 || !is_plain(text, length) || !g_utf8_validate(text, length, NULL)) return NULL;
    ShapedText shaped = {.text = text, .length = length, .count = (int)g_utf8_strlen(text, length), .heights = heights, .height_count = height_count};
    shaped.places = g_new0(PangoLogAttr, shaped.count + 1);
    shaped.widths = g_new0(int, shaped.count);
    shaped.flags = pango_context_get_round_glyph_positions(context) ? PANGO_SHAPE_ROUND_POSITIONS : PANGO_SHAPE_NONE;
    shaped.stretches = g_array_new(FALSE, FALSE, sizeof(Stretch));
    shaped.runs = g_array_new(FALSE, FALSE, sizeof(Run));
    g_array_set_clear_func(shaped.runs, free_run);
    shaped.glyphs = pango_glyph_string_new();
    pango_get_log_attrs(text, length, -1, pango_context_get_language(context), shaped.places, shaped.count + 1);
    GArray *lines = NULL;
    if (shape_all(&shaped, context, attributes)) {
        lines = g_array_new(FALSE, FALSE, sizeof(LodestoneTextLine));
        const char *position = text;
        guint stretch = 0;
        int start = 0;
        while (start < shaped.count) {
            LodestoneTextLine line = {0};
            // The tolerance, an eighth of the line height, exceeds any kerning.
            const Stretch *letter = &g_array_index(shaped.stretches, Stretch, stretch);
            int limit = start == 0 ? first_width : width;
            int end = end_of_line(&shaped, start, position, limit, (letter->bottom - letter->top) / 8, by_character, &line.width);
            int bottom = 0;
            for (guint number = stretch; number < shaped.stretches->len; number++) {
                const Stretch *known = &g_array_index(shaped.stretches, Stretch, number);
                if (number == stretch || known->top < line.top) line.top = known->top;
                if (number == stretch || known->bottom > bottom) bottom = known->bottom;
                if (known->end >= end) break;
            }
            while (stretch + 1 < shaped.stretches->len && g_array_index(shaped.stretches, Stretch, stretch).end <= end) stretch++;
            line.height = bottom - line.top;
            for (; start < end; start++) {
                line.units += (unsigned char)*position >= 0xF0 ? 2 : 1;
                position = g_utf8_next_char(position);
            }
            g_array_append_val(lines, line);
        }
        *count = (int)lines->len;
    }
    g_free(shaped.places);
    g_free(shaped.widths);
    g_array_free(shaped.stretches, TRUE);
    g_array_free(shaped.runs, TRUE);
    pango_glyph_string_free(shaped.glyphs);
    return lines ? (LodestoneTextLine *)g_array_free(lines, FALSE) : NULL;
}
