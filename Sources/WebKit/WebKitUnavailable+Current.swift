internal import CWebKit

extension WebKitUnavailable {
    /// The reason why pages are unavailable; nil if they are available. Access to this property loads WebKitGTK.
    @MainActor static var current: WebKitUnavailable? {
        if let reason = lwk_open() { return .noLibrary(reason: String(cString: reason)) }
        return lwk_has_display() ? nil : .noDisplay
    }
}
