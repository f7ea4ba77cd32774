// Blocking reads of another program's clipboard: the main loop does not run meanwhile.
#ifndef LODESTONE_CLIPBOARD_H
#define LODESTONE_CLIPBOARD_H

#include <gtk/gtk.h>

typedef enum {
    LODESTONE_CLIPBOARD_READ,
    // The clipboard is empty, or its owner does not have the format.
    LODESTONE_CLIPBOARD_REFUSED,
    LODESTONE_CLIPBOARD_TOO_LARGE,
    LODESTONE_CLIPBOARD_TIMED_OUT,
} LodestoneClipboardAnswer;

// Reads `target` (an X11 target or a MIME type), at most `limit` bytes, within `seconds`. `bytes` is set on success, and owned by the
// caller.
LodestoneClipboardAnswer lodestone_clipboard_read_now(
    GdkClipboard *clipboard, const char *target, gsize limit, double seconds, GBytes **bytes);

#endif
