#include "lodestone_surfaces_pointer.h"

struct LodestoneSurfaces {
    GtkWidget *view;
    LodestoneSurfaceHitTest hit_test;
    void *context;
    // The last motion event, for redelivery.
    GdkEvent *last;
    gboolean is_pressed, is_repeating;
    guint idle;
};

typedef LodestoneSurfaces Surfaces;

static GQuark surfaces_quark(void) { return g_quark_from_static_string("lodestone-surfaces"); }

static void free_surfaces(gpointer data) {
    Surfaces *surfaces = data;
    if (surfaces->idle != 0) g_source_remove(surfaces->idle);
    if (surfaces->last != NULL) gdk_event_unref(surfaces->last);
    g_free(surfaces);
}

Surfaces *lodestone_surfaces_new(GtkWidget *view) {
    Surfaces *surfaces = g_new0(Surfaces, 1);
    surfaces->view = view;
    g_object_set_qdata_full(G_OBJECT(view), surfaces_quark(), surfaces, free_surfaces);
    return surfaces;
}

void lodestone_surfaces_set_hit_test(Surfaces *surfaces, LodestoneSurfaceHitTest hit_test, void *context) {
    surfaces->hit_test = hit_test;
    surfaces->context = context;
}

typedef struct {
    int width, height;
    GskTransform *transform;
} Placement;

static GQuark placement_quark(void) { return g_quark_from_static_string("lodestone-surface-place"); }

static void free_placement(gpointer data) {
    Placement *placement = data;
    gsk_transform_unref(placement->transform);
    g_free(placement);
}

static void allocate(GtkWidget *surface) {
    Placement *placement = g_object_get_qdata(G_OBJECT(surface), placement_quark());
    if (placement == NULL || !gtk_widget_get_child_visible(surface)) return;
    // GTK requires that a widget is measured before it is allocated.
    gtk_widget_measure(surface, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
    gtk_widget_measure(surface, GTK_ORIENTATION_VERTICAL, -1, NULL, NULL, NULL, NULL);
    gtk_widget_allocate(surface, placement->width, placement->height, -1, gsk_transform_ref(placement->transform));
}

void lodestone_surface_embed(Surfaces *surfaces, GtkWidget *surface) {
    gtk_widget_set_parent(surface, surfaces->view);
    gtk_widget_set_child_visible(surface, FALSE);
}

void lodestone_surface_remove(GtkWidget *surface) {
    if (gtk_widget_get_parent(surface) == NULL) return;
    if (lodestone_surface_has_focus(surface)) gtk_widget_grab_focus(gtk_widget_get_parent(surface));
    gtk_widget_unparent(surface);
    g_object_set_qdata(G_OBJECT(surface), placement_quark(), NULL);
}

void lodestone_surface_place(
    GtkWidget *surface, int width, int height, double x, double y, double angle, double slant, double scale_x, double scale_y) {
    GskTransform *transform = gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT(x, y));
    if (angle != 0) transform = gsk_transform_rotate(transform, angle);
    if (slant != 0) transform = gsk_transform_skew(transform, slant, 0);
    if (scale_x != 1 || scale_y != 1) transform = gsk_transform_scale(transform, scale_x, scale_y);
    Placement *placement = g_new0(Placement, 1);
    *placement = (Placement){width, height, transform};
    g_object_set_qdata_full(G_OBJECT(surface), placement_quark(), placement, free_placement);
    gtk_widget_set_child_visible(surface, TRUE);
    // Allocates immediately, because another layout pass of GTK would delay this by a frame.
    allocate(surface);
}

void lodestone_surface_hide(GtkWidget *surface) { gtk_widget_set_child_visible(surface, FALSE); }

void lodestone_surfaces_allocate(Surfaces *surfaces) {
    for (GtkWidget *child = gtk_widget_get_first_child(surfaces->view); child != NULL; child = gtk_widget_get_next_sibling(child)) allocate(child);
}

// MARK: Surfaces that move under a mouse at rest

gboolean lodestone_surfaces_note(Surfaces *surfaces, GdkEvent *event) {
    GdkEventType type = gdk_event_get_event_type(event);
    if (type != GDK_BUTTON_PRESS && type != GDK_BUTTON_RELEASE && type != GDK_MOTION_NOTIFY) return FALSE;
    if (surfaces->is_repeating) return event == surfaces->last;
    GdkModifierType buttons = GDK_BUTTON1_MASK | GDK_BUTTON2_MASK | GDK_BUTTON3_MASK | GDK_BUTTON4_MASK | GDK_BUTTON5_MASK;
    switch (type) {
    case GDK_BUTTON_PRESS: surfaces->is_pressed = TRUE; break;
    case GDK_BUTTON_RELEASE: surfaces->is_pressed = FALSE; break;
    case GDK_MOTION_NOTIFY:
        if (surfaces->last != NULL) gdk_event_unref(surfaces->last);
        surfaces->last = gdk_event_ref(event);
        surfaces->is_pressed = (gdk_event_get_modifier_state(event) & buttons) != 0;
        break;
    default: break;
    }
    return FALSE;
}

void lodestone_surfaces_note_left(Surfaces *surfaces) { g_clear_pointer(&surfaces->last, gdk_event_unref); }

// GTK updates the widget under the mouse only when the mouse moves. A surface that moved under the mouse would not receive the next press. Therefore the last
// motion is redelivered.
static gboolean look_under_mouse(gpointer data) {
    Surfaces *surfaces = data;
    surfaces->idle = 0;
    GtkNative *native = gtk_widget_get_native(surfaces->view);
    if (surfaces->last == NULL || surfaces->is_pressed || native == NULL) return G_SOURCE_REMOVE;
    double x, y, left, top;
    if (gdk_event_get_surface(surfaces->last) != gtk_native_get_surface(native) || !gdk_event_get_position(surfaces->last, &x, &y)) return G_SOURCE_REMOVE;
    gtk_native_get_surface_transform(native, &left, &top);
    GtkWidget *under = gtk_widget_pick(GTK_WIDGET(native), x - left, y - top, GTK_PICK_DEFAULT);
    gboolean differs = FALSE;
    for (GtkWidget *child = gtk_widget_get_first_child(surfaces->view); child != NULL; child = gtk_widget_get_next_sibling(child)) {
        gboolean is_under = under != NULL && (under == child || gtk_widget_is_ancestor(under, child));
        gboolean is_hovered = (gtk_widget_get_state_flags(child) & GTK_STATE_FLAG_PRELIGHT) != 0;
        if (is_under != is_hovered) differs = TRUE;
    }
    if (!differs) return G_SOURCE_REMOVE;
    GdkEvent *last = gdk_event_ref(surfaces->last);
    surfaces->is_repeating = TRUE;
    lodestone_event_replay(last);
    surfaces->is_repeating = FALSE;
    gdk_event_unref(last);
    return G_SOURCE_REMOVE;
}

GskRenderNode *lodestone_surface_capture(Surfaces *surfaces, GtkWidget *surface) {
    if (!gtk_widget_get_mapped(surface)) return NULL;
    if (surfaces->last != NULL && surfaces->idle == 0) surfaces->idle = g_idle_add(look_under_mouse, surfaces);
    Placement *placement = g_object_get_qdata(G_OBJECT(surface), placement_quark());
    GtkSnapshot *snapshot = gtk_snapshot_new();
    gtk_widget_snapshot_child(surfaces->view, surface, snapshot);
    GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
    // GTK wraps the child's node in a transform node with the child's transform. Returns the node inside of it.
    if (node == NULL || placement == NULL || placement->transform == NULL || gsk_render_node_get_node_type(node) != GSK_TRANSFORM_NODE) return node;
    if (!gsk_transform_equal(gsk_transform_node_get_transform(node), placement->transform)) return node;
    GskRenderNode *inside = gsk_render_node_ref(gsk_transform_node_get_child(node));
    gsk_render_node_unref(node);
    return inside;
}

gboolean lodestone_surface_is_hit(GtkWidget *surface, double x, double y) {
    GtkWidget *view = gtk_widget_get_parent(surface);
    graphene_point_t inside = GRAPHENE_POINT_INIT(x, y), in_view;
    if (view == NULL || !gtk_widget_compute_point(surface, view, &inside, &in_view)) return TRUE;
    Surfaces *surfaces = g_object_get_qdata(G_OBJECT(view), surfaces_quark());
    if (surfaces == NULL) return TRUE;
    return surfaces->hit_test != NULL && surfaces->hit_test(surfaces->context, surface, in_view.x, in_view.y);
}

gboolean lodestone_surface_has_focus(GtkWidget *surface) {
    GtkRoot *root = gtk_widget_get_root(surface);
    GtkWidget *focus = root != NULL ? gtk_root_get_focus(root) : NULL;
    return focus != NULL && (focus == surface || gtk_widget_is_ancestor(focus, surface));
}

void lodestone_surface_reset_gestures(GtkWidget *surface) {
    GListModel *list = gtk_widget_observe_controllers(surface);
    for (guint i = 0; i < g_list_model_get_n_items(list); i++) {
        GtkEventController *item = g_list_model_get_item(list, i);
        if (GTK_IS_GESTURE(item)) gtk_event_controller_reset(item);
        g_object_unref(item);
    }
    g_object_unref(list);
}

void lodestone_event_replay(GdkEvent *event) {
    GdkSurface *surface = gdk_event_get_surface(event);
    if (surface == NULL || gdk_surface_is_destroyed(surface)) return;
    gboolean handled = FALSE;
    g_signal_emit_by_name(surface, "event", event, &handled);
}
