import CGtk
import Foundation

/// GTK's own start.
enum GtkStart {
    /// Initializes GTK; false where it can open no display.
    ///
    /// Where the environment asks for Cairo as the renderer, GTK is kept from OpenGL altogether: it would load it for nothing, which is two thirds
    /// of a small app's memory where Mesa draws in software, and half of its start (Documentation/performance.md).
    static func initialize() -> Bool {
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
}
