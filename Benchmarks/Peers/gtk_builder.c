// The GtkBuilder part of the storyboard benchmark: 25 rows with a label, an image and a button each (100 widgets). Timed from the document's text until they
// are measured, allocated and drawn into memory.
#include "bench.h"
#include <gtk/gtk.h>

static GString *document(void) {
  GString *text = g_string_new("<interface><object class='GtkBox' id='root'><property name='orientation'>vertical</property>"
                               "<property name='spacing'>4</property>");
  for (int row = 0; row < 25; row++)
    g_string_append_printf(text,
                           "<child><object class='GtkBox'><property name='height-request'>28</property>"
                           "<child><object class='GtkLabel'><property name='label'>Row %d</property></object></child>"
                           "<child><object class='GtkImage'/></child>"
                           "<child><object class='GtkButton'><property name='label'>Go</property></object></child></object></child>",
                           row);
  g_string_append(text, "</object></interface>");
  return text;
}

int main(void) {
  gtk_init();
  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 390, 844);
  gtk_window_present(GTK_WINDOW(window));
  for (int i = 0; i < 50; i++) {
    g_usleep(5000);
    while (g_main_context_iteration(NULL, FALSE)) {}
  }
  GString *text = document();
  // The window's image, drawn by GTK's Cairo renderer.
  cairo_surface_t *pixels = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 390, 844);
  Samples samples = {0};
  for (int i = 0; i < 60; i++) {
    double start = now_ns();
    GtkBuilder *builder = gtk_builder_new_from_string(text->str, text->len);
    GtkWidget *root = GTK_WIDGET(gtk_builder_get_object(builder, "root"));
    gtk_window_set_child(GTK_WINDOW(window), root);
    int minimum, natural;
    gtk_widget_measure(window, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
    gtk_widget_measure(window, GTK_ORIENTATION_VERTICAL, 390, &minimum, &natural, NULL, NULL);
    gtk_widget_allocate(window, 390, natural > 844 ? natural : 844, -1, NULL);
    GtkSnapshot *snapshot = gtk_snapshot_new();
    gtk_widget_snapshot_child(window, root, snapshot);
    GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
    cairo_t *context = cairo_create(pixels);
    if (node) gsk_render_node_draw(node, context);
    cairo_destroy(context);
    add(&samples, now_ns() - start);
    if (node) gsk_render_node_unref(node);
    gtk_window_set_child(GTK_WINDOW(window), NULL);
    g_object_unref(builder);
    while (g_main_context_iteration(NULL, FALSE)) {}
  }
  report("gtk", "storyboard-first", 100, &samples, 1e-3, "us");
  cairo_surface_destroy(pixels);
  g_string_free(text, TRUE);
  return 0;
}
