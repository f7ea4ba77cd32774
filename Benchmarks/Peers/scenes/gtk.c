/* GTK 4 and libadwaita: a list that scrolls 1,000 pixels a second, N squares that move and fade, a screen that is pushed and popped.
   program scroll|layers|drawn|push N.  layers: widgets with AdwTimedAnimations; drawn: one widget that draws all squares. */
#include <adwaita.h>
#include "../bench.h"

static int n; static GtkWidget *win;

static void setup_row(GtkSignalListItemFactory *f, GtkListItem *item) { (void)f; GtkWidget *l = gtk_label_new(NULL); gtk_label_set_xalign(GTK_LABEL(l), 0); gtk_widget_set_size_request(l, -1, 44); gtk_widget_set_margin_start(l, 16); gtk_list_item_set_child(item, l); }
static void bind_row(GtkSignalListItemFactory *f, GtkListItem *item) { (void)f; gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), gtk_string_object_get_string(GTK_STRING_OBJECT(gtk_list_item_get_item(item)))); }
static GtkWidget *list(void) {
  GtkStringList *rows = gtk_string_list_new(NULL); char t[64];
  for (int i = 0; i < n; i++) { snprintf(t, sizeof t, "Row %d: all that a row has to say", i); gtk_string_list_append(rows, t); }
  GtkListItemFactory *f = gtk_signal_list_item_factory_new(); g_signal_connect(f, "setup", G_CALLBACK(setup_row), NULL); g_signal_connect(f, "bind", G_CALLBACK(bind_row), NULL);
  GtkWidget *l = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(rows))), f), *s = gtk_scrolled_window_new();
  gtk_list_view_set_show_separators(GTK_LIST_VIEW(l), TRUE); gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(s), l); gtk_widget_set_vexpand(s, TRUE); return s;
}

static gboolean scroll_tick(GtkWidget *s, GdkFrameClock *c, gpointer d) { (void)d; gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(s)), fmod(gdk_frame_clock_get_frame_time(c) / 1e3, 400000)); return G_SOURCE_CONTINUE; }
static GtkWidget *scroll(void) { GtkWidget *s = list(); gtk_widget_add_tick_callback(s, scroll_tick, NULL, NULL); return s; }

/* Squares as widgets, which their parent allocates with a transform. */
static Tween *tweens; static const GdkRGBA blue = { 60 / 255.f, 120 / 255.f, 200 / 255.f, 1 };
typedef struct { GtkWidget p; Tween t; } Square; typedef struct { GtkWidgetClass p; } SquareClass;
G_DEFINE_TYPE(Square, square, GTK_TYPE_WIDGET)
static void square_snapshot(GtkWidget *w, GtkSnapshot *s) { (void)w; gtk_snapshot_append_color(s, &blue, &GRAPHENE_RECT_INIT(0, 0, 20, 20)); }
static void square_init(Square *s) { (void)s; }
static void square_class_init(SquareClass *k) { GTK_WIDGET_CLASS(k)->snapshot = square_snapshot; }
static void place(Square *s, double v) { gtk_widget_allocate(GTK_WIDGET(s), 20, 20, -1, gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT((float)(s->t.x0 + (s->t.x1 - s->t.x0) * v), (float)(s->t.y0 + (s->t.y1 - s->t.y0) * v)))); }
static void moved(double v, gpointer s) { place(s, v); }
static void faded(double v, gpointer s) { gtk_widget_set_opacity(s, v); }
static void play(Square *s, double from, AdwAnimationTargetFunc set) {
  AdwTimedAnimation *a = ADW_TIMED_ANIMATION(adw_timed_animation_new(GTK_WIDGET(s), from, 1, 1000, adw_callback_animation_target_new(set, s, NULL)));
  adw_timed_animation_set_easing(a, ADW_EASE_IN_OUT_QUAD); adw_timed_animation_set_repeat_count(a, 0); adw_timed_animation_set_alternate(a, TRUE); adw_animation_play(ADW_ANIMATION(a));
}
typedef struct { GtkWidget p; int is_drawn; double t; } Board; typedef struct { GtkWidgetClass p; } BoardClass;
G_DEFINE_TYPE(Board, board, GTK_TYPE_WIDGET)
static void board_measure(GtkWidget *w, GtkOrientation o, int f, int *mi, int *na, int *mb, int *nb) { (void)f; *mi = *na = 0; *mb = *nb = -1; for (GtkWidget *c = gtk_widget_get_first_child(w); c; c = gtk_widget_get_next_sibling(c)) gtk_widget_measure(c, o, -1, NULL, NULL, NULL, NULL); }
static void board_allocate(GtkWidget *w, int W, int H, int b) { (void)W; (void)H; (void)b; for (GtkWidget *c = gtk_widget_get_first_child(w); c; c = gtk_widget_get_next_sibling(c)) place((Square *)c, 0); }
static void board_snapshot(GtkWidget *w, GtkSnapshot *s) {
  Board *b = (Board *)w; if (!b->is_drawn) { GTK_WIDGET_CLASS(board_parent_class)->snapshot(w, s); return; }
  double t = fmod(b->t, 2), v = adw_easing_ease(ADW_EASE_IN_OUT_QUAD, t < 1 ? t : 2 - t); GdkRGBA c = blue; c.alpha = (float)(0.2 + 0.8 * v);
  for (int i = 0; i < n; i++) gtk_snapshot_append_color(s, &c, &GRAPHENE_RECT_INIT((float)(tweens[i].x0 + (tweens[i].x1 - tweens[i].x0) * v), (float)(tweens[i].y0 + (tweens[i].y1 - tweens[i].y0) * v), 20, 20));
}
static void board_init(Board *b) { (void)b; }
static void board_class_init(BoardClass *k) { GtkWidgetClass *c = GTK_WIDGET_CLASS(k); c->measure = board_measure; c->size_allocate = board_allocate; c->snapshot = board_snapshot; }
static gboolean board_tick(GtkWidget *w, GdkFrameClock *c, gpointer d) { (void)d; ((Board *)w)->t = gdk_frame_clock_get_frame_time(c) / 1e6; gtk_widget_queue_draw(w); return G_SOURCE_CONTINUE; }
static void board_shown(GtkWidget *w) { for (GtkWidget *c = gtk_widget_get_first_child(w); c; c = gtk_widget_get_next_sibling(c)) { play((Square *)c, 0, moved); play((Square *)c, 0.2, faded); } }
static GtkWidget *layers(int is_drawn) {
  Board *b = g_object_new(board_get_type(), NULL); b->is_drawn = is_drawn; tweens = make_tweens(n); gtk_widget_set_overflow(GTK_WIDGET(b), GTK_OVERFLOW_HIDDEN);
  if (is_drawn) { gtk_widget_add_tick_callback(GTK_WIDGET(b), board_tick, NULL, NULL); return GTK_WIDGET(b); }
  for (int i = 0; i < n; i++) { Square *s = g_object_new(square_get_type(), NULL); s->t = tweens[i]; gtk_widget_set_parent(GTK_WIDGET(s), GTK_WIDGET(b)); }
  g_signal_connect(b, "map", G_CALLBACK(board_shown), NULL); return GTK_WIDGET(b);
}

/* A stack that slides to a screen with a header bar and a list, and back. */
static GtkWidget *screen(void) {
  GtkWidget *b = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), *bar = gtk_header_bar_new(); gtk_header_bar_set_show_title_buttons(GTK_HEADER_BAR(bar), FALSE); gtk_header_bar_set_title_widget(GTK_HEADER_BAR(bar), gtk_label_new("Rows"));
  gtk_header_bar_pack_start(GTK_HEADER_BAR(bar), gtk_button_new_from_icon_name("go-previous-symbolic")); gtk_box_append(GTK_BOX(b), bar); gtk_box_append(GTK_BOX(b), list()); return b;
}
static gboolean push_or_pop(gpointer data) {
  static GtkWidget *first, *pushed, *old; GtkStack *s = data; if (!first) first = gtk_stack_get_visible_child(s);
  if (old) { gtk_stack_remove(s, old); old = NULL; }
  if (!pushed) { pushed = screen(); gtk_stack_add_child(s, pushed); gtk_stack_set_transition_type(s, GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT); gtk_stack_set_visible_child(s, pushed); }
  else { gtk_stack_set_transition_type(s, GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT); gtk_stack_set_visible_child(s, first); old = pushed; pushed = NULL; }
  return G_SOURCE_CONTINUE;
}
static GtkWidget *push(void) { GtkWidget *s = gtk_stack_new(); gtk_stack_set_transition_duration(GTK_STACK(s), 350); gtk_stack_add_child(GTK_STACK(s), screen()); g_timeout_add(600, push_or_pop, s); return s; }

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  const char *kind = argv[1]; n = atoi(argv[2]); adw_init(); g_object_set(gtk_settings_get_default(), "gtk-enable-animations", TRUE, NULL);
  win = gtk_window_new(); gtk_window_set_title(GTK_WINDOW(win), "peer"); gtk_window_set_decorated(GTK_WINDOW(win), FALSE); gtk_window_set_default_size(GTK_WINDOW(win), 1280, 800);
  gtk_window_set_child(GTK_WINDOW(win), !strcmp(kind, "scroll") ? scroll() : !strcmp(kind, "push") ? push() : layers(!strcmp(kind, "drawn"))); gtk_window_present(GTK_WINDOW(win));
  for (;;) g_main_context_iteration(NULL, TRUE);
}
