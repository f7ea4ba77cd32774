// Mouse events of a window, for the native widgets in its view. This header is not imported into Swift.
#ifndef LODESTONE_SURFACES_POINTER_H
#define LODESTONE_SURFACES_POINTER_H

#include "lodestone_surfaces.h"

// Call this with each event of a window, before all other handlers. TRUE for a redelivered motion, which only GTK may handle.
gboolean lodestone_surfaces_note(LodestoneSurfaces *surfaces, GdkEvent *event);
// Call this after the mouse left the window.
void lodestone_surfaces_note_left(LodestoneSurfaces *surfaces);

#endif
