// libspeechd, opened with the first speech, so that programs that do not speak need not load it.
#ifndef LODESTONE_SPEECH_H
#define LODESTONE_SPEECH_H

#include <glib.h>

typedef enum {
    LODESTONE_SPEECH_BEGAN = 0,
    LODESTONE_SPEECH_ENDED = 1,
    LODESTONE_SPEECH_CANCELLED = 3,
    LODESTONE_SPEECH_PAUSED = 4,
    LODESTONE_SPEECH_RESUMED = 5,
} LodestoneSpeechEvent;

/// Called on a thread of libspeechd. The server's message identifiers are unique in its run.
typedef void (*LodestoneSpeechHandler)(gsize message, gsize client, LodestoneSpeechEvent event);

/// A connection to the speech dispatcher. One thread at a time uses it. Calls wait for the server.
typedef struct LodestoneSpeech LodestoneSpeech;

/// Connects to the speech dispatcher, and starts it if it does not run. NULL on failure.
///
/// - Parameter message: The reason of a failure, which the caller frees.
LodestoneSpeech *lodestone_speech_open(const char *program, LodestoneSpeechHandler handler, char **message);
void lodestone_speech_close(LodestoneSpeech *speech);

/// Adds a text to the queue of the connection. `rate`, `pitch` and `volume` are from -100 to 100. A NULL voice or language is the user's default.
/// Returns the message's identifier; negative on failure.
int lodestone_speech_say(
    LodestoneSpeech *speech, const char *text, const char *language, const char *voice, int rate, int pitch, int volume);
/// Removes the messages of the connection, also the one that is being spoken.
void lodestone_speech_cancel(LodestoneSpeech *speech);
void lodestone_speech_pause(LodestoneSpeech *speech);
void lodestone_speech_resume(LodestoneSpeech *speech);

typedef void (*LodestoneVoiceVisitor)(void *context, const char *name, const char *language);
/// Visits the voices of the server's default synthesizer.
void lodestone_speech_voices(LodestoneSpeech *speech, LodestoneVoiceVisitor visitor, void *context);

#endif
