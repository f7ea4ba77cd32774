#include "lodestone_textures.h"

// Owns a surface's pixels. The surface and its texture both retain this object.
typedef struct {
    gint count;
    void *owner;
    void (*release)(void *owner);
    // The texture; NULL before the first request. The texture retains this object, not the surface.
    GdkTexture *texture;
    cairo_rectangle_int_t shown;
} Owner;

static const cairo_user_data_key_t owner_key;

// Surfaces are drawn on one thread, but other threads request textures. One lock serves all surfaces, because it is held only briefly.
static GMutex texture_lock;

static void owner_unref(gpointer pointer) {
    Owner *self = pointer;
    if (!g_atomic_int_dec_and_test(&self->count)) return;
    self->release(self->owner);
    g_free(self);
}

static void surface_died(void *pointer) {
    Owner *self = pointer;
    g_clear_object(&self->texture);
    owner_unref(self);
}

void lodestone_surface_keep(cairo_surface_t *surface, void *owner, void (*release)(void *owner)) {
    Owner *self = g_new(Owner, 1);
    *self = (Owner){1, owner, release};
    // Cairo fails only if memory cannot be allocated. Such a surface draws nothing.
    if (cairo_surface_set_user_data(surface, &owner_key, self, surface_died) != CAIRO_STATUS_SUCCESS) owner_unref(self);
}

static const uint32_t *row_of(cairo_surface_t *surface, int y) {
    return (const uint32_t *)(cairo_image_surface_get_data(surface) + (size_t)y * (size_t)cairo_image_surface_get_stride(surface));
}

static gboolean is_row_clear(cairo_surface_t *surface, int y) {
    const uint32_t *row = row_of(surface, y);
    for (int x = cairo_image_surface_get_width(surface); x-- > 0;) {
        if (row[x] != 0) return FALSE;
    }
    return TRUE;
}

static gboolean is_column_clear(cairo_surface_t *surface, int x, int top, int bottom) {
    for (int y = top; y < bottom; y++) {
        if (row_of(surface, y)[x] != 0) return FALSE;
    }
    return TRUE;
}

// The part of the surface inside of its transparent margins, plus one pixel on each side. An image that is drawn between pixel edges blends with that pixel.
static cairo_rectangle_int_t shown_part(cairo_surface_t *surface) {
    int left = 0, top = 0, right = cairo_image_surface_get_width(surface), bottom = cairo_image_surface_get_height(surface);
    int width = right, height = bottom;
    while (top < bottom && is_row_clear(surface, top)) top++;
    if (top == bottom) return (cairo_rectangle_int_t){0, 0, 1, 1};
    while (is_row_clear(surface, bottom - 1)) bottom--;
    while (is_column_clear(surface, left, top, bottom)) left++;
    while (is_column_clear(surface, right - 1, top, bottom)) right--;
    left = MAX(left - 1, 0), top = MAX(top - 1, 0), right = MIN(right + 1, width), bottom = MIN(bottom + 1, height);
    return (cairo_rectangle_int_t){left, top, right - left, bottom - top};
}

static GdkTexture *make(cairo_surface_t *surface, const cairo_rectangle_int_t *part, gpointer owner, GDestroyNotify release) {
    gsize stride = (gsize)cairo_image_surface_get_stride(surface);
    const uint32_t *start = row_of(surface, part->y) + part->x;
    GBytes *bytes = g_bytes_new_with_free_func(start, stride * (gsize)(part->height - 1) + (gsize)part->width * 4, release, owner);
    GdkTexture *texture = gdk_memory_texture_new(part->width, part->height, GDK_MEMORY_DEFAULT, bytes, stride);
    g_bytes_unref(bytes);
    return texture;
}

GdkTexture *lodestone_surface_texture(cairo_surface_t *surface, cairo_rectangle_int_t *part) {
    Owner *owner = cairo_surface_get_user_data(surface, &owner_key);
    g_return_val_if_fail(owner != NULL, NULL);
    g_mutex_lock(&texture_lock);
    if (owner->texture == NULL) {
        g_atomic_int_inc(&owner->count);
        owner->shown = shown_part(surface);
        owner->texture = make(surface, &owner->shown, owner, owner_unref);
    }
    GdkTexture *texture = g_object_ref(owner->texture);
    *part = owner->shown;
    g_mutex_unlock(&texture_lock);
    return texture;
}

GdkTexture *lodestone_texture_copy(cairo_surface_t *surface, cairo_rectangle_int_t *part) {
    *part = shown_part(surface);
    cairo_surface_t *copy = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, part->width, part->height);
    cairo_t *cairo = cairo_create(copy);
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE);
    cairo_set_source_surface(cairo, surface, -part->x, -part->y);
    cairo_paint(cairo);
    cairo_destroy(cairo);
    cairo_surface_flush(copy);
    cairo_rectangle_int_t whole = {0, 0, part->width, part->height};
    return make(copy, &whole, copy, (GDestroyNotify)cairo_surface_destroy);
}
