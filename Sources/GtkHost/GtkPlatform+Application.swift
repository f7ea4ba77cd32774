import CGtk
import Foundation
import Host

/// The program as an application of the desktop.
extension GtkPlatform {
    /// Registers the program, before its display is opened. If it is unique and an earlier start is registered, hands over the arguments.
    ///
    /// - Parameter arguments: The program's name and its arguments.
    public func registerApplication(_ identity: HostApplicationIdentity, arguments: [String]) -> HostRegistration {
        savedState = SavedStateFolder(program: identity.identifier)
        // Wayland's compositors and X11's window managers find the app's desktop file by the program's name.
        if identity.isDeclared { g_set_prgname(identity.identifier) }
        guard let desktop = DesktopApplication(identity, on: self) else { return .registered }
        if desktop.isRemote { return .handedOver(status: desktop.handOver(arguments)) }
        application = desktop
        return .registered
    }

    public func setSuspensionInhibited(_ isInhibited: Bool) { suspensionInhibition.set(isInhibited) }
}
