// What Swift sees of GTK 4: the toolkit's own headers, and the shim's, one header a concept.
#ifndef LODESTONE_CGTK_H
#define LODESTONE_CGTK_H

#include <gtk/gtk.h>

#include "lodestone_accessibility.h"
#include "lodestone_backing.h"
#include "lodestone_clipboard.h"
#include "lodestone_defaults.h"
#include "lodestone_desktop.h"
#include "lodestone_dialogs.h"
#include "lodestone_drags.h"
#include "lodestone_events.h"
#include "lodestone_glyphs.h"
#include "lodestone_gpu.h"
#include "lodestone_graphics.h"
#include "lodestone_idle.h"
#include "lodestone_input_method.h"
#include "lodestone_layers.h"
#include "lodestone_letters.h"
#include "lodestone_loop.h"
#include "lodestone_nodes.h"
#include "lodestone_paint.h"
#include "lodestone_pdf.h"
#include "lodestone_pdf_reader.h"
#include "lodestone_plain_line.h"
#include "lodestone_printing.h"
#include "lodestone_provider.h"
#include "lodestone_renderer.h"
#include "lodestone_selections.h"
#include "lodestone_settings.h"
#include "lodestone_signals.h"
#include "lodestone_stack.h"
#include "lodestone_surfaces.h"
#include "lodestone_text.h"
#include "lodestone_text_lines.h"
#include "lodestone_thread.h"
#include "lodestone_turn.h"
#include "lodestone_view.h"
#include "lodestone_window.h"
#include "lodestone_window_place.h"

#endif
