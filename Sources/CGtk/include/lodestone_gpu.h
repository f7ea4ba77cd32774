#ifndef LODESTONE_GPU_H
#define LODESTONE_GPU_H

#include <glib.h>

// Whether a graphics card, not software, renders OpenGL.
//
// Checks only for device files, which takes microseconds. Does not open a display or load OpenGL. Without a graphics card, OpenGL is rendered in software.
// `devices` is "/dev" and `classes` "/sys/class/drm", except in tests.
gboolean lodestone_has_gpu(const char *devices, const char *classes);

#endif
