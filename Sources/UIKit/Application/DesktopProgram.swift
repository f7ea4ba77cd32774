import GtkHost
import Host

/// The platform and the event loop of a desktop program. Only this file refers to the concrete host.
@MainActor
struct DesktopProgram {
    private let gtk: GtkPlatform

    var platform: any HostPlatform { gtk }

    /// Creates the program's platform, without a display.
    init() {
        gtk = Platform.current as? GtkPlatform ?? GtkPlatform()
        Platform.install(gtk)
    }

    /// Registers the program as an application of the desktop. If the program is already running, passes the arguments to the running instance.
    func register(_ identity: HostApplicationIdentity) -> HostRegistration {
        gtk.registerApplication(identity, arguments: CommandLine.arguments)
    }

    /// Opens the display. Throws if it cannot be opened.
    func openDisplay() throws { try gtk.openDisplay() }

    /// Creates the desktop's platform, without a display.
    static func makePlatform() -> any HostPlatform { GtkPlatform() }

    /// Runs the event loop until ``stop()``.
    ///
    /// - Parameters:
    ///   - onTerminationSignal: Called if a signal requests the program's termination.
    ///   - onDisplayLoss: Called with the display's name after its server closed the connection. Must not return.
    func run(onTerminationSignal: @escaping () -> Void, onDisplayLoss: @escaping (String) -> Void) {
        gtk.run(onTerminationSignal: onTerminationSignal, onDisplayLoss: onDisplayLoss)
    }

    /// Ends the event loop.
    func stop() { gtk.stop() }

    /// Writes changed `UserDefaults` of all suites to disk.
    static func saveDefaults() { SavedDefaults.save() }
}
