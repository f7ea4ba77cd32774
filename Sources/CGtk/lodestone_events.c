#define _GNU_SOURCE
#include "lodestone_events.h"

#include <dlfcn.h>
#include <string.h>

#ifdef GDK_WINDOWING_X11
#include <X11/extensions/XInput2.h>
#include <gdk/x11/gdkx.h>
#endif

gboolean lodestone_event_axis(GdkEvent *event, GdkAxisUse axis, double *value) {
    double *axes = NULL;
    guint count = 0;
    if (!gdk_event_get_axes(event, &axes, &count) || axes == NULL || count == 0) return FALSE;
    return gdk_event_get_axis(event, axis, value);
}

double lodestone_time_coord_axis(const GdkTimeCoord *coordinate, GdkAxisUse axis) {
    return axis < GDK_AXIS_LAST ? coordinate->axes[axis] : 0;
}

gboolean lodestone_display_is_wayland(GdkDisplay *display) {
    return strcmp(G_OBJECT_TYPE_NAME(display), "GdkWaylandDisplay") == 0;
}

gboolean lodestone_display_is_browser(GdkDisplay *display) {
    return strcmp(G_OBJECT_TYPE_NAME(display), "GdkBroadwayDisplay") == 0;
}

// MARK: Devices on X11

gboolean lodestone_display_is_x11(GdkDisplay *display) {
#ifdef GDK_WINDOWING_X11
    return GDK_IS_X11_DISPLAY(display);
#else
    return FALSE;
#endif
}

#ifdef GDK_WINDOWING_X11

enum { remembered_count = 64 };

// The devices of a display's recent pointer events. The display owns this object.
typedef struct {
    int opcode;
    // The device of each recent pointer event, by the event's time. GDK delivers events in order, but motions up to a frame later.
    struct {
        guint32 time;
        int device;
    } remembered[remembered_count];
    unsigned next;
    // Called for motions before GDK delivers them.
    void (*motion_handler)(void *context);
    void *motion_context;
} Sources;

static GQuark sources_quark(void) { return g_quark_from_static_string("lodestone-event-sources"); }

// NULL if the display's sources are not watched.
static Sources *sources_of(GdkDisplay *display) { return g_object_get_qdata(G_OBJECT(display), sources_quark()); }

static gboolean is_held(const XIDeviceEvent *event) {
    for (int byte = 0; byte < event->buttons.mask_len; byte++) {
        if (event->buttons.mask[byte] != 0) return TRUE;
    }
    return FALSE;
}

static gboolean x_event(GdkDisplay *display, gpointer event, gpointer data) {
    Sources *sources = data;
    XGenericEventCookie *cookie = &((XEvent *)event)->xcookie;
    if (cookie->type != GenericEvent || cookie->extension != sources->opcode || cookie->data == NULL) return FALSE;
    switch (cookie->evtype) {
    case XI_ButtonPress:
    case XI_ButtonRelease:
    case XI_Motion: {
        const XIDeviceEvent *device_event = cookie->data;
        sources->remembered[sources->next].time = (guint32)device_event->time;
        sources->remembered[sources->next].device = device_event->sourceid;
        sources->next = (sources->next + 1) % remembered_count;
        if (sources->motion_handler != NULL && cookie->evtype == XI_Motion && is_held(device_event))
            sources->motion_handler(sources->motion_context);
        break;
    }
    case XI_TouchUpdate:
        if (sources->motion_handler != NULL) sources->motion_handler(sources->motion_context);
        break;
    default: break;
    }
    return FALSE;
}

static int device_at(const Sources *sources, guint32 time) {
    for (unsigned back = 1; back <= remembered_count; back++) {
        unsigned place = (sources->next + remembered_count - back) % remembered_count;
        if (sources->remembered[place].device != 0 && sources->remembered[place].time == time) return sources->remembered[place].device;
    }
    return 0;
}

static GdkInputSource x11_source(GdkDisplay *display, GdkEvent *event, GdkInputSource known) {
    const Sources *sources = sources_of(display);
    int device = sources != NULL ? device_at(sources, gdk_event_get_time(event)) : 0;
    GdkSeat *seat = device != 0 ? gdk_event_get_seat(event) : NULL;
    if (seat == NULL) return known;
    GList *devices = gdk_seat_get_devices(seat, GDK_SEAT_CAPABILITY_ALL);
    for (GList *link = devices; link != NULL; link = link->next) {
        if (gdk_x11_device_get_id(link->data) == device) known = gdk_device_get_source(link->data);
    }
    g_list_free(devices);
    return known;
}

#endif

void lodestone_display_watch_sources(GdkDisplay *display) {
#ifdef GDK_WINDOWING_X11
    if (!lodestone_display_is_x11(display) || sources_of(display) != NULL) return;
    // GTK loads libX11, so this library does not link it.
    typedef Bool (*QueryExtension)(Display *, const char *, int *, int *, int *);
    QueryExtension query = (QueryExtension)dlsym(RTLD_DEFAULT, "XQueryExtension");
    int opcode, first_event, first_error;
    if (query == NULL || !query(gdk_x11_display_get_xdisplay(display), "XInputExtension", &opcode, &first_event, &first_error)) return;
    Sources *sources = g_new0(Sources, 1);
    sources->opcode = opcode;
    g_object_set_qdata_full(G_OBJECT(display), sources_quark(), sources, g_free);
    g_signal_connect(display, "xevent", G_CALLBACK(x_event), sources);
#endif
}

void lodestone_display_watch_drags(GdkDisplay *display, void (*handler)(void *context), void *context) {
#ifdef GDK_WINDOWING_X11
    Sources *sources = sources_of(display);
    if (sources == NULL) return;
    sources->motion_handler = handler;
    sources->motion_context = context;
#endif
}

GdkInputSource lodestone_event_source(GdkEvent *event) {
    GdkDevice *device = gdk_event_get_device(event);
    GdkInputSource source = device != NULL ? gdk_device_get_source(device) : GDK_SOURCE_MOUSE;
#ifdef GDK_WINDOWING_X11
    GdkDisplay *display = gdk_event_get_display(event);
    if (display != NULL && lodestone_display_is_x11(display)) source = x11_source(display, event, source);
#endif
    return source;
}
