/// The limits of the protocol.
package enum RemoteLimits {
    /// The maximum size of a request in bytes, without the line feed.
    package static let requestLength = 1 << 20
    /// The maximum size of a response in bytes, without the line feed. A snapshot of a large window in Base64 fits.
    package static let responseLength = 256 << 20
    /// The maximum nesting depth of arrays and objects in a request.
    package static let requestDepth = 32
    /// The maximum nesting depth of arrays and objects in a response. Each level of a view tree needs two.
    package static let responseDepth = 256
    /// The maximum number of connected clients.
    package static let clients = 8
    /// The maximum time that a client may take to read a response, in seconds.
    package static let sendingTime = 10.0
}
