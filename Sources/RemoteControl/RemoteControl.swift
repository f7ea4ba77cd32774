import Foundation
import Host
import Logging
import RemoteProtocol
import UIKit

/// Lets programs see and use the app through a socket. `Documentation/remote-control.md` has the commands.
///
/// ```swift
/// func application(_ application: UIApplication, didFinishLaunchingWithOptions options: …) -> Bool {
///     RemoteControl.start()
///     return true
/// }
/// ```
@preconcurrency @MainActor
public enum RemoteControl {
    /// The environment variable with the path of the socket.
    public static let variable = "LODESTONE_REMOTE"

    /// The server. The variable names one socket for the process.
    private static var server: RemoteServer?

    /// Listens at the path in `LODESTONE_REMOTE`. Does nothing if the variable is not set, in a release build, or if the app listens already.
    ///
    /// Only processes of the same user can connect. The folder of the socket must belong to the user, and no other user may write to it. If the app cannot
    /// listen, it logs the reason and continues to run.
    public static func start() {
        #if DEBUG
            guard server == nil, let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty else { return }
            guard let platform = Platform.current else {
                return remoteLog.error("The remote control needs an app. Call RemoteControl.start() after the launch.")
            }
            do {
                server = try RemoteServer(path: path, session: RemoteSession(platform: platform))
                remoteLog.notice("The remote control listens at \"\(path)\".")
            } catch {
                remoteLog.error("There is no remote control: \(error.message)")
            }
        #endif
    }
}

/// Logger of the module.
let remoteLog = Logger(label: "lodestone.remote")
