// GSK's GL renderer without a window, for snapshots.
#ifndef LODESTONE_RENDERER_H
#define LODESTONE_RENDERER_H

#include <gtk/gtk.h>

// Creates a GL renderer on the default display. NULL, with an error, if OpenGL is not available. The caller releases the renderer with
// lodestone_gl_renderer_free.
GskRenderer *lodestone_gl_renderer_new(GError **error);
void lodestone_gl_renderer_free(GskRenderer *renderer);

// Draws `node` into `pixels`, which are premultiplied with 32 bits each. The point (x, y) of the node is at the top left corner, with `scale` pixels per point.
// The renderer caches textures by the nodes' addresses, so nodes must outlive it. Returns the drawn node, which the caller owns.
GskRenderNode *lodestone_gl_renderer_draw(GskRenderer *renderer, GskRenderNode *node, double x, double y, double scale, void *pixels,
                                          int width, int height, int stride);

#endif
