// Blocking reads of another program's clipboard. The main loop does not run during a read.
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

// Reads at most `limit` bytes of the clipboard in the format `target`, an X11 target or a MIME type. Fails after `seconds`. On success, stores the data in
// `bytes`, which the caller owns.
LodestoneClipboardAnswer lodestone_clipboard_read_now(
    GdkClipboard *clipboard, const char *target, gsize limit, double seconds, GBytes **bytes);

#endif
