#include "lodestone_boxes.h"

#include "lodestone_textures.h"

#define NODE_SIZE(part) (offsetof(LodestoneNode, part) + sizeof(((LodestoneNode *)NULL)->part))

static LodestoneNode *new_node(LodestoneKind kind, size_t size) {
    LodestoneNode *self = g_malloc(size);
    self->references = 1;
    self->kind = kind;
    self->of_gsk[FALSE] = self->of_gsk[TRUE] = NULL;
    self->child = NULL;
    return self;
}

static LodestoneNode *new_around(LodestoneNode *child, LodestoneKind kind, size_t size) {
    LodestoneNode *self = new_node(kind, size);
    self->child = lodestone_node_ref(child);
    return self;
}

LodestoneNode *lodestone_node_ref(LodestoneNode *self) {
    g_atomic_int_inc(&self->references);
    return self;
}

void lodestone_node_unref(LodestoneNode *self) {
    if (!g_atomic_int_dec_and_test(&self->references)) return;
    for (int textures = FALSE; textures <= TRUE; textures++) {
        if (self->of_gsk[textures] != NULL) gsk_render_node_unref(self->of_gsk[textures]);
    }
    if (self->child != NULL) lodestone_node_unref(self->child);
    switch (self->kind) {
    case LODESTONE_GROUP:
        for (guint i = 0; i < self->group.count; i++) lodestone_node_unref(self->group.children[i]);
        break;
    case LODESTONE_TRANSFORMED: gsk_transform_unref(self->transform); break;
    case LODESTONE_PICTURE:
        if (self->picture.glyph_image != NULL) lodestone_glyph_run_image_unref(self->picture.glyph_image);
        if (self->picture.bitmap != NULL) cairo_surface_destroy(self->picture.bitmap);
        break;
    case LODESTONE_CROSS_FADE: lodestone_node_unref(self->fade.end); break;
    default: break;
    }
    g_free(self);
}

void lodestone_node_get_bounds(const LodestoneNode *self, graphene_rect_t *bounds) { *bounds = self->bounds; }

// MARK: Kinds

LodestoneNode *lodestone_node_new_group(LodestoneNode *const *children, guint count) {
    LodestoneNode *self = new_node(LODESTONE_GROUP, offsetof(LodestoneNode, group.children) + count * sizeof(LodestoneNode *));
    self->bounds = GRAPHENE_RECT_INIT(0, 0, 0, 0);
    self->group.count = count;
    for (guint i = 0; i < count; i++) {
        const graphene_rect_t *bounds = &children[i]->bounds;
        self->group.children[i] = lodestone_node_ref(children[i]);
        if (i == 0) self->bounds = *bounds;
        else graphene_rect_union(&self->bounds, bounds, &self->bounds);
    }
    return self;
}

LodestoneNode *lodestone_node_new_color(const GdkRGBA *color, const graphene_rect_t *bounds) {
    LodestoneNode *self = new_node(LODESTONE_COLOR, NODE_SIZE(color));
    self->bounds = *bounds;
    self->color = *color;
    return self;
}

LodestoneNode *lodestone_node_new_clipped(LodestoneNode *child, const graphene_rect_t *clip) {
    LodestoneNode *self = new_around(child, LODESTONE_CLIPPED, NODE_SIZE(clip));
    graphene_rect_normalize_r(clip, &self->clip);
    graphene_rect_intersection(&self->clip, &child->bounds, &self->bounds);
    return self;
}

LodestoneNode *lodestone_node_new_rounded(LodestoneNode *child, const GskRoundedRect *clip) {
    LodestoneNode *self = new_around(child, LODESTONE_ROUNDED, NODE_SIZE(round));
    gsk_rounded_rect_init_copy(&self->round, clip);
    graphene_rect_intersection(&self->round.bounds, &child->bounds, &self->bounds);
    return self;
}

LodestoneNode *lodestone_node_new_faded(LodestoneNode *child, float opacity) {
    LodestoneNode *self = new_around(child, LODESTONE_FADED, NODE_SIZE(opacity));
    self->bounds = child->bounds;
    self->opacity = CLAMP(opacity, 0, 1);
    return self;
}

LodestoneNode *lodestone_node_new_moved(LodestoneNode *child, float dx, float dy) {
    LodestoneNode *self = new_around(child, LODESTONE_MOVED, NODE_SIZE(move));
    self->bounds = child->bounds;
    self->bounds.origin.x += dx, self->bounds.origin.y += dy;
    self->move.dx = dx, self->move.dy = dy;
    return self;
}

LodestoneNode *lodestone_node_new_transformed(LodestoneNode *child, GskTransform *transform) {
    if (gsk_transform_get_category(transform) >= GSK_TRANSFORM_CATEGORY_2D_TRANSLATE) {
        float dx, dy;
        gsk_transform_to_translate(transform, &dx, &dy);
        return lodestone_node_new_moved(child, dx, dy);
    }
    LodestoneNode *self = new_around(child, LODESTONE_TRANSFORMED, NODE_SIZE(transform));
    self->transform = gsk_transform_ref(transform);
    gsk_transform_transform_bounds(transform, &child->bounds, &self->bounds);
    return self;
}

LodestoneNode *lodestone_node_new_glyph_run_image(LodestoneGlyphRunImage *glyph_image, const graphene_rect_t *bounds) {
    LodestoneNode *self = new_node(LODESTONE_PICTURE, NODE_SIZE(picture));
    self->bounds = *bounds;
    self->picture = (LodestonePicture){.glyph_image = lodestone_glyph_run_image_ref(glyph_image)};
    lodestone_glyph_run_image_get_size(glyph_image, &self->picture.width, &self->picture.height);
    return self;
}

LodestoneNode *lodestone_node_new_bitmap(cairo_surface_t *bitmap, int width, int height, const graphene_rect_t *bounds) {
    LodestoneNode *self = new_node(LODESTONE_PICTURE, NODE_SIZE(picture));
    self->bounds = *bounds;
    self->picture = (LodestonePicture){.bitmap = cairo_surface_reference(bitmap), .width = width, .height = height};
    return self;
}

LodestoneNode *lodestone_node_new_repeated(LodestoneNode *child, const graphene_rect_t *tile, const graphene_rect_t *bounds) {
    LodestoneNode *self = new_around(child, LODESTONE_REPEATED, NODE_SIZE(tile));
    self->bounds = *bounds;
    self->tile = *tile;
    return self;
}

LodestoneNode *lodestone_node_new_tinted(LodestoneNode *child, float red, float green, float blue) {
    LodestoneNode *self = new_around(child, LODESTONE_TINTED, NODE_SIZE(tint));
    self->bounds = child->bounds;
    self->tint.red = red, self->tint.green = green, self->tint.blue = blue;
    return self;
}

LodestoneNode *lodestone_node_new_cross_fade(LodestoneNode *start, LodestoneNode *end, float progress) {
    LodestoneNode *self = new_around(start, LODESTONE_CROSS_FADE, NODE_SIZE(fade));
    graphene_rect_union(&start->bounds, &end->bounds, &self->bounds);
    self->fade.end = lodestone_node_ref(end);
    self->fade.progress = CLAMP(progress, 0, 1);
    return self;
}

LodestoneNode *lodestone_node_new_of_gsk(GskRenderNode *node) {
    if (node == NULL) return NULL;
    LodestoneNode *self = new_node(LODESTONE_OF_GSK, NODE_SIZE(child));
    gsk_render_node_get_bounds(node, &self->bounds);
    self->of_gsk[FALSE] = node;
    self->of_gsk[TRUE] = gsk_render_node_ref(node);
    return self;
}

// MARK: Opaque coverage

static gboolean covers(const LodestoneNode *node, double x, double y, Box area) {
    if (!box_holds(bounds_at(node, x, y), area)) return FALSE;
    switch (node->kind) {
    case LODESTONE_COLOR: return node->color.alpha >= 1;
    case LODESTONE_GROUP:
        for (guint i = 0; i < node->group.count; i++) {
            if (covers(node->group.children[i], x, y, area)) return TRUE;
        }
        return FALSE;
    case LODESTONE_MOVED: return covers(node->child, x + node->move.dx, y + node->move.dy, area);
    case LODESTONE_CLIPPED:
        return box_holds(box_of(&node->clip, x, y), area) && covers(node->child, x, y, area);
    case LODESTONE_ROUNDED: {
        graphene_rect_t rect = GRAPHENE_RECT_INIT(
            (float)(area.left - x), (float)(area.top - y), (float)(area.right - area.left), (float)(area.bottom - area.top));
        return gsk_rounded_rect_contains_rect(&node->round, &rect) && covers(node->child, x, y, area);
    }
    default: return FALSE;
    }
}

gboolean lodestone_node_covers(const LodestoneNode *node, const graphene_rect_t *area) { return covers(node, 0, 0, box_of(area, 0, 0)); }

// MARK: For GSK

cairo_pattern_t *lodestone_picture_pattern(const LodestoneNode *node) {
    const LodestonePicture *picture = &node->picture;
    cairo_pattern_t *pattern =
        picture->glyph_image != NULL ? lodestone_glyph_run_image_pattern(picture->glyph_image) : cairo_pattern_create_for_surface(picture->bitmap);
    cairo_matrix_t matrix;
    lodestone_picture_matrix(node, &matrix);
    cairo_pattern_set_matrix(pattern, &matrix);
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD);
    return pattern;
}

// The index of the first visible child. A child that covers the whole group, such as a window's background, hides all children below it.
static guint first_visible(const LodestoneNode *self) {
    for (guint i = self->group.count; i > 1; i--) {
        if (lodestone_node_covers(self->group.children[i - 1], &self->bounds)) return i - 1;
    }
    return 0;
}

static GskRenderNode *make_group(LodestoneNode *self, gboolean textures) {
    guint first = first_visible(self), count = self->group.count - first;
    GskRenderNode **children = g_new(GskRenderNode *, count);
    for (guint i = 0; i < count; i++) children[i] = lodestone_node_for_gsk(self->group.children[first + i], textures);
    GskRenderNode *made = gsk_container_node_new(children, count);
    g_free(children);
    return made;
}

static GskRenderNode *make_moved(LodestoneNode *self, GskRenderNode *child) {
    GskTransform *transform = gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT(self->move.dx, self->move.dy));
    // For a very small offset, GSK returns NULL, which means the identity.
    if (transform == NULL) return gsk_render_node_ref(child);
    GskRenderNode *made = gsk_transform_node_new(child, transform);
    gsk_transform_unref(transform);
    return made;
}

static GskRenderNode *make_picture(LodestoneNode *self, gboolean textures) {
    if (textures) {
        const LodestonePicture *picture = &self->picture;
        cairo_rectangle_int_t part;
        GdkTexture *texture = picture->glyph_image != NULL ? lodestone_glyph_run_image_texture(picture->glyph_image, &part)
                                                       : lodestone_surface_texture(picture->bitmap, &part);
        float x_scale = self->bounds.size.width / (float)picture->width, y_scale = self->bounds.size.height / (float)picture->height;
        graphene_rect_t rect = GRAPHENE_RECT_INIT(
            self->bounds.origin.x + (float)part.x * x_scale, self->bounds.origin.y + (float)part.y * y_scale, (float)part.width * x_scale,
            (float)part.height * y_scale);
        GskRenderNode *made = gsk_texture_node_new(texture, &rect);
        g_object_unref(texture);
        return made;
    }
    GskRenderNode *made = gsk_cairo_node_new(&self->bounds);
    cairo_pattern_t *pattern = lodestone_picture_pattern(self);
    // The Cairo context is clipped to the node's bounds.
    cairo_t *cairo = gsk_cairo_node_get_draw_context(made);
    cairo_set_source(cairo, pattern);
    cairo_paint(cairo);
    cairo_destroy(cairo);
    cairo_pattern_destroy(pattern);
    return made;
}

static GskRenderNode *make_tinted(LodestoneNode *self, GskRenderNode *child) {
    graphene_matrix_t factors;
    // The matrix scales the three colour components and leaves the fourth, alpha, unchanged.
    graphene_matrix_init_scale(&factors, self->tint.red, self->tint.green, self->tint.blue);
    return gsk_color_matrix_node_new(child, &factors, graphene_vec4_zero());
}

static GskRenderNode *make(LodestoneNode *self, gboolean textures) {
    GskRenderNode *child = self->child == NULL ? NULL : lodestone_node_for_gsk(self->child, textures);
    switch (self->kind) {
    case LODESTONE_GROUP: return make_group(self, textures);
    case LODESTONE_COLOR: return gsk_color_node_new(&self->color, &self->bounds);
    case LODESTONE_CLIPPED: return gsk_clip_node_new(child, &self->clip);
    case LODESTONE_ROUNDED: return gsk_rounded_clip_node_new(child, &self->round);
    case LODESTONE_FADED: return gsk_opacity_node_new(child, self->opacity);
    case LODESTONE_MOVED: return make_moved(self, child);
    case LODESTONE_TRANSFORMED: return gsk_transform_node_new(child, self->transform);
    case LODESTONE_PICTURE: return make_picture(self, textures);
    case LODESTONE_REPEATED: return gsk_repeat_node_new(&self->bounds, child, &self->tile);
    case LODESTONE_TINTED: return make_tinted(self, child);
    case LODESTONE_CROSS_FADE:
        return gsk_cross_fade_node_new(child, lodestone_node_for_gsk(self->fade.end, textures), self->fade.progress);
    case LODESTONE_OF_GSK: break;
    }
    return self->of_gsk[textures];
}

GskRenderNode *lodestone_node_for_gsk(LodestoneNode *self, gboolean textures) {
    GskRenderNode **slot = &self->of_gsk[textures ? TRUE : FALSE];
    GskRenderNode *known = g_atomic_pointer_get(slot);
    if (known != NULL) return known;
    GskRenderNode *made = make(self, textures);
    if (g_atomic_pointer_compare_and_exchange(slot, NULL, made)) return made;
    // Another thread has created it in the meantime.
    gsk_render_node_unref(made);
    return g_atomic_pointer_get(slot);
}
