#ifndef LODESTONE_DIALOGS_H
#define LODESTONE_DIALOGS_H

#include <gtk/gtk.h>

// The desktop's file dialogs. In a sandbox they use the portal, so that the program can access only the chosen files.

typedef enum {
    LODESTONE_FILE_OPEN,
    LODESTONE_FILE_OPEN_SEVERAL,
    LODESTONE_FILE_FOLDER,
    LODESTONE_FILE_SAVE,
} LodestoneFileDialogKind;

// Shows a file dialog over `parent`, which may be NULL. `name` is the suggested file name and `folder` the path of the initial folder; both may be NULL.
// `patterns` are glob patterns, terminated by NULL; an empty list shows all files. Calls `done` once, after this function has returned, with the chosen URIs.
// The count is -1 if the user cancelled. Returns the dialog, for `lodestone_file_dialog_close`.
void *lodestone_file_dialog_show(
    GtkWidget *parent, LodestoneFileDialogKind kind, const char *title, const char *name, const char *folder, const char *const *patterns,
    void (*done)(void *context, const char *const *uris, int count), void *context);

// Closes a dialog that has not called `done` yet. This also calls `done`.
void lodestone_file_dialog_close(void *dialog);

#endif
