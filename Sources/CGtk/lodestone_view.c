#include "lodestone_view.h"

#include "lodestone_surfaces_pointer.h"

typedef struct {
    GtkWidget parent;
    LodestoneViewHandlers handlers;
    void *context;
    LodestoneSurfaces *surfaces;
    int natural_width, natural_height;
    int minimum_width, minimum_height;
} LodestoneView;

typedef struct {
    GtkWidgetClass parent;
} LodestoneViewClass;

G_DEFINE_TYPE(LodestoneView, lodestone_view, GTK_TYPE_WIDGET)

static void view_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    LodestoneView *self = (LodestoneView *)widget;
    if (self->handlers.snapshot != NULL) self->handlers.snapshot(self->context, snapshot);
}

static void view_measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
    int *natural_baseline) {
    LodestoneView *self = (LodestoneView *)widget;
    *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? self->minimum_width : self->minimum_height;
    *natural = MAX(*minimum, orientation == GTK_ORIENTATION_HORIZONTAL ? self->natural_width : self->natural_height);
    *minimum_baseline = *natural_baseline = -1;
}

static void view_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
    LodestoneView *self = (LodestoneView *)widget;
    GTK_WIDGET_CLASS(lodestone_view_parent_class)->size_allocate(widget, width, height, baseline);
    lodestone_surfaces_allocate(self->surfaces);
    if (self->handlers.resized != NULL) self->handlers.resized(self->context);
}

static void view_dispose(GObject *object) {
    for (GtkWidget *child; (child = gtk_widget_get_first_child(GTK_WIDGET(object))) != NULL;) gtk_widget_unparent(child);
    G_OBJECT_CLASS(lodestone_view_parent_class)->dispose(object);
}

static void lodestone_view_class_init(LodestoneViewClass *class) {
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
    G_OBJECT_CLASS(class)->dispose = view_dispose;
    widget_class->snapshot = view_snapshot;
    widget_class->measure = view_measure;
    widget_class->size_allocate = view_size_allocate;
}

static gboolean window_event(GtkEventController *controller, GdkEvent *event, gpointer data) {
    LodestoneView *self = data;
    // Ignores events of menus that GTK opens: these have separate surfaces.
    if (gdk_event_get_surface(event) != gtk_native_get_surface(GTK_NATIVE(gtk_event_controller_get_widget(controller)))) return FALSE;
    if (lodestone_surfaces_note(self->surfaces, event)) return FALSE;
    return self->handlers.event != NULL && self->handlers.event(self->context, event);
}

static void window_left(GtkEventController *controller, gpointer data) {
    LodestoneView *self = data;
    lodestone_surfaces_note_left(self->surfaces);
    if (self->handlers.left != NULL) self->handlers.left(self->context);
}

static void lodestone_view_init(LodestoneView *self) {
    GtkWidget *widget = GTK_WIDGET(self);
    self->surfaces = lodestone_surfaces_new(widget);
    gtk_widget_set_focusable(widget, TRUE);
    gtk_widget_set_hexpand(widget, TRUE);
    gtk_widget_set_vexpand(widget, TRUE);
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN);
}

void lodestone_view_set_minimum(GtkWidget *view, int width, int height) {
    LodestoneView *self = (LodestoneView *)view;
    self->minimum_width = MAX(1, width);
    self->minimum_height = MAX(1, height);
    gtk_widget_queue_resize(view);
}

GtkWidget *lodestone_view_new(int width, int height) {
    LodestoneView *self = g_object_new(lodestone_view_get_type(), NULL);
    self->natural_width = width;
    self->natural_height = height;
    self->minimum_width = self->minimum_height = 1;
    return GTK_WIDGET(self);
}

void lodestone_view_set_handlers(GtkWidget *view, const LodestoneViewHandlers *handlers, void *context) {
    LodestoneView *self = (LodestoneView *)view;
    self->handlers = handlers != NULL ? *handlers : (LodestoneViewHandlers){0};
    self->context = context;
    lodestone_surfaces_set_hit_test(self->surfaces, self->handlers.is_hit, context);
}

LodestoneSurfaces *lodestone_view_surfaces(GtkWidget *view) { return ((LodestoneView *)view)->surfaces; }

gboolean lodestone_view_lay_out_window(GtkWidget *view) {
    GtkNative *native = gtk_widget_get_mapped(view) ? gtk_widget_get_native(view) : NULL;
    GdkSurface *surface = native != NULL ? gtk_native_get_surface(native) : NULL;
    if (surface == NULL || !gdk_surface_get_mapped(surface)) return FALSE;
    // The signal's id, which GObject assigns once per process.
    static guint layout;
    if (layout == 0) layout = g_signal_lookup("layout", GDK_TYPE_SURFACE);
    g_signal_emit(surface, layout, 0, gdk_surface_get_width(surface), gdk_surface_get_height(surface));
    return TRUE;
}

void lodestone_view_listen(GtkWidget *view, GtkWidget *window) {
    GtkEventController *events = gtk_event_controller_legacy_new();
    gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE);
    g_signal_connect(events, "event", G_CALLBACK(window_event), view);
    gtk_widget_add_controller(window, events);

    GtkEventController *crossings = gtk_event_controller_motion_new();
    gtk_event_controller_set_propagation_phase(crossings, GTK_PHASE_CAPTURE);
    g_signal_connect(crossings, "leave", G_CALLBACK(window_left), view);
    gtk_widget_add_controller(window, crossings);
}
