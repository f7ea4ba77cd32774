// The clipboard of another program, read at once: the calling thread waits, and the main loop does not run meanwhile.
#ifndef LODESTONE_CLIPBOARD_H
#define LODESTONE_CLIPBOARD_H

#include <gtk/gtk.h>

typedef enum {
    LODESTONE_CLIPBOARD_READ,
    // No program owns it, or the owner has no such format.
    LODESTONE_CLIPBOARD_REFUSED,
    LODESTONE_CLIPBOARD_TOO_LARGE,
    LODESTONE_CLIPBOARD_TIMED_OUT,
} LodestoneClipboardAnswer;

// Reads `target` (on X11 a target, else a MIME type), of at most `limit` bytes within `seconds`. On the first answer alone `bytes` is set, and is the
// caller's to unref.
LodestoneClipboardAnswer lodestone_clipboard_read_now(
    GdkClipboard *clipboard, const char *target, gsize limit, double seconds, GBytes **bytes);

#endif
