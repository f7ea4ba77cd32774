// GSK's GL renderer without a window: what it draws, as pixels.
#ifndef LODESTONE_RENDERER_H
#define LODESTONE_RENDERER_H

#include <gtk/gtk.h>

// A GL renderer on the default display; NULL, and why, where it has no OpenGL. The caller releases it with lodestone_gl_renderer_free.
GskRenderer *lodestone_gl_renderer_new(GError **error);
void lodestone_gl_renderer_free(GskRenderer *renderer);

// Draws `node`, of which (x, y) in points is the picture's top left corner, with `scale` pixels per point into `pixels`: 32 bits each,
// colours multiplied with alpha. The renderer keeps textures by the nodes' addresses: nodes have to live as long as it does.
// Answers the node that was drawn, which the caller owns.
GskRenderNode *lodestone_gl_renderer_draw(GskRenderer *renderer, GskRenderNode *node, double x, double y, double scale, void *pixels,
                                          int width, int height, int stride);

#endif
