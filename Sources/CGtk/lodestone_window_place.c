#include "lodestone_window_place.h"

#include <dlfcn.h>
#include <limits.h>
#ifdef GDK_WINDOWING_X11
#include <X11/Xutil.h>
#include <gdk/x11/gdkx.h>
#endif

#ifdef GDK_WINDOWING_X11
static GdkSurface *x11_surface(GtkWidget *window) {
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
    return surface != NULL && GDK_IS_X11_SURFACE(surface) ? surface : NULL;
}

// GTK loads Xlib, so this library does not link it.
static void *xlib(const char *name) {
    return dlsym(RTLD_DEFAULT, name);
}
#endif

gboolean lodestone_window_position(GtkWidget *window, int *x, int *y) {
#ifdef GDK_WINDOWING_X11
    typedef Bool Translate(Display *, Window, Window, int, int, int *, int *, Window *);
    GdkSurface *surface = x11_surface(window);
    Translate *translate = (Translate *)xlib("XTranslateCoordinates");
    if (surface == NULL || translate == NULL) return FALSE;
    GdkDisplay *display = gdk_surface_get_display(surface);
    Window child;
    if (!translate(
            gdk_x11_display_get_xdisplay(display), gdk_x11_surface_get_xid(surface), gdk_x11_display_get_xrootwindow(display), 0, 0, x, y,
            &child)) {
        return FALSE;
    }
    int scale = gdk_surface_get_scale_factor(surface);
    *x /= scale;
    *y /= scale;
    return TRUE;
#else
    return FALSE;
#endif
}

gboolean lodestone_window_frame_position(GtkWidget *window, int *x, int *y) {
    if (!lodestone_window_position(window, x, y)) return FALSE;
#ifdef GDK_WINDOWING_X11
    typedef Atom Intern(Display *, const char *, Bool);
    typedef int Get(
        Display *, Window, Atom, long, long, Bool, Atom, Atom *, int *, unsigned long *, unsigned long *, unsigned char **);
    typedef int Free(void *);
    GdkSurface *surface = x11_surface(window);
    Intern *intern = (Intern *)xlib("XInternAtom");
    Get *get = (Get *)xlib("XGetWindowProperty");
    Free *release = (Free *)xlib("XFree");
    if (surface == NULL || intern == NULL || get == NULL || release == NULL) return TRUE;
    Display *server = gdk_x11_display_get_xdisplay(gdk_surface_get_display(surface));
    Atom type;
    int format;
    unsigned long count, left;
    unsigned char *data = NULL;
    get(server, gdk_x11_surface_get_xid(surface), intern(server, "_NET_FRAME_EXTENTS", False), 0, 4, False, AnyPropertyType, &type,
        &format, &count, &left, &data);
    if (data != NULL && format == 32 && count == 4) {
        // The sizes of the window manager's frame: left, right, top, bottom, in device pixels.
        const long *extents = (const long *)data;
        int scale = gdk_surface_get_scale_factor(surface);
        *x -= (int)extents[0] / scale;
        *y -= (int)extents[2] / scale;
    }
    if (data != NULL) release(data);
#endif
    return TRUE;
}

void lodestone_window_move(GtkWidget *window, int x, int y) {
#ifdef GDK_WINDOWING_X11
    typedef Atom Intern(Display *, const char *, Bool);
    typedef Status Send(Display *, Window, Bool, long, XEvent *);
    typedef int Move(Display *, Window, int, int);
    GdkSurface *surface = x11_surface(window);
    Intern *intern = (Intern *)xlib("XInternAtom");
    Send *send = (Send *)xlib("XSendEvent");
    Move *move = (Move *)xlib("XMoveWindow");
    if (surface == NULL || intern == NULL || send == NULL || move == NULL) return;
    GdkDisplay *display = gdk_surface_get_display(surface);
    Display *server = gdk_x11_display_get_xdisplay(display);
    int scale = gdk_surface_get_scale_factor(surface);
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    gboolean is_managed = gdk_x11_screen_supports_net_wm_hint(gdk_x11_display_get_screen(display), "_NET_MOVERESIZE_WINDOW");
    G_GNUC_END_IGNORE_DEPRECATIONS
    if (!is_managed) {
        move(server, gdk_x11_surface_get_xid(surface), x * scale, y * scale);
        return;
    }
    // Requests the position of the window manager's frame, whose size may not be known yet. Static gravity would position the surface instead, but Openbox
    // ignores it.
    enum { north_west_gravity = 1, has_x = 1 << 8, has_y = 1 << 9, from_program = 1 << 12 };
    XEvent event = {0};
    event.xclient.type = ClientMessage;
    event.xclient.window = gdk_x11_surface_get_xid(surface);
    event.xclient.message_type = intern(server, "_NET_MOVERESIZE_WINDOW", False);
    event.xclient.format = 32;
    event.xclient.data.l[0] = north_west_gravity | has_x | has_y | from_program;
    event.xclient.data.l[1] = x * scale;
    event.xclient.data.l[2] = y * scale;
    send(
        server, gdk_x11_display_get_xrootwindow(display), False, SubstructureRedirectMask | SubstructureNotifyMask, &event);
#endif
}

// Calls `body` with the rectangle of each monitor until it returns TRUE.
static gboolean any_monitor(GdkDisplay *display, gboolean (*body)(const GdkRectangle *monitor, void *data), void *data) {
    GListModel *monitors = display == NULL ? NULL : gdk_display_get_monitors(display);
    guint count = monitors == NULL ? 0 : g_list_model_get_n_items(monitors);
    gboolean found = FALSE;
    for (guint i = 0; i < count && !found; i++) {
        GdkMonitor *monitor = g_list_model_get_item(monitors, i);
        GdkRectangle rectangle;
        gdk_monitor_get_geometry(monitor, &rectangle);
        found = body(&rectangle, data);
        g_object_unref(monitor);
    }
    return found;
}

static gboolean meets(const GdkRectangle *monitor, void *data) {
    // The visible part must be large enough: a user cannot grab a corner of a few points.
    GdkRectangle common;
    return gdk_rectangle_intersect(monitor, data, &common) && common.width >= 64 && common.height >= 32;
}

gboolean lodestone_display_shows(GdkDisplay *display, int x, int y, int width, int height) {
    GdkRectangle rectangle = {x, y, width, height};
    return any_monitor(display, meets, &rectangle);
}

static gboolean enlarge(const GdkRectangle *monitor, void *data) {
    GdkRectangle *largest = data;
    largest->width = MAX(largest->width, monitor->width);
    largest->height = MAX(largest->height, monitor->height);
    return FALSE;
}

gboolean lodestone_display_largest(GdkDisplay *display, int *width, int *height) {
    GdkRectangle largest = {0};
    any_monitor(display, enlarge, &largest);
    *width = largest.width;
    *height = largest.height;
    return largest.width > 0 && largest.height > 0;
}

gboolean lodestone_window_is_fullscreen(GtkWidget *window) {
    return gtk_window_is_fullscreen(GTK_WINDOW(window));
}

gboolean lodestone_window_is_arranged(GtkWidget *window) {
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
    if (gtk_window_is_fullscreen(GTK_WINDOW(window)) || gtk_window_is_maximized(GTK_WINDOW(window))) return TRUE;
    return surface != NULL && (gdk_toplevel_get_state(GDK_TOPLEVEL(surface)) & GDK_TOPLEVEL_STATE_TILED) != 0;
}

void lodestone_window_leave_fullscreen(GtkWidget *window) {
    gtk_window_unfullscreen(GTK_WINDOW(window));
}

void lodestone_window_set_maximum(GtkWidget *window, GtkWidget *content, int width, int height) {
#ifdef GDK_WINDOWING_X11
    typedef Status Get(Display *, Window, XSizeHints *, long *);
    typedef void Set(Display *, Window, XSizeHints *);
    GdkSurface *surface = x11_surface(window);
    Get *get = (Get *)xlib("XGetWMNormalHints");
    Set *set = (Set *)xlib("XSetWMNormalHints");
    if (surface == NULL || get == NULL || set == NULL) return;
    Display *server = gdk_x11_display_get_xdisplay(gdk_surface_get_display(surface));
    Window id = gdk_x11_surface_get_xid(surface);
    int scale = gdk_surface_get_scale_factor(surface);
    // If GTK draws title bar and shadow, the surface is larger than the content.
    int beside = MAX(0, gdk_surface_get_width(surface) - gtk_widget_get_width(content));
    int above = MAX(0, gdk_surface_get_height(surface) - gtk_widget_get_height(content));
    XSizeHints hints = {0};
    long supplied;
    if (!get(server, id, &hints, &supplied)) hints = (XSizeHints){0};
    int max_width = width > 0 ? (width + beside) * scale : SHRT_MAX, max_height = height > 0 ? (height + above) * scale : SHRT_MAX;
    gboolean is_limited = width > 0 || height > 0;
    gboolean was_limited = (hints.flags & PMaxSize) != 0;
    if (is_limited ? was_limited && hints.max_width == max_width && hints.max_height == max_height : !was_limited) return;
    hints.flags = is_limited ? hints.flags | PMaxSize : hints.flags & ~PMaxSize;
    hints.max_width = max_width;
    hints.max_height = max_height;
    set(server, id, &hints);
#endif
}
