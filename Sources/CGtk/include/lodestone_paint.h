// Render nodes drawn with Cairo, and what differs between two of them.
#ifndef LODESTONE_PAINT_H
#define LODESTONE_PAINT_H

#include <gtk/gtk.h>

#include "lodestone_nodes.h"

// Draws `node` as gsk_render_node_draw does, but leaves out what lies outside of the clip, and draws pictures straight from their pixels:
// GSK draws everything there is, and copies each picture before it draws it.
void lodestone_paint(LodestoneNode *node, cairo_t *cairo);

// Draws a part of `node`, in pixels, with `scale` of them to a point, on a bitmap of 32 bits a pixel. `part` lies inside of that.
void lodestone_paint_pixels(LodestoneNode *node, cairo_surface_t *surface, double scale, const cairo_rectangle_int_t *part);

// Adds to `region`, whose pixels are `scale` to a point, where `now` may look different from `before`. Parts that both have cost nothing.
void lodestone_paint_difference(LodestoneNode *before, LodestoneNode *now, double scale, cairo_region_t *region);

// Pixels that are only moved: those at `to` were at `to` less `dx` and `dy`.
typedef struct {
    cairo_rectangle_int_t to;
    int dx, dy;
} LodestoneMove;

// The same, where the pixels in `known` are those that `before` shows. TRUE: what has scrolled can be moved, as `move` tells, and `region` is what is to be
// painted after that. All of it is in `window`, in pixels.
gboolean lodestone_paint_difference_moving(
    LodestoneNode *before, LodestoneNode *now, double scale, cairo_rectangle_int_t window, const cairo_region_t *known,
    cairo_region_t *region, LodestoneMove *move);

// Moves pixels of 32 bits. Both places lie inside of `surface`, a bitmap.
void lodestone_paint_move(cairo_surface_t *surface, const LodestoneMove *move);

// Whether `node` fills all of `area` with a colour that nothing is seen through. FALSE where that is not easily told.
gboolean lodestone_paint_covers(LodestoneNode *node, const graphene_rect_t *area);

#endif
