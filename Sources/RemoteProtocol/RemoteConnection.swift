import Glibc

/// A stream of lines over a socket; only reading works with other files. One thread uses it at a time.
package final class RemoteConnection {
    /// The result of reading a line.
    package enum Reading: Equatable {
        /// A line, without its line feed.
        case line([UInt8])
        /// A line was longer than allowed; nothing more can be read.
        case tooLong
        /// The other end closed the connection.
        case end
    }

    private let descriptor: Int32
    private var buffer: [UInt8] = []
    /// The bytes at the start of the buffer that contain no line feed.
    private var searched = 0

    /// Creates a connection that closes `descriptor` when it is deallocated.
    package init(adopting descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Waits for the next line and returns it.
    package func readLine(limit: Int) -> Reading {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            if let end = buffer[searched...].firstIndex(of: 0x0A) {
                let line = Array(buffer[..<end])
                buffer.removeSubrange(...end)
                searched = 0
                return line.count > limit ? .tooLong : .line(line)
            }
            searched = buffer.count
            guard buffer.count <= limit else { return .tooLong }
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return .end }
            buffer.append(contentsOf: chunk[..<count])
        }
    }

    /// Writes a line with a line feed. Returns false if the other end closed the connection, or has not read everything after `seconds`.
    package func write(_ line: String, within seconds: Double = RemoteLimits.sendingTime) -> Bool {
        let deadline = ContinuousClock.now + .seconds(seconds)
        var line = line + "\n"
        return line.withUTF8 { bytes in
            var sent = 0
            while sent < bytes.count, let base = bytes.baseAddress {
                let count = send(descriptor, base + sent, bytes.count - sent, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
                if count > 0 {
                    sent += count
                } else if count < 0, errno == EAGAIN || errno == EWOULDBLOCK {
                    let left = (deadline - ContinuousClock.now) / .milliseconds(1)
                    guard left > 0 else { return false }
                    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    _ = poll(&request, 1, Int32(left.rounded(.up)))
                } else if count >= 0 || errno != EINTR {
                    return false
                }
                // The deadline also applies to a peer that reads slowly, which could otherwise occupy the connection forever.
                if ContinuousClock.now >= deadline, sent < bytes.count { return false }
            }
            return true
        }
    }

    /// Sends a request and waits for its response.
    ///
    /// - Throws: ``RemoteError`` with the app's code, or `failed` if the connection ended.
    package func result(of request: RemoteRequest) throws(RemoteError) -> JSONValue {
        guard write(request.line) else { throw RemoteError(.failed, "The app does not read the request.") }
        guard case .line(let bytes) = readLine(limit: RemoteLimits.responseLength) else {
            throw RemoteError(.failed, "The app closed the connection.")
        }
        return try Self.result(inResponse: bytes)
    }

    /// The result in a response.
    ///
    /// - Throws: ``RemoteError`` with the response's code, or `malformed`.
    package static func result(inResponse line: some Sequence<UInt8>) throws(RemoteError) -> JSONValue {
        let response = try JSONValue(parsing: line, depth: RemoteLimits.responseDepth)
        if let error = response["error"] {
            let code = error["code"]?.string.flatMap { RemoteError.Code(rawValue: $0) } ?? .failed
            throw RemoteError(code, error["message"]?.string ?? "The app reported an error without a message.")
        }
        return response["result"] ?? .null
    }
}
