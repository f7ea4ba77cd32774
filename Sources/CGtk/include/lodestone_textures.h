// Image surfaces whose pixels belong to another object, and textures of them.
#ifndef LODESTONE_TEXTURES_H
#define LODESTONE_TEXTURES_H

#include <gtk/gtk.h>

/// Sets the owner of the pixels of `surface`. After the last use of the surface and its texture, calls `release` with `owner`.
void lodestone_surface_keep(cairo_surface_t *surface, void *owner, void (*release)(void *owner));

/// A texture that shares the pixels of `surface`, created on first request. The caller owns a reference. The surface must have an owner set by
/// ``lodestone_surface_keep``.
///
/// - Parameter part: Receives the part of the surface, in pixels, that the texture shows. It excludes transparent margins.
GdkTexture *lodestone_surface_texture(cairo_surface_t *surface, cairo_rectangle_int_t *part);

/// A texture of a copy of the pixels of `surface`, without transparent margins.
GdkTexture *lodestone_texture_copy(cairo_surface_t *surface, cairo_rectangle_int_t *part);

#endif
