#include "lodestone_provider.h"

typedef struct {
    GdkContentProvider parent;
    GdkContentFormats *formats;
    LodestoneProviderHandlers handlers;
    void *context;
} LodestoneProvider;

typedef struct {
    GdkContentProviderClass parent;
} LodestoneProviderClass;

G_DEFINE_TYPE(LodestoneProvider, lodestone_provider, GDK_TYPE_CONTENT_PROVIDER)

static GdkContentFormats *provider_ref_formats(GdkContentProvider *provider) {
    return gdk_content_formats_ref(((LodestoneProvider *)provider)->formats);
}

static void provider_write(
    GdkContentProvider *provider, const char *mime_type, GOutputStream *stream, int priority, GCancellable *cancellable,
    GAsyncReadyCallback callback, gpointer data) {
    LodestoneProvider *self = (LodestoneProvider *)provider;
    GTask *task = g_task_new(provider, cancellable, callback, data);
    g_task_set_priority(task, priority);
    g_task_set_source_tag(task, provider_write);
    if (self->handlers.write != NULL && gdk_content_formats_contain_mime_type(self->formats, mime_type)) {
        self->handlers.write(self->context, mime_type, g_object_ref(stream), task);
    } else {
        lodestone_provider_finish(task, "the format is not on offer");
    }
}

static gboolean provider_write_finish(GdkContentProvider *provider, GAsyncResult *result, GError **error) {
    return g_task_propagate_boolean(G_TASK(result), error);
}

static void provider_finalize(GObject *object) {
    LodestoneProvider *self = (LodestoneProvider *)object;
    if (self->handlers.release != NULL) self->handlers.release(self->context);
    gdk_content_formats_unref(self->formats);
    G_OBJECT_CLASS(lodestone_provider_parent_class)->finalize(object);
}

static void lodestone_provider_class_init(LodestoneProviderClass *class) {
    GdkContentProviderClass *provider_class = GDK_CONTENT_PROVIDER_CLASS(class);
    provider_class->ref_formats = provider_ref_formats;
    provider_class->write_mime_type_async = provider_write;
    provider_class->write_mime_type_finish = provider_write_finish;
    G_OBJECT_CLASS(class)->finalize = provider_finalize;
}

static void lodestone_provider_init(LodestoneProvider *self) {}

GdkContentProvider *lodestone_provider_new(
    const char *const *mime_types, gsize count, const LodestoneProviderHandlers *handlers, void *context) {
    LodestoneProvider *self = g_object_new(lodestone_provider_get_type(), NULL);
    GdkContentFormatsBuilder *builder = gdk_content_formats_builder_new();
    for (gsize i = 0; i < count; i++) gdk_content_formats_builder_add_mime_type(builder, mime_types[i]);
    self->formats = gdk_content_formats_builder_free_to_formats(builder);
    self->handlers = *handlers;
    self->context = context;
    return GDK_CONTENT_PROVIDER(self);
}

void *lodestone_provider_context(GdkContentProvider *provider) {
    if (provider == NULL || !G_TYPE_CHECK_INSTANCE_TYPE(provider, lodestone_provider_get_type())) return NULL;
    return ((LodestoneProvider *)provider)->context;
}

void lodestone_provider_finish(GTask *task, const char *error) {
    if (error == NULL) {
        g_task_return_boolean(task, TRUE);
    } else {
        g_task_return_new_error(task, G_IO_ERROR, G_IO_ERROR_FAILED, "%s", error);
    }
    g_object_unref(task);
}
