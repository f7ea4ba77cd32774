#include "lodestone_backing.h"

#ifdef GDK_WINDOWING_X11
#include <cairo-xlib.h>
#include <dlfcn.h>
#include <gdk/x11/gdkx.h>

#include "lodestone_paint.h"

struct LodestoneBacking {
    // Not counted: its owner holds it for longer.
    GdkSurface *surface;
    cairo_surface_t *window, *pixels;
    int width, height, scale;
    // The pixels in `known` are those of `shown`.
    GskRenderNode *shown;
    cairo_region_t *known;
    // What tells that the server has read the pixels.
    XEvent read;
};

// Functions of Xlib, which comes with GTK and is not linked for these alone. NULL where there is none.
static void *xlib(const char *name) { return dlsym(RTLD_DEFAULT, name); }

// More rectangles than this are drawn as one.
enum { most_parts = 8, most_parts_of_move = 32 };

static void forget_shown(LodestoneBacking *self) {
    g_clear_pointer(&self->shown, gsk_render_node_unref);
    cairo_region_subtract(self->known, self->known);
}

static void forget_pixels(LodestoneBacking *self) {
    forget_shown(self);
    if (self->pixels == NULL) return;
    cairo_surface_finish(self->pixels);
    g_clear_pointer(&self->pixels, cairo_surface_destroy);
}

LodestoneBacking *lodestone_backing_new(GdkSurface *surface) {
    if (surface == NULL || !GDK_IS_X11_SURFACE(surface)) return NULL;
    typedef Status GetAttributes(Display *, Window, XWindowAttributes *);
    GetAttributes *get_attributes = NULL;
    *(void **)&get_attributes = xlib("XGetWindowAttributes");
    if (get_attributes == NULL) return NULL;
    Display *server = gdk_x11_display_get_xdisplay(gdk_surface_get_display(surface));
    Window window = gdk_x11_surface_get_xid(surface);
    XWindowAttributes attributes;
    if (!get_attributes(server, window, &attributes) || attributes.visual == NULL) return NULL;
    LodestoneBacking *self = g_new0(LodestoneBacking, 1);
    self->surface = surface;
    self->known = cairo_region_create();
    self->read.xclient = (XClientMessageEvent){
        .type = ClientMessage,
        .window = window,
        .message_type = gdk_x11_get_xatom_by_name_for_display(gdk_surface_get_display(surface), "_LODESTONE_READ"),
        .format = 32,
    };
    self->window = cairo_xlib_surface_create(server, window, attributes.visual, attributes.width, attributes.height);
    return self;
}

void lodestone_backing_free(LodestoneBacking *self) {
    if (self == NULL) return;
    forget_pixels(self);
    cairo_region_destroy(self->known);
    cairo_surface_finish(self->window);
    cairo_surface_destroy(self->window);
    g_free(self);
}

// Makes the pixels anew where the window has another size than they.
static gboolean fit(LodestoneBacking *self) {
    int scale = gdk_surface_get_scale_factor(self->surface);
    int width = gdk_surface_get_width(self->surface) * scale, height = gdk_surface_get_height(self->surface) * scale;
    if (self->pixels != NULL && self->width == width && self->height == height && self->scale == scale) return TRUE;
    forget_pixels(self);
    self->width = width, self->height = height, self->scale = scale;
    cairo_xlib_surface_set_size(self->window, width, height);
    gboolean has_alpha = cairo_surface_get_content(self->window) == CAIRO_CONTENT_COLOR_ALPHA;
    self->pixels = cairo_surface_create_similar_image(self->window, has_alpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24, width, height);
    return cairo_surface_status(self->pixels) == CAIRO_STATUS_SUCCESS;
}

gboolean lodestone_backing_fills(LodestoneBacking *self, GtkWidget *view) {
    GtkNative *native = gtk_widget_get_native(view);
    double x, y;
    if (native == NULL || gtk_native_get_surface(native) != self->surface || !gdk_surface_get_mapped(self->surface)) return FALSE;
    if (gtk_widget_get_width(view) != gdk_surface_get_width(self->surface)) return FALSE;
    if (gtk_widget_get_height(view) != gdk_surface_get_height(self->surface)) return FALSE;
    gtk_native_get_surface_transform(native, &x, &y);
    return x == 0 && y == 0;
}

static gboolean is_opaque(LodestoneBacking *self, cairo_region_t *region, GskRenderNode *now) {
    for (int i = 0; i < cairo_region_num_rectangles(region); i++) {
        cairo_rectangle_int_t part;
        cairo_region_get_rectangle(region, i, &part);
        float scale = (float)self->scale;
        graphene_rect_t area =
            GRAPHENE_RECT_INIT((float)part.x / scale, (float)part.y / scale, (float)part.width / scale, (float)part.height / scale);
        if (!lodestone_paint_covers(now, &area)) return FALSE;
    }
    return TRUE;
}

static void draw(LodestoneBacking *self, cairo_region_t *region, GskRenderNode *now) {
    cairo_t *cairo = cairo_create(self->pixels);
    for (int i = 0; i < cairo_region_num_rectangles(region); i++) {
        cairo_rectangle_int_t part;
        cairo_region_get_rectangle(region, i, &part);
        cairo_save(cairo);
        cairo_rectangle(cairo, part.x, part.y, part.width, part.height);
        cairo_clip(cairo);
        cairo_scale(cairo, self->scale, self->scale);
        lodestone_paint(now, cairo);
        cairo_restore(cairo);
    }
    cairo_destroy(cairo);
}

// Has the server send an event when it has read the pixels. Before these are written again Cairo would ask for one, and wait for it in the frame, where
// none came meanwhile.
static void ask_for_event(LodestoneBacking *self) {
    typedef Status SendEvent(Display *, Window, Bool, long, XEvent *);
    static SendEvent *send_event;
    if (send_event == NULL) *(void **)&send_event = xlib("XSendEvent");
    Display *server = gdk_x11_display_get_xdisplay(gdk_surface_get_display(self->surface));
    if (send_event != NULL) send_event(server, self->read.xclient.window, False, NoEventMask, &self->read);
}

static void show(LodestoneBacking *self, cairo_region_t *region) {
    cairo_t *cairo = cairo_create(self->window);
    gdk_cairo_region(cairo, region);
    cairo_clip(cairo);
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE);
    cairo_set_source_surface(cairo, self->pixels, 0, 0);
    cairo_paint(cairo);
    cairo_destroy(cairo);
    cairo_surface_flush(self->window);
    ask_for_event(self);
    // The server shows it while the frame comes to its end here.
    gdk_display_flush(gdk_surface_get_display(self->surface));
}

// Few rectangles around all that is in `region`.
static void simplify(cairo_region_t *region, int most) {
    if (cairo_region_num_rectangles(region) <= most) return;
    cairo_rectangle_int_t extents;
    cairo_region_get_extents(region, &extents);
    cairo_region_union_rectangle(region, &extents);
}

gboolean lodestone_backing_show(LodestoneBacking *self, GtkWidget *view, GskRenderNode *before, GskRenderNode *now) {
    if (!lodestone_backing_fills(self, view) || !fit(self)) return FALSE;
    if (self->shown != before) forget_shown(self);
    cairo_region_t *region = cairo_region_create();
    cairo_rectangle_int_t window = {0, 0, self->width, self->height};
    LodestoneMove move;
    gboolean has_moved = lodestone_paint_difference_moving(before, now, self->scale, window, self->known, region, &move);
    simplify(region, has_moved ? most_parts_of_move : most_parts);
    gboolean is_shown = is_opaque(self, region, now);
    if (is_shown && (has_moved || !cairo_region_is_empty(region))) {
        if (has_moved) lodestone_paint_move(self->pixels, &move);
        draw(self, region, now);
        if (has_moved) cairo_region_union_rectangle(region, &move.to);
        show(self, region);
    }
    if (is_shown) {
        gsk_render_node_ref(now);
        g_clear_pointer(&self->shown, gsk_render_node_unref);
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
gboolean lodestone_backing_fills(LodestoneBacking *self, GtkWidget *view) { return FALSE; }
gboolean lodestone_backing_show(LodestoneBacking *self, GtkWidget *view, GskRenderNode *before, GskRenderNode *now) { return FALSE; }

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
