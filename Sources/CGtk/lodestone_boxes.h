#pragma once

#include <gtk/gtk.h>
#include <math.h>

#include "lodestone_node_parts.h"

// Rectangles of render nodes, in double precision.

// A rectangle by its edges.
typedef struct {
    double left, top, right, bottom;
} Box;

static inline Box box_of(const graphene_rect_t *rect, double x, double y) {
    double left = x + rect->origin.x, top = y + rect->origin.y;
    return (Box){left, top, left + rect->size.width, top + rect->size.height};
}

static inline gboolean box_meets(Box a, Box b) {
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

static inline gboolean box_holds(Box outer, Box inner) {
    return outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom;
}

static inline Box box_meet(Box a, Box b) {
    return (Box){fmax(a.left, b.left), fmax(a.top, b.top), fmin(a.right, b.right), fmin(a.bottom, b.bottom)};
}

static inline Box bounds_at(const LodestoneNode *node, double x, double y) { return box_of(&node->bounds, x, y); }

// Whether a coordinate is a pixel edge, within a tolerance of Cairo's precision.
static inline gboolean is_whole(double place) { return fabs(place - round(place)) < 1.0 / 1024; }
