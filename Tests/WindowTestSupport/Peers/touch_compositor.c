// A Wayland compositor without a screen, for tests of touch screens: a headless backend of wlroots 0.15 whose touches come from a socket.
//
//     touch_compositor CONTROL-SOCKET
//
// Prints `display NAME` with the name of its Wayland socket. Windows have no frame. They share the first output in columns, in the order in which they
// were opened, until `place` moves one. Each line on the control socket is a command. The compositor replies with `ok`, or with `error` and a reason.
//
//     down FINGER X Y | move FINGER X Y | up FINGER    a touch in layout coordinates, with a frame event after it
//     hold | flush                                     collect touches into one frame event
//     cancel                                           cancel all touches, as a shell does that recognizes an edge swipe
//     mode OUTPUT W H [MILLIHERTZ] | scale OUTPUT S | transform OUTPUT 0-7
//     add W H SCALE | remove OUTPUT                    an output to the right of the others
//     place WINDOW X Y W H                             move and resize a window
//     keyboard HEIGHT                                  from now on, a text input that is enabled reduces the height of all windows
//     commit TEXT | preedit TEXT                       text from the on-screen keyboard
//     count                                            print how often windows were drawn
//     picture OUTPUT PATH                              the output's pixels, in the format PAM (RGB_ALPHA)
//
// Prints changes of windows, text inputs and drags, one a line.

#define _GNU_SOURCE
#include <errno.h>
#include <drm_fourcc.h>
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>
#include <wayland-server-core.h>
#include <wlr/backend.h>
#include <wlr/backend/headless.h>
#include <wlr/interfaces/wlr_keyboard.h>
#include <wlr/render/allocator.h>
#include <wlr/render/wlr_renderer.h>
#include <wlr/types/wlr_compositor.h>
#include <wlr/types/wlr_data_device.h>
#include <wlr/types/wlr_input_device.h>
#include <wlr/types/wlr_keyboard.h>
#include <wlr/types/wlr_output.h>
#include <wlr/types/wlr_output_layout.h>
#include <wlr/types/wlr_presentation_time.h>
#include <wlr/types/wlr_primary_selection_v1.h>
#include <wlr/types/wlr_scene.h>
#include <wlr/types/wlr_seat.h>
#include <wlr/types/wlr_server_decoration.h>
#include <wlr/types/wlr_text_input_v3.h>
#include <wlr/types/wlr_viewporter.h>
#include <wlr/types/wlr_xdg_output_v1.h>
#include <wlr/types/wlr_xdg_shell.h>
#include <xkbcommon/xkbcommon.h>

enum { MAXIMUM = 16 };

struct output {
    struct wlr_output *output;
    struct wl_listener frame, destroy;
    char path[512]; // Of the next picture.
};

struct window {
    struct wlr_xdg_surface *xdg;
    struct wlr_scene_node *node;
    struct wl_listener map, unmap, destroy, commit, fullscreen;
    bool is_mapped, is_placed;
    int x, y, width, height, last_width, last_height;
};

struct text_input {
    struct wlr_text_input_v3 *input;
    struct wl_listener enable, commit, disable, destroy;
};

static struct wl_display *display;
static struct wl_event_loop *loop;
static struct wlr_backend *backend;
static struct wlr_renderer *renderer;
static struct wlr_allocator *allocator;
static struct wlr_scene *scene;
static struct wlr_output_layout *layout;
static struct wlr_seat *seat;
static struct output *outputs[MAXIMUM];
static struct window *windows[MAXIMUM];
static struct text_input *inputs[MAXIMUM];
static struct window *focused;
static struct wlr_text_input_v3 *active_input;
static int keyboard_height;
static bool is_holding;
static unsigned drawings;
static struct { bool is_down; double x, y; int origin_x, origin_y; } fingers[MAXIMUM];

static uint32_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint32_t)(time.tv_sec * 1000 + time.tv_nsec / 1000000);
}

#define SAY(...) (printf(__VA_ARGS__), fflush(stdout))
#define LISTEN(owner, name, signal, function) ((owner)->name.notify = (function), wl_signal_add((signal), &(owner)->name))

// MARK: Windows

static void arrange(void) {
    struct wlr_box area = {0};
    int count = 0, column = 0;
    if (!outputs[0]) return;
    wlr_output_effective_resolution(outputs[0]->output, &area.width, &area.height);
    if (active_input) area.height -= keyboard_height;
    for (int i = 0; i < MAXIMUM; i++) count += windows[i] && !windows[i]->is_placed;
    for (int i = 0; i < MAXIMUM; i++) {
        struct window *window = windows[i];
        if (!window) continue;
        if (!window->is_placed) {
            window->width = area.width / count;
            window->height = area.height;
            window->x = window->width * column++;
            window->y = 0;
        }
        wlr_xdg_toplevel_set_size(window->xdg, window->width, window->height);
        wlr_scene_node_set_position(window->node, window->x, window->y);
    }
}

static void send_text_focus(struct wlr_surface *surface) {
    for (int i = 0; i < MAXIMUM; i++) {
        struct text_input *text = inputs[i];
        if (!text) continue;
        if (text->input->focused_surface && text->input->focused_surface != surface) wlr_text_input_v3_send_leave(text->input);
        if (surface && !text->input->focused_surface
            && wl_resource_get_client(text->input->resource) == wl_resource_get_client(surface->resource)) {
            wlr_text_input_v3_send_enter(text->input, surface);
        }
    }
}

static void focus(struct window *window) {
    if (focused == window) return;
    if (focused) wlr_xdg_toplevel_set_activated(focused->xdg, false);
    focused = window;
    if (!window) {
        wlr_seat_keyboard_notify_clear_focus(seat);
        send_text_focus(NULL);
        return;
    }
    wlr_xdg_toplevel_set_activated(window->xdg, true);
    struct wlr_keyboard *keyboard = wlr_seat_get_keyboard(seat);
    wlr_seat_keyboard_notify_enter(seat, window->xdg->surface, keyboard->keycodes, keyboard->num_keycodes, &keyboard->modifiers);
    send_text_focus(window->xdg->surface);
}

static void window_mapped(struct wl_listener *listener, void *data) {
    struct window *window = wl_container_of(listener, window, map);
    window->is_mapped = true;
    wlr_scene_node_set_enabled(window->node, true);
    focus(window);
    arrange();
}

static void window_unmapped(struct wl_listener *listener, void *data) {
    struct window *window = wl_container_of(listener, window, unmap);
    window->is_mapped = false;
    if (focused == window) focus(NULL);
}

static void window_committed(struct wl_listener *listener, void *data) {
    struct window *window = wl_container_of(listener, window, commit);
    struct wlr_surface_state *state = &window->xdg->surface->current;
    if (state->committed & WLR_SURFACE_STATE_BUFFER) drawings++;
    if (state->width == window->last_width && state->height == window->last_height) return;
    window->last_width = state->width;
    window->last_height = state->height;
    SAY("window size %d %d buffer %d %d scale %d\n", state->width, state->height, state->buffer_width, state->buffer_height, state->scale);
}

// A window that requests to fill an output leaves the columns.
static void window_fills_output(struct wl_listener *listener, void *data) {
    struct window *window = wl_container_of(listener, window, fullscreen);
    struct wlr_xdg_toplevel_set_fullscreen_event *event = data;
    wlr_xdg_toplevel_set_fullscreen(window->xdg, event->fullscreen);
    struct wlr_box *box = event->fullscreen && event->output ? wlr_output_layout_get_box(layout, event->output) : NULL;
    window->is_placed = box != NULL;
    if (box) window->x = box->x, window->y = box->y, window->width = box->width, window->height = box->height;
    arrange();
}

static void window_destroyed(struct wl_listener *listener, void *data) {
    struct window *window = wl_container_of(listener, window, destroy);
    for (int i = 0; i < MAXIMUM; i++) if (windows[i] == window) windows[i] = NULL;
    if (focused == window) focused = NULL;
    wl_list_remove(&window->map.link);
    wl_list_remove(&window->unmap.link);
    wl_list_remove(&window->commit.link);
    wl_list_remove(&window->fullscreen.link);
    wl_list_remove(&window->destroy.link);
    free(window);
    arrange();
}

static void surface_created(struct wl_listener *listener, void *data) {
    struct wlr_xdg_surface *xdg = data;
    if (xdg->role == WLR_XDG_SURFACE_ROLE_POPUP) {
        struct wlr_xdg_surface *parent = wlr_xdg_surface_from_wlr_surface(xdg->popup->parent);
        if (parent && parent->data) xdg->data = wlr_scene_xdg_surface_create(parent->data, xdg);
        return;
    }
    if (xdg->role != WLR_XDG_SURFACE_ROLE_TOPLEVEL) return;
    for (int i = 0; i < MAXIMUM; i++) {
        if (windows[i]) continue;
        struct window *window = windows[i] = calloc(1, sizeof *window);
        window->xdg = xdg;
        window->node = wlr_scene_xdg_surface_create(&scene->node, xdg);
        xdg->data = window->node;
        LISTEN(window, map, &xdg->events.map, window_mapped);
        LISTEN(window, unmap, &xdg->events.unmap, window_unmapped);
        LISTEN(window, destroy, &xdg->events.destroy, window_destroyed);
        LISTEN(window, commit, &xdg->surface->events.commit, window_committed);
        LISTEN(window, fullscreen, &xdg->toplevel->events.request_fullscreen, window_fills_output);
        wlr_xdg_toplevel_set_maximized(xdg, true);
        arrange();
        return;
    }
}

// MARK: Text inputs

static void describe(struct wlr_text_input_v3 *input, const char *what) {
    struct wlr_box box = input->current.cursor_rectangle;
    SAY("text %s purpose %u hint %u caret %d %d %d %d\n", what, input->current.content_type.purpose, input->current.content_type.hint, box.x,
        box.y, box.width, box.height);
}

static void input_enabled(struct wl_listener *listener, void *data) {
    struct text_input *text = wl_container_of(listener, text, enable);
    active_input = text->input;
    describe(text->input, "enabled");
    arrange();
}

static void input_committed(struct wl_listener *listener, void *data) {
    struct text_input *text = wl_container_of(listener, text, commit);
    if (text->input->current_enabled) describe(text->input, "changed");
}

static void input_disabled(struct wl_listener *listener, void *data) {
    struct text_input *text = wl_container_of(listener, text, disable);
    if (active_input == text->input) active_input = NULL;
    SAY("text disabled\n");
    arrange();
}

static void input_destroyed(struct wl_listener *listener, void *data) {
    struct text_input *text = wl_container_of(listener, text, destroy);
    if (active_input == text->input) active_input = NULL;
    for (int i = 0; i < MAXIMUM; i++) if (inputs[i] == text) inputs[i] = NULL;
    wl_list_remove(&text->enable.link);
    wl_list_remove(&text->commit.link);
    wl_list_remove(&text->disable.link);
    wl_list_remove(&text->destroy.link);
    free(text);
}

static void input_created(struct wl_listener *listener, void *data) {
    for (int i = 0; i < MAXIMUM; i++) {
        if (inputs[i]) continue;
        struct text_input *text = inputs[i] = calloc(1, sizeof *text);
        text->input = data;
        LISTEN(text, enable, &text->input->events.enable, input_enabled);
        LISTEN(text, commit, &text->input->events.commit, input_committed);
        LISTEN(text, disable, &text->input->events.disable, input_disabled);
        LISTEN(text, destroy, &text->input->events.destroy, input_destroyed);
        // GTK creates the text input with the first input that gets the focus, which is usually after the window got it.
        if (focused) send_text_focus(focused->xdg->surface);
        return;
    }
}

// MARK: Outputs

static void write_picture(struct output *output, int width, int height) {
    unsigned char *pixels = malloc((size_t)width * height * 4);
    FILE *file = fopen(output->path, "wb");
    if (file && wlr_renderer_read_pixels(renderer, DRM_FORMAT_XRGB8888, NULL, width * 4, width, height, 0, 0, 0, 0, pixels)) {
        fprintf(file, "P7\nWIDTH %d\nHEIGHT %d\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n", width, height);
        for (int i = 0; i < width * height; i++) {
            unsigned char *pixel = pixels + i * 4, rgba[4] = {pixel[2], pixel[1], pixel[0], 255};
            fwrite(rgba, 1, 4, file);
        }
    }
    if (file) fclose(file);
    free(pixels);
    SAY("picture %s\n", output->path);
    output->path[0] = 0;
}

static void frame_due(struct wl_listener *listener, void *data) {
    struct output *output = wl_container_of(listener, output, frame);
    struct wlr_output *target = output->output;
    struct wlr_box box = *wlr_output_layout_get_box(layout, target);
    if (wlr_output_attach_render(target, NULL)) {
        float black[4] = {0, 0, 0, 1};
        wlr_renderer_begin(renderer, target->width, target->height);
        wlr_renderer_clear(renderer, black);
        wlr_scene_render_output(scene, target, box.x, box.y, NULL);
        if (output->path[0]) write_picture(output, target->width, target->height);
        wlr_renderer_end(renderer);
        wlr_output_commit(target);
    }
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    struct wlr_scene_output *scene_output = wlr_scene_get_scene_output(scene, target);
    if (scene_output) wlr_scene_output_send_frame_done(scene_output, &time);
    wlr_output_schedule_frame(target);
}

static void output_destroyed(struct wl_listener *listener, void *data) {
    struct output *output = wl_container_of(listener, output, destroy);
    for (int i = 0; i < MAXIMUM; i++) if (outputs[i] == output) outputs[i] = NULL;
    wl_list_remove(&output->frame.link);
    wl_list_remove(&output->destroy.link);
    free(output);
}

static struct output *output_at(int index) {
    return index >= 0 && index < MAXIMUM ? outputs[index] : NULL;
}

static bool add_output(int width, int height, double scale) {
    for (int i = 0; i < MAXIMUM; i++) {
        if (outputs[i]) continue;
        struct output *output = calloc(1, sizeof *output);
        output->output = wlr_headless_add_output(backend, width, height);
        if (!output->output || !wlr_output_init_render(output->output, allocator, renderer)) return false;
        outputs[i] = output;
        LISTEN(output, frame, &output->output->events.frame, frame_due);
        LISTEN(output, destroy, &output->output->events.destroy, output_destroyed);
        wlr_output_set_scale(output->output, scale);
        wlr_output_enable(output->output, true);
        wlr_output_commit(output->output);
        wlr_scene_output_create(scene, output->output);
        wlr_output_layout_add_auto(layout, output->output);
        struct wlr_box *box = wlr_output_layout_get_box(layout, output->output);
        struct wlr_scene_output *scene_output = wlr_scene_get_scene_output(scene, output->output);
        if (scene_output) wlr_scene_output_set_position(scene_output, box->x, box->y);
        return true;
    }
    return false;
}

// MARK: Touches

static struct wlr_surface *surface_at(double x, double y, double *sx, double *sy) {
    struct wlr_scene_node *node = wlr_scene_node_at(&scene->node, x, y, sx, sy);
    return node && node->type == WLR_SCENE_NODE_SURFACE ? wlr_scene_surface_from_node(node)->surface : NULL;
}

static void finish_touch(void) {
    if (!is_holding) wlr_seat_touch_notify_frame(seat);
}

static const char *touch_down(int finger, double x, double y) {
    double sx, sy;
    struct wlr_surface *surface = surface_at(x, y, &sx, &sy);
    if (!surface) return "no surface";
    for (int i = 0; i < MAXIMUM; i++) {
        if (windows[i] && wlr_surface_get_root_surface(surface) == windows[i]->xdg->surface) focus(windows[i]);
    }
    fingers[finger].is_down = true;
    fingers[finger].x = x;
    fingers[finger].y = y;
    fingers[finger].origin_x = (int)round(x - sx);
    fingers[finger].origin_y = (int)round(y - sy);
    wlr_seat_touch_notify_down(seat, surface, now(), finger, sx, sy);
    finish_touch();
    return NULL;
}

static const char *touch_move(int finger, double x, double y) {
    if (!fingers[finger].is_down) return "the finger is not down";
    double sx = x - fingers[finger].origin_x, sy = y - fingers[finger].origin_y;
    if (seat->drag) {
        struct wlr_surface *surface = surface_at(x, y, &sx, &sy);
        if (surface) wlr_seat_touch_point_focus(seat, surface, now(), finger, sx, sy);
        else wlr_seat_touch_point_clear_focus(seat, now(), finger);
    }
    wlr_seat_touch_notify_motion(seat, now(), finger, sx, sy);
    finish_touch();
    return NULL;
}

static const char *touch_up(int finger) {
    if (!fingers[finger].is_down) return "the finger is not down";
    fingers[finger].is_down = false;
    wlr_seat_touch_notify_up(seat, now(), finger);
    finish_touch();
    return NULL;
}

// The cancel event of a surface's client ends all touch points of that client.
static const char *touch_cancel(void) {
    memset(fingers, 0, sizeof fingers);
    for (int attempt = 0; attempt < MAXIMUM && !wl_list_empty(&seat->touch_state.touch_points); attempt++) {
        struct wlr_touch_point *point = wl_container_of(seat->touch_state.touch_points.next, point, link);
        wlr_seat_touch_notify_cancel(seat, point->surface);
    }
    return wl_list_empty(&seat->touch_state.touch_points) ? NULL : "a touch point is left";
}

static void drag_requested(struct wl_listener *listener, void *data) {
    struct wlr_seat_request_start_drag_event *event = data;
    struct wlr_touch_point *point;
    if (wlr_seat_validate_touch_grab_serial(seat, event->origin, event->serial, &point)) {
        SAY("drag started\n");
        wlr_seat_start_touch_drag(seat, event->drag, event->serial, point);
    } else {
        SAY("drag refused\n");
        if (event->drag->source) wlr_data_source_destroy(event->drag->source);
    }
}

static void selection_requested(struct wl_listener *listener, void *data) {
    struct wlr_seat_request_set_selection_event *event = data;
    wlr_seat_set_selection(seat, event->source, event->serial);
}

// MARK: Commands

static const char *perform(char *line) {
    int index, x, y, width, height;
    double a, b, scale;
    char path[512];
    if (sscanf(line, "down %d %lf %lf", &index, &a, &b) == 3 && index >= 0 && index < MAXIMUM) return touch_down(index, a, b);
    if (sscanf(line, "move %d %lf %lf", &index, &a, &b) == 3 && index >= 0 && index < MAXIMUM) return touch_move(index, a, b);
    if (sscanf(line, "up %d", &index) == 1 && index >= 0 && index < MAXIMUM) return touch_up(index);
    if (!strcmp(line, "cancel")) return touch_cancel();
    if (!strcmp(line, "count")) {
        SAY("count drawings %u\n", drawings);
        return NULL;
    }
    if (!strcmp(line, "hold")) {
        is_holding = true;
        return NULL;
    }
    if (!strcmp(line, "flush")) {
        is_holding = false;
        wlr_seat_touch_notify_frame(seat);
        return NULL;
    }
    int refresh = 60000;
    if (sscanf(line, "mode %d %d %d %d", &index, &width, &height, &refresh) >= 3 && output_at(index)) {
        wlr_output_set_custom_mode(outputs[index]->output, width, height, refresh);
        wlr_output_commit(outputs[index]->output);
        arrange();
        return NULL;
    }
    if (sscanf(line, "scale %d %lf", &index, &scale) == 2 && output_at(index)) {
        wlr_output_set_scale(outputs[index]->output, scale);
        wlr_output_commit(outputs[index]->output);
        arrange();
        return NULL;
    }
    if (sscanf(line, "transform %d %d", &index, &x) == 2 && output_at(index)) {
        wlr_output_set_transform(outputs[index]->output, x);
        wlr_output_commit(outputs[index]->output);
        arrange();
        return NULL;
    }
    if (sscanf(line, "add %d %d %lf", &width, &height, &scale) == 3) return add_output(width, height, scale) ? NULL : "no output";
    if (sscanf(line, "remove %d", &index) == 1 && output_at(index)) {
        wlr_output_destroy(outputs[index]->output);
        return NULL;
    }
    if (sscanf(line, "place %d %d %d %d %d", &index, &x, &y, &width, &height) == 5 && index >= 0 && index < MAXIMUM && windows[index]) {
        windows[index]->is_placed = true;
        windows[index]->x = x;
        windows[index]->y = y;
        windows[index]->width = width;
        windows[index]->height = height;
        arrange();
        return NULL;
    }
    if (sscanf(line, "keyboard %d", &keyboard_height) == 1) {
        arrange();
        return NULL;
    }
    if (!strncmp(line, "commit ", 7) && active_input) {
        wlr_text_input_v3_send_commit_string(active_input, line + 7);
        wlr_text_input_v3_send_done(active_input);
        return NULL;
    }
    if (!strncmp(line, "preedit ", 8) && active_input) {
        wlr_text_input_v3_send_preedit_string(active_input, line + 8, (int32_t)strlen(line + 8), (int32_t)strlen(line + 8));
        wlr_text_input_v3_send_done(active_input);
        return NULL;
    }
    if (sscanf(line, "picture %d %511s", &index, path) == 2 && output_at(index)) {
        strcpy(outputs[index]->path, path);
        return NULL;
    }
    return "unknown command";
}

static char buffer[4096];
static size_t filled;

static int control_readable(int descriptor, uint32_t mask, void *data) {
    ssize_t count = read(descriptor, buffer + filled, sizeof buffer - filled - 1);
    if (count <= 0) {
        wl_display_terminate(display);
        return 0;
    }
    filled += (size_t)count;
    buffer[filled] = 0;
    char *start = buffer, *end;
    while ((end = strchr(start, '\n'))) {
        *end = 0;
        const char *failure = perform(start);
        char reply[128];
        int length = failure ? snprintf(reply, sizeof reply, "error %s\n", failure) : snprintf(reply, sizeof reply, "ok\n");
        if (send(descriptor, reply, (size_t)length, MSG_NOSIGNAL) < 0) wl_display_terminate(display);
        start = end + 1;
    }
    filled = strlen(start);
    memmove(buffer, start, filled + 1);
    return 0;
}

static int control_connected(int descriptor, uint32_t mask, void *data) {
    int connection = accept(descriptor, NULL, NULL);
    if (connection >= 0) wl_event_loop_add_fd(loop, connection, WL_EVENT_READABLE, control_readable, NULL);
    return 0;
}

static bool open_control_socket(const char *path) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    if (strlen(path) >= sizeof address.sun_path) return false;
    strcpy(address.sun_path, path);
    int descriptor = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (bind(descriptor, (struct sockaddr *)&address, sizeof address) || listen(descriptor, 1)) return false;
    wl_event_loop_add_fd(loop, descriptor, WL_EVENT_READABLE, control_connected, NULL);
    return true;
}

static void add_keyboard(void) {
    struct wlr_input_device *device = wlr_headless_add_input_device(backend, WLR_INPUT_DEVICE_KEYBOARD);
    struct xkb_context *context = xkb_context_new(XKB_CONTEXT_NO_FLAGS);
    struct xkb_keymap *keymap = xkb_keymap_new_from_names(context, NULL, XKB_KEYMAP_COMPILE_NO_FLAGS);
    wlr_keyboard_set_keymap(device->keyboard, keymap);
    wlr_seat_set_keyboard(seat, device);
    xkb_keymap_unref(keymap);
    xkb_context_unref(context);
}

int main(int count, char **arguments) {
    if (count != 2) return 2;
    setenv("WLR_RENDERER", "pixman", 0);
    display = wl_display_create();
    loop = wl_display_get_event_loop(display);
    backend = wlr_headless_backend_create(display);
    renderer = wlr_renderer_autocreate(backend);
    if (!renderer) return 1;
    wlr_renderer_init_wl_display(renderer, display);
    allocator = wlr_allocator_autocreate(backend, renderer);
    wlr_compositor_create(display, renderer);
    wlr_data_device_manager_create(display);
    wlr_primary_selection_v1_device_manager_create(display);
    wlr_viewporter_create(display);
    layout = wlr_output_layout_create();
    wlr_xdg_output_manager_v1_create(display, layout);
    scene = wlr_scene_create();
    wlr_scene_set_presentation(scene, wlr_presentation_create(display, backend));
    struct wlr_server_decoration_manager *decorations = wlr_server_decoration_manager_create(display);
    wlr_server_decoration_manager_set_default_mode(decorations, WLR_SERVER_DECORATION_MANAGER_MODE_SERVER);

    static struct wl_listener created, dragged, selected, text_created;
    created.notify = surface_created;
    wl_signal_add(&wlr_xdg_shell_create(display)->events.new_surface, &created);
    text_created.notify = input_created;
    wl_signal_add(&wlr_text_input_manager_v3_create(display)->events.text_input, &text_created);
    seat = wlr_seat_create(display, "seat0");
    dragged.notify = drag_requested;
    wl_signal_add(&seat->events.request_start_drag, &dragged);
    selected.notify = selection_requested;
    wl_signal_add(&seat->events.request_set_selection, &selected);
    wlr_seat_set_capabilities(seat, WL_SEAT_CAPABILITY_TOUCH | WL_SEAT_CAPABILITY_KEYBOARD);

    const char *name = wl_display_add_socket_auto(display);
    if (!name || !wlr_backend_start(backend) || !add_output(1280, 800, 1) || !open_control_socket(arguments[1])) return 1;
    add_keyboard();
    SAY("display %s\n", name);
    wl_display_run(display);
    wl_display_destroy_clients(display);
    wl_display_destroy(display);
    return 0;
}
