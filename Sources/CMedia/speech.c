#include "lodestone_speech.h"

#include <gmodule.h>
#include <stdlib.h>

// The beginning of libspeechd's connection, which its header declares as public.
struct LodestoneSpeech {
    LodestoneSpeechHandler callback_begin;
    LodestoneSpeechHandler callback_end;
    LodestoneSpeechHandler callback_cancel;
    LodestoneSpeechHandler callback_pause;
    LodestoneSpeechHandler callback_resume;
};

typedef struct {
    char *name;
    char *language;
    char *variant;
} Voice;

enum { MODE_THREADED = 1, PRIORITY_TEXT = 3 };
enum { NOTIFY_BEGIN = 1, NOTIFY_END = 2, NOTIFY_CANCEL = 8, NOTIFY_PAUSE = 16, NOTIFY_RESUME = 32 };

static struct {
    LodestoneSpeech *(*open)(
        const char *client, const char *connection, const char *user, int mode, const void *address, int spawns, char **error);
    void (*close)(LodestoneSpeech *speech);
    int (*set_notification_on)(LodestoneSpeech *speech, int notification);
    int (*set_language)(LodestoneSpeech *speech, const char *language);
    int (*set_voice)(LodestoneSpeech *speech, const char *voice);
    int (*set_rate)(LodestoneSpeech *speech, int rate);
    int (*set_pitch)(LodestoneSpeech *speech, int pitch);
    int (*set_volume)(LodestoneSpeech *speech, int volume);
    int (*say)(LodestoneSpeech *speech, int priority, const char *text);
    int (*cancel)(LodestoneSpeech *speech);
    int (*pause)(LodestoneSpeech *speech);
    int (*resume)(LodestoneSpeech *speech);
    Voice **(*list_voices)(LodestoneSpeech *speech);
    void (*free_voices)(Voice **voices);
} spd;

static gboolean load(void) {
    // GModule locks itself before the loader, as gdk-pixbuf does when it opens a decoder. With dlopen, two threads could wait for each other.
    GModule *library = g_module_open("libspeechd.so.2", G_MODULE_BIND_LOCAL);
    if (!library) return FALSE;
    const struct {
        void *function;
        const char *name;
    } symbols[] = {
        { &spd.open, "spd_open2" },
        { &spd.close, "spd_close" },
        { &spd.set_notification_on, "spd_set_notification_on" },
        { &spd.set_language, "spd_set_language" },
        { &spd.set_voice, "spd_set_synthesis_voice" },
        { &spd.set_rate, "spd_set_voice_rate" },
        { &spd.set_pitch, "spd_set_voice_pitch" },
        { &spd.set_volume, "spd_set_volume" },
        { &spd.say, "spd_say" },
        { &spd.cancel, "spd_cancel" },
        { &spd.pause, "spd_pause" },
        { &spd.resume, "spd_resume" },
        { &spd.list_voices, "spd_list_synthesis_voices" },
        { &spd.free_voices, "free_spd_voices" },
    };
    for (gsize index = 0; index < G_N_ELEMENTS(symbols); index++) {
        if (!g_module_symbol(library, symbols[index].name, symbols[index].function)) return FALSE;
    }
    return TRUE;
}

static gboolean is_open(void) {
    static gsize once = 0;
    static gboolean result = FALSE;
    if (g_once_init_enter(&once)) {
        result = load();
        g_once_init_leave(&once, 1);
    }
    return result;
}

LodestoneSpeech *lodestone_speech_open(const char *program, LodestoneSpeechHandler handler, char **message) {
    if (!is_open()) {
        *message = g_strdup("libspeechd.so.2 is not installed (package libspeechd2)");
        return NULL;
    }
    char *error = NULL;
    LodestoneSpeech *speech = spd.open(program, "speech", NULL, MODE_THREADED, NULL, 1, &error);
    if (!speech) {
        *message = g_strdup(error ? error : "the speech dispatcher does not reply (package speech-dispatcher)");
        free(error);
        return NULL;
    }
    if (handler) {
        speech->callback_begin = speech->callback_end = speech->callback_cancel = handler;
        speech->callback_pause = speech->callback_resume = handler;
        spd.set_notification_on(speech, NOTIFY_BEGIN);
        spd.set_notification_on(speech, NOTIFY_END);
        spd.set_notification_on(speech, NOTIFY_CANCEL);
        spd.set_notification_on(speech, NOTIFY_PAUSE);
        spd.set_notification_on(speech, NOTIFY_RESUME);
    }
    return speech;
}

void lodestone_speech_close(LodestoneSpeech *speech) { spd.close(speech); }

int lodestone_speech_say(
    LodestoneSpeech *speech, const char *text, const char *language, const char *voice, int rate, int pitch, int volume) {
    // Setting the language also selects a voice, so the language is set before the voice.
    if (language) spd.set_language(speech, language);
    if (voice) spd.set_voice(speech, voice);
    spd.set_rate(speech, rate);
    spd.set_pitch(speech, pitch);
    spd.set_volume(speech, volume);
    return spd.say(speech, PRIORITY_TEXT, text);
}

void lodestone_speech_cancel(LodestoneSpeech *speech) { spd.cancel(speech); }
void lodestone_speech_pause(LodestoneSpeech *speech) { spd.pause(speech); }
void lodestone_speech_resume(LodestoneSpeech *speech) { spd.resume(speech); }

void lodestone_speech_voices(LodestoneSpeech *speech, LodestoneVoiceVisitor visitor, void *context) {
    Voice **voices = spd.list_voices(speech);
    if (!voices) return;
    for (Voice **voice = voices; *voice; voice++) {
        if ((*voice)->name && (*voice)->language) visitor(context, (*voice)->name, (*voice)->language);
    }
    spd.free_voices(voices);
}
