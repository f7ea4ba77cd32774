#pragma once

#include "lodestone_paint.h"

// The pattern that fills a Cairo node; NULL where none was kept.
cairo_pattern_t *lodestone_paint_pattern(GskRenderNode *node);
