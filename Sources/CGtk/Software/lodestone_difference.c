#include "lodestone_paint.h"

#include "../lodestone_boxes.h"

// Content that moved from one frame to the next without other changes: the part of a node inside of a clip.
typedef struct {
    // The moved node in the old and the new tree, and its position in points. The nodes are NULL if nothing moved.
    LodestoneNode *before, *now;
    double x, y;
    Box clip;
    // The visible rectangles before and after the move, and the distance between them, in pixels.
    cairo_rectangle_int_t from, to;
    int dx, dy;
} Moved;

typedef struct {
    cairo_region_t *region;
    double scale;
    // Receives the largest moved area. If NULL, moves are ignored.
    Moved *found;
    cairo_rectangle_int_t window;
    // The area whose pixels are moved and therefore do not count as different; may be NULL.
    const Moved *moved;
    gboolean is_moved;
} Difference;

// Converts a box to whole pixels: those inside of it if `is_inner`, otherwise all that it touches. The result is clamped to the limits of a window.
static cairo_rectangle_int_t pixels_of_box(Box box, double scale, gboolean is_inner) {
    // Clamps both edges to both limits, because the conversion of a number outside of int's range differs between processors.
    const double limit = 1 << 20;
    double left = fmin(fmax(box.left * scale, -limit), limit), top = fmin(fmax(box.top * scale, -limit), limit);
    double right = fmax(fmin(box.right * scale, limit), -limit), bottom = fmax(fmin(box.bottom * scale, limit), -limit);
    int from_x = (int)(is_inner ? ceil(left) : floor(left)), from_y = (int)(is_inner ? ceil(top) : floor(top));
    int to_x = (int)(is_inner ? floor(right) : ceil(right)), to_y = (int)(is_inner ? floor(bottom) : ceil(bottom));
    return (cairo_rectangle_int_t){from_x, from_y, MAX(0, to_x - from_x), MAX(0, to_y - from_y)};
}

static cairo_rectangle_int_t meet(cairo_rectangle_int_t a, cairo_rectangle_int_t b) {
    int left = MAX(a.x, b.x), top = MAX(a.y, b.y);
    int right = MIN(a.x + a.width, b.x + b.width), bottom = MIN(a.y + a.height, b.y + b.height);
    return (cairo_rectangle_int_t){left, top, MAX(0, right - left), MAX(0, bottom - top)};
}

static cairo_rectangle_int_t move_by(cairo_rectangle_int_t rect, int dx, int dy) {
    return (cairo_rectangle_int_t){rect.x + dx, rect.y + dy, rect.width, rect.height};
}

static Box box_of_pixels(cairo_rectangle_int_t rect, double scale) {
    return (Box){rect.x / scale, rect.y / scale, (rect.x + rect.width) / scale, (rect.y + rect.height) / scale};
}

static inline double area(cairo_rectangle_int_t rect) { return (double)rect.width * rect.height; }

static cairo_rectangle_int_t damage(Difference *self, LodestoneNode *node, double x, double y, Box clip) {
    Box box = box_meet(bounds_at(node, x, y), clip);
    if (!(box.left < box.right && box.top < box.bottom)) return (cairo_rectangle_int_t){0, 0, 0, 0};
    return pixels_of_box(box, self->scale, FALSE);
}

// Adds a rectangle to a region. Replaces more than 128 rectangles with their bounding box. The time of a union is proportional to the number of rectangles.
// Adding a thousand animated layers would take longer than painting them.
static void include(cairo_region_t *region, cairo_rectangle_int_t rect) {
    enum { most = 128 };
    if (rect.width <= 0 || rect.height <= 0) return;
    cairo_region_union_rectangle(region, &rect);
    if (cairo_region_num_rectangles(region) <= most) return;
    cairo_rectangle_int_t extents;
    cairo_region_get_extents(region, &extents);
    cairo_region_union_rectangle(region, &extents);
}

static void add(Difference *self, LodestoneNode *node, double x, double y, Box clip) {
    include(self->region, damage(self, node, x, y, clip));
}

static void compare(Difference *self, LodestoneNode *before, LodestoneNode *now, double x, double y, Box clip);

// MARK: Lists of children

typedef struct {
    LodestoneNode *const *nodes;
    guint count;
} List;

static List list_of(const LodestoneNode *group) { return (List){group->group.children, group->group.count}; }

static guint find(List list, guint from, const LodestoneNode *node) {
    // The maximum distance for finding a node in the other list. Most insertions and removals in a frame are small.
    enum { reach = 64 };
    guint end = MIN(list.count, from + reach);
    for (guint i = from; i < end; i++) {
        if (list.nodes[i] == node) return i;
    }
    return G_MAXUINT;
}

// Merges both lists in order. A node in only one of the lists is a difference. Two different nodes at the same position are compared. Unless `has_insertions`,
// all nodes are compared with those at the same position.
static void compare_lists(Difference *self, List before, List now, gboolean has_insertions, double x, double y, Box clip) {
    guint i = 0, j = 0;
    while (i < before.count && j < now.count) {
        LodestoneNode *old_node = before.nodes[i], *new_node = now.nodes[j];
        if (old_node == new_node) {
            i++, j++;
            continue;
        }
        guint inserted = has_insertions ? find(now, j + 1, old_node) : G_MAXUINT;
        guint removed = has_insertions ? find(before, i + 1, new_node) : G_MAXUINT;
        if (inserted == G_MAXUINT && removed == G_MAXUINT) {
            compare(self, old_node, new_node, x, y, clip);
            i++, j++;
        } else if (removed == G_MAXUINT || (inserted != G_MAXUINT && inserted - j < removed - i)) {
            for (; j < inserted; j++) add(self, now.nodes[j], x, y, clip);
        } else {
            for (; i < removed; i++) add(self, before.nodes[i], x, y, clip);
        }
    }
    for (; i < before.count; i++) add(self, before.nodes[i], x, y, clip);
    for (; j < now.count; j++) add(self, now.nodes[j], x, y, clip);
}

// Flattens nested groups into the nodes that are visible in the clip.
static void flatten(LodestoneNode *node, double x, double y, Box clip, GPtrArray *parts) {
    if (!box_meets(bounds_at(node, x, y), clip)) return;
    if (node->kind != LODESTONE_GROUP) return g_ptr_array_add(parts, node);
    for (guint i = 0; i < node->group.count; i++) flatten(node->group.children[i], x, y, clip, parts);
}

// Compares the children of scrolled content. Nodes appear at one end and disappear at the other, which also changes the groups. Flattens the groups first, so
// that equal nodes in different groups are found.
static void compare_parts(Difference *self, LodestoneNode *before, LodestoneNode *now, double x, double y, Box clip) {
    GPtrArray *old_parts = g_ptr_array_new(), *new_parts = g_ptr_array_new();
    flatten(before, x, y, clip, old_parts);
    flatten(now, x, y, clip, new_parts);
    List old_list = {(LodestoneNode **)old_parts->pdata, old_parts->len}, new_list = {(LodestoneNode **)new_parts->pdata, new_parts->len};
    compare_lists(self, old_list, new_list, TRUE, x, y, clip);
    g_ptr_array_unref(old_parts);
    g_ptr_array_unref(new_parts);
}

// MARK: Two nodes

static gboolean is_same_round(const GskRoundedRect *a, const GskRoundedRect *b) {
    if (!graphene_rect_equal(&a->bounds, &b->bounds)) return FALSE;
    for (int corner = 0; corner < 4; corner++) {
        if (!graphene_size_equal(&a->corner[corner], &b->corner[corner])) return FALSE;
    }
    return TRUE;
}

static void compare_content(Difference *self, LodestoneNode *before, LodestoneNode *now, double x, double y, Box clip) {
    if (before == now) return;
    LodestoneKind type = now->kind, old_type = before->kind;
    if (self->is_moved && (type == LODESTONE_GROUP || old_type == LODESTONE_GROUP)) {
        return compare_parts(self, before, now, x, y, clip);
    }
    if (old_type == type) {
        switch (type) {
        case LODESTONE_GROUP: {
            gboolean has_insertions = before->group.count != now->group.count;
            return compare_lists(self, list_of(before), list_of(now), has_insertions, x, y, clip);
        }
        case LODESTONE_CLIPPED: {
            const graphene_rect_t *rect = &now->clip;
            if (!graphene_rect_equal(rect, &before->clip)) break;
            Box inside = box_meet(box_of(rect, x, y), clip);
            return compare(self, before->child, now->child, x, y, inside);
        }
        case LODESTONE_ROUNDED: {
            const GskRoundedRect *shape = &now->round;
            if (!is_same_round(shape, &before->round)) break;
            Box inside = box_meet(box_of(&shape->bounds, x, y), clip);
            return compare(self, before->child, now->child, x, y, inside);
        }
        case LODESTONE_FADED:
            if (before->opacity != now->opacity) break;
            return compare(self, before->child, now->child, x, y, clip);
        case LODESTONE_COLOR: {
            Box old_box = bounds_at(before, 0, 0), new_box = bounds_at(now, 0, 0);
            if (!gdk_rgba_equal(&before->color, &now->color)) break;
            if (box_holds(old_box, new_box) && box_holds(new_box, old_box)) return;
            break;
        }
        default: break;
        }
    }
    add(self, before, x, y, clip);
    add(self, now, x, y, clip);
}

// The content inside of nested translations. Adds their offsets to `x` and `y`.
static LodestoneNode *moved_content(LodestoneNode *node, double *x, double *y) {
    while (node->kind == LODESTONE_MOVED) {
        *x += node->move.dx, *y += node->move.dy;
        node = node->child;
    }
    return node;
}

// Whether an edge is exactly between two pixels, or infinite.
static inline gboolean is_sharp(double edge) { return !isfinite(edge) || is_whole(edge); }

// Records a move by whole pixels if its area is the largest so far. A clip whose edges are inside of pixels is excluded, because Cairo would blend the content
// differently at the new position.
static void record(Difference *self, const Moved *given, double dx, double dy) {
    dx *= self->scale, dy *= self->scale;
    if (!is_whole(dx) || !is_whole(dy) || fabs(dx) > 1 << 20 || fabs(dy) > 1 << 20) return;
    Moved moved = *given;
    moved.dx = (int)lround(dx), moved.dy = (int)lround(dy);
    if (moved.dx == 0 && moved.dy == 0) return;
    Box clip = moved.clip;
    if (!is_sharp(clip.left * self->scale) || !is_sharp(clip.top * self->scale) || !is_sharp(clip.right * self->scale)
        || !is_sharp(clip.bottom * self->scale))
        return;
    cairo_rectangle_int_t seen = meet(pixels_of_box(moved.clip, self->scale, TRUE), self->window);
    cairo_rectangle_int_t whole = damage(self, moved.before, moved.x, moved.y, moved.clip);
    moved.to = meet(move_by(meet(whole, seen), moved.dx, moved.dy), seen);
    moved.from = move_by(moved.to, -moved.dx, -moved.dy);
    if (area(moved.to) > area(self->found->to)) *self->found = moved;
}

static gboolean is_moved_here(const Moved *moved, LodestoneNode *before, LodestoneNode *now, double x, double y, Box clip) {
    return moved->before == before && moved->now == now && moved->x == x && moved->y == y && box_holds(moved->clip, clip)
        && box_holds(clip, moved->clip);
}

// Compares the content of a moved node with its old content at the new position. Also adds the areas outside of the moved rectangle.
static void compare_moved(Difference *self, LodestoneNode *before, LodestoneNode *now, double x, double y, Box clip) {
    const Moved *moved = self->moved;
    cairo_region_t *beside = cairo_region_create(), *all = self->region;
    self->region = beside;
    add(self, moved->before, moved->x, moved->y, clip);
    add(self, moved->now, moved->x, moved->y, clip);
    cairo_region_subtract_rectangle(beside, &moved->to);
    cairo_region_union(all, beside);
    cairo_region_destroy(beside);
    self->region = all;
    self->is_moved = TRUE;
    self->moved = NULL;
    compare_content(self, before, now, x, y, clip);
    self->is_moved = FALSE;
}

static void compare(Difference *self, LodestoneNode *before, LodestoneNode *now, double x, double y, Box clip) {
    if (before == now) return;
    double old_x = x, old_y = y, new_x = x, new_y = y;
    LodestoneNode *old_content = moved_content(before, &old_x, &old_y), *new_content = moved_content(now, &new_x, &new_y);
    if (old_x == new_x && old_y == new_y) return compare_content(self, old_content, new_content, new_x, new_y, clip);
    if (self->moved != NULL && is_moved_here(self->moved, before, now, x, y, clip)) {
        return compare_moved(self, old_content, new_content, new_x, new_y, clip);
    }
    if (self->found != NULL) {
        Moved moved = {.before = before, .now = now, .x = x, .y = y, .clip = clip};
        record(self, &moved, new_x - old_x, new_y - old_y);
    }
    add(self, before, x, y, clip);
    add(self, now, x, y, clip);
}

static const Box everything = {-INFINITY, -INFINITY, INFINITY, INFINITY};

void lodestone_paint_difference(LodestoneNode *before, LodestoneNode *now, double scale, cairo_region_t *region) {
    Difference self = {.region = region, .scale = scale};
    compare(&self, before, now, 0, 0, everything);
}

// MARK: Damage of nodes that overlap scrolled (blitted) content

typedef struct {
    Difference *difference;
    const Moved *moved;
    // The scrolled node in the old or the new tree, and its rectangle. The scroll moved the pixels of overlapping nodes in that rectangle by `dx` and `dy`.
    LodestoneNode *itself;
    cairo_rectangle_int_t place;
    int dx, dy;
    // The bounding box of the rectangles before and after the scroll.
    Box box;
    gboolean is_found;
} Others;

static void add_other(Others *self, LodestoneNode *node, double x, double y, Box clip) {
    include(self->difference->region, move_by(meet(damage(self->difference, node, x, y, clip), self->place), self->dx, self->dy));
}

// Adds the areas of other nodes that overlap the scrolled rectangle, because the scroll also moves these nodes' pixels. A colour that fills both rectangles is
// not added, since it looks the same after the scroll.
static void add_others(Others *self, LodestoneNode *node, double x, double y, Box clip) {
    const Moved *moved = self->moved;
    if (!self->is_found && node == self->itself && x == moved->x && y == moved->y && box_holds(clip, moved->clip)
        && box_holds(moved->clip, clip)) {
        self->is_found = TRUE;
        return;
    }
    if (!box_meets(box_meet(bounds_at(node, x, y), clip), self->box)) return;
    switch (node->kind) {
    case LODESTONE_GROUP: {
        guint count = node->group.count;
        for (guint i = 0; i < count; i++) add_others(self, node->group.children[i], x, y, clip);
        return;
    }
    case LODESTONE_MOVED: return add_others(self, node->child, x + node->move.dx, y + node->move.dy, clip);
    case LODESTONE_CLIPPED: {
        Box inside = box_meet(box_of(&node->clip, x, y), clip);
        return add_others(self, node->child, x, y, inside);
    }
    case LODESTONE_ROUNDED: {
        const GskRoundedRect *shape = &node->round;
        Box box = self->box;
        graphene_rect_t rect = GRAPHENE_RECT_INIT(
            (float)(box.left - x), (float)(box.top - y), (float)(box.right - box.left), (float)(box.bottom - box.top));
        if (!gsk_rounded_rect_contains_rect(shape, &rect)) break;
        Box inside = box_meet(box_of(&shape->bounds, x, y), clip);
        return add_others(self, node->child, x, y, inside);
    }
    case LODESTONE_COLOR:
        if (box_holds(box_meet(bounds_at(node, x, y), clip), self->box)) return;
        break;
    default: break;
    }
    add_other(self, node, x, y, clip);
}

static gboolean add_others_of(Difference *difference, const Moved *moved, gboolean is_now, LodestoneNode *root) {
    Box from = box_of_pixels(moved->from, difference->scale), to = box_of_pixels(moved->to, difference->scale);
    Others self = {.difference = difference, .moved = moved, .itself = is_now ? moved->now : moved->before};
    self.place = is_now ? moved->to : moved->from;
    self.dx = is_now ? 0 : moved->dx, self.dy = is_now ? 0 : moved->dy;
    self.box = (Box){fmin(from.left, to.left), fmin(from.top, to.top), fmax(from.right, to.right), fmax(from.bottom, to.bottom)};
    add_others(&self, root, 0, 0, everything);
    // If the scrolled node was not found, it is inside of a node that changes its pixels, such as an opacity or rounded corners.
    return self.is_found;
}

static double area_of_region(const cairo_region_t *region) {
    double sum = 0;
    for (int i = 0; i < cairo_region_num_rectangles(region); i++) {
        cairo_rectangle_int_t part;
        cairo_region_get_rectangle(region, i, &part);
        sum += area(part);
    }
    return sum;
}

gboolean lodestone_paint_difference_moving(
    LodestoneNode *before, LodestoneNode *now, double scale, cairo_rectangle_int_t window, const cairo_region_t *known,
    cairo_region_t *region, LodestoneMove *move) {
    // The minimum area. A smaller one is painted in less time than the search for overlaps takes.
    const double least = 4096;
    Moved moved = {0};
    Difference all = {.region = region, .scale = scale, .found = &moved, .window = window};
    compare(&all, before, now, 0, 0, everything);
    cairo_region_intersect_rectangle(region, &window);
    if (moved.before == NULL || area(moved.to) < least) return FALSE;
    if (cairo_region_contains_rectangle(known, &moved.from) != CAIRO_REGION_OVERLAP_IN) return FALSE;
    cairo_region_t *rest = cairo_region_create();
    Difference second = {.region = rest, .scale = scale, .moved = &moved};
    compare(&second, before, now, 0, 0, everything);
    gboolean is_worth = second.moved == NULL && add_others_of(&second, &moved, FALSE, before) && add_others_of(&second, &moved, TRUE, now);
    cairo_region_intersect_rectangle(rest, &window);
    is_worth = is_worth && area_of_region(rest) * 2 <= area_of_region(region);
    if (is_worth) {
        cairo_region_subtract(region, region);
        cairo_region_union(region, rest);
        *move = (LodestoneMove){moved.to, moved.dx, moved.dy};
    }
    cairo_region_destroy(rest);
    return is_worth;
}

void lodestone_paint_move(cairo_surface_t *surface, const LodestoneMove *move) {
    cairo_surface_flush(surface);
    ptrdiff_t stride = cairo_image_surface_get_stride(surface);
    uint8_t *bytes = cairo_image_surface_get_data(surface);
    const cairo_rectangle_int_t *to = &move->to;
    for (int i = 0; i < to->height; i++) {
        // Copies the lines in an order in which each is read before it is overwritten.
        int line = to->y + (move->dy > 0 ? to->height - 1 - i : i);
        uint8_t *target = bytes + line * stride + (ptrdiff_t)to->x * 4;
        memmove(target, target - move->dy * stride - (ptrdiff_t)move->dx * 4, (size_t)to->width * 4);
    }
    cairo_surface_mark_dirty_rectangle(surface, to->x, to->y, to->width, to->height);
}
