// This program's data for other programs: a GDK content provider with callbacks.
#ifndef LODESTONE_PROVIDER_H
#define LODESTONE_PROVIDER_H

#include <gtk/gtk.h>

typedef struct {
    // Called when another program requests `mime_type`: write the data to `stream`, then call lodestone_provider_finish once. The handler releases
    // stream and task.
    void (*write)(void *context, const char *mime_type, GOutputStream *stream, GTask *task);
    // Called when no more requests will come.
    void (*release)(void *context);
} LodestoneProviderHandlers;

// Creates a provider of MIME types, the best first.
GdkContentProvider *lodestone_provider_new(
    const char *const *mime_types, gsize count, const LodestoneProviderHandlers *handlers, void *context);

// The context of a provider that was created here; NULL for others, and for NULL.
void *lodestone_provider_context(GdkContentProvider *provider);

// Ends a request, with NULL on success or an error message. Releases the task.
void lodestone_provider_finish(GTask *task, const char *error);

#endif
