#include "lodestone_paint.h"

#include "lodestone_boxes.h"
#include "lodestone_glyphs_writing.h"
#include "lodestone_glyph_run_image_writing.h"
#include "lodestone_pixels.h"

// MARK: Drawing

typedef struct {
    // The Cairo context; NULL until content is drawn that cannot be written directly.
    cairo_t *cairo;
    cairo_surface_t *target;
    // The matrix of the whole drawing. Nodes' offsets are added to it.
    cairo_matrix_t base;
    // The offset that the context's matrix currently includes. Valid if `is_placed`.
    double x, y;
    gboolean is_placed;
    // The target's pixels. Valid if `is_straight`, that is, if they can be written directly.
    Pixels pixels;
    gboolean is_straight;
} Painter;

// The context with the painter's current clip.
static cairo_t *cairo_of(Painter *self) {
    if (self->cairo != NULL) return self->cairo;
    const Pixels *pixels = &self->pixels;
    cairo_surface_mark_dirty(self->target);
    self->cairo = cairo_create(self->target);
    cairo_rectangle(self->cairo, pixels->left, pixels->top, pixels->right - pixels->left, pixels->bottom - pixels->top);
    cairo_clip(self->cairo);
    self->is_placed = FALSE;
    return self->cairo;
}

static void place(Painter *self, double x, double y) {
    cairo_t *cairo = cairo_of(self);
    if (self->is_placed && self->x == x && self->y == y) return;
    cairo_matrix_t matrix = self->base;
    cairo_matrix_translate(&matrix, x, y);
    cairo_set_matrix(cairo, &matrix);
    self->x = x, self->y = y, self->is_placed = TRUE;
}

// Notifies Cairo of pixels that were written directly.
static void did_write(Painter *self) {
    if (self->cairo != NULL) cairo_surface_mark_dirty(self->target);
}

static void paint(Painter *self, LodestoneNode *node, double x, double y, Box clip);

static void paint_by_gsk(Painter *self, LodestoneNode *node, double x, double y) {
    place(self, x, y);
    gsk_render_node_draw(lodestone_node_for_gsk(node, FALSE), self->cairo);
}

// The largest pixel coordinate for direct writes, beyond any window's size.
static const double largest_place = 1 << 20;

// Converts a box to whole pixels. FALSE if its edges are between pixels, or if the target's pixels cannot be written directly.
static gboolean takes_pixels(const Painter *self, Box box, Pixels *taken) {
    const cairo_matrix_t *base = &self->base;
    if (!self->is_straight || base->xy != 0 || base->yx != 0 || base->xx <= 0 || base->yy <= 0) return FALSE;
    double left = box.left * base->xx + base->x0, top = box.top * base->yy + base->y0;
    double right = box.right * base->xx + base->x0, bottom = box.bottom * base->yy + base->y0;
    if (!is_whole(left) || !is_whole(top) || !is_whole(right) || !is_whole(bottom)) return FALSE;
    if (fabs(left) > largest_place || fabs(top) > largest_place || fabs(right) > largest_place || fabs(bottom) > largest_place) return FALSE;
    *taken = self->pixels;
    taken->left = (int)lround(left), taken->top = (int)lround(top);
    taken->right = (int)lround(right), taken->bottom = (int)lround(bottom);
    return TRUE;
}

// The visible part of the pixels.
static Pixels seen_of(const Painter *self, const Pixels *taken) {
    Pixels seen = *taken;
    seen.left = MAX(seen.left, self->pixels.left), seen.top = MAX(seen.top, self->pixels.top);
    seen.right = MIN(seen.right, self->pixels.right), seen.bottom = MIN(seen.bottom, self->pixels.bottom);
    return seen;
}

static uint32_t *row_of(const Pixels *pixels, int row) { return (uint32_t *)(pixels->bytes + (ptrdiff_t)row * pixels->stride); }

static uint32_t pixel_of(const GdkRGBA *color) { return lodestone_glyphs_color(color->red, color->green, color->blue, color->alpha); }

static void fill(Painter *self, LodestoneNode *node, double x, double y) {
    const graphene_rect_t *bounds = &node->bounds;
    place(self, x, y);
    cairo_rectangle(self->cairo, bounds->origin.x, bounds->origin.y, bounds->size.width, bounds->size.height);
    cairo_fill(self->cairo);
}

static void paint_color(Painter *self, LodestoneNode *node, double x, double y) {
    const GdkRGBA *color = &node->color;
    Pixels taken;
    if (color->alpha < 1 || !takes_pixels(self, bounds_at(node, x, y), &taken)) {
        gdk_cairo_set_source_rgba(cairo_of(self), color);
        return fill(self, node, x, y);
    }
    Pixels seen = seen_of(self, &taken);
    uint32_t pixel = pixel_of(color);
    for (int row = seen.top; row < seen.bottom; row++) {
        uint32_t *line = row_of(&seen, row);
        for (int column = seen.left; column < seen.right; column++) line[column] = pixel;
    }
    did_write(self);
}

// Writes the glyphs of a run without Cairo. FALSE, without an effect, if the run is scaled or not at whole pixels.
static gboolean put_glyphs(Painter *self, LodestoneNode *node, double x, double y) {
    const cairo_matrix_t *base = &self->base;
    const LodestonePicture *picture = &node->picture;
    Pixels taken;
    if (picture->glyph_image == NULL || !takes_pixels(self, bounds_at(node, x, y), &taken)) return FALSE;
    cairo_matrix_t matrix;
    lodestone_picture_matrix(node, &matrix);
    if (fabs(matrix.xx - base->xx) > 1e-6 || fabs(matrix.yy - base->yy) > 1e-6) return FALSE;
    // The position of the image's first pixel.
    double column = x * base->xx + base->x0 - matrix.x0, row = y * base->yy + base->y0 - matrix.y0;
    if (!is_whole(column) || !is_whole(row) || fabs(column) > largest_place || fabs(row) > largest_place) return FALSE;
    int first_x = (int)lround(column), first_y = (int)lround(row);
    if (taken.left < first_x || taken.top < first_y) return FALSE;
    if (taken.right > first_x + picture->width || taken.bottom > first_y + picture->height) return FALSE;
    Pixels seen = seen_of(self, &taken);
    lodestone_glyph_run_image_write(picture->glyph_image, &seen, first_x, first_y);
    did_write(self);
    return TRUE;
}

static void paint_picture(Painter *self, LodestoneNode *node, double x, double y) {
    if (put_glyphs(self, node, x, y)) return;
    // Sets the matrix first, because cairo_set_source reads the current matrix.
    place(self, x, y);
    cairo_pattern_t *pattern = lodestone_picture_pattern(node);
    cairo_set_source(self->cairo, pattern);
    cairo_pattern_destroy(pattern);
    fill(self, node, x, y);
}

// Paints a child that is clipped to a rectangle.
static void paint_clipped(Painter *self, LodestoneNode *child, const graphene_rect_t *rect, double x, double y, Box clip) {
    Box inside = box_of(rect, x, y);
    if (!box_meets(inside, clip)) return;
    if (box_holds(inside, box_meet(bounds_at(child, x, y), clip))) return paint(self, child, x, y, clip);
    Pixels outer = self->pixels, taken;
    if (self->cairo == NULL && takes_pixels(self, inside, &taken)) {
        self->pixels = seen_of(self, &taken);
        if (self->pixels.left < self->pixels.right && self->pixels.top < self->pixels.bottom) paint(self, child, x, y, box_meet(inside, clip));
        g_clear_pointer(&self->cairo, cairo_destroy);
        self->pixels = outer;
        return;
    }
    place(self, x, y);
    cairo_save(self->cairo);
    cairo_rectangle(self->cairo, rect->origin.x, rect->origin.y, rect->size.width, rect->size.height);
    cairo_clip(self->cairo);
    gboolean was_straight = self->is_straight;
    self->is_straight = was_straight && pixels_of(self->cairo, &self->pixels);
    paint(self, child, x, y, box_meet(inside, clip));
    self->pixels = outer, self->is_straight = was_straight;
    cairo_restore(self->cairo);
    self->x = x, self->y = y, self->is_placed = TRUE;
}

// Whether the node fills the whole shape with one colour, and the shape's corners are circular.
static gboolean fills_round(LodestoneNode *node, const GskRoundedRect *shape) {
    if (node->kind != LODESTONE_COLOR || !box_holds(bounds_at(node, 0, 0), box_of(&shape->bounds, 0, 0))) return FALSE;
    for (int corner = 0; corner < 4; corner++) {
        if (shape->corner[corner].width != shape->corner[corner].height) return FALSE;
    }
    return TRUE;
}

static void add_round(cairo_t *cairo, const GskRoundedRect *shape) {
    Box box = box_of(&shape->bounds, 0, 0);
    double top_left = shape->corner[GSK_CORNER_TOP_LEFT].width, top_right = shape->corner[GSK_CORNER_TOP_RIGHT].width;
    double bottom_right = shape->corner[GSK_CORNER_BOTTOM_RIGHT].width, bottom_left = shape->corner[GSK_CORNER_BOTTOM_LEFT].width;
    cairo_new_path(cairo);
    cairo_arc(cairo, box.left + top_left, box.top + top_left, top_left, G_PI, 1.5 * G_PI);
    cairo_arc(cairo, box.right - top_right, box.top + top_right, top_right, 1.5 * G_PI, 2 * G_PI);
    cairo_arc(cairo, box.right - bottom_right, box.bottom - bottom_right, bottom_right, 0, 0.5 * G_PI);
    cairo_arc(cairo, box.left + bottom_left, box.bottom - bottom_left, bottom_left, 0.5 * G_PI, G_PI);
    cairo_close_path(cairo);
}

// The largest side of a rounded shape that is written directly, in pixels, such as a caret.
enum { LARGEST_ROUND = 64 };

// Draws the coverage of each pixel of a rounded shape whose edges are at whole pixels.
static void draw_coverage(const GskRoundedRect *shape, const cairo_matrix_t *base, int width, int height, uint8_t *coverage) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height);
    cairo_t *cairo = cairo_create(surface);
    cairo_scale(cairo, base->xx, base->yy);
    cairo_translate(cairo, -shape->bounds.origin.x, -shape->bounds.origin.y);
    add_round(cairo, shape);
    cairo_fill(cairo);
    cairo_destroy(cairo);
    take_coverage(surface, coverage, width, height);
}

static gboolean put_round(Painter *self, LodestoneNode *node, const GskRoundedRect *shape, double x, double y) {
    Pixels taken;
    if (!takes_pixels(self, box_of(&shape->bounds, x, y), &taken)) return FALSE;
    int width = taken.right - taken.left, height = taken.bottom - taken.top;
    if (width < 1 || height < 1 || width > LARGEST_ROUND || height > LARGEST_ROUND) return FALSE;
    uint8_t coverage[LARGEST_ROUND * LARGEST_ROUND] = {0};
    draw_coverage(shape, &self->base, width, height, coverage);
    coverage_over(&self->pixels, pixel_of(&node->color), coverage, taken.left, taken.top, taken.right, taken.bottom);
    did_write(self);
    return TRUE;
}

// Fills the shape directly. GSK would fill a rectangle and clip it to the shape.
static void fill_round(Painter *self, LodestoneNode *node, const GskRoundedRect *shape, double x, double y) {
    if (put_round(self, node, shape, x, y)) return;
    place(self, x, y);
    gdk_cairo_set_source_rgba(self->cairo, &node->color);
    add_round(self->cairo, shape);
    cairo_fill(self->cairo);
}

static void paint_round(Painter *self, LodestoneNode *node, double x, double y, Box clip) {
    LodestoneNode *child = node->child;
    Box seen = box_meet(bounds_at(child, x, y), clip);
    graphene_rect_t rect = GRAPHENE_RECT_INIT(
        (float)(seen.left - x), (float)(seen.top - y), (float)(seen.right - seen.left), (float)(seen.bottom - seen.top));
    // If the visible rectangle does not touch the rounded corners, no rounded clip is necessary.
    const GskRoundedRect *shape = &node->round;
    if (gsk_rounded_rect_contains_rect(shape, &rect)) return paint(self, child, x, y, clip);
    if (fills_round(child, shape)) return fill_round(self, child, shape, x, y);
    paint_by_gsk(self, node, x, y);
}

static void paint_transformed(Painter *self, LodestoneNode *node, double x, double y, Box clip) {
    if (gsk_transform_get_category(node->transform) < GSK_TRANSFORM_CATEGORY_2D) return paint_by_gsk(self, node, x, y);
    float dx, dy;
    float xx, yx, xy, yy;
    gsk_transform_to_2d(node->transform, &xx, &yx, &xy, &yy, &dx, &dy);
    cairo_matrix_t inner, back;
    cairo_matrix_init(&inner, xx, yx, xy, yy, dx, dy);
    back = inner;
    // A shape without an area is invisible.
    if (cairo_matrix_invert(&back) != CAIRO_STATUS_SUCCESS) return;
    Box seen = {INFINITY, INFINITY, -INFINITY, -INFINITY};
    for (int corner = 0; corner < 4; corner++) {
        double cx = (corner & 1 ? clip.right : clip.left) - x, cy = (corner & 2 ? clip.bottom : clip.top) - y;
        cairo_matrix_transform_point(&back, &cx, &cy);
        seen = (Box){fmin(seen.left, cx), fmin(seen.top, cy), fmax(seen.right, cx), fmax(seen.bottom, cy)};
    }
    place(self, x, y);
    cairo_save(self->cairo);
    Painter turned = {.cairo = self->cairo, .target = self->target};
    cairo_get_matrix(self->cairo, &turned.base);
    cairo_matrix_multiply(&turned.base, &inner, &turned.base);
    paint(&turned, node->child, 0, 0, seen);
    cairo_restore(self->cairo);
}

static void paint(Painter *self, LodestoneNode *node, double x, double y, Box clip) {
    if (!box_meets(bounds_at(node, x, y), clip)) return;
    switch (node->kind) {
    case LODESTONE_GROUP:
        for (guint i = 0; i < node->group.count; i++) paint(self, node->group.children[i], x, y, clip);
        break;
    case LODESTONE_MOVED: paint(self, node->child, x + node->move.dx, y + node->move.dy, clip); break;
    case LODESTONE_TRANSFORMED: paint_transformed(self, node, x, y, clip); break;
    case LODESTONE_CLIPPED: paint_clipped(self, node->child, &node->clip, x, y, clip); break;
    case LODESTONE_ROUNDED: paint_round(self, node, x, y, clip); break;
    case LODESTONE_COLOR: paint_color(self, node, x, y); break;
    case LODESTONE_PICTURE: paint_picture(self, node, x, y); break;
    default: paint_by_gsk(self, node, x, y);
    }
}

void lodestone_paint(LodestoneNode *node, cairo_t *cairo) {
    Painter self = {.cairo = cairo, .target = cairo_get_group_target(cairo), .is_placed = TRUE};
    Box clip;
    cairo_clip_extents(cairo, &clip.left, &clip.top, &clip.right, &clip.bottom);
    cairo_save(cairo);
    cairo_get_matrix(cairo, &self.base);
    self.is_straight = pixels_of(cairo, &self.pixels);
    paint(&self, node, 0, 0, clip);
    cairo_restore(cairo);
}

void lodestone_paint_pixels(LodestoneNode *node, cairo_surface_t *surface, double scale, const cairo_rectangle_int_t *part) {
    cairo_surface_flush(surface);
    Painter self = {.target = surface, .is_straight = TRUE};
    cairo_matrix_init_scale(&self.base, scale, scale);
    self.pixels = (Pixels){cairo_image_surface_get_data(surface), cairo_image_surface_get_stride(surface),
                           part->x, part->y, part->x + part->width, part->y + part->height};
    if (self.pixels.bytes == NULL) return;
    Box clip = {part->x / scale, part->y / scale, (part->x + part->width) / scale, (part->y + part->height) / scale};
    paint(&self, node, 0, 0, clip);
    g_clear_pointer(&self.cairo, cairo_destroy);
    cairo_surface_mark_dirty(surface);
}
