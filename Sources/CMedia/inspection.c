#include "media.h"

/// The description in an installer's detail: "gstreamer|1.0|program|description|element".
static char *description(const char *detail) {
    char **parts = g_strsplit(detail, "|", 5);
    char *text = g_strdup(g_strv_length(parts) == 5 ? parts[3] : detail);
    g_strfreev(parts);
    return text;
}

static void read_streams(const LodestoneGStreamer *gst, gpointer info, LodestoneMediaInformation *information) {
    GList *audio = gst->info_get_audio_streams(info);
    if (audio) {
        information->has_audio = TRUE;
        information->channels = gst->audio_get_channels(audio->data);
        information->sample_rate = gst->audio_get_sample_rate(audio->data);
    }
    gst->stream_list_free(audio);
    GList *video = gst->info_get_video_streams(info);
    for (GList *link = video; link && !information->has_video; link = link->next) {
        // The cover of a song is a video stream of one image.
        if (gst->video_is_image(link->data)) continue;
        information->has_video = TRUE;
        information->width = gst->video_get_width(link->data);
        information->height = gst->video_get_height(link->data);
        unsigned wide = gst->video_get_par_num(link->data), high = gst->video_get_par_denom(link->data);
        if (wide && high) information->width = (unsigned)((guint64)information->width * wide / high);
        unsigned count = gst->video_get_framerate_num(link->data), seconds = gst->video_get_framerate_denom(link->data);
        if (seconds) information->frame_rate = (double)count / seconds;
    }
    gst->stream_list_free(video);
}

LodestoneMediaError lodestone_media_inspect(
    const char *uri, unsigned timeout, LodestoneMediaInformation *information, char **message) {
    const LodestoneGStreamer *gst = lodestone_gstreamer();
    if (!gst) return LODESTONE_MEDIA_UNAVAILABLE;
    GError *error = NULL;
    gpointer discoverer = gst->discoverer_new((guint64)timeout * G_GUINT64_CONSTANT(1000000000), &error);
    if (!discoverer) {
        *message = g_strdup(error ? error->message : "the element uridecodebin is missing");
        g_clear_error(&error);
        return LODESTONE_MEDIA_UNAVAILABLE;
    }
    LodestoneMediaError kind = LODESTONE_MEDIA_NO_ERROR;
    gpointer info = gst->discoverer_discover_uri(discoverer, uri, &error);
    int result = info ? gst->info_get_result(info) : -1;
    const char **missing = info ? gst->info_get_missing(info) : NULL;
    if (result == DISCOVERER_MISSING_PLUGINS || (missing && missing[0])) {
        kind = LODESTONE_MEDIA_MISSING_PLUGIN;
        *message = missing && missing[0] ? description(missing[0]) : g_strdup("a decoder");
    } else if (result == DISCOVERER_TIMEOUT) {
        kind = LODESTONE_MEDIA_FAILED;
        *message = g_strdup("the medium did not open in time");
    } else if (result != DISCOVERER_OK) {
        kind = LODESTONE_MEDIA_FAILED;
        *message = g_strdup(error ? error->message : "the medium cannot be read");
    } else {
        guint64 duration = gst->info_get_duration(info);
        information->duration = duration > G_MAXINT64 ? -1 : (gint64)duration;
        information->is_seekable = gst->info_get_seekable(info);
        read_streams(gst, info, information);
    }
    g_clear_error(&error);
    if (info) g_object_unref(info);
    g_object_unref(discoverer);
    return kind;
}
