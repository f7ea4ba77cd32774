#pragma once

#include "lodestone_nodes.h"

// The fields of nodes, for the code that paints and compares them.

typedef enum {
    LODESTONE_GROUP,
    LODESTONE_COLOR,
    LODESTONE_CLIPPED,
    LODESTONE_ROUNDED,
    LODESTONE_FADED,
    LODESTONE_MOVED,
    LODESTONE_TRANSFORMED,
    LODESTONE_PICTURE,
    LODESTONE_REPEATED,
    LODESTONE_TINTED,
    LODESTONE_CROSS_FADE,
    // A GSK node of a kind that has no equivalent here.
    LODESTONE_OF_GSK,
} LodestoneKind;

typedef struct {
    // One of these is set, the other is NULL.
    LodestoneGlyphRunImage *glyph_image;
    cairo_surface_t *bitmap;
    // The size in pixels.
    int width, height;
} LodestonePicture;

struct LodestoneNode {
    gint references;
    LodestoneKind kind;
    graphene_rect_t bounds;
    // The node converted to GSK, with images for Cairo and with textures; NULL before the first request.
    GskRenderNode *of_gsk[2];
    // The child, for kinds of nodes that have one.
    LodestoneNode *child;
    // The content by kind. A node allocates memory only up to the end of its own kind's content.
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
        graphene_rect_t tile;
        struct {
            float red, green, blue;
        } tint;
        struct {
            LodestoneNode *end;
            float progress;
        } fade;
    };
};

// Maps a point of the node to its image, in pixels.
static inline void lodestone_picture_matrix(const LodestoneNode *node, cairo_matrix_t *matrix) {
    const graphene_rect_t *bounds = &node->bounds;
    double x_scale = node->picture.width / (double)bounds->size.width, y_scale = node->picture.height / (double)bounds->size.height;
    cairo_matrix_init(matrix, x_scale, 0, 0, y_scale, -(double)bounds->origin.x * x_scale, -(double)bounds->origin.y * y_scale);
}

// A pattern that shows the image in the node's bounds.
cairo_pattern_t *lodestone_picture_pattern(const LodestoneNode *node);
