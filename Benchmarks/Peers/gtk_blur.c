/* Rows of text that pass under a bar in a plain GTK 4 window: the bar shows them blurred (GtkSnapshot's blur), or, with the argument plain, covers
   them. GTK has no filter of what is behind: the rows are drawn once more for the bar, clipped to it. */
#include <gtk/gtk.h>
#include <string.h>
#define ROWS 400
#define ROW 44.f
#define BAR 100.f
static int plain; static double top_y; static PangoLayout *rows[ROWS];
typedef struct { GtkWidget parent; } Rows; typedef struct { GtkWidgetClass parent; } RowsClass;
G_DEFINE_TYPE(Rows, rows, GTK_TYPE_WIDGET)
static void draw_rows(GtkWidget *w, GtkSnapshot *s, float height) {
  GdkRGBA ink = { 0, 0, 0, 1 }, line = { .78f, .78f, .78f, 1 };
  for (int i = top_y / ROW; i < ROWS && i * ROW - top_y < height; i++) {
    float y = i * ROW - top_y; char t[64];
    if (!rows[i]) { snprintf(t, sizeof t, "Row %d: all that a row has to say", i); rows[i] = gtk_widget_create_pango_layout(w, t); }
    gtk_snapshot_save(s); gtk_snapshot_translate(s, &GRAPHENE_POINT_INIT(16, y + 11)); gtk_snapshot_append_layout(s, rows[i], &ink); gtk_snapshot_restore(s);
    gtk_snapshot_append_color(s, &line, &GRAPHENE_RECT_INIT(16, y + ROW - 1, 1264, 1));
  }
}
static void rows_snapshot(GtkWidget *w, GtkSnapshot *s) {
  GdkRGBA white = { 1, 1, 1, 1 }, veil = { .95f, .95f, .97f, plain ? 1 : .7f }, red = { 0xE0 / 255.f, 0x20 / 255.f, 0x20 / 255.f, 1 };
  gtk_snapshot_push_clip(s, &GRAPHENE_RECT_INIT(0, 0, 1280, 800));
  gtk_snapshot_append_color(s, &white, &GRAPHENE_RECT_INIT(0, 0, 1280, 800));
  draw_rows(w, s, 800);
  if (!plain) {
    gtk_snapshot_push_clip(s, &GRAPHENE_RECT_INIT(0, 0, 1280, BAR)); gtk_snapshot_push_blur(s, 30);
    gtk_snapshot_append_color(s, &white, &GRAPHENE_RECT_INIT(0, 0, 1280, BAR + 30)); draw_rows(w, s, BAR + 30);
    gtk_snapshot_pop(s); gtk_snapshot_pop(s);
  }
  gtk_snapshot_append_color(s, &veil, &GRAPHENE_RECT_INIT(0, 0, 1280, BAR));
  gtk_snapshot_append_color(s, &red, &GRAPHENE_RECT_INIT(590, 350, 100, 100));
  gtk_snapshot_pop(s);
}
static void rows_class_init(RowsClass *c) { GTK_WIDGET_CLASS(c)->snapshot = rows_snapshot; }
static void rows_init(Rows *r) { (void)r; }
static gboolean tick(GtkWidget *w, GdkFrameClock *c, gpointer d) {
  (void)d; double y = gdk_frame_clock_get_frame_time(c) / 1e6 * 250; top_y = y - 8000 * (long)(y / 8000); gtk_widget_queue_draw(w); return G_SOURCE_CONTINUE;
}
static void activate(GtkApplication *app) {
  GtkWidget *w = gtk_application_window_new(app), *v = g_object_new(rows_get_type(), NULL);
  gtk_window_set_title(GTK_WINDOW(w), "peer"); gtk_window_set_decorated(GTK_WINDOW(w), FALSE); gtk_window_set_default_size(GTK_WINDOW(w), 1280, 800);
  gtk_widget_add_tick_callback(v, tick, NULL, NULL); gtk_window_set_child(GTK_WINDOW(w), v); gtk_window_present(GTK_WINDOW(w));
}
int main(int c, char **v) {
  plain = c > 1 && !strcmp(v[1], "plain");
  GtkApplication *a = gtk_application_new("org.example.Peer", G_APPLICATION_NON_UNIQUE); g_signal_connect(a, "activate", G_CALLBACK(activate), NULL); return g_application_run(G_APPLICATION(a), 1, v);
}
