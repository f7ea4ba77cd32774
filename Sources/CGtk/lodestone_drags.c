#define _GNU_SOURCE
#include "lodestone_drags.h"

#include <dlfcn.h>
#include <math.h>

#ifdef GDK_WINDOWING_X11
#include <X11/extensions/Xfixes.h>
#include <X11/extensions/shape.h>
#include <gdk/x11/gdkx.h>
#endif

// MARK: Drops

typedef struct {
    LodestoneDropHandlers handlers;
    void *context;
} Drops;

static gboolean drops_accept(GtkDropTargetAsync *target, GdkDrop *drop, gpointer data) {
    return TRUE;
}

static GdkDragAction drops_moved(GtkDropTargetAsync *target, GdkDrop *drop, double x, double y, gpointer data) {
    Drops *drops = data;
    GdkDragAction action = drops->handlers.moved(drops->context, drop, x, y);
    // Restricts the target to the proposed action, so that GDK does not negotiate another action with the source.
    gtk_drop_target_async_set_actions(target, action);
    return action;
}

static void drops_left(GtkDropTargetAsync *target, GdkDrop *drop, gpointer data) {
    Drops *drops = data;
    drops->handlers.left(drops->context, drop);
}

static gboolean drops_dropped(GtkDropTargetAsync *target, GdkDrop *drop, double x, double y, gpointer data) {
    Drops *drops = data;
    return drops->handlers.dropped(drops->context, drop, x, y);
}

GtkEventController *lodestone_view_take_drops(GtkWidget *view, const LodestoneDropHandlers *handlers, void *context) {
    Drops *drops = g_new(Drops, 1);
    drops->handlers = *handlers;
    drops->context = context;
    GtkDropTargetAsync *target = gtk_drop_target_async_new(NULL, GDK_ACTION_COPY | GDK_ACTION_MOVE | GDK_ACTION_LINK);
    g_object_set_data_full(G_OBJECT(target), "lodestone-drops", drops, g_free);
    g_signal_connect(target, "accept", G_CALLBACK(drops_accept), drops);
    g_signal_connect(target, "drag-enter", G_CALLBACK(drops_moved), drops);
    g_signal_connect(target, "drag-motion", G_CALLBACK(drops_moved), drops);
    g_signal_connect(target, "drag-leave", G_CALLBACK(drops_left), drops);
    g_signal_connect(target, "drop", G_CALLBACK(drops_dropped), drops);
    gtk_widget_add_controller(view, GTK_EVENT_CONTROLLER(target));
    return GTK_EVENT_CONTROLLER(target);
}

void lodestone_view_refuse_drops(GtkWidget *view, GtkEventController *drops) {
    void *data = g_object_get_data(G_OBJECT(drops), "lodestone-drops");
    g_signal_handlers_disconnect_matched(drops, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, data);
    gtk_widget_remove_controller(view, drops);
}

// The key under which a drag stores its result if the target no longer provides it.
static const char finished_action[] = "lodestone-finished-action";

// A drop that its target might never finish.
typedef struct {
    GdkDrop *drop;
    GdkDrag *drag;
    // The action that the target proposed when the drop happened.
    GdkDragAction action;
    gulong finished;
    gulong cancelled;
    guint timer;
} OpenDrop;

static void open_drop_over(GdkDrag *drag, OpenDrop *open) {
    g_signal_handler_disconnect(open->drag, open->finished);
    g_signal_handler_disconnect(open->drag, open->cancelled);
    if (open->timer != 0) g_source_remove(open->timer);
    g_object_unref(open->drag);
    g_object_unref(open->drop);
    g_free(open);
}

static void open_drop_cancelled(GdkDrag *drag, GdkDragCancelReason reason, OpenDrop *open) { open_drop_over(drag, open); }

static gboolean open_drop_finish(gpointer data) {
    OpenDrop *open = data;
    open->timer = 0;
    GdkDrop *drop = g_object_ref(open->drop);
    GdkDragAction action = open->action;
    // The target has already reset its own state of the drag, so the action is stored here.
    g_object_set_data(G_OBJECT(open->drag), finished_action, GUINT_TO_POINTER(action));
    // This makes the drag emit "dnd-finished", whose handler frees `open`.
    gdk_drop_finish(drop, action);
    g_object_unref(drop);
    return G_SOURCE_REMOVE;
}

void lodestone_drop_finish_later(GdkEvent *event) {
    GdkDrop *drop = gdk_dnd_event_get_drop(event);
    GdkDrag *drag = drop != NULL ? gdk_drop_get_drag(drop) : NULL;
    if (drag == NULL) return;
    OpenDrop *open = g_new0(OpenDrop, 1);
    open->drop = g_object_ref(drop);
    open->drag = g_object_ref(drag);
    GdkDragAction told = gdk_drag_get_selected_action(drag) & gdk_drop_get_actions(drop);
    open->action = told & GDK_ACTION_COPY ? GDK_ACTION_COPY : told & GDK_ACTION_MOVE ? GDK_ACTION_MOVE : told & GDK_ACTION_LINK;
    open->finished = g_signal_connect(drag, "dnd-finished", G_CALLBACK(open_drop_over), open);
    open->cancelled = g_signal_connect(drag, "cancel", G_CALLBACK(open_drop_cancelled), open);
    open->timer = g_timeout_add(1000, open_drop_finish, open);
}

// MARK: Drags

typedef struct {
    LodestoneDragHandlers handlers;
    void *context;
} Drag;

static void drag_end(GdkDrag *drag, Drag *self, GdkDragAction action) {
    g_signal_handlers_disconnect_matched(drag, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, self);
    // Reports success even for a cancelled drag, so that the drag image disappears immediately. The source program animates the return of the image itself.
    gdk_drag_drop_done(drag, TRUE);
    self->handlers.ended(self->context, action);
    g_free(self);
    g_object_unref(drag);
}

static void drag_performed(GdkDrag *drag, gpointer data) {
    Drag *self = data;
    self->handlers.performed(self->context);
}

static void drag_finished(GdkDrag *drag, gpointer data) {
    GdkDragAction known = GPOINTER_TO_UINT(g_object_get_data(G_OBJECT(drag), finished_action));
    drag_end(drag, data, known != 0 ? known : gdk_drag_get_selected_action(drag));
}

static void drag_cancelled(GdkDrag *drag, GdkDragCancelReason reason, gpointer data) {
    drag_end(drag, data, 0);
}

#ifdef GDK_WINDOWING_X11

// The region of an image, in pixels, with an opacity above one half.
static cairo_region_t *opaque_places(GskRenderNode *image, int width, int height, int scale) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    cairo_t *cairo = cairo_create(surface);
    cairo_scale(cairo, scale, scale);
    gsk_render_node_draw(image, cairo);
    cairo_destroy(cairo);
    cairo_region_t *region = gdk_cairo_region_create_from_surface(surface);
    cairo_surface_destroy(surface);
    return region;
}

// Restricts the drag image's window to the image's shape. Without a compositor the transparent part of the window would be black.
static void cut_to_shape(GdkDrag *drag, GskRenderNode *image, double width, double height) {
    GdkDisplay *display = gdk_drag_get_display(drag);
    GdkSurface *surface = gdk_drag_get_drag_surface(drag);
    if (!GDK_IS_X11_DISPLAY(display) || gdk_display_is_composited(display) || surface == NULL) return;
    // GTK loads libXfixes, so this library does not link it.
    XserverRegion (*create)(Display *, XRectangle *, int) = dlsym(RTLD_DEFAULT, "XFixesCreateRegion");
    void (*shape)(Display *, Window, int, int, int, XserverRegion) = dlsym(RTLD_DEFAULT, "XFixesSetWindowShapeRegion");
    void (*destroy)(Display *, XserverRegion) = dlsym(RTLD_DEFAULT, "XFixesDestroyRegion");
    if (create == NULL || shape == NULL || destroy == NULL) return;

    int scale = gdk_surface_get_scale_factor(surface);
    double right = ceil(width * scale), bottom = ceil(height * scale);
    // The size limit of an X window.
    if (!(right >= 1 && bottom >= 1 && right <= G_MAXINT16 && bottom <= G_MAXINT16)) return;
    cairo_region_t *region = opaque_places(image, (int)right, (int)bottom, scale);
    int count = cairo_region_num_rectangles(region);
    XRectangle *rectangles = g_new(XRectangle, count);
    for (int i = 0; i < count; i++) {
        cairo_rectangle_int_t place;
        cairo_region_get_rectangle(region, i, &place);
        rectangles[i] = (XRectangle){(short)place.x, (short)place.y, (unsigned short)place.width, (unsigned short)place.height};
    }
    cairo_region_destroy(region);

    Display *connection = gdk_x11_display_get_xdisplay(display);
    gdk_x11_display_error_trap_push(display);
    XserverRegion seen = create(connection, rectangles, count);
    shape(connection, gdk_x11_surface_get_xid(surface), ShapeBounding, 0, 0, seen);
    destroy(connection, seen);
    // A server without the shape extension shows the whole rectangle.
    gdk_x11_display_error_trap_pop_ignored(display);
    g_free(rectangles);
}

#endif

GdkDrag *lodestone_drag_begin(
    GdkSurface *surface, GdkDevice *device, GdkContentProvider *content, GdkDragAction actions, GskRenderNode *image, double width,
    double height, double hot_x, double hot_y, const LodestoneDragHandlers *handlers, void *context) {
    GdkSeat *seat = gdk_display_get_default_seat(gdk_surface_get_display(surface));
    if (device == NULL && seat != NULL) device = gdk_seat_get_pointer(seat);
    GdkDrag *drag = device != NULL ? gdk_drag_begin(surface, device, content, actions, 0, 0) : NULL;
    if (drag == NULL) return NULL;

    Drag *self = g_new(Drag, 1);
    self->handlers = *handlers;
    self->context = context;
    g_signal_connect(drag, "drop-performed", G_CALLBACK(drag_performed), self);
    g_signal_connect(drag, "dnd-finished", G_CALLBACK(drag_finished), self);
    g_signal_connect(drag, "cancel", G_CALLBACK(drag_cancelled), self);

    GtkSnapshot *snapshot = gtk_snapshot_new();
    gtk_snapshot_append_node(snapshot, image);
    GdkPaintable *paintable = gtk_snapshot_free_to_paintable(snapshot, &GRAPHENE_SIZE_INIT((float)width, (float)height));
    gtk_drag_icon_set_from_paintable(drag, paintable, (int)hot_x, (int)hot_y);
    g_object_unref(paintable);
#ifdef GDK_WINDOWING_X11
    cut_to_shape(drag, image, width, height);
#endif
    return drag;
}

void lodestone_drag_cancel(GdkDrag *drag) {
    // The class's handler of "cancel" ends the grab and notifies the program under the pointer.
    g_object_ref(drag);
    g_signal_emit_by_name(drag, "cancel", GDK_DRAG_CANCEL_ERROR);
    g_object_unref(drag);
}
