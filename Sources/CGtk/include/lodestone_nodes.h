// Render nodes: a tree that describes a window's content, similar to GSK's. To paint frames itself, this library does not need GSK's nodes. If GSK draws, each
// node is converted once.
#ifndef LODESTONE_NODES_H
#define LODESTONE_NODES_H

#include <gtk/gtk.h>

#include "lodestone_glyph_run_image.h"

/// An immutable node with an atomic reference count, which may be passed between threads. Lengths are in points.
typedef struct LodestoneNode LodestoneNode;

LodestoneNode *lodestone_node_ref(LodestoneNode *self);
void lodestone_node_unref(LodestoneNode *self);

/// The bounds of everything that the node draws.
void lodestone_node_get_bounds(const LodestoneNode *self, graphene_rect_t *bounds);

/// Whether the node fills all of `area` with an opaque colour. FALSE if that cannot easily be determined.
gboolean lodestone_node_covers(const LodestoneNode *self, const graphene_rect_t *area);

/// The equivalent GSK node, owned by `self`. The first call is O(n) in the number of descendants, later ones are O(1).
///
/// With `textures`, images become textures, for renderers that cache textures on the GPU or in a browser. For GTK's Cairo renderer, pass FALSE: it copies a
/// texture each time it draws it. Before 4.10 it also converts each pixel, which takes 14 ns per pixel with 4.8, instead of 2 ns from memory.
GskRenderNode *lodestone_node_for_gsk(LodestoneNode *self, gboolean textures);

/// A group of nodes, drawn in order: the first one is at the bottom.
LodestoneNode *lodestone_node_new_group(LodestoneNode *const *children, guint count);
/// A filled rectangle.
LodestoneNode *lodestone_node_new_color(const GdkRGBA *color, const graphene_rect_t *bounds);
/// `child` clipped to a rectangle or a rounded rectangle.
LodestoneNode *lodestone_node_new_clipped(LodestoneNode *child, const graphene_rect_t *clip);
LodestoneNode *lodestone_node_new_rounded(LodestoneNode *child, const GskRoundedRect *clip);
/// `child` with an opacity that applies to it as a whole.
LodestoneNode *lodestone_node_new_faded(LodestoneNode *child, float opacity);
/// `child` with a translation or a general transform.
LodestoneNode *lodestone_node_new_moved(LodestoneNode *child, float dx, float dy);
LodestoneNode *lodestone_node_new_transformed(LodestoneNode *child, GskTransform *transform);
/// An image that fills `bounds`: a glyph run image or a bitmap.
LodestoneNode *lodestone_node_new_glyph_run_image(LodestoneGlyphRunImage *glyph_image, const graphene_rect_t *bounds);
LodestoneNode *lodestone_node_new_bitmap(cairo_surface_t *bitmap, int width, int height, const graphene_rect_t *bounds);
/// The part of `child` in `tile`, repeated over `bounds`.
LodestoneNode *lodestone_node_new_repeated(LodestoneNode *child, const graphene_rect_t *tile, const graphene_rect_t *bounds);
/// `child` with its colour components multiplied by factors.
LodestoneNode *lodestone_node_new_tinted(LodestoneNode *child, float red, float green, float blue);
/// A cross-fade from `start` to `end`; `progress` is from 0 to 1.
LodestoneNode *lodestone_node_new_cross_fade(LodestoneNode *start, LodestoneNode *end, float progress);
/// A node that wraps any GSK node. Takes over the caller's reference. NULL if `node` is NULL.
LodestoneNode *lodestone_node_new_of_gsk(GskRenderNode *node);

#endif
