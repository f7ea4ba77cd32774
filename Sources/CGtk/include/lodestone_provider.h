// Data of ours that other programs may read: GDK's content provider, answered by handlers.
#ifndef LODESTONE_PROVIDER_H
#define LODESTONE_PROVIDER_H

#include <gtk/gtk.h>

typedef struct {
    // Another program wants the data of `mime_type`: write it to `stream`, then call lodestone_provider_finish, once. Stream and task are
    // the handler's to release.
    void (*write)(void *context, const char *mime_type, GOutputStream *stream, GTask *task);
    // No program will ask any more.
    void (*release)(void *context);
} LodestoneProviderHandlers;

// A provider of the MIME types, the best first.
GdkContentProvider *lodestone_provider_new(
    const char *const *mime_types, gsize count, const LodestoneProviderHandlers *handlers, void *context);

// The context of a provider that was made here; NULL for any other, and for NULL.
void *lodestone_provider_context(GdkContentProvider *provider);

// Ends a write, with NULL when all of it was written, else with what went wrong. Releases the task.
void lodestone_provider_finish(GTask *task, const char *error);

#endif
