/// An error of a web view.
public struct WKError: CustomNSError, LocalizedError, Sendable, Hashable {
    /// The code of an error.
    public enum Code: Int, Sendable {
        case unknown = 1
        /// The page's web process terminated.
        case webContentProcessTerminated = 2
        /// The web view no longer exists.
        case webViewInvalidated = 3
        /// A script threw an exception, which ``WKError/message`` describes.
        case javaScriptExceptionOccurred = 4
        /// A script's result cannot be converted. It is a function, a promise, or an object that contains itself.
        case javaScriptResultTypeIsUnsupported = 5
        case contentRuleListStoreCompileFailed = 6
        case contentRuleListStoreLookUpFailed = 7
        case contentRuleListStoreRemoveFailed = 8
        /// The target frame is not the main frame. Scripts can only run in the main frame.
        case javaScriptInvalidFrameTarget = 12
    }

    public static var errorDomain: String { "WKErrorDomain" }
    public let code: Code
    /// The description of the error.
    public let message: String

    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        message = userInfo[NSLocalizedDescriptionKey] as? String ?? "\(code)"
    }

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { message }
    public var errorUserInfo: [String: Any] {
        var info: [String: Any] = [NSLocalizedDescriptionKey: message]
        if code == .javaScriptExceptionOccurred { info["WKJavaScriptExceptionMessage"] = message }
        return info
    }

    public static var unknown: Code { .unknown }
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
    public static var webViewInvalidated: Code { .webViewInvalidated }
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
    public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
    public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
}

/// The reason why web pages are unavailable on this machine. Each load then fails with this error: `webView(_:didFailProvisionalNavigation:withError:)`.
public enum WebKitUnavailable: LocalizedError, Sendable, Equatable {
    /// WebKitGTK is not installed, or is too old. `reason` contains the name of the package.
    case noLibrary(reason: String)
    /// The program has no display. A page needs one even if it is not visible.
    case noDisplay

    public var errorDescription: String? {
        switch self {
        case .noLibrary(let reason): reason
        case .noDisplay: "A web view needs a display, and none is open. Set DISPLAY or WAYLAND_DISPLAY; in tests, run under Xvfb."
        }
    }
}
