import Foundation
import Host

extension UIApplication {
    /// Says how an address is to be opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// A key of the given name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `Bool`: the address is only to be opened by a program that it belongs to. A desktop knows no such addresses, so that it is not
        /// opened.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The address of the settings, for ``open(_:options:completionHandler:)``: the desktop's program for settings opens it.
    /// Differs from UIKit: a desktop has no page for each app.
    public static let openSettingsURLString = "app-settings:"

    /// Opens an address with the program that the desktop's user prefers for it: a browser, a mail program, a viewer of documents.
    ///
    /// `completion` is called later, on the main actor, with whether a program took it.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        guard url.scheme != nil, options[.universalLinksOnly] as? Bool != true else {
            if url.scheme == nil { applicationLog.error("UIApplication cannot open \"\(url)\": it has no scheme such as https:") }
            _ = platform.schedule(after: 0) { completion?(false) }
            return
        }
        platform.open(url) { completion?($0) }
    }

    /// Opens an address, as ``open(_:options:completionHandler:)`` does, and answers whether a program took it.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }

    /// Whether a program is installed that opens such addresses.
    public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil && platform.canOpen(url) }
}
