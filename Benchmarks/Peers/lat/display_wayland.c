/* The screen of a Wayland compositor of the wlroots family. Input is that of a virtual pointer (wlr-virtual-pointer-unstable-v1) and a virtual keyboard
   (virtual-keyboard-unstable-v1). Pixels come from wlr-screencopy-unstable-v1: copy_with_damage answers when the compositor has shown a frame that
   differs. The compositor must show one window, as large as the screen (sway does), and paint nothing else.
   The tables below state the requests and events of these protocols that are used, and those with lower numbers, in libwayland's notation. */
#define _GNU_SOURCE
#include "../bench.h"
#include "display.h"
#include <wayland-client.h>
#include <poll.h>
#include <sys/mman.h>
#include <unistd.h>

static const struct wl_interface *untyped[8];
#define MESSAGES(name, ...) static const struct wl_message name[] = { __VA_ARGS__ }
#define M(name, signature) { name, signature, untyped }
MESSAGES(pointer_requests, M("motion", "uff"), M("motion_absolute", "uuuuu"), M("button", "uuu"), M("axis", "uuf"), M("frame", ""));
MESSAGES(pointers_requests, M("create_virtual_pointer", "?on"));
MESSAGES(keyboard_requests, M("keymap", "uhu"), M("key", "uuu"));
MESSAGES(keyboards_requests, M("create_virtual_keyboard", "on"));
MESSAGES(frame_requests, M("copy", "o"), M("destroy", ""), M("copy_with_damage", "2o"));
MESSAGES(frame_events, M("buffer", "uuuu"), M("flags", "u"), M("ready", "uuu"), M("failed", ""), M("damage", "2uuuu"));
MESSAGES(screencopy_requests, M("capture_output", "nio"), M("capture_output_region", "nioiiii"));
static const struct wl_interface pointer_interface = { "zwlr_virtual_pointer_v1", 1, 5, pointer_requests, 0, NULL };
static const struct wl_interface pointers_interface = { "zwlr_virtual_pointer_manager_v1", 1, 1, pointers_requests, 0, NULL };
static const struct wl_interface keyboard_interface = { "zwp_virtual_keyboard_v1", 1, 2, keyboard_requests, 0, NULL };
static const struct wl_interface keyboards_interface = { "zwp_virtual_keyboard_manager_v1", 1, 1, keyboards_requests, 0, NULL };
static const struct wl_interface frame_interface = { "zwlr_screencopy_frame_v1", 2, 3, frame_requests, 5, frame_events };
static const struct wl_interface screencopy_interface = { "zwlr_screencopy_manager_v1", 2, 2, screencopy_requests, 0, NULL };
enum { POINTER_MOTION_ABSOLUTE = 1, POINTER_BUTTON = 2, POINTER_FRAME = 4, KEYBOARD_KEYMAP = 0, KEYBOARD_KEY = 1, FRAME_COPY = 0, FRAME_DESTROY = 1, FRAME_COPY_WITH_DAMAGE = 2, SCREENCOPY_REGION = 1 };

static struct wl_display *dpy; static struct wl_seat *seat; static struct wl_output *output; static struct wl_shm *shm; static Area screen;
static struct wl_proxy *pointers, *pointer, *keyboards, *keyboard, *screencopy;

/* A capture that is under way, and the pixels of the last one. */
static struct { struct wl_proxy *frame; Area area; int on_change, done, flipped, swapped; uint32_t stride; struct wl_buffer *buffer; } shot;
static char *memory; static struct wl_shm_pool *pool; static size_t capacity; static uint32_t *pixels, background; static Area watched;

static void fail(const char *what) { fprintf(stderr, "# %s\n", what); exit(1); }
static uint32_t now_ms(void) { return (uint32_t)(now_ns() / 1e6); }
#define SEND(proxy, ...) wl_proxy_marshal(proxy, __VA_ARGS__)

/* The server's global as an object of our own, if it is the one wanted. */
static void global(void *data, struct wl_registry *r, uint32_t name, const char *interface, uint32_t version) {
  (void)data; (void)version;
  struct { const struct wl_interface *interface; void *object; } const wanted[] = {
    { &wl_seat_interface, &seat }, { &wl_output_interface, &output }, { &wl_shm_interface, &shm }, { &pointers_interface, &pointers },
    { &keyboards_interface, &keyboards }, { &screencopy_interface, &screencopy } };
  for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
    void **object = wanted[i].object;
    if (!*object && !strcmp(interface, wanted[i].interface->name)) *object = wl_registry_bind(r, name, wanted[i].interface, wanted[i].interface == &screencopy_interface ? 2 : 1);
  }
}
static void global_remove(void *data, struct wl_registry *r, uint32_t name) { (void)data; (void)r; (void)name; }
static const struct wl_registry_listener registry_listener = { global, global_remove };

static void output_geometry(void *d, struct wl_output *o, int x, int y, int w, int h, int s, const char *make, const char *model, int t) { (void)d; (void)o; (void)x; (void)y; (void)w; (void)h; (void)s; (void)make; (void)model; (void)t; }
static void output_mode(void *d, struct wl_output *o, uint32_t flags, int w, int h, int refresh) { (void)d; (void)o; (void)refresh; if (flags & WL_OUTPUT_MODE_CURRENT) screen = (Area){ 0, 0, w, h }; }
static const struct wl_output_listener output_listener = { .geometry = output_geometry, .mode = output_mode };

/* A keyboard without a keymap sends no keys. The compositor finds the parts that the keymap includes. */
static void set_keymap(void) {
  static const char text[] = "xkb_keymap { xkb_keycodes { include \"evdev\" }; xkb_types { include \"complete\" }; xkb_compat { include \"complete\" }; xkb_symbols { include \"pc+us\" }; };";
  int fd = memfd_create("keymap", MFD_CLOEXEC); if (fd < 0 || write(fd, text, sizeof text) != (ssize_t)sizeof text) fail("no memory for a keymap");
  SEND(keyboard, KEYBOARD_KEYMAP, WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1, fd, (uint32_t)sizeof text); close(fd);
}

/* MARK: captures */

static void frame_buffer(void *d, struct wl_proxy *f, uint32_t format, uint32_t w, uint32_t h, uint32_t stride) {
  (void)d; if (stride * h > capacity) fail("a capture is larger than the screen");
  /* XBGR8888 and ABGR8888 have red and blue the other way round. */
  shot.swapped = format == 0x34324258 || format == 0x34324241; shot.stride = stride;
  shot.buffer = wl_shm_pool_create_buffer(pool, 0, (int)w, (int)h, (int)stride, format);
  SEND(f, shot.on_change ? FRAME_COPY_WITH_DAMAGE : FRAME_COPY, shot.buffer);
}
static void frame_flags(void *d, struct wl_proxy *f, uint32_t flags) { (void)d; (void)f; shot.flipped = flags & 1; }
static void frame_damage(void *d, struct wl_proxy *f, uint32_t x, uint32_t y, uint32_t w, uint32_t h) { (void)d; (void)f; (void)x; (void)y; (void)w; (void)h; }
static void frame_ready(void *d, struct wl_proxy *f, uint32_t high, uint32_t low, uint32_t ns) {
  (void)d; (void)f; (void)high; (void)low; (void)ns; Area a = shot.area; shot.done = 1;
  for (int y = 0; y < a.h; y++) {
    const uint32_t *row = (const uint32_t *)(memory + (size_t)(shot.flipped ? a.h - 1 - y : y) * shot.stride);
    for (int x = 0; x < a.w; x++) { uint32_t c = row[x]; pixels[y * a.w + x] = shot.swapped ? (c & 0xFF) << 16 | (c & 0xFF00) | (c >> 16 & 0xFF) : c & 0xFFFFFF; }
  }
}
static void frame_failed(void *d, struct wl_proxy *f) { (void)d; (void)f; shot.done = -1; }
static const struct { void (*buffer)(void *, struct wl_proxy *, uint32_t, uint32_t, uint32_t, uint32_t); void (*flags)(void *, struct wl_proxy *, uint32_t);
  void (*ready)(void *, struct wl_proxy *, uint32_t, uint32_t, uint32_t); void (*failed)(void *, struct wl_proxy *);
  void (*damage)(void *, struct wl_proxy *, uint32_t, uint32_t, uint32_t, uint32_t); } frame_listener = { frame_buffer, frame_flags, frame_ready, frame_failed, frame_damage };

static void end_shot(void) {
  if (shot.frame) { SEND(shot.frame, FRAME_DESTROY); wl_proxy_destroy(shot.frame); shot.frame = NULL; }
  if (shot.buffer) { wl_buffer_destroy(shot.buffer); shot.buffer = NULL; }
}
/* Begins a capture: of the next frame, or of the next that differs. */
static void begin_shot(Area a, int on_change) {
  end_shot(); shot.area = a; shot.on_change = on_change; shot.done = shot.flipped = 0;
  shot.frame = wl_proxy_marshal_constructor(screencopy, SCREENCOPY_REGION, &frame_interface, NULL, 0, output, a.x, a.y, a.w, a.h);
  wl_proxy_add_listener(shot.frame, (void (**)(void))&frame_listener, NULL); wl_display_flush(dpy);
}
/* Dispatches events until the capture is over; whether it has pixels. */
static int await_shot(double limit_ms) {
  double end = now_ns() + limit_ms * 1e6;
  for (;;) {
    while (wl_display_prepare_read(dpy)) wl_display_dispatch_pending(dpy);
    wl_display_flush(dpy);
    double left = shot.done ? 0 : (end - now_ns()) / 1e6; struct pollfd p = { wl_display_get_fd(dpy), POLLIN, 0 };
    if (left > 0 && poll(&p, 1, (int)ceil(left)) > 0) wl_display_read_events(dpy); else wl_display_cancel_read(dpy);
    if (wl_display_dispatch_pending(dpy) < 0) fail("the compositor is gone");
    if (shot.done || now_ns() >= end) return shot.done > 0;
  }
}

/* MARK: the interface */

void display_open(void) {
  dpy = wl_display_connect(NULL); if (!dpy) fail("no Wayland display");
  struct wl_registry *r = wl_display_get_registry(dpy); wl_registry_add_listener(r, &registry_listener, NULL); wl_display_roundtrip(dpy);
  if (!seat || !output || !shm || !pointers || !keyboards || !screencopy) fail("the compositor has no virtual pointer, virtual keyboard or screencopy");
  wl_output_add_listener(output, &output_listener, NULL);
  pointer = wl_proxy_marshal_constructor(pointers, 0, &pointer_interface, seat, NULL);
  keyboard = wl_proxy_marshal_constructor(keyboards, 0, &keyboard_interface, seat, NULL); set_keymap();
  wl_display_roundtrip(dpy); if (!screen.w) fail("the compositor has no screen");
  capacity = 4 * (size_t)screen.w * (size_t)screen.h; pixels = malloc(capacity);
  int fd = memfd_create("pixels", MFD_CLOEXEC); if (fd < 0 || ftruncate(fd, (off_t)capacity)) fail("no memory for the screen");
  memory = mmap(NULL, capacity, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0); if (memory == MAP_FAILED) fail("no memory for the screen");
  pool = wl_shm_create_pool(shm, fd, (int)capacity); close(fd);
  background = *display_grab((Area){ screen.w / 2, screen.h / 2, 1, 1 });
}
Area display_screen(void) { return screen; }
int display_find(const char *title, Area *window) {
  (void)title; *window = screen; return *display_grab((Area){ screen.w / 2, screen.h / 2, 1, 1 }) != background;
}

static void pointer_frame(void) { SEND(pointer, POINTER_FRAME); wl_display_flush(dpy); }
void display_move(int x, int y) { SEND(pointer, POINTER_MOTION_ABSOLUTE, now_ms(), (uint32_t)x, (uint32_t)y, (uint32_t)screen.w, (uint32_t)screen.h); pointer_frame(); }
void display_button(int down) { SEND(pointer, POINTER_BUTTON, now_ms(), (uint32_t)0x110, (uint32_t)down); pointer_frame(); }
void display_key(int code, int down) { SEND(keyboard, KEYBOARD_KEY, now_ms(), (uint32_t)code, (uint32_t)down); wl_display_flush(dpy); }

const uint32_t *display_grab(Area a) {
  begin_shot(a, 0); if (!await_shot(3000)) fail("the compositor shows no frame"); end_shot(); return pixels;
}
void display_watch(Area a) { watched = a; begin_shot(a, 1); wl_display_roundtrip(dpy); wl_display_roundtrip(dpy); }
const uint32_t *display_next(double limit_ms) {
  if (!shot.frame) begin_shot(watched, 1);
  int has = await_shot(limit_ms); if (shot.done) end_shot(); return has ? pixels : NULL;
}
int display_frames(double seconds) {
  double end = now_ns() + seconds * 1e9; int n = 0; display_watch((Area){ 0, 0, 1, 1 });
  while (now_ns() < end) n += display_next(20) != NULL;
  end_shot(); return n;
}
