/// Why something about a page could not be done.
public struct WKError: CustomNSError, LocalizedError, Sendable, Hashable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        case unknown = 1
        /// The process in which the page ran ended.
        case webContentProcessTerminated = 2
        /// The web view is gone.
        case webViewInvalidated = 3
        /// A script threw; ``WKError/message`` is what it said.
        case javaScriptExceptionOccurred = 4
        /// A script's value cannot be handed over: a function, a promise, or an object that contains itself.
        case javaScriptResultTypeIsUnsupported = 5
        case contentRuleListStoreCompileFailed = 6
        case contentRuleListStoreLookUpFailed = 7
        case contentRuleListStoreRemoveFailed = 8
        /// Scripts can be run in the main frame alone.
        case javaScriptInvalidFrameTarget = 12
    }

    public static var errorDomain: String { "WKErrorDomain" }
    public let code: Code
    /// What was told about it.
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

/// Why there are no pages at all on this machine. Loading fails with it (`webView(_:didFailProvisionalNavigation:withError:)`).
public enum WebKitUnavailable: LocalizedError, Sendable, Equatable {
    /// WebKitGTK is not installed, or too old; `reason` names the package.
    case noLibrary(reason: String)
    /// No display is open: a page needs one, seen or not.
    case noDisplay

    public var errorDescription: String? {
        switch self {
        case .noLibrary(let reason): reason
        case .noDisplay: "A web view needs a display: none is open. Set DISPLAY or WAYLAND_DISPLAY; in tests, run under Xvfb."
        }
    }
}
