#include "lodestone_glyphs.h"

#include "lodestone_glyphs_writing.h"
#include "lodestone_pixels.h"
#include "lodestone_text.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

// Subpixel positions in each direction.
enum { PHASES = 4 };
// The largest size of a cached glyph, in pixels. Larger glyphs are drawn as outlines.
enum { LARGEST_GLYPH = 96 };
// The maximum size of a font's cache, in bytes. A larger cache is cleared.
enum { LARGEST_STORE = 1 << 20 };
// The largest coverage bitmap of a glyph run, in pixels.
enum { LARGEST_RUN = 1 << 21 };

// A glyph's coverage and its cache key.
typedef struct {
    PangoGlyph glyph;
    unsigned phase; // the subpixel position of x, plus PHASES times that of y
    float x_scale, y_scale;
    // The offset of the bitmap from the pixel that contains the glyph's origin.
    int left, top;
    int width, height; // 0 for a glyph without visible pixels
    uint8_t pixels[];
} Glyph;

typedef struct {
    GHashTable *glyphs; // a set of Glyph
    size_t size;
} GlyphStore;

static guint glyph_hash(gconstpointer pointer) {
    const Glyph *glyph = pointer;
    uint32_t x, y;
    memcpy(&x, &glyph->x_scale, sizeof x);
    memcpy(&y, &glyph->y_scale, sizeof y);
    return (glyph->glyph * 16 + glyph->phase) * 2654435761u ^ x ^ y * 31;
}

static gboolean glyph_equal(gconstpointer first, gconstpointer second) {
    const Glyph *a = first, *b = second;
    return a->glyph == b->glyph && a->phase == b->phase && a->x_scale == b->x_scale && a->y_scale == b->y_scale;
}

static void store_free(gpointer pointer) {
    GlyphStore *store = pointer;
    g_hash_table_unref(store->glyphs);
    g_free(store);
}

static GlyphStore *store_of(PangoFont *font) {
    // GLib's id of the name, which is the same in the whole process.
    static GQuark quark;
    if (!quark) quark = g_quark_from_static_string("lodestone-glyphs");
    GlyphStore *store = g_object_get_qdata(G_OBJECT(font), quark);
    if (!store) {
        store = g_new0(GlyphStore, 1);
        store->glyphs = g_hash_table_new_full(glyph_hash, glyph_equal, g_free, NULL);
        g_object_set_qdata_full(G_OBJECT(font), quark, store, store_free);
    }
    return store;
}

// Rasterizes a glyph; NULL if it is too large.
static Glyph *draw_glyph(PangoFont *font, const Glyph *key) {
    PangoRectangle ink;
    pango_font_get_glyph_extents(font, key->glyph, &ink, NULL);
    double x = (double)(key->phase % PHASES) / PHASES, y = (double)(key->phase / PHASES) / PHASES;
    double x_unit = key->x_scale / PANGO_SCALE, y_unit = key->y_scale / PANGO_SCALE;
    int left = 0, top = 0, width = 0, height = 0;
    if (ink.width > 0 && ink.height > 0) {
        // Adds one pixel on each side, because the extents are approximate.
        left = (int)floor(ink.x * x_unit + x) - 1;
        top = (int)floor(ink.y * y_unit + y) - 1;
        width = (int)ceil((ink.x + ink.width) * x_unit + x) + 1 - left;
        height = (int)ceil((ink.y + ink.height) * y_unit + y) + 1 - top;
    }
    if (width > LARGEST_GLYPH || height > LARGEST_GLYPH) return NULL;
    size_t size = (size_t)width * height;
    Glyph *glyph = g_malloc0(sizeof *glyph + size);
    *glyph = *key;
    glyph->left = left;
    glyph->top = top;
    glyph->width = width;
    glyph->height = height;
    if (!size) return glyph;

    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height);
    cairo_t *cairo = cairo_create(surface);
    cairo_translate(cairo, x - left, y - top);
    cairo_scale(cairo, key->x_scale, key->y_scale);
    PangoGlyphInfo letter = {.glyph = key->glyph};
    int cluster = 0;
    PangoGlyphString string = {.num_glyphs = 1, .glyphs = &letter, .log_clusters = &cluster};
    cairo_move_to(cairo, 0, 0);
    pango_cairo_glyph_string_path(cairo, font, &string);
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_BEST);
    cairo_fill(cairo);
    cairo_destroy(cairo);
    take_coverage(surface, glyph->pixels, width, height);
    return glyph;
}

static const Glyph *find_glyph(PangoFont *font, GlyphStore *store, const Glyph *key) {
    const Glyph *known = g_hash_table_lookup(store->glyphs, key);
    if (known) return known;
    Glyph *glyph = draw_glyph(font, key);
    if (!glyph) return NULL;
    g_hash_table_add(store->glyphs, glyph);
    store->size += sizeof *glyph + (size_t)glyph->width * glyph->height;
    return glyph;
}

// A glyph of a run, and the pixel that contains its origin.
typedef struct {
    const Glyph *glyph;
    int x, y;
} PlacedGlyph;

static void add_glyph(const PlacedGlyph *placed, uint8_t *pixels, int stride, int left, int top) {
    const Glyph *glyph = placed->glyph;
    uint8_t *target = pixels + (ptrdiff_t)(placed->y + glyph->top - top) * stride + (placed->x + glyph->left - left);
    for (int row = 0; row < glyph->height; row++, target += stride) {
        const uint8_t *source = glyph->pixels + (size_t)row * glyph->width;
        int column = 0;
        // Glyphs rarely overlap. Copies eight pixels at a time if none of them is covered yet.
        for (uint64_t there, more; column + 8 <= glyph->width; column += 8) {
            memcpy(&there, target + column, 8);
            if (there) break;
            memcpy(&more, source + column, 8);
            memcpy(target + column, &more, 8);
        }
        for (; column < glyph->width; column++) {
            unsigned sum = target[column] + source[column];
            target[column] = (uint8_t)(sum > 255 ? 255 : sum);
        }
    }
}

// Converts a colour component to 8 bits. Rounds like Cairo, which passes 16-bit components to Pixman.
static uint32_t part(double value) {
    uint32_t wide = (uint32_t)(value * 65536);
    return (wide - (wide >> 16)) >> 8;
}

uint32_t lodestone_glyphs_color(double red, double green, double blue, double alpha) {
    return part(alpha) << 24 | part(red * alpha) << 16 | part(green * alpha) << 8 | part(blue * alpha);
}

// Stores the pixels and the colour of a context. FALSE if glyphs cannot be written into it directly.
static bool takes_glyphs(cairo_t *target, Pixels *pixels, uint32_t *color) {
    double red, green, blue, alpha;
    if (cairo_get_operator(target) != CAIRO_OPERATOR_OVER) return false;
    if (cairo_pattern_get_rgba(cairo_get_source(target), &red, &green, &blue, &alpha) != CAIRO_STATUS_SUCCESS) return false;
    *color = lodestone_glyphs_color(red, green, blue, alpha);
    return pixels_of(target, pixels);
}

// The visible glyphs of a run, and their bounds in pixels.
typedef struct {
    PlacedGlyph *placed_glyphs;
    int count;
    int left, top, right, bottom;
} Run;

// Combines the glyphs in a coverage bitmap and paints it.
static void write_run(const Pixels *pixels, uint32_t color, const Run *run) {
    uint8_t *coverage = g_malloc0((size_t)(run->right - run->left) * (run->bottom - run->top));
    for (int index = 0; index < run->count; index++) {
        add_glyph(&run->placed_glyphs[index], coverage, run->right - run->left, run->left, run->top);
    }
    coverage_over(pixels, color, coverage, run->left, run->top, run->right, run->bottom);
    g_free(coverage);
}

// Draws the run with Cairo, through a mask of its glyphs.
static int mask_run(cairo_t *target, const Run *run) {
    cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, run->right - run->left, run->bottom - run->top);
    uint8_t *pixels = cairo_image_surface_get_data(mask);
    if (pixels) {
        int stride = cairo_image_surface_get_stride(mask);
        for (int index = 0; index < run->count; index++) add_glyph(&run->placed_glyphs[index], pixels, stride, run->left, run->top);
        cairo_surface_mark_dirty(mask);
        cairo_mask_surface(target, mask, run->left, run->top);
    }
    cairo_surface_destroy(mask);
    return pixels != NULL;
}

static bool is_small(const Run *run) { return run->count == 0 || (int64_t)(run->right - run->left) * (run->bottom - run->top) <= LARGEST_RUN; }

// Positions the glyphs of a run that are visible in `clip`. FALSE if a glyph is too large or missing in the font. The caller holds the lock of texts, because
// one thread may lay out a text and another one draw it.
static bool place_run(
    Run *run, PangoFont *font, const PangoGlyphString *glyphs, double x, double y, double width, double height, const cairo_rectangle_t *clip) {
    GlyphStore *store = store_of(font);
    // Clears a full cache only between runs, when no glyph is in use.
    if (store->size > LARGEST_STORE) {
        g_hash_table_remove_all(store->glyphs);
        store->size = 0;
    }
    *run = (Run){.placed_glyphs = g_new(PlacedGlyph, glyphs->num_glyphs), .left = INT32_MAX, .top = INT32_MAX, .right = INT32_MIN, .bottom = INT32_MIN};
    Glyph key = {.x_scale = (float)width, .y_scale = (float)height};
    int64_t advance = 0;
    for (int index = 0; index < glyphs->num_glyphs; index++) {
        const PangoGlyphInfo *info = &glyphs->glyphs[index];
        double glyph_x = x + (double)(advance + info->geometry.x_offset) / PANGO_SCALE * width;
        double glyph_y = y + (double)info->geometry.y_offset / PANGO_SCALE * height;
        advance += info->geometry.width;
        if (info->glyph == PANGO_GLYPH_EMPTY) continue;
        if (glyph_x < clip->x - LARGEST_GLYPH || glyph_x > clip->x + clip->width + LARGEST_GLYPH) continue;
        if (glyph_y < clip->y - LARGEST_GLYPH || glyph_y > clip->y + clip->height + LARGEST_GLYPH) continue;
        if (info->glyph & PANGO_GLYPH_UNKNOWN_FLAG) return false;
        int64_t x_place = llround(glyph_x * PHASES), y_place = llround(glyph_y * PHASES);
        key.glyph = info->glyph;
        key.phase = (unsigned)(x_place & (PHASES - 1)) + PHASES * (unsigned)(y_place & (PHASES - 1));
        const Glyph *glyph = find_glyph(font, store, &key);
        if (!glyph) return false;
        if (!glyph->width) continue;
        PlacedGlyph placed = {glyph, (int)((x_place - (x_place & (PHASES - 1))) / PHASES), (int)((y_place - (y_place & (PHASES - 1))) / PHASES)};
        int left = placed.x + glyph->left, top = placed.y + glyph->top, right = left + glyph->width, bottom = top + glyph->height;
        if (left >= clip->x + clip->width || right <= clip->x || top >= clip->y + clip->height || bottom <= clip->y) continue;
        run->placed_glyphs[run->count++] = placed;
        if (left < run->left) run->left = left;
        if (top < run->top) run->top = top;
        if (right > run->right) run->right = right;
        if (bottom > run->bottom) run->bottom = bottom;
    }
    return true;
}

int lodestone_show_glyphs(
    cairo_t *target, PangoFont *font, const PangoGlyphString *glyphs, double x, double y, double width, double height) {
    if (!font || cairo_surface_get_type(cairo_get_group_target(target)) != CAIRO_SURFACE_TYPE_IMAGE) return 0;
    double left, top, right, bottom;
    cairo_clip_extents(target, &left, &top, &right, &bottom);
    if (left >= right || top >= bottom) return 1;
    cairo_rectangle_t clip = {left, top, right - left, bottom - top};
    Run run;
    lodestone_text_lock();
    int served = place_run(&run, font, glyphs, x, y, width, height, &clip);
    if (served && run.count > 0) {
        Pixels straight;
        uint32_t color;
        if (!is_small(&run)) {
            served = 0;
        } else if (takes_glyphs(target, &straight, &color)) {
            write_run(&straight, color, &run);
            cairo_surface_mark_dirty(cairo_get_group_target(target));
        } else {
            served = mask_run(target, &run);
        }
    }
    lodestone_text_unlock();
    g_free(run.placed_glyphs);
    return served;
}

bool lodestone_glyphs_write(
    const Pixels *pixels, uint32_t color, PangoFont *font, const PangoGlyphString *glyphs, double x, double y, double scale) {
    if (pixels->left >= pixels->right || pixels->top >= pixels->bottom) return true;
    cairo_rectangle_t clip = {pixels->left, pixels->top, pixels->right - pixels->left, pixels->bottom - pixels->top};
    Run run;
    lodestone_text_lock();
    bool served = place_run(&run, font, glyphs, x, y, scale, scale, &clip) && is_small(&run);
    if (served && run.count > 0) write_run(pixels, color, &run);
    lodestone_text_unlock();
    g_free(run.placed_glyphs);
    return served;
}
