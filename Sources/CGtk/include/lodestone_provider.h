// Offers this program's data to other programs: a GDK content provider with callbacks.
#ifndef LODESTONE_PROVIDER_H
#define LODESTONE_PROVIDER_H

#include <gtk/gtk.h>

typedef struct {
    // Called when another program requests `mime_type`. Write the data to `stream`, and then call lodestone_provider_finish once. The handler releases the
    // stream and the task.
    void (*write)(void *context, const char *mime_type, GOutputStream *stream, GTask *task);
    // Called when other programs can no longer request the data.
    void (*release)(void *context);
} LodestoneProviderHandlers;

// Creates a provider of data in the given MIME types. The best type is the first.
GdkContentProvider *lodestone_provider_new(
    const char *const *mime_types, gsize count, const LodestoneProviderHandlers *handlers, void *context);

// The context of a provider that lodestone_provider_new created; NULL for any other provider, or if `provider` is NULL.
void *lodestone_provider_context(GdkContentProvider *provider);

// Ends a request. `error` is NULL on success, otherwise an error message. Releases the task.
void lodestone_provider_finish(GTask *task, const char *error);

#endif
