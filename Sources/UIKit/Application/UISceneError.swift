import Foundation

/// Why a request about a scene was denied.
public struct UISceneError: Error, CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The app has one scene only.
        case multipleScenesNotSupported = 0
        /// The session has no scene: its window was closed, or it is another app's.
        case requestDenied = 1
        /// The window system has no such geometry.
        case geometryRequestUnsupported = 100
        /// The window keeps its geometry.
        case geometryRequestDenied = 101
    }

    /// The reason.
    public let code: Code

    /// An error with a reason.
    public init(_ code: Code) { self.code = code }

    /// `UISceneErrorDomain`.
    public static var errorDomain: String { "UISceneErrorDomain" }
    public var errorCode: Int { code.rawValue }

    /// The app has one scene only.
    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
    /// The session has no scene.
    public static var requestDenied: Code { .requestDenied }
    /// The window system has no such geometry.
    public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
    /// The window keeps its geometry.
    public static var geometryRequestDenied: Code { .geometryRequestDenied }
}

extension UISceneError.Code {
    /// Whether `error` is a ``UISceneError`` with this reason, for `catch` and `case`.
    public static func ~= (code: UISceneError.Code, error: any Error) -> Bool { (error as? UISceneError)?.code == code }
}
