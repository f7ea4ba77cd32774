#ifndef LODESTONE_DIALOGS_H
#define LODESTONE_DIALOGS_H

#include <gtk/gtk.h>

// The desktop's own dialogs: through the portal where the program is in a sandbox, so that it sees nothing but what was chosen.

typedef enum {
    LODESTONE_FILE_OPEN,
    LODESTONE_FILE_OPEN_SEVERAL,
    LODESTONE_FILE_FOLDER,
    LODESTONE_FILE_SAVE,
} LodestoneFileDialogKind;

// Shows a dialog in which a person chooses files, over `parent`, which may be NULL. `name` is what a file that is saved is called at first, `folder` the
// path of the folder that is shown at first; both may be NULL. `patterns` are the names' patterns that are shown, ended by NULL; none shows all.
// Calls `done` once, later, with the URIs that were chosen, or with none and a count of -1 where the person chose none. Answers the dialog, for
// `lodestone_file_dialog_close`.
void *lodestone_file_dialog_show(
    GtkWidget *parent, LodestoneFileDialogKind kind, const char *title, const char *name, const char *folder, const char *const *patterns,
    void (*done)(void *context, const char *const *uris, int count), void *context);

// Takes a dialog away that has not called `done` yet, and calls it.
void lodestone_file_dialog_close(void *dialog);

#endif
