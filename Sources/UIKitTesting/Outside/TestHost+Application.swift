import Foundation
import Host
import UIKit

/// The desktop's requests to the app.
extension TestHost {
    /// Opens files and links with the running app, as a file manager or `xdg-open` does. Returns the reasons why some were refused.
    @discardableResult
    public func open(_ urls: [URL]) -> [String] { request(.open(urls)) }

    /// Starts the program again, as a user does in a terminal. Returns the errors that the second start prints. It ends with the exit
    /// status 0 without errors, and otherwise with 1.
    ///
    /// - Parameters:
    ///   - arguments: The program's arguments, without its name.
    ///   - folder: The second start's working directory.
    @discardableResult
    public func startAgain(_ arguments: [String] = [], in folder: String = "/") -> [String] {
        request(.start(arguments: arguments, folder: folder))
    }

    /// Activates the running app, as a click on its icon does.
    public func activateApplication() { request(.activate) }

    /// Chooses one of the app's quick actions. Returns the reasons why it was refused.
    @discardableResult
    public func chooseShortcut(ofType type: String) -> [String] { request(.perform(action: "shortcut", text: type)) }

    /// The names of the actions that the app offers to the desktop, sorted; without the one for notifications.
    public var desktopActions: [String] {
        platform.desktopApplication.actions.keys.filter { $0 != ApplicationRequests.notificationAction }.sorted()
    }

    /// Chooses a desktop action by its name in the desktop file. Returns the reasons why it was refused.
    @discardableResult
    public func chooseDesktopAction(_ name: String) -> [String] { request(.perform(action: name, text: nil)) }

    /// The number at the app's icon; 0 for none.
    public var iconBadge: Int { platform.desktopApplication.badge }

    /// Whether the app's background tasks keep the machine from suspending.
    public var isKeptFromSuspending: Bool { platform.isSuspensionInhibited }

    /// Ends the app, as the end of the user's session does.
    public func terminate() {
        enter { UIApplication.shared.lifeCycle.terminate() }
    }

    /// Sends a request, and returns its refusals.
    @discardableResult
    private func request(_ kind: HostRequest.Kind) -> [String] {
        var refusals: [String] = []
        guard let receive = platform.desktopApplication.onRequest else { return ["The app is not running."] }
        enter { receive(HostRequest(kind) { refusals = $0 }) }
        return refusals
    }
}
