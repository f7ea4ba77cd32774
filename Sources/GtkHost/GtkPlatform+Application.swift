import CGtk
import Foundation
import Host

/// The program as an application of the desktop.
extension GtkPlatform {
    /// Registers the program before the display is opened. If the program is unique and an earlier start is registered, passes the arguments to that one.
    ///
    /// - Parameter arguments: The program's name, followed by its arguments.
    public func registerApplication(_ identity: HostApplicationIdentity, arguments: [String]) -> HostRegistration {
        savedState = SavedStateFolder(program: identity.identifier)
        // Wayland's compositors and X11's window managers use the program's name to find the app's desktop file.
        if identity.isDeclared { g_set_prgname(identity.identifier) }
        guard let desktop = DesktopApplication(identity, on: self) else { return .registered }
        if desktop.isRemote { return .handedOver(status: desktop.handOver(arguments)) }
        application = desktop
        return .registered
    }

    public func setSuspensionInhibited(_ isInhibited: Bool) { suspensionInhibition.set(isInhibited) }
}
