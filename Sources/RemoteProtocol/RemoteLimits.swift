/// The limits of the protocol.
package enum RemoteLimits {
    /// The most bytes of a request, without the line feed.
    package static let requestLength = 1 << 20
    /// The most bytes of a response, without the line feed: a snapshot of a large window in Base64.
    package static let responseLength = 256 << 20
    /// The most nested arrays and objects of a request.
    package static let requestDepth = 32
    /// The most nested arrays and objects of a response: each level of a view tree has two.
    package static let responseDepth = 256
    /// The most clients that are connected at once.
    package static let clients = 8
    /// The most seconds that a client may take to read a response.
    package static let sendingTime = 10.0
}
