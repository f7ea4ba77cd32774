/* An X server's screen. Input is XTEST's, the pixels are read with MIT-SHM, DAMAGE reports changes. A compositor paints into the same root window. */
#include "../bench.h"
#include "display.h"
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/Xatom.h>
#include <X11/extensions/XTest.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/Xdamage.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <poll.h>

static Display *dpy; static Window root; static int damage_event; static Area watched;
static XShmSegmentInfo shm; static XImage *image; static uint32_t *pixels;

static int ignore_error(Display *d, XErrorEvent *e) { (void)d; (void)e; return 0; }

void display_open(void) {
  dpy = XOpenDisplay(NULL); if (!dpy) { fprintf(stderr, "# no X display\n"); exit(1); }
  XSetErrorHandler(ignore_error); root = DefaultRootWindow(dpy); XTestGrabControl(dpy, True);
  int s = DefaultScreen(dpy), errors; Area all = display_screen();
  image = XShmCreateImage(dpy, DefaultVisual(dpy, s), (unsigned)DefaultDepth(dpy, s), ZPixmap, NULL, &shm, (unsigned)all.w, (unsigned)all.h);
  shm.shmid = shmget(IPC_PRIVATE, (size_t)image->bytes_per_line * (size_t)all.h, IPC_CREAT | 0600); shm.shmaddr = image->data = (char *)shmat(shm.shmid, 0, 0); shm.readOnly = False;
  XShmAttach(dpy, &shm); XSync(dpy, False); shmctl(shm.shmid, IPC_RMID, 0); pixels = malloc(4 * (size_t)all.w * (size_t)all.h);
  XDamageQueryExtension(dpy, &damage_event, &errors); XDamageCreate(dpy, root, XDamageReportRawRectangles);
}
Area display_screen(void) { int s = DefaultScreen(dpy); return (Area){ 0, 0, DisplayWidth(dpy, s), DisplayHeight(dpy, s) }; }

static int has_title(Window w, const char *property, const char *title) {
  XTextProperty p; int is = 0;
  if (XGetTextProperty(dpy, w, &p, XInternAtom(dpy, property, False)) && p.value) { is = !strcmp((char *)p.value, title); XFree(p.value); }
  return is;
}
static Window find_window(Window w, const char *title, int depth) {
  XWindowAttributes a; Window found = 0, r, p, *kids = NULL; unsigned n = 0;
  if ((has_title(w, "WM_NAME", title) || has_title(w, "_NET_WM_NAME", title)) && XGetWindowAttributes(dpy, w, &a) && a.map_state == IsViewable) return w;
  if (depth && XQueryTree(dpy, w, &r, &p, &kids, &n)) { for (unsigned i = 0; i < n && !found; i++) found = find_window(kids[i], title, depth - 1); if (kids) XFree(kids); }
  return found;
}
int display_find(const char *title, Area *window) {
  Window w = find_window(root, title, 3), child; XWindowAttributes a;
  if (!w || !XGetWindowAttributes(dpy, w, &a)) return 0;
  XTranslateCoordinates(dpy, w, root, 0, 0, &window->x, &window->y, &child); window->w = a.width; window->h = a.height;
  XSetInputFocus(dpy, w, RevertToPointerRoot, CurrentTime); XFlush(dpy); return 1;
}

void display_move(int x, int y) { XTestFakeMotionEvent(dpy, -1, x, y, CurrentTime); XFlush(dpy); }
void display_button(int down) { XTestFakeButtonEvent(dpy, 1, down, CurrentTime); XFlush(dpy); }
void display_key(int code, int down) { XTestFakeKeyEvent(dpy, (unsigned)code + 8, down, CurrentTime); XFlush(dpy); }

const uint32_t *display_grab(Area a) {
  /* The server writes as many pixels as the image says: an area of one pixel costs one pixel. */
  image->width = a.w; image->height = a.h; image->bytes_per_line = a.w * 4;
  XShmGetImage(dpy, root, image, a.x, a.y, AllPlanes);
  for (int i = 0; i < a.w * a.h; i++) pixels[i] = ((uint32_t *)image->data)[i] & 0xFFFFFF;
  return pixels;
}
/* Takes the events that are there; whether one of them is damage. */
static int take_events(void) { int any = 0; while (XPending(dpy)) { XEvent e; XNextEvent(dpy, &e); any |= e.type == damage_event + XDamageNotify; } return any; }
static void sleep_until_event(double ms) { if (!XPending(dpy)) { struct pollfd p = { ConnectionNumber(dpy), POLLIN, 0 }; poll(&p, 1, (int)ceil(ms)); } }

void display_watch(Area a) { watched = a; take_events(); }
const uint32_t *display_next(double limit_ms) {
  /* Damage is reported before some drivers have drawn: look again after 5 ms. */
  sleep_until_event(fmin(limit_ms, 5)); take_events(); return display_grab(watched);
}
int display_frames(double seconds) {
  double end = now_ns() + seconds * 1e9, last = 0; int n = 0; take_events();
  while (now_ns() < end) {
    sleep_until_event(20);
    if (take_events()) { if (now_ns() - last > 3e6) n++; last = now_ns(); }  /* damage within 3 ms belongs to one frame */
  }
  return n;
}
