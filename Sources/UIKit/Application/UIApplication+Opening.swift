import Foundation
import Host

extension UIApplication {
    /// Keys of options for opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key as a string.
        public let rawValue: String
        /// Creates a key from a string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `Bool`: whether to open the URL only if an installed program declares it as a universal link. Differs from UIKit: desktops do not support
        /// universal links, so the URL is not opened.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The URL that opens the desktop's settings program with ``open(_:options:completionHandler:)``. Differs from UIKit: the program does not show
    /// a page with the app's settings.
    public static let openSettingsURLString = "app-settings:"

    /// The URL that opens the desktop's settings program, like ``openSettingsURLString``.
    public static let openNotificationSettingsURLString = openSettingsURLString

    /// Opens a URL with the desktop's default program for it, such as a browser, mail program or document viewer.
    ///
    /// Calls `completion` later on the main actor. The argument is true if a program opened the URL.
    func baseOpen(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)?
    ) {
        guard url.scheme != nil, options[.universalLinksOnly] as? Bool != true else {
            if url.scheme == nil { applicationLog.error("Cannot open \"\(url)\": it has no scheme such as \"https\".") }
            _ = platform.schedule(after: 0) { completion?(false) }
            return
        }
        platform.open(url) { completion?($0) }
    }

    /// Opens a URL like ``open(_:options:completionHandler:)``. Returns whether a program opened it.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }
}

/// The URL that opens the desktop's settings program. Since iOS 16 it is ``UIApplication/openNotificationSettingsURLString``.
@MainActor public let UIApplicationOpenNotificationSettingsURLString = UIApplication.openNotificationSettingsURLString
