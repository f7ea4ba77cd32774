#include "lodestone_events.h"

#include <string.h>

double lodestone_time_coord_axis(const GdkTimeCoord *coordinate, GdkAxisUse axis) {
    return axis < GDK_AXIS_LAST ? coordinate->axes[axis] : 0;
}

gboolean lodestone_display_has_keycodes(GdkDisplay *display) {
    return strcmp(G_OBJECT_TYPE_NAME(display), "GdkBroadwayDisplay") != 0;
}
