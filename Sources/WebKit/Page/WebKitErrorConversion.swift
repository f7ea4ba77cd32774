internal import CWebKit
import Foundation

/// Converts WebKitGTK's errors to those of Apple's WebKit.
enum WebKitErrorConversion {
    /// Converts the error of a load.
    static func load(_ told: LWKError, url: URL?) -> any Error {
        let domain = told.domain.map { String(cString: $0) } ?? ""
        let code = Int(told.code)
        var info: [String: Any] = [NSLocalizedDescriptionKey: text(told)]
        if let url { info[NSURLErrorFailingURLErrorKey] = url }
        let known: Int? =
            switch (domain, code) {
            case ("WebKitNetworkError", 302), ("g-io-error-quark", 19): NSURLErrorCancelled
            case ("WebKitPolicyError", 101), ("WebKitNetworkError", 301): NSURLErrorUnsupportedURL
            case ("WebKitPolicyError", 100), ("WebKitPolicyError", 102): nil
            case ("WebKitNetworkError", 303): NSURLErrorFileDoesNotExist
            case ("g-resolver-error-quark", _): NSURLErrorCannotFindHost
            case ("g-io-error-quark", 1): NSURLErrorFileDoesNotExist
            case ("g-io-error-quark", 14): NSURLErrorNoPermissionsToReadFile
            case ("g-io-error-quark", 24): NSURLErrorTimedOut
            case ("g-io-error-quark", 39), ("g-io-error-quark", 36), ("g-io-error-quark", 38): NSURLErrorCannotConnectToHost
            case ("g-io-error-quark", 44): NSURLErrorNetworkConnectionLost
            case ("g-tls-error-quark", _): NSURLErrorSecureConnectionFailed
            default: nil
            }
        if let known { return NSError(domain: NSURLErrorDomain, code: known, userInfo: info) }
        return NSError(domain: domain == "WebKitPolicyError" ? "WebKitErrorDomain" : domain, code: code, userInfo: info)
    }

    /// Converts the error of a script.
    static func script(_ told: LWKError) -> WKError {
        switch Int(told.code) {
        case 601: WKError(.javaScriptResultTypeIsUnsupported, text(told))
        case 699, 600: WKError(.javaScriptExceptionOccurred, text(told))
        default: WKError(.unknown, text(told))
        }
    }

    /// Converts an error that is neither of a load nor of a script.
    static func other(_ told: LWKError) -> any Error {
        NSError(
            domain: told.domain.map { String(cString: $0) } ?? WKError.errorDomain, code: Int(told.code),
            userInfo: [NSLocalizedDescriptionKey: text(told)])
    }

    private static func text(_ told: LWKError) -> String { told.message.map { String(cString: $0) } ?? "unknown error" }
}
