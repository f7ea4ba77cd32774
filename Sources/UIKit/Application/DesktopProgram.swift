import GtkHost
import Host

/// The platform and the event loop of a desktop program. Only this file refers to the concrete host.
@MainActor
struct DesktopProgram {
    private let gtk: GtkPlatform

    var platform: any HostPlatform { gtk }

    /// Creates the program's platform and opens its display. Throws if the display cannot be opened.
    init() throws {
        gtk = Platform.current as? GtkPlatform ?? GtkPlatform()
        Platform.install(gtk)
        try gtk.openDisplay()
    }

    /// Creates the desktop's platform, without a display.
    static func makePlatform() -> any HostPlatform { GtkPlatform() }

    /// Runs the event loop until ``stop()``.
    /// - Parameter onTerminationSignal: Called if a signal requests the program's termination.
    func run(onTerminationSignal: @escaping () -> Void) { gtk.run(onTerminationSignal: onTerminationSignal) }

    /// Ends the event loop.
    func stop() { gtk.stop() }

    /// Writes changed `UserDefaults` of all suites to disk.
    static func saveDefaults() { SavedDefaults.save() }
}
