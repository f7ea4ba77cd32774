import Foundation

/// A medium at a URL: a file, or a stream of a web server.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// The URL of the medium.
    open var url: URL { source }

    /// Creates an asset. The options have no effect.
    public init(url URL: URL, options: [String: Any]? = nil) { super.init(url: URL) }
}
