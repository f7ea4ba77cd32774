import CGtk
import Foundation

/// GTK's own start.
enum GtkStart {
    /// Initializes GTK; false where it can open no display.
    ///
    /// If Cairo is the renderer, GTK is kept from loading OpenGL for nothing. With Mesa's software renderer that is two thirds of a small
    /// app's memory and half of its start (Documentation/performance.md).
    static func initialize() -> Bool {
        let isCairoChosen = chooseCairo()
        guard openDisplay() else { return false }
        guard isCairoChosen else { return true }
        if let display = gdk_display_get_default(), lodestone_display_is_browser(display) != 0 {
            // A browser draws the nodes itself: Broadway has a renderer of its own.
            g_unsetenv("GSK_RENDERER")
        } else {
            hostLog.info(
                "There is no graphics card to draw with: windows are drawn with Cairo. GSK_RENDERER=gl draws with OpenGL in software.")
        }
        return true
    }

    private static func openDisplay() -> Bool {
        guard ProcessInfo.processInfo.environment["GSK_RENDERER"] == "cairo" else { return gtk_init_check() != 0 }
        // GTK 4.15 gave features a variable of their own, and complains where the old one names them.
        let variable = gtk_get_minor_version() >= 15 ? "GDK_DISABLE" : "GDK_DEBUG"
        let word = gtk_get_minor_version() >= 15 ? "gl" : "gl-disable"
        let before = ProcessInfo.processInfo.environment[variable]
        g_setenv(variable, before.map { "\($0),\(word)" } ?? word, 1)
        // Programs that the app starts do not inherit what only this one needs.
        defer {
            if let before { g_setenv(variable, before, 1) } else { g_unsetenv(variable) }
        }
        return gtk_init_check() != 0
    }

    /// Chooses Cairo if OpenGL would be drawn in software and `GSK_RENDERER` asks for nothing else. Returns whether it did.
    ///
    /// For a turning ring GTK's OpenGL renderer takes 207 MB and 56 % of a core on Mesa's software renderer, Cairo 78 MB and 8 %. GTK has
    /// no call that chooses a window's renderer: it reads the environment when it makes the first one, so the variable stays set.
    private static func chooseCairo() -> Bool {
        let environment = ProcessInfo.processInfo.environment
        guard environment["GSK_RENDERER"] == nil else { return false }
        let isInSoftware = ["1", "true"].contains(environment["LIBGL_ALWAYS_SOFTWARE"])
        guard isInSoftware || lodestone_has_gpu("/dev", "/sys/class/drm") == 0 else { return false }
        g_setenv("GSK_RENDERER", "cairo", 1)
        return true
    }
}
