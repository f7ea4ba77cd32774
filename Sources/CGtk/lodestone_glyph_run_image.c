#include "lodestone_glyph_run_image_writing.h"

#include "lodestone_glyphs.h"
#include "lodestone_glyphs_writing.h"
#include "lodestone_text.h"
#include "lodestone_textures.h"

// Glyphs of one colour on one baseline.
typedef struct {
    // The owner of the glyphs. One of these is set, the other is NULL.
    PangoLayoutLine *line;
    LodestonePlainLine *plain;
    // The font, owned by the line.
    PangoFont *font;
    PangoGlyphString *glyphs;
    double x, y;
    double red, green, blue, alpha;
} Run;

struct LodestoneGlyphRunImage {
    gint count;
    int width, height;
    double scale;
    GArray *runs;
    // The rasterized image, and a texture of its visible part; NULL before the first request.
    cairo_surface_t *bitmap;
    GdkTexture *texture;
    cairo_rectangle_int_t shown;
};

// Windows are painted on one thread, but other threads request images. One lock serves all images, because it is held only briefly.
static GMutex bitmap_lock;

static void clear_run(gpointer pointer) {
    Run *run = pointer;
    if (run->line) pango_layout_line_unref(run->line);
    if (run->plain) lodestone_plain_line_unref(run->plain);
}

LodestoneGlyphRunImage *lodestone_glyph_run_image_new(int width, int height, double scale) {
    LodestoneGlyphRunImage *self = g_new0(LodestoneGlyphRunImage, 1);
    self->count = 1;
    self->width = width, self->height = height, self->scale = scale;
    self->runs = g_array_sized_new(FALSE, FALSE, sizeof(Run), 1);
    g_array_set_clear_func(self->runs, clear_run);
    return self;
}

LodestoneGlyphRunImage *lodestone_glyph_run_image_ref(LodestoneGlyphRunImage *self) {
    g_atomic_int_inc(&self->count);
    return self;
}

void lodestone_glyph_run_image_unref(LodestoneGlyphRunImage *self) {
    if (!g_atomic_int_dec_and_test(&self->count)) return;
    g_array_unref(self->runs);
    g_clear_object(&self->texture);
    if (self->bitmap) cairo_surface_destroy(self->bitmap);
    g_free(self);
}

void lodestone_glyph_run_image_add(
    LodestoneGlyphRunImage *self, PangoLayoutLine *line, PangoFont *font, PangoGlyphString *glyphs, double x, double y, double red, double green,
    double blue, double alpha) {
    Run run = {pango_layout_line_ref(line), NULL, font, glyphs, x, y, red, green, blue, alpha};
    g_array_append_val(self->runs, run);
}

void lodestone_glyph_run_image_add_plain(
    LodestoneGlyphRunImage *self, LodestonePlainLine *line, double x, double y, double red, double green, double blue, double alpha) {
    Run run = {NULL, lodestone_plain_line_ref(line), lodestone_plain_line_font(line), lodestone_plain_line_glyphs(line),
               x, y, red, green, blue, alpha};
    g_array_append_val(self->runs, run);
}

static void fill_outlines(const LodestoneGlyphRunImage *self, const Run *run, cairo_t *cairo) {
    lodestone_text_lock();
    cairo_set_source_rgba(cairo, run->red, run->green, run->blue, run->alpha);
    cairo_save(cairo);
    cairo_translate(cairo, run->x, run->y);
    cairo_scale(cairo, self->scale, self->scale);
    cairo_move_to(cairo, 0, 0);
    pango_cairo_glyph_string_path(cairo, run->font, run->glyphs);
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_BEST);
    cairo_fill(cairo);
    cairo_restore(cairo);
    lodestone_text_unlock();
}

void lodestone_glyph_run_image_get_size(const LodestoneGlyphRunImage *self, int *width, int *height) { *width = self->width, *height = self->height; }

// MARK: Letters

// Paints the outlines of large glyphs, and of those that the font lacks.
static void write_outlines(const LodestoneGlyphRunImage *self, const Run *run, const Pixels *pixels, int column, int row) {
    cairo_surface_t *surface =
        cairo_image_surface_create_for_data(pixels->bytes, CAIRO_FORMAT_ARGB32, pixels->right, pixels->bottom, pixels->stride);
    cairo_t *cairo = cairo_create(surface);
    cairo_rectangle(cairo, pixels->left, pixels->top, pixels->right - pixels->left, pixels->bottom - pixels->top);
    cairo_clip(cairo);
    cairo_translate(cairo, column, row);
    fill_outlines(self, run, cairo);
    cairo_destroy(cairo);
    cairo_surface_finish(surface);
    cairo_surface_destroy(surface);
}

void lodestone_glyph_run_image_write(const LodestoneGlyphRunImage *self, const Pixels *pixels, int column, int row) {
    if (pixels->left >= pixels->right || pixels->top >= pixels->bottom) return;
    for (guint i = 0; i < self->runs->len; i++) {
        const Run *run = &g_array_index(self->runs, Run, i);
        uint32_t color = lodestone_glyphs_color(run->red, run->green, run->blue, run->alpha);
        if (!lodestone_glyphs_write(pixels, color, run->font, run->glyphs, run->x + column, run->y + row, self->scale)) {
            write_outlines(self, run, pixels, column, row);
        }
    }
}

// MARK: As a bitmap

void lodestone_glyph_run_image_draw(const LodestoneGlyphRunImage *self, void *bytes, int stride) {
    Pixels pixels = {bytes, stride, 0, 0, self->width, self->height};
    lodestone_glyph_run_image_write(self, &pixels, 0, 0);
}

static cairo_surface_t *rasterize(const LodestoneGlyphRunImage *self) {
    cairo_surface_t *bitmap = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, self->width, self->height);
    uint8_t *bytes = cairo_image_surface_get_data(bitmap);
    if (bytes != NULL) lodestone_glyph_run_image_draw(self, bytes, cairo_image_surface_get_stride(bitmap));
    cairo_surface_mark_dirty(bitmap);
    return bitmap;
}

GdkTexture *lodestone_glyph_run_image_texture(LodestoneGlyphRunImage *self, cairo_rectangle_int_t *part) {
    g_mutex_lock(&bitmap_lock);
    if (!self->texture) {
        cairo_surface_t *bitmap = rasterize(self);
        self->texture = lodestone_texture_copy(bitmap, &self->shown);
        cairo_surface_destroy(bitmap);
    }
    GdkTexture *texture = g_object_ref(self->texture);
    *part = self->shown;
    g_mutex_unlock(&bitmap_lock);
    return texture;
}

static cairo_surface_t *acquire(cairo_pattern_t *pattern, void *data, cairo_surface_t *target, const cairo_rectangle_int_t *extents) {
    LodestoneGlyphRunImage *self = data;
    g_mutex_lock(&bitmap_lock);
    if (!self->bitmap) self->bitmap = rasterize(self);
    cairo_surface_t *bitmap = cairo_surface_reference(self->bitmap);
    g_mutex_unlock(&bitmap_lock);
    return bitmap;
}

static void release(cairo_pattern_t *pattern, void *data, cairo_surface_t *surface) { cairo_surface_destroy(surface); }

static cairo_status_t copy(cairo_pattern_t *pattern, void *data, const cairo_pattern_t *other) {
    lodestone_glyph_run_image_ref(data);
    return CAIRO_STATUS_SUCCESS;
}

static void finish(cairo_pattern_t *pattern, void *data) { lodestone_glyph_run_image_unref(data); }

cairo_pattern_t *lodestone_glyph_run_image_pattern(LodestoneGlyphRunImage *self) {
    cairo_pattern_t *pattern =
        cairo_pattern_create_raster_source(lodestone_glyph_run_image_ref(self), CAIRO_CONTENT_COLOR_ALPHA, self->width, self->height);
    cairo_raster_source_pattern_set_acquire(pattern, acquire, release);
    cairo_raster_source_pattern_set_copy(pattern, copy);
    cairo_raster_source_pattern_set_finish(pattern, finish);
    return pattern;
}
