#include "lodestone_server_pixels.h"

#ifdef GDK_WINDOWING_X11
#include <X11/extensions/XShm.h>
#include <dlfcn.h>
#include <sys/ipc.h>
#include <sys/shm.h>

// Functions of Xlib. GTK loads Xlib, so this library does not link it.
typedef struct {
    Status (*get_attributes)(Display *, Window, XWindowAttributes *);
    GC (*create_gc)(Display *, Drawable, unsigned long, XGCValues *);
    int (*free_gc)(Display *, GC);
    XImage *(*create_image)(Display *, Visual *, unsigned, int, int, char *, unsigned, unsigned, int, int);
    int (*put_image)(Display *, Drawable, GC, XImage *, int, int, int, int, unsigned, unsigned);
    int (*sync)(Display *, Bool);
    // The functions for shared memory; NULL if the library lacks them.
    Bool (*query_shared)(Display *);
    Status (*attach)(Display *, XShmSegmentInfo *);
    Status (*detach)(Display *, XShmSegmentInfo *);
    Status (*put_shared)(Display *, Drawable, GC, XImage *, int, int, int, int, unsigned, unsigned, Bool);
} Xlib;

struct ServerPixels {
    // Not retained, because the display outlives this object.
    GdkDisplay *display;
    Display *server;
    Window window;
    Visual *visual;
    int depth;
    GC gc;
    XImage *image;
    cairo_surface_t *surface;
    int width, height;
    // The bitmap's memory, shared with the server or private.
    char *memory;
    size_t capacity;
    gboolean is_shared;
    XShmSegmentInfo segment;
    // The sequence number of the last request that reads the pixels; 0 for none.
    unsigned long reading;
};

static const Xlib *xlib(void) {
    // The addresses are the same in the whole process.
    static Xlib table;
    static gboolean is_loaded;
    if (!is_loaded) {
        is_loaded = TRUE;
        *(void **)&table.get_attributes = dlsym(RTLD_DEFAULT, "XGetWindowAttributes");
        *(void **)&table.create_gc = dlsym(RTLD_DEFAULT, "XCreateGC");
        *(void **)&table.free_gc = dlsym(RTLD_DEFAULT, "XFreeGC");
        *(void **)&table.create_image = dlsym(RTLD_DEFAULT, "XCreateImage");
        *(void **)&table.put_image = dlsym(RTLD_DEFAULT, "XPutImage");
        *(void **)&table.sync = dlsym(RTLD_DEFAULT, "XSync");
        *(void **)&table.query_shared = dlsym(RTLD_DEFAULT, "XShmQueryExtension");
        *(void **)&table.attach = dlsym(RTLD_DEFAULT, "XShmAttach");
        *(void **)&table.detach = dlsym(RTLD_DEFAULT, "XShmDetach");
        *(void **)&table.put_shared = dlsym(RTLD_DEFAULT, "XShmPutImage");
    }
    gboolean is_there = table.get_attributes && table.create_gc && table.free_gc && table.create_image && table.put_image && table.sync;
    return is_there ? &table : NULL;
}

static gboolean can_share(const Xlib *xlib, Display *server) {
    return xlib->query_shared && xlib->attach && xlib->detach && xlib->put_shared && xlib->query_shared(server);
}

// Whether the server's pixels have Cairo's format.
static gboolean has_cairo_pixels(Display *server, const XWindowAttributes *window) {
    const Visual *visual = window->visual;
    return G_BYTE_ORDER == G_LITTLE_ENDIAN && ImageByteOrder(server) == LSBFirst && visual != NULL && (window->depth == 24 || window->depth == 32)
        && visual->red_mask == 0xFF0000 && visual->green_mask == 0xFF00 && visual->blue_mask == 0xFF;
}

ServerPixels *server_pixels_new(GdkSurface *surface) {
    const Xlib *functions = xlib();
    if (functions == NULL) return NULL;
    GdkDisplay *display = gdk_surface_get_display(surface);
    Display *server = gdk_x11_display_get_xdisplay(display);
    Window window = gdk_x11_surface_get_xid(surface);
    XWindowAttributes attributes;
    if (!functions->get_attributes(server, window, &attributes) || !has_cairo_pixels(server, &attributes)) return NULL;
    ServerPixels *self = g_new0(ServerPixels, 1);
    self->display = display;
    self->server = server;
    self->window = window;
    self->visual = attributes.visual;
    self->depth = attributes.depth;
    self->gc = functions->create_gc(server, window, 0, NULL);
    self->is_shared = can_share(functions, server);
    return self;
}

static void forget_bitmap(ServerPixels *self) {
    if (self->surface != NULL) cairo_surface_finish(self->surface);
    g_clear_pointer(&self->surface, cairo_surface_destroy);
    if (self->image != NULL) {
        // XDestroyImage would free `data` and `obdata`, but the image does not own them.
        self->image->data = self->image->obdata = NULL;
        self->image->f.destroy_image(self->image);
        self->image = NULL;
    }
}

static void forget_memory(ServerPixels *self) {
    if (self->memory == NULL) return;
    if (self->is_shared) {
        xlib()->detach(self->server, &self->segment);
        shmdt(self->memory);
    } else {
        g_free(self->memory);
    }
    self->memory = NULL, self->capacity = 0;
}

void server_pixels_free(ServerPixels *self) {
    if (self == NULL) return;
    forget_bitmap(self);
    forget_memory(self);
    xlib()->free_gc(self->server, self->gc);
    g_free(self);
}

// Allocates memory that is shared with the server. The system frees it after both programs have detached.
static char *share_memory(ServerPixels *self, size_t size) {
    int id = shmget(IPC_PRIVATE, size, IPC_CREAT | 0600);
    if (id < 0) return NULL;
    char *memory = shmat(id, NULL, 0);
    gboolean is_attached = FALSE;
    if (memory != (char *)-1) {
        self->segment = (XShmSegmentInfo){.shmid = id, .shmaddr = memory, .readOnly = True};
        // An X server on another machine cannot attach the shared memory, and reports an error.
        gdk_x11_display_error_trap_push(self->display);
        xlib()->attach(self->server, &self->segment);
        is_attached = gdk_x11_display_error_trap_pop(self->display) == Success;
        if (!is_attached) shmdt(memory);
    }
    shmctl(id, IPC_RMID, NULL);
    return is_attached ? memory : NULL;
}

static gboolean has_room(ServerPixels *self, size_t size) {
    if (self->capacity >= size) return TRUE;
    forget_memory(self);
    // Allocates a quarter more, so that a growing window does not need new memory for each size.
    self->capacity = size + size / 4;
    if (self->is_shared) self->memory = share_memory(self, self->capacity);
    self->is_shared = self->memory != NULL;
    if (self->memory == NULL) self->memory = g_try_malloc(self->capacity);
    if (self->memory == NULL) self->capacity = 0;
    return self->memory != NULL;
}

cairo_surface_t *server_pixels_of_size(ServerPixels *self, int width, int height) {
    if (self->surface != NULL && self->width == width && self->height == height) return self->surface;
    if (width < 1 || height < 1 || width > G_MAXINT16 || height > G_MAXINT16) return NULL;
    server_pixels_wait(self);
    forget_bitmap(self);
    size_t stride = (size_t)width * 4;
    if (!has_room(self, stride * height)) return NULL;
    self->image = xlib()->create_image(
        self->server, self->visual, self->depth, ZPixmap, 0, self->memory, width, height, 32, (int)stride);
    if (self->image == NULL) return NULL;
    if (self->is_shared) self->image->obdata = (char *)&self->segment;
    cairo_format_t format = self->depth == 32 ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24;
    self->surface = cairo_image_surface_create_for_data((uint8_t *)self->memory, format, width, height, (int)stride);
    self->width = width, self->height = height;
    gboolean is_made = self->image->bits_per_pixel == 32 && cairo_surface_status(self->surface) == CAIRO_STATUS_SUCCESS;
    if (!is_made) forget_bitmap(self);
    return self->surface;
}

void server_pixels_wait(ServerPixels *self) {
    if (self->reading == 0) return;
    // Events and replies contain the number of the last request that the server has processed.
    if ((long)(LastKnownRequestProcessed(self->server) - self->reading) < 0) xlib()->sync(self->server, False);
    self->reading = 0;
}

void server_pixels_show(ServerPixels *self, const cairo_region_t *region) {
    int count = cairo_region_num_rectangles(region);
    for (int i = 0; i < count; i++) {
        cairo_rectangle_int_t part;
        cairo_region_get_rectangle(region, i, &part);
        unsigned width = (unsigned)part.width, height = (unsigned)part.height;
        if (self->is_shared) {
            // The last request makes the server send an event after it has read the pixels. Without that event, the next frame would need a round trip.
            xlib()->put_shared(self->server, self->window, self->gc, self->image, part.x, part.y, part.x, part.y, width, height, i == count - 1);
            self->reading = NextRequest(self->server) - 1;
        } else {
            xlib()->put_image(self->server, self->window, self->gc, self->image, part.x, part.y, part.x, part.y, width, height);
        }
    }
    gdk_display_flush(self->display);
}
#endif
