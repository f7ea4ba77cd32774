#include "media.h"

#include <gmodule.h>

static LodestoneGStreamer gst;

static gboolean load(void) {
    // GModule locks itself before the loader, as gdk-pixbuf does when it opens a decoder. With dlopen, two threads could wait for each other.
    GModule *core = g_module_open("libgstreamer-1.0.so.0", G_MODULE_BIND_LOCAL);
    GModule *utilities = g_module_open("libgstpbutils-1.0.so.0", G_MODULE_BIND_LOCAL);
    if (!core || !utilities) return FALSE;
    const struct {
        GModule *library;
        void *function;
        const char *name;
    } symbols[] = {
        { core, &gst.init_check, "gst_init_check" },
        { core, &gst.element_factory_make, "gst_element_factory_make" },
        { core, &gst.parse_bin, "gst_parse_bin_from_description" },
        { core, &gst.bin_get_by_name, "gst_bin_get_by_name" },
        { core, &gst.element_set_state, "gst_element_set_state" },
        { core, &gst.element_query_position, "gst_element_query_position" },
        { core, &gst.event_new_seek, "gst_event_new_seek" },
        { core, &gst.event_get_seqnum, "gst_event_get_seqnum" },
        { core, &gst.element_send_event, "gst_element_send_event" },
        { core, &gst.element_get_bus, "gst_element_get_bus" },
        { core, &gst.bus_add_signal_watch, "gst_bus_add_signal_watch" },
        { core, &gst.bus_remove_signal_watch, "gst_bus_remove_signal_watch" },
        { core, &gst.message_get_seqnum, "gst_message_get_seqnum" },
        { core, &gst.message_parse_error, "gst_message_parse_error" },
        { core, &gst.message_parse_buffering, "gst_message_parse_buffering" },
        { core, &gst.object_ref_sink, "gst_object_ref_sink" },
        { core, &gst.object_unref, "gst_object_unref" },
        { core, &gst.mini_object_unref, "gst_mini_object_unref" },
        { core, &gst.sample_get_buffer, "gst_sample_get_buffer" },
        { core, &gst.sample_get_caps, "gst_sample_get_caps" },
        { core, &gst.caps_get_structure, "gst_caps_get_structure" },
        { core, &gst.structure_get_int, "gst_structure_get_int" },
        { core, &gst.buffer_extract, "gst_buffer_extract" },
        { utilities, &gst.discoverer_new, "gst_discoverer_new" },
        { utilities, &gst.discoverer_discover_uri, "gst_discoverer_discover_uri" },
        { utilities, &gst.info_get_result, "gst_discoverer_info_get_result" },
        { utilities, &gst.info_get_duration, "gst_discoverer_info_get_duration" },
        { utilities, &gst.info_get_seekable, "gst_discoverer_info_get_seekable" },
        { utilities, &gst.info_get_missing, "gst_discoverer_info_get_missing_elements_installer_details" },
        { utilities, &gst.info_get_audio_streams, "gst_discoverer_info_get_audio_streams" },
        { utilities, &gst.info_get_video_streams, "gst_discoverer_info_get_video_streams" },
        { utilities, &gst.stream_list_free, "gst_discoverer_stream_info_list_free" },
        { utilities, &gst.audio_get_channels, "gst_discoverer_audio_info_get_channels" },
        { utilities, &gst.audio_get_sample_rate, "gst_discoverer_audio_info_get_sample_rate" },
        { utilities, &gst.video_get_width, "gst_discoverer_video_info_get_width" },
        { utilities, &gst.video_get_height, "gst_discoverer_video_info_get_height" },
        { utilities, &gst.video_get_framerate_num, "gst_discoverer_video_info_get_framerate_num" },
        { utilities, &gst.video_get_framerate_denom, "gst_discoverer_video_info_get_framerate_denom" },
        { utilities, &gst.video_get_par_num, "gst_discoverer_video_info_get_par_num" },
        { utilities, &gst.video_get_par_denom, "gst_discoverer_video_info_get_par_denom" },
        { utilities, &gst.video_is_image, "gst_discoverer_video_info_is_image" },
    };
    for (gsize index = 0; index < G_N_ELEMENTS(symbols); index++) {
        if (!g_module_symbol(symbols[index].library, symbols[index].name, symbols[index].function)) return FALSE;
    }
    return gst.init_check(NULL, NULL, NULL);
}

const LodestoneGStreamer *lodestone_gstreamer(void) {
    static gsize once = 0;
    static gboolean is_open = FALSE;
    if (g_once_init_enter(&once)) {
        is_open = load();
        g_once_init_leave(&once, 1);
    }
    return is_open ? &gst : NULL;
}

gboolean lodestone_media_open(void) { return lodestone_gstreamer() != NULL; }
