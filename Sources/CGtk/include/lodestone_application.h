#ifndef LODESTONE_APPLICATION_H
#define LODESTONE_APPLICATION_H

#include <gtk/gtk.h>

// The program as an application of the desktop. One instance runs per session; later starts and the desktop reach it by D-Bus. The application uses the default
// main context, whose loop the program itself runs.

typedef struct LodestoneApplication LodestoneApplication;

// A later start of the program, whose process waits for an exit status.
typedef struct LodestoneSecondStart LodestoneSecondStart;

typedef struct {
    // Called when the desktop activates the application without files.
    void (*activated)(void *context);
    // Called when the desktop opens URIs, a NULL-terminated array.
    void (*opened)(void *context, const char *const *uris);
    // Called when the desktop performs an action. `text` is its parameter, or NULL.
    void (*performed)(void *context, const char *action, const char *text);
    // Called when the program was started again. `arguments` excludes the program's name, and `folder` is the working directory of that process; both may be
    // NULL. The callee must call lodestone_second_start_end once.
    void (*started)(void *context, const char *const *arguments, const char *folder, LodestoneSecondStart *start);
} LodestoneApplicationCalls;

// Registers the application on the session bus. NULL on failure, with an error message in `error`, which the caller frees with g_free. Without `is_unique`,
// several instances may run, and later starts do not reach this one.
LodestoneApplication *lodestone_application_register(
    const char *identifier, gboolean is_unique, LodestoneApplicationCalls calls, void *context, char **error);
void lodestone_application_free(LodestoneApplication *self);

// Whether an earlier start of the program is registered instead of this process.
gboolean lodestone_application_is_remote(LodestoneApplication *self);

// Passes the program's arguments to the earlier start. Prints the output that the earlier start replies with, and returns its exit status.
int lodestone_application_hand_over(LodestoneApplication *self, int count, char **arguments);

// Adds an action that the desktop can perform. It has a string parameter if `takes_text`. Replaces an action of the same name.
void lodestone_application_add_action(LodestoneApplication *self, const char *name, gboolean takes_text);
void lodestone_application_remove_action(LodestoneApplication *self, const char *name);

// Shows a number on the application's icon, in docks that support com.canonical.Unity.LauncherEntry. 0 removes the number.
void lodestone_application_set_badge(LodestoneApplication *self, gint64 count);

// Ends the later start's process with an exit status. Prints `message` on its standard error, unless `message` is NULL.
void lodestone_second_start_end(LodestoneSecondStart *start, int status, const char *message);

// Returns and removes the token of the display's last activation; NULL without one. A window needs the token to take the keyboard focus. The caller frees it
// with g_free.
char *lodestone_take_activation_token(GdkDisplay *display);

#endif
