// Render nodes drawn with Cairo, and what differs between two of them.
#ifndef LODESTONE_PAINT_H
#define LODESTONE_PAINT_H

#include <gtk/gtk.h>

// Draws `node` as gsk_render_node_draw does, but leaves out what lies outside of the clip, and draws pictures straight from their pixels:
// GSK draws everything there is, and copies each picture before it draws it.
void lodestone_paint(GskRenderNode *node, cairo_t *cairo);

// Tells lodestone_paint that all that `node`, a Cairo node, draws is its bounds filled with `pattern`, in the node's coordinates.
void lodestone_paint_keep_pattern(GskRenderNode *node, cairo_pattern_t *pattern);

// Adds to `region`, whose pixels are `scale` to a point, where `now` may look different from `before`. Parts that both have cost nothing.
void lodestone_paint_difference(GskRenderNode *before, GskRenderNode *now, double scale, cairo_region_t *region);

// Whether `node` fills all of `area` with a colour that nothing is seen through. FALSE where that is not easily told.
gboolean lodestone_paint_covers(GskRenderNode *node, const graphene_rect_t *area);

#endif
