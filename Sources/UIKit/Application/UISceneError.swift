import Foundation

/// An error of a request for a scene.
public struct UISceneError: Error, CustomNSError, Hashable, Sendable {
    /// The reason of the error.
    public enum Code: Int, Sendable {
        /// The app supports only one scene.
        case multipleScenesNotSupported = 0
        /// The session has no scene, because its window was closed or it is a session of another app.
        case requestDenied = 1
        /// The window system does not support this type of geometry request.
        case geometryRequestUnsupported = 100
        /// The window system refused the requested geometry, so the window keeps its geometry.
        case geometryRequestDenied = 101
    }

    /// The reason of the error.
    public let code: Code

    /// Creates an error with a reason.
    public init(_ code: Code) { self.code = code }

    /// `UISceneErrorDomain`.
    public static var errorDomain: String { "UISceneErrorDomain" }
    public var errorCode: Int { code.rawValue }

    /// The app supports only one scene.
    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
    /// The session has no scene.
    public static var requestDenied: Code { .requestDenied }
    /// The window system does not support this type of geometry request.
    public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
    /// The window system refused the requested geometry, so the window keeps its geometry.
    public static var geometryRequestDenied: Code { .geometryRequestDenied }
}

extension UISceneError.Code {
    /// Whether `error` is a ``UISceneError`` with this code. Used by `catch` and `case` patterns.
    public static func ~= (code: UISceneError.Code, error: any Error) -> Bool { (error as? UISceneError)?.code == code }
}
