// The functions of GStreamer that the media files use.
#ifndef LODESTONE_MEDIA_GSTREAMER_H
#define LODESTONE_MEDIA_GSTREAMER_H

#include "lodestone_media.h"

// GStreamer's types are opaque here. The numbers are those of its headers, whose binary interface is stable.
enum { FORMAT_TIME = 3 };
enum { STATE_NULL = 1, STATE_PAUSED = 3, STATE_PLAYING = 4 };
enum { STATE_CHANGE_FAILURE = 0, STATE_CHANGE_NO_PREROLL = 3 };
enum { SEEK_FLUSH = 1, SEEK_ACCURATE = 2, SEEK_KEY_UNIT = 4 };
enum { SEEK_TYPE_NONE = 0, SEEK_TYPE_SET = 1 };
enum { DISCOVERER_OK = 0, DISCOVERER_TIMEOUT = 3, DISCOVERER_MISSING_PLUGINS = 5 };

typedef struct {
    // libgstreamer-1.0
    gboolean (*init_check)(int *argc, char ***argv, GError **error);
    gpointer (*element_factory_make)(const char *factory, const char *name);
    gpointer (*parse_bin)(const char *description, gboolean has_ghost_pads, GError **error);
    gpointer (*bin_get_by_name)(gpointer bin, const char *name);
    int (*element_set_state)(gpointer element, int state);
    gboolean (*element_query_position)(gpointer element, int format, gint64 *position);
    gpointer (*event_new_seek)(double rate, int format, int flags, int start_type, gint64 start, int stop_type, gint64 stop);
    guint32 (*event_get_seqnum)(gpointer event);
    gboolean (*element_send_event)(gpointer element, gpointer event);
    gpointer (*element_get_bus)(gpointer element);
    void (*bus_add_signal_watch)(gpointer bus);
    void (*bus_remove_signal_watch)(gpointer bus);
    guint32 (*message_get_seqnum)(gpointer message);
    void (*message_parse_error)(gpointer message, GError **error, char **debug);
    void (*message_parse_buffering)(gpointer message, int *percent);
    gpointer (*object_ref_sink)(gpointer object);
    void (*object_unref)(gpointer object);
    void (*mini_object_unref)(gpointer object);
    gpointer (*sample_get_buffer)(gpointer sample);
    gpointer (*sample_get_caps)(gpointer sample);
    gpointer (*caps_get_structure)(gpointer caps, unsigned index);
    gboolean (*structure_get_int)(gpointer structure, const char *name, int *value);
    gsize (*buffer_extract)(gpointer buffer, gsize offset, void *target, gsize length);
    // libgstpbutils-1.0
    gpointer (*discoverer_new)(guint64 timeout, GError **error);
    gpointer (*discoverer_discover_uri)(gpointer discoverer, const char *uri, GError **error);
    int (*info_get_result)(gpointer info);
    guint64 (*info_get_duration)(gpointer info);
    gboolean (*info_get_seekable)(gpointer info);
    const char **(*info_get_missing)(gpointer info);
    GList *(*info_get_audio_streams)(gpointer info);
    GList *(*info_get_video_streams)(gpointer info);
    void (*stream_list_free)(GList *list);
    unsigned (*audio_get_channels)(gpointer stream);
    unsigned (*audio_get_sample_rate)(gpointer stream);
    unsigned (*video_get_width)(gpointer stream);
    unsigned (*video_get_height)(gpointer stream);
    unsigned (*video_get_framerate_num)(gpointer stream);
    unsigned (*video_get_framerate_denom)(gpointer stream);
    unsigned (*video_get_par_num)(gpointer stream);
    unsigned (*video_get_par_denom)(gpointer stream);
    gboolean (*video_is_image)(gpointer stream);
} LodestoneGStreamer;

/// The functions; NULL if GStreamer is not installed. Any thread.
const LodestoneGStreamer *lodestone_gstreamer(void);

#endif
