// Render nodes painted with Cairo, and their differences.
#ifndef LODESTONE_PAINT_H
#define LODESTONE_PAINT_H

#include <gtk/gtk.h>

#include "lodestone_nodes.h"

// Paints `node` like gsk_render_node_draw, but culls what is outside of the clip, and draws images directly from their pixels: GSK draws
// everything, and copies each image first.
void lodestone_paint(LodestoneNode *node, cairo_t *cairo);

// Paints the rectangle `part` of `node`, in pixels, with `scale` pixels a point, on a bitmap with 32 bits a pixel. `part` must be inside of
// the bitmap.
void lodestone_paint_pixels(LodestoneNode *node, cairo_surface_t *surface, double scale, const cairo_rectangle_int_t *part);

// Adds to `region`, in pixels with `scale` a point, where `now` may differ from `before`. Shared subtrees cost nothing.
void lodestone_paint_difference(LodestoneNode *before, LodestoneNode *now, double scale, cairo_region_t *region);

// A scroll of pixels: those at `to` were at `to` minus (`dx`, `dy`).
typedef struct {
    cairo_rectangle_int_t to;
    int dx, dy;
} LodestoneMove;

// Like lodestone_paint_difference, if the pixels in `known` are those of `before`. TRUE: scrolled content can be moved as in `move`, and
// `region` is to be painted afterwards. All in pixels, within `window`.
gboolean lodestone_paint_difference_moving(
    LodestoneNode *before, LodestoneNode *now, double scale, cairo_rectangle_int_t window, const cairo_region_t *known,
    cairo_region_t *region, LodestoneMove *move);

// Moves 32-bit pixels. Both rectangles are inside of `surface`, a bitmap.
void lodestone_paint_move(cairo_surface_t *surface, const LodestoneMove *move);

// Whether `node` fills all of `area` with an opaque colour. FALSE if that is not easily determined.
gboolean lodestone_paint_covers(LodestoneNode *node, const graphene_rect_t *area);

#endif
