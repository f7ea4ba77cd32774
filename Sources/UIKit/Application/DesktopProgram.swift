import GtkHost
import Host

/// The platform of a program that runs on a desktop, and its event loop: the only place in which the library names its host.
@MainActor
struct DesktopProgram {
    private let gtk: GtkPlatform

    var platform: any HostPlatform { gtk }

    /// Makes the program's platform and opens its display. Throws where there is none.
    init() throws {
        gtk = Platform.current as? GtkPlatform ?? GtkPlatform()
        Platform.install(gtk)
        try gtk.openDisplay()
    }

    /// The desktop's platform, without a display yet.
    static func makePlatform() -> any HostPlatform { GtkPlatform() }

    /// Runs the event loop until ``stop()``.
    /// - Parameter onTerminationSignal: Called when the program is asked to end by a signal.
    func run(onTerminationSignal: @escaping () -> Void) { gtk.run(onTerminationSignal: onTerminationSignal) }

    /// Ends the event loop.
    func stop() { gtk.stop() }

    /// Writes the changes of `UserDefaults` to disk, of every suite.
    static func saveDefaults() { SavedDefaults.save() }

    /// Lets a thread of its own write the log, unless the app has told swift-log whose log lines are.
    func installLog() { BufferedLog.install() }
}
