import CGtk
import Foundation

/// Initialization of GTK.
enum GtkStart {
    /// Initializes GTK. Returns false if it cannot open a display.
    ///
    /// If Cairo is the renderer, GTK does not load OpenGL. With Mesa's software renderer that would take two thirds of a small app's memory and half of its
    /// launch time (Documentation/performance.md).
    static func initialize() -> Bool {
        let isCairoChosen = chooseCairo()
        guard openDisplay() else { return false }
        guard isCairoChosen else { return true }
        if let display = gdk_display_get_default(), lodestone_display_is_browser(display) != 0 {
            // A browser draws the nodes itself: Broadway has its own renderer.
            g_unsetenv("GSK_RENDERER")
        } else {
            hostLog.info(
                "No graphics card was found, so windows are drawn with Cairo. Set GSK_RENDERER=gl to use OpenGL in software.")
        }
        return true
    }

    private static func openDisplay() -> Bool {
        guard ProcessInfo.processInfo.environment["GSK_RENDERER"] == "cairo" else { return gtk_init_check() != 0 }
        // GTK 4.15 has a separate variable for features, and warns about them in the old one.
        let variable = gtk_get_minor_version() >= 15 ? "GDK_DISABLE" : "GDK_DEBUG"
        let word = gtk_get_minor_version() >= 15 ? "gl" : "gl-disable"
        let before = ProcessInfo.processInfo.environment[variable]
        g_setenv(variable, before.map { "\($0),\(word)" } ?? word, 1)
        // Restores the variable, so that child processes do not inherit it.
        defer {
            if let before { g_setenv(variable, before, 1) } else { g_unsetenv(variable) }
        }
        return gtk_init_check() != 0
    }

    /// Chooses Cairo if OpenGL would render in software and `GSK_RENDERER` is not set. Returns whether it did.
    ///
    /// For a spinning ring GTK's OpenGL renderer takes 207 MB and 56 % of a core on Mesa's software renderer; Cairo takes 78 MB and 8 %. GTK has no function
    /// to choose a window's renderer. It reads the environment when it creates the first one, so the variable stays set.
    private static func chooseCairo() -> Bool {
        let environment = ProcessInfo.processInfo.environment
        guard environment["GSK_RENDERER"] == nil else { return false }
        let isInSoftware = ["1", "true"].contains(environment["LIBGL_ALWAYS_SOFTWARE"])
        guard isInSoftware || lodestone_has_gpu("/dev", "/sys/class/drm") == 0 else { return false }
        g_setenv("GSK_RENDERER", "cairo", 1)
        return true
    }
}
