#include "lodestone_dialogs.h"

// GtkFileChooserNative is deprecated since GTK 4.10, which has another class for the same dialog. GTK 4.8 has only this class.
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

typedef struct {
    GtkFileChooserNative *chooser;
    void (*done)(void *context, const char *const *uris, int count);
    void *context;
} FileDialog;

static void end(FileDialog *dialog, gboolean is_accepted) {
    GPtrArray *uris = g_ptr_array_new_with_free_func(g_free);
    if (is_accepted) {
        GListModel *files = gtk_file_chooser_get_files(GTK_FILE_CHOOSER(dialog->chooser));
        for (guint i = 0; i < g_list_model_get_n_items(files); i++) {
            GFile *file = g_list_model_get_item(files, i);
            g_ptr_array_add(uris, g_file_get_uri(file));
            g_object_unref(file);
        }
        g_object_unref(files);
    }
    int count = is_accepted && uris->len > 0 ? (int)uris->len : -1;
    gtk_native_dialog_destroy(GTK_NATIVE_DIALOG(dialog->chooser));
    g_object_unref(dialog->chooser);
    dialog->done(dialog->context, (const char *const *)uris->pdata, count);
    g_ptr_array_free(uris, TRUE);
    g_free(dialog);
}

static void responded(GtkNativeDialog *native, int response, gpointer data) { end(data, response == GTK_RESPONSE_ACCEPT); }

void *lodestone_file_dialog_show(
    GtkWidget *parent, LodestoneFileDialogKind kind, const char *title, const char *name, const char *folder, const char *const *patterns,
    void (*done)(void *context, const char *const *uris, int count), void *context) {
    GtkFileChooserAction action = kind == LODESTONE_FILE_SAVE     ? GTK_FILE_CHOOSER_ACTION_SAVE
                                  : kind == LODESTONE_FILE_FOLDER ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
                                                                  : GTK_FILE_CHOOSER_ACTION_OPEN;
    FileDialog *dialog = g_new0(FileDialog, 1);
    dialog->done = done;
    dialog->context = context;
    dialog->chooser = gtk_file_chooser_native_new(title, parent == NULL ? NULL : GTK_WINDOW(parent), action, NULL, NULL);
    GtkFileChooser *chooser = GTK_FILE_CHOOSER(dialog->chooser);
    gtk_file_chooser_set_select_multiple(chooser, kind == LODESTONE_FILE_OPEN_SEVERAL);
    if (kind == LODESTONE_FILE_SAVE && name != NULL) gtk_file_chooser_set_current_name(chooser, name);
    if (folder != NULL) {
        GFile *file = g_file_new_for_path(folder);
        gtk_file_chooser_set_current_folder(chooser, file, NULL);
        g_object_unref(file);
    }
    if (patterns != NULL && patterns[0] != NULL) {
        GtkFileFilter *filter = gtk_file_filter_new();
        for (int i = 0; patterns[i] != NULL; i++) gtk_file_filter_add_pattern(filter, patterns[i]);
        gtk_file_chooser_add_filter(chooser, filter);
        g_object_unref(filter);
    }
    gtk_native_dialog_set_modal(GTK_NATIVE_DIALOG(dialog->chooser), TRUE);
    g_signal_connect(dialog->chooser, "response", G_CALLBACK(responded), dialog);
    gtk_native_dialog_show(GTK_NATIVE_DIALOG(dialog->chooser));
    return dialog;
}

void lodestone_file_dialog_close(void *dialog) { end(dialog, FALSE); }

G_GNUC_END_IGNORE_DEPRECATIONS
