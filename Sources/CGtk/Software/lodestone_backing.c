#include "lodestone_backing.h"

#include "lodestone_server_pixels.h"

#ifdef GDK_WINDOWING_X11
#include "lodestone_paint.h"

struct LodestoneBacking {
    // Not retained, because the surface's owner outlives this object.
    GdkSurface *surface;
    ServerPixels *server;
    // The bitmap that the server shows, and the size and scale for which it was created.
    cairo_surface_t *pixels;
    int width, height, scale;
    // The last presented node. The pixels in the region `known` show it.
    LodestoneNode *shown;
    cairo_region_t *known;
    // Whether the view filled the window at the last check, and the window's size at that time. A size of 0 means that the view has not been checked.
    int looked_width, looked_height;
    gboolean is_filled;
};

// The maximum number of rectangles. More are merged into their bounding box.
enum { most_parts = 8, most_parts_of_move = 32 };

static void forget_shown(LodestoneBacking *self) {
    g_clear_pointer(&self->shown, lodestone_node_unref);
    cairo_region_subtract(self->known, self->known);
}

LodestoneBacking *lodestone_backing_new(GdkSurface *surface) {
    ServerPixels *server = surface != NULL && GDK_IS_X11_SURFACE(surface) ? server_pixels_new(surface) : NULL;
    if (server == NULL) return NULL;
    LodestoneBacking *self = g_new0(LodestoneBacking, 1);
    self->surface = surface;
    self->server = server;
    self->known = cairo_region_create();
    return self;
}

void lodestone_backing_free(LodestoneBacking *self) {
    if (self == NULL) return;
    forget_shown(self);
    cairo_region_destroy(self->known);
    server_pixels_free(self->server);
    g_free(self);
}

// Recreates the pixels if the window's size changed.
static gboolean fit(LodestoneBacking *self) {
    int scale = gdk_surface_get_scale_factor(self->surface);
    int width = gdk_surface_get_width(self->surface) * scale, height = gdk_surface_get_height(self->surface) * scale;
    if (self->pixels != NULL && self->width == width && self->height == height && self->scale == scale) return TRUE;
    forget_shown(self);
    self->width = width, self->height = height, self->scale = scale;
    self->pixels = server_pixels_of_size(self->server, width, height);
    return self->pixels != NULL;
}

static gboolean is_filled_by(LodestoneBacking *self, GtkWidget *view) {
    GtkNative *native = gtk_widget_get_native(view);
    double x, y;
    if (native == NULL || gtk_native_get_surface(native) != self->surface) return FALSE;
    if (gtk_widget_get_width(view) != self->looked_width || gtk_widget_get_height(view) != self->looked_height) return FALSE;
    gtk_native_get_surface_transform(native, &x, &y);
    return x == 0 && y == 0;
}

gboolean lodestone_backing_fills(LodestoneBacking *self, GtkWidget *view) {
    if (!gdk_surface_get_mapped(self->surface)) return FALSE;
    int width = gdk_surface_get_width(self->surface), height = gdk_surface_get_height(self->surface);
    if (width != self->looked_width || height != self->looked_height) {
        self->looked_width = width, self->looked_height = height;
        self->is_filled = is_filled_by(self, view);
    }
    return self->is_filled;
}

void lodestone_backing_look_again(LodestoneBacking *self) { self->looked_width = self->looked_height = 0; }

static gboolean is_opaque(LodestoneBacking *self, cairo_region_t *region, LodestoneNode *now) {
    for (int i = 0; i < cairo_region_num_rectangles(region); i++) {
        cairo_rectangle_int_t part;
        cairo_region_get_rectangle(region, i, &part);
        float scale = (float)self->scale;
        graphene_rect_t area =
            GRAPHENE_RECT_INIT((float)part.x / scale, (float)part.y / scale, (float)part.width / scale, (float)part.height / scale);
        if (!lodestone_node_covers(now, &area)) return FALSE;
    }
    return TRUE;
}

static void draw(LodestoneBacking *self, cairo_region_t *region, LodestoneNode *now) {
    for (int i = 0; i < cairo_region_num_rectangles(region); i++) {
        cairo_rectangle_int_t part;
        cairo_region_get_rectangle(region, i, &part);
        lodestone_paint_pixels(now, self->pixels, self->scale, &part);
    }
}

// Replaces a region of more than `most` rectangles with its bounding box.
static void simplify(cairo_region_t *region, int most) {
    if (cairo_region_num_rectangles(region) <= most) return;
    cairo_rectangle_int_t extents;
    cairo_region_get_extents(region, &extents);
    cairo_region_union_rectangle(region, &extents);
}

gboolean lodestone_backing_show(LodestoneBacking *self, GtkWidget *view, LodestoneNode *before, LodestoneNode *now) {
    if (!lodestone_backing_fills(self, view) || !fit(self)) return FALSE;
    if (self->shown != before) forget_shown(self);
    cairo_region_t *region = cairo_region_create();
    cairo_rectangle_int_t window = {0, 0, self->width, self->height};
    LodestoneMove move;
    gboolean has_moved = lodestone_paint_difference_moving(before, now, self->scale, window, self->known, region, &move);
    simplify(region, has_moved ? most_parts_of_move : most_parts);
    gboolean is_shown = is_opaque(self, region, now);
    if (is_shown && (has_moved || !cairo_region_is_empty(region))) {
        server_pixels_wait(self->server);
        if (has_moved) lodestone_paint_move(self->pixels, &move);
        draw(self, region, now);
        if (has_moved) cairo_region_union_rectangle(region, &move.to);
        // The server presents the pixels while this program completes the frame.
        server_pixels_show(self->server, region);
    }
    if (is_shown) {
        lodestone_node_ref(now);
        g_clear_pointer(&self->shown, lodestone_node_unref);
        self->shown = now;
        cairo_region_union(self->known, region);
    } else {
        forget_shown(self);
    }
    cairo_region_destroy(region);
    return is_shown;
}

#else

LodestoneBacking *lodestone_backing_new(GdkSurface *surface) { return NULL; }
void lodestone_backing_free(LodestoneBacking *self) {}
void lodestone_backing_look_again(LodestoneBacking *self) {}
gboolean lodestone_backing_fills(LodestoneBacking *self, GtkWidget *view) { return FALSE; }
gboolean lodestone_backing_show(LodestoneBacking *self, GtkWidget *view, LodestoneNode *before, LodestoneNode *now) { return FALSE; }

#endif

typedef struct {
    GdkSurface *surface;
    void (*body)(void *context);
    void *context;
} Watch;

static gboolean will_render(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
    const Watch *watch = data;
    if (count > 0 && g_value_get_object(&values[0]) == watch->surface) watch->body(watch->context);
    return TRUE;
}

gulong lodestone_backing_watch(GdkSurface *surface, void (*body)(void *context), void *context) {
    Watch *watch = g_new(Watch, 1);
    *watch = (Watch){surface, body, context};
    return g_signal_add_emission_hook(g_signal_lookup("render", GDK_TYPE_SURFACE), 0, will_render, watch, g_free);
}

void lodestone_backing_unwatch(gulong watch) { g_signal_remove_emission_hook(g_signal_lookup("render", GDK_TYPE_SURFACE), watch); }
