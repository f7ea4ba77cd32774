// Render nodes: what a window shows, as GSK's nodes tell it. A frame that the shim paints itself needs none of GSK's; where GSK draws, a node is made
// into one of them, once.
#ifndef LODESTONE_NODES_H
#define LODESTONE_NODES_H

#include <gtk/gtk.h>

#include "lodestone_letters.h"

/// A node never changes, and its references are counted atomically: it may be passed between threads. Lengths are in points.
typedef struct LodestoneNode LodestoneNode;

LodestoneNode *lodestone_node_ref(LodestoneNode *self);
void lodestone_node_unref(LodestoneNode *self);

/// All that the node draws lies in here.
void lodestone_node_get_bounds(const LodestoneNode *self, graphene_rect_t *bounds);

/// The node as one of GSK's, which lives as long as this one. O(what is in it) at first, O(1) then.
GskRenderNode *lodestone_node_for_gsk(LodestoneNode *self);

/// Nodes above each other, the first one lowest.
LodestoneNode *lodestone_node_new_group(LodestoneNode *const *children, guint count);
/// A filled rectangle.
LodestoneNode *lodestone_node_new_color(const GdkRGBA *color, const graphene_rect_t *bounds);
/// What of `child` lies in a rectangle, or in one with round corners.
LodestoneNode *lodestone_node_new_clipped(LodestoneNode *child, const graphene_rect_t *clip);
LodestoneNode *lodestone_node_new_rounded(LodestoneNode *child, const GskRoundedRect *clip);
/// `child` faded as a whole.
LodestoneNode *lodestone_node_new_faded(LodestoneNode *child, float opacity);
/// `child` moved, and as a transform places it.
LodestoneNode *lodestone_node_new_moved(LodestoneNode *child, float dx, float dy);
LodestoneNode *lodestone_node_new_transformed(LodestoneNode *child, GskTransform *transform);
/// A picture that is as large as `bounds`: letters, and a bitmap.
LodestoneNode *lodestone_node_new_letters(LodestoneLetters *letters, const graphene_rect_t *bounds);
LodestoneNode *lodestone_node_new_bitmap(cairo_surface_t *bitmap, int width, int height, const graphene_rect_t *bounds);
/// Everything else: what GSK draws. Takes over the reference. NULL for NULL.
LodestoneNode *lodestone_node_new_of_gsk(GskRenderNode *node);

#endif
