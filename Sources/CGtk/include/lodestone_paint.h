// Paints render nodes with Cairo, and finds the differences between two of them.
#ifndef LODESTONE_PAINT_H
#define LODESTONE_PAINT_H

#include <gtk/gtk.h>

#include "lodestone_nodes.h"

// Paints `node` like gsk_render_node_draw, but faster. This function skips content outside of the clip and draws images directly from their pixels. GSK draws
// everything, and copies each image first.
void lodestone_paint(LodestoneNode *node, cairo_t *cairo);

// Paints the rectangle `part` of `node` on a bitmap with 32 bits per pixel. `part` is in pixels, and must be inside of the bitmap. `scale` is the number of
// pixels per point.
void lodestone_paint_pixels(LodestoneNode *node, cairo_surface_t *surface, double scale, const cairo_rectangle_int_t *part);

// Adds the areas in which `now` may differ from `before` to `region`. `region` is in pixels, and `scale` is the number of pixels per point. Shared subtrees
// cost nothing.
void lodestone_paint_difference(LodestoneNode *before, LodestoneNode *now, double scale, cairo_region_t *region);

// A scroll of pixels. The pixels at `to` were at `to` minus (`dx`, `dy`) before.
typedef struct {
    cairo_rectangle_int_t to;
    int dx, dy;
} LodestoneMove;

// Like lodestone_paint_difference, but also finds scrolled content. `known` is the region whose pixels already show `before`. TRUE: move the scrolled pixels by
// `move`, and then paint `region`. All rectangles are in pixels, within `window`.
gboolean lodestone_paint_difference_moving(
    LodestoneNode *before, LodestoneNode *now, double scale, cairo_rectangle_int_t window, const cairo_region_t *known,
    cairo_region_t *region, LodestoneMove *move);

// Moves 32-bit pixels. The source and the target rectangle must be inside of `surface`, a bitmap.
void lodestone_paint_move(cairo_surface_t *surface, const LodestoneMove *move);

#endif
