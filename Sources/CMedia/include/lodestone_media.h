// GStreamer, opened when the first medium is opened, so that programs without media need not load it.
#ifndef LODESTONE_MEDIA_H
#define LODESTONE_MEDIA_H

#include <glib-object.h>

/// The properties of a medium.
typedef struct {
    /// Nanoseconds; negative if unknown, as for a live stream.
    gint64 duration;
    gboolean has_audio;
    gboolean has_video;
    gboolean is_seekable;
    unsigned channels;
    unsigned sample_rate;
    /// The size of the video in square pixels.
    unsigned width;
    unsigned height;
    double frame_rate;
} LodestoneMediaInformation;

typedef enum {
    LODESTONE_MEDIA_NO_ERROR,
    /// GStreamer or its playback elements are not installed.
    LODESTONE_MEDIA_UNAVAILABLE,
    /// GStreamer lacks a plug-in for the format. The message is the plug-in's description.
    LODESTONE_MEDIA_MISSING_PLUGIN,
    LODESTONE_MEDIA_FAILED,
} LodestoneMediaError;

/// Opens GStreamer. FALSE if it is not installed. Any thread.
gboolean lodestone_media_open(void);

/// Reads the properties of the medium at `uri`. It blocks the calling thread for `timeout` seconds at most. Any thread.
///
/// - Parameter message: The error's description, which the caller frees.
LodestoneMediaError lodestone_media_inspect(const char *uri, unsigned timeout, LodestoneMediaInformation *information, char **message);

typedef enum {
    /// The end is reached.
    LODESTONE_MEDIA_ENDED,
    /// The playback failed; the text is the reason.
    LODESTONE_MEDIA_BROKEN,
    /// The medium is open, or a seek is complete. A paused player has a new frame.
    LODESTONE_MEDIA_SETTLED,
    /// The player waits for data.
    LODESTONE_MEDIA_WAITING,
    /// The player has enough data.
    LODESTONE_MEDIA_FILLED,
} LodestoneMediaEvent;

typedef void (*LodestoneMediaHandler)(void *context, LodestoneMediaEvent event, const char *text);

/// A player of one medium. The main thread uses it, and its main context calls the handler.
typedef struct LodestoneMediaPlayer LodestoneMediaPlayer;

/// A paused player of the medium at `uri`; NULL if GStreamer's playback element is not installed.
LodestoneMediaPlayer *lodestone_media_player_new(const char *uri, LodestoneMediaHandler handler, void *context);
/// Ends the playback. The handler is not called any more.
void lodestone_media_player_free(LodestoneMediaPlayer *player);

void lodestone_media_player_play(LodestoneMediaPlayer *player);
void lodestone_media_player_pause(LodestoneMediaPlayer *player);
/// Sets the speed, which is above 0. The pitch is kept if GStreamer's element for that is installed.
void lodestone_media_player_set_rate(LodestoneMediaPlayer *player, double rate);
/// Sets the volume, from 0 to 1, linear.
void lodestone_media_player_set_volume(LodestoneMediaPlayer *player, double volume);
/// Seeks to a time in nanoseconds.
void lodestone_media_player_seek(LodestoneMediaPlayer *player, gint64 position, gboolean is_accurate);
/// The position in nanoseconds: the target of a pending seek, or otherwise the playback position.
gint64 lodestone_media_player_position(LodestoneMediaPlayer *player);

/// The size of the newest video frame in pixels. FALSE without a frame that ``lodestone_media_player_copy_frame`` has not copied yet.
gboolean lodestone_media_player_next_frame(LodestoneMediaPlayer *player, int *width, int *height);
/// Copies the frame of the last ``lodestone_media_player_next_frame``: `length` bytes, four a pixel, alpha in the highest byte.
gboolean lodestone_media_player_copy_frame(LodestoneMediaPlayer *player, void *pixels, gsize length);

#endif
