import CGtk
import Foundation

/// Initialization of GTK.
enum GtkStart {
    /// Initializes GTK. Returns false if GTK cannot open a display.
    ///
    /// If Cairo is the renderer, GTK does not load OpenGL. Mesa's software renderer for OpenGL would take two thirds of a small app's memory and half of its
    /// launch time (Documentation/performance.md).
    static func initialize() -> Bool {
        let isCairoChosen = chooseCairo()
        guard openDisplay() else { return false }
        guard isCairoChosen else { return true }
        if let display = gdk_display_get_default(), lodestone_display_is_browser(display) != 0 {
            // In a browser, GTK uses Broadway's own renderer: the browser draws the nodes.
            g_unsetenv("GSK_RENDERER")
        } else {
            hostLog.info(
                "No graphics card was found, so windows are drawn with Cairo. Set GSK_RENDERER=gl to use OpenGL in software.")
        }
        return true
    }

    private static func openDisplay() -> Bool {
        guard ProcessInfo.processInfo.environment["GSK_RENDERER"] == "cairo" else { return gtk_init_check() != 0 }
        // From GTK 4.15 on, a separate variable disables features. GTK then warns if the old variable contains them.
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

    /// Chooses Cairo as the renderer if OpenGL would render in software and `GSK_RENDERER` is not set. Returns whether it chose Cairo.
    ///
    /// To draw a spinning ring, GTK's OpenGL renderer takes 207 MB and 56 % of a core on Mesa's software renderer. Cairo takes 78 MB and 8 %. GTK has no
    /// function that chooses a window's renderer. It reads the environment when it creates the first renderer, so the variable must stay set.
    private static func chooseCairo() -> Bool {
        let environment = ProcessInfo.processInfo.environment
        guard environment["GSK_RENDERER"] == nil else { return false }
        let isInSoftware = ["1", "true"].contains(environment["LIBGL_ALWAYS_SOFTWARE"])
        guard isInSoftware || lodestone_has_gpu("/dev", "/sys/class/drm") == 0 else { return false }
        g_setenv("GSK_RENDERER", "cairo", 1)
        return true
    }
}
