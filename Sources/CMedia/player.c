#include "media.h"

struct LodestoneMediaPlayer {
    const LodestoneGStreamer *gst;
    gpointer pipeline;
    gpointer bus;
    /// The sink that keeps the newest video frame.
    gpointer frames;
    /// The newest sample, and the address of the last copied buffer.
    gpointer sample;
    gpointer copied;
    LodestoneMediaHandler handler;
    void *context;
    double rate;
    gboolean is_playing;
    /// Whether the stream waits for data.
    gboolean is_waiting;
    /// Whether the pipeline is opening or seeking: the next seek waits until it has settled.
    gboolean is_busy;
    /// The target of the next or running seek; -1 without one.
    gint64 target;
    gboolean is_target_accurate;
    gboolean has_next_seek;
    /// The sequence number of the last seek, if there was one.
    gboolean has_sought;
    guint32 last_seek;
};

static void report(LodestoneMediaPlayer *player, LodestoneMediaEvent event, const char *text) {
    player->handler(player->context, event, text);
}

static void update_state(LodestoneMediaPlayer *player) {
    gboolean plays = player->is_playing && !player->is_waiting;
    player->gst->element_set_state(player->pipeline, plays ? STATE_PLAYING : STATE_PAUSED);
}

static void start_seek(LodestoneMediaPlayer *player) {
    player->has_next_seek = FALSE;
    int flags = SEEK_FLUSH | (player->is_target_accurate ? SEEK_ACCURATE : SEEK_KEY_UNIT);
    gpointer event = player->gst->event_new_seek(
        player->rate, FORMAT_TIME, flags, SEEK_TYPE_SET, player->target, SEEK_TYPE_NONE, -1);
    guint32 number = player->gst->event_get_seqnum(event);
    player->is_busy = player->gst->element_send_event(player->pipeline, event);
    if (player->is_busy) {
        player->has_sought = TRUE;
        player->last_seek = number;
    } else {
        player->target = -1;
    }
}

static void settled(gpointer bus, gpointer message, LodestoneMediaPlayer *player) {
    (void)bus, (void)message;
    player->is_busy = FALSE;
    if (player->has_next_seek) {
        start_seek(player);
        if (player->is_busy) return;
    }
    player->target = -1;
    report(player, LODESTONE_MEDIA_SETTLED, NULL);
}

static void ended(gpointer bus, gpointer message, LodestoneMediaPlayer *player) {
    (void)bus;
    // GStreamer delays the message while the pipeline is paused. The message is outdated if its sequence number is older than the last seek.
    if (player->has_sought && (gint32)(player->gst->message_get_seqnum(message) - player->last_seek) < 0) return;
    report(player, LODESTONE_MEDIA_ENDED, NULL);
}

static void failed(gpointer bus, gpointer message, LodestoneMediaPlayer *player) {
    (void)bus;
    GError *error = NULL;
    player->gst->message_parse_error(message, &error, NULL);
    player->is_playing = FALSE;
    player->gst->element_set_state(player->pipeline, STATE_NULL);
    report(player, LODESTONE_MEDIA_BROKEN, error ? error->message : "an unknown error");
    g_clear_error(&error);
}

static void buffered(gpointer bus, gpointer message, LodestoneMediaPlayer *player) {
    (void)bus;
    int percent = 100;
    player->gst->message_parse_buffering(message, &percent);
    gboolean waits = percent < 100;
    if (waits == player->is_waiting) return;
    player->is_waiting = waits;
    update_state(player);
    report(player, waits ? LODESTONE_MEDIA_WAITING : LODESTONE_MEDIA_FILLED, NULL);
}

LodestoneMediaPlayer *lodestone_media_player_new(const char *uri, LodestoneMediaHandler handler, void *context) {
    const LodestoneGStreamer *gst = lodestone_gstreamer();
    gpointer pipeline = gst ? gst->element_factory_make("playbin", NULL) : NULL;
    if (!pipeline) return NULL;
    LodestoneMediaPlayer *player = g_new0(LodestoneMediaPlayer, 1);
    player->gst = gst;
    player->pipeline = gst->object_ref_sink(pipeline);
    player->handler = handler;
    player->context = context;
    player->rate = 1;
    player->target = -1;
    // The sink waits for the time of each frame and keeps the newest one.
    gpointer sink = gst->parse_bin(
        "videoconvert ! videoscale ! video/x-raw,format=BGRA,pixel-aspect-ratio=1/1 ! fakesink name=frames sync=true qos=true", TRUE, NULL);
    if (sink) player->frames = gst->bin_get_by_name(sink, "frames");
    // Without a sink playbin would open a window.
    else sink = gst->element_factory_make("fakesink", NULL);
    g_object_set(player->pipeline, "video-sink", sink, NULL);
    gpointer tempo = gst->element_factory_make("scaletempo", NULL);
    if (tempo) g_object_set(player->pipeline, "audio-filter", tempo, NULL);
    g_object_set(player->pipeline, "uri", uri, NULL);
    player->bus = gst->element_get_bus(player->pipeline);
    gst->bus_add_signal_watch(player->bus);
    g_signal_connect(player->bus, "message::async-done", G_CALLBACK(settled), player);
    g_signal_connect(player->bus, "message::eos", G_CALLBACK(ended), player);
    g_signal_connect(player->bus, "message::error", G_CALLBACK(failed), player);
    g_signal_connect(player->bus, "message::buffering", G_CALLBACK(buffered), player);
    // A live stream is ready immediately. Failures arrive as messages.
    player->is_busy = gst->element_set_state(player->pipeline, STATE_PAUSED) != STATE_CHANGE_NO_PREROLL;
    return player;
}

void lodestone_media_player_free(LodestoneMediaPlayer *player) {
    const LodestoneGStreamer *gst = player->gst;
    g_signal_handlers_disconnect_by_data(player->bus, player);
    gst->bus_remove_signal_watch(player->bus);
    gst->object_unref(player->bus);
    gst->element_set_state(player->pipeline, STATE_NULL);
    if (player->sample) gst->mini_object_unref(player->sample);
    if (player->frames) gst->object_unref(player->frames);
    gst->object_unref(player->pipeline);
    g_free(player);
}

void lodestone_media_player_play(LodestoneMediaPlayer *player) {
    player->is_playing = TRUE;
    update_state(player);
}

void lodestone_media_player_pause(LodestoneMediaPlayer *player) {
    player->is_playing = FALSE;
    update_state(player);
}

void lodestone_media_player_set_rate(LodestoneMediaPlayer *player, double rate) {
    if (rate == player->rate || rate <= 0) return;
    gint64 position = lodestone_media_player_position(player);
    player->rate = rate;
    lodestone_media_player_seek(player, position, TRUE);
}

void lodestone_media_player_set_volume(LodestoneMediaPlayer *player, double volume) {
    g_object_set(player->pipeline, "volume", volume, NULL);
}

void lodestone_media_player_seek(LodestoneMediaPlayer *player, gint64 position, gboolean is_accurate) {
    player->target = position;
    player->is_target_accurate = is_accurate;
    player->has_next_seek = TRUE;
    if (!player->is_busy) start_seek(player);
}

gint64 lodestone_media_player_position(LodestoneMediaPlayer *player) {
    if (player->target >= 0) return player->target;
    gint64 position = 0;
    return player->gst->element_query_position(player->pipeline, FORMAT_TIME, &position) ? position : 0;
}

gboolean lodestone_media_player_next_frame(LodestoneMediaPlayer *player, int *width, int *height) {
    if (!player->frames) return FALSE;
    gpointer sample = NULL;
    g_object_get(player->frames, "last-sample", &sample, NULL);
    if (!sample) return FALSE;
    if (player->sample) player->gst->mini_object_unref(player->sample);
    player->sample = sample;
    // The sink makes a sample for each call. The sample retains the copied buffer until a newer one replaces it, so that its address is not reused.
    if (player->gst->sample_get_buffer(sample) == player->copied) return FALSE;
    gpointer caps = player->gst->sample_get_caps(sample);
    gpointer structure = caps ? player->gst->caps_get_structure(caps, 0) : NULL;
    return structure && player->gst->structure_get_int(structure, "width", width)
        && player->gst->structure_get_int(structure, "height", height);
}

gboolean lodestone_media_player_copy_frame(LodestoneMediaPlayer *player, void *pixels, gsize length) {
    gpointer buffer = player->sample ? player->gst->sample_get_buffer(player->sample) : NULL;
    if (!buffer) return FALSE;
    player->copied = buffer;
    return player->gst->buffer_extract(buffer, 0, pixels, length) == length;
}
