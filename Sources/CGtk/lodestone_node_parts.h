#pragma once

#include "lodestone_nodes.h"

// What is in a node, for those who paint and compare nodes.

typedef enum {
    LODESTONE_GROUP,
    LODESTONE_COLOR,
    LODESTONE_CLIPPED,
    LODESTONE_ROUNDED,
    LODESTONE_FADED,
    LODESTONE_MOVED,
    LODESTONE_TRANSFORMED,
    LODESTONE_PICTURE,
    // GSK's alone.
    LODESTONE_OF_GSK,
} LodestoneKind;

typedef struct {
    // One of these.
    LodestoneLetters *letters;
    cairo_surface_t *bitmap;
    // In pixels.
    int width, height;
} LodestonePicture;

struct LodestoneNode {
    gint references;
    LodestoneKind kind;
    graphene_rect_t bounds;
    // The node as GSK's. NULL until it is asked for.
    GskRenderNode *of_gsk;
    // Of a node with one child.
    LodestoneNode *child;
    // A node has only as much memory as its kind takes.
    union {
        struct {
            guint count;
            LodestoneNode *children[];
        } group;
        GdkRGBA color;
        graphene_rect_t clip;
        GskRoundedRect round;
        float opacity;
        struct {
            float dx, dy;
        } move;
        GskTransform *transform;
        LodestonePicture picture;
    };
};

// Takes a place in the node to that in its picture, in pixels.
static inline void lodestone_picture_matrix(const LodestoneNode *node, cairo_matrix_t *matrix) {
    const graphene_rect_t *bounds = &node->bounds;
    double x_scale = node->picture.width / (double)bounds->size.width, y_scale = node->picture.height / (double)bounds->size.height;
    cairo_matrix_init(matrix, x_scale, 0, 0, y_scale, -(double)bounds->origin.x * x_scale, -(double)bounds->origin.y * y_scale);
}

// A pattern that shows the picture in the node's bounds.
cairo_pattern_t *lodestone_picture_pattern(const LodestoneNode *node);
