import Foundation

/// The domain of ``AVError``.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error of a medium. If a plug-in is missing, its description names the package to install.
public struct AVError: CustomNSError, LocalizedError, Sendable, Hashable {
    /// The code of an error.
    public enum Code: Int, Sendable {
        /// The playback failed for another reason.
        case unknown = -11800
        /// The format of the medium is unknown.
        case fileFormatNotRecognized = -11828
        /// GStreamer, or its plug-in for the format, is not installed.
        case decoderNotFound = -11833
        /// The medium cannot be read.
        case failedToLoadMediaData = -11849
    }

    public static var errorDomain: String { AVFoundationErrorDomain }
    public let code: Code
    private let message: String

    /// Creates an error. `NSLocalizedDescriptionKey` of `userInfo` is its description.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        message = userInfo[NSLocalizedDescriptionKey] as? String ?? "The medium cannot be played (\(code))."
    }

    package init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { message }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }

    public static var unknown: Code { .unknown }
    public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
    public static var decoderNotFound: Code { .decoderNotFound }
    public static var failedToLoadMediaData: Code { .failedToLoadMediaData }
}

extension AVError.Code {
    /// Whether a caught error has a code, for `catch AVError.decoderNotFound`.
    public static func ~= (code: AVError.Code, error: any Error) -> Bool { (error as? AVError)?.code == code }
}
