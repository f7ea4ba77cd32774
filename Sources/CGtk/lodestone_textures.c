#include "lodestone_textures.h"

// The owner of a surface's pixels, retained by the surface and its texture.
typedef struct {
    gint count;
    void *owner;
    void (*release)(void *owner);
    // A reference; NULL before the first request. The texture retains the owner, not the surface.
    GdkTexture *texture;
} Owner;

static const cairo_user_data_key_t owner_key;

// Surfaces are drawn on one thread, and textures are requested on others.
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
    *self = (Owner){1, owner, release, NULL};
    // A surface without memory draws nothing.
    if (cairo_surface_set_user_data(surface, &owner_key, self, surface_died) != CAIRO_STATUS_SUCCESS) owner_unref(self);
}

static GdkTexture *make(cairo_surface_t *surface, gpointer owner, GDestroyNotify release) {
    int width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface);
    gsize stride = (gsize)cairo_image_surface_get_stride(surface);
    gsize length = height > 0 ? stride * (gsize)(height - 1) + (gsize)width * 4 : 0;
    GBytes *bytes = g_bytes_new_with_free_func(cairo_image_surface_get_data(surface), length, release, owner);
    GdkTexture *texture = gdk_memory_texture_new(width, height, GDK_MEMORY_DEFAULT, bytes, stride);
    g_bytes_unref(bytes);
    return texture;
}

GdkTexture *lodestone_surface_texture(cairo_surface_t *surface) {
    Owner *owner = cairo_surface_get_user_data(surface, &owner_key);
    g_return_val_if_fail(owner != NULL, NULL);
    g_mutex_lock(&texture_lock);
    if (owner->texture == NULL) {
        g_atomic_int_inc(&owner->count);
        owner->texture = make(surface, owner, owner_unref);
    }
    GdkTexture *texture = g_object_ref(owner->texture);
    g_mutex_unlock(&texture_lock);
    return texture;
}

GdkTexture *lodestone_texture_new(cairo_surface_t *surface) {
    return make(surface, cairo_surface_reference(surface), (GDestroyNotify)cairo_surface_destroy);
}
