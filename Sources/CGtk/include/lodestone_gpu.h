#ifndef LODESTONE_GPU_H
#define LODESTONE_GPU_H

#include <glib.h>

// Whether OpenGL is drawn by a graphics card.
//
// Looks for device files alone, in microseconds: neither opens a display nor loads OpenGL. Without a card OpenGL is drawn in software.
// `devices` is "/dev" and `classes` "/sys/class/drm", other than in tests.
gboolean lodestone_has_gpu(const char *devices, const char *classes);

#endif
