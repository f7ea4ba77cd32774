#ifndef LODESTONE_APPLICATION_H
#define LODESTONE_APPLICATION_H

#include <gtk/gtk.h>

// The program as an application of the desktop: one instance a session, which other starts and the desktop reach by D-Bus. It runs on the
// default main context; the program runs the loop itself.

typedef struct LodestoneApplication LodestoneApplication;

// Another start of the program, which waits for an exit status.
typedef struct LodestoneSecondStart LodestoneSecondStart;

typedef struct {
    // Called when the desktop activates the application without files.
    void (*activated)(void *context);
    // Called when the desktop opens URIs, a NULL-terminated array.
    void (*opened)(void *context, const char *const *uris);
    // Called when the desktop performs an action. `text` is its parameter, or NULL.
    void (*performed)(void *context, const char *action, const char *text);
    // Another start of the program has these arguments, after the program's name, and this working directory; both may be NULL. The callee
    // must call lodestone_second_start_end once.
    void (*started)(void *context, const char *const *arguments, const char *folder, LodestoneSecondStart *start);
} LodestoneApplicationCalls;

// Registers the application on the session bus. NULL on failure, with a description of the error that the caller frees with g_free. Without
// `is_unique` there may be several instances, and other starts do not reach this one.
LodestoneApplication *lodestone_application_register(
    const char *identifier, gboolean is_unique, LodestoneApplicationCalls calls, void *context, char **error);
void lodestone_application_free(LodestoneApplication *self);

// Whether an earlier start of the program is registered, and this one is not.
gboolean lodestone_application_is_remote(LodestoneApplication *self);

// Passes the program's arguments to the earlier start, prints what that prints, and returns the exit status that it replies.
int lodestone_application_hand_over(LodestoneApplication *self, int count, char **arguments);

// Offers an action to the desktop, with a string as parameter if `takes_text`. Replaces one of the same name.
void lodestone_application_add_action(LodestoneApplication *self, const char *name, gboolean takes_text);
void lodestone_application_remove_action(LodestoneApplication *self, const char *name);

// Shows a number at the application's icon, in docks that support com.canonical.Unity.LauncherEntry. 0 removes it.
void lodestone_application_set_badge(LodestoneApplication *self, gint64 count);

// Ends the other start with an exit status. Prints `message` on its standard error, unless it is NULL.
void lodestone_second_start_end(LodestoneSecondStart *start, int status, const char *message);

// Returns the token of the display's last activation, with which a window may take the keyboard focus, once; NULL without one. The caller
// frees it with g_free.
char *lodestone_take_activation_token(GdkDisplay *display);

#endif
