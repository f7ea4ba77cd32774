#include "lodestone_renderer.h"

// Newer versions declare the renderer in gsk.h, and warn about this header.
#if !GTK_CHECK_VERSION(4, 18, 0)
#include <gsk/gl/gskglrenderer.h>
#endif

GskRenderer *lodestone_gl_renderer_new(GError **error) {
    GdkDisplay *display = gdk_display_get_default();
    if (display == NULL) {
        g_set_error_literal(error, GDK_GL_ERROR, GDK_GL_ERROR_NOT_AVAILABLE, "There is no display.");
        return NULL;
    }
    // GTK 4.8 requires a surface for a renderer. The surface is never shown, and the renderer retains it.
    GdkSurface *surface = gdk_surface_new_toplevel(display);
    GskRenderer *renderer = gsk_gl_renderer_new();
    if (gsk_renderer_realize(renderer, surface, error)) return renderer;
    g_object_unref(renderer);
    gdk_surface_destroy(surface);
    g_object_unref(surface);
    return NULL;
}

void lodestone_gl_renderer_free(GskRenderer *renderer) {
    GdkSurface *surface = gsk_renderer_get_surface(renderer);
    gsk_renderer_unrealize(renderer);
    g_object_unref(renderer);
    gdk_surface_destroy(surface);
    g_object_unref(surface);
}

GskRenderNode *lodestone_gl_renderer_draw(GskRenderer *renderer, GskRenderNode *node, double x, double y, double scale, void *pixels,
                                          int width, int height, int stride) {
    GskTransform *transform = gsk_transform_scale(NULL, (float)scale, (float)scale);
    transform = gsk_transform_translate(transform, &GRAPHENE_POINT_INIT((float)-x, (float)-y));
    GskRenderNode *placed = transform != NULL ? gsk_transform_node_new(node, transform) : gsk_render_node_ref(node);
    gsk_transform_unref(transform);
    GdkTexture *texture = gsk_renderer_render_texture(renderer, placed, &GRAPHENE_RECT_INIT(0, 0, width, height));
    gdk_texture_download(texture, pixels, stride);
    g_object_unref(texture);
    return placed;
}
