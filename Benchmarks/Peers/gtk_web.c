/* A plain GTK 4 window with a WebKitWebView that shows the page of a file: the peer of web views. */
#include <webkit/webkit.h>
static char *html;
static void activate(GtkApplication *app) {
  GtkWidget *w = gtk_application_window_new(app); gtk_window_set_title(GTK_WINDOW(w), "peer"); gtk_window_set_decorated(GTK_WINDOW(w), FALSE); gtk_window_set_default_size(GTK_WINDOW(w), 1280, 800);
  WebKitSettings *s = webkit_settings_new();
  /* As Lodestone does where GTK draws with Cairo. */
  if (!g_strcmp0(g_getenv("GSK_RENDERER"), "cairo")) webkit_settings_set_hardware_acceleration_policy(s, WEBKIT_HARDWARE_ACCELERATION_POLICY_NEVER);
  WebKitNetworkSession *session = webkit_network_session_new_ephemeral();
  GtkWidget *v = g_object_new(WEBKIT_TYPE_WEB_VIEW, "settings", s, "network-session", session, NULL);
  gtk_window_set_child(GTK_WINDOW(w), v); webkit_web_view_load_html(WEBKIT_WEB_VIEW(v), html, NULL); gtk_window_present(GTK_WINDOW(w));
}
int main(int c, char **v) {
  if (c < 2 || !g_file_get_contents(v[1], &html, NULL, NULL)) return 2;
  GtkApplication *a = gtk_application_new("org.example.Peer", G_APPLICATION_NON_UNIQUE); g_signal_connect(a, "activate", G_CALLBACK(activate), NULL); return g_application_run(G_APPLICATION(a), 1, v);
}
