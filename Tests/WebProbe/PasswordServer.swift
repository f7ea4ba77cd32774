import Foundation
import Glibc

/// A local web server with a page that requires a user name and a password.
final class PasswordServer: Sendable {
    let port: UInt16
    private let listener: Int32

    init() throws {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let known = listener
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(known, $0, size) == 0 && listen(known, 16) == 0 && getsockname(known, $0, &size) == 0
            }
        }
        guard isBound else { throw Fault("no server: \(String(cString: strerror(errno)))") }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [listener] in
            while true {
                let client = accept(listener, nil, nil)
                guard client >= 0 else { return }
                PasswordServer.respond(client)
            }
        }
    }

    deinit { shutdown(listener, Int32(SHUT_RDWR)) }

    var url: URL? { URL(string: "http://127.0.0.1:\(port)/") }

    private static func respond(_ client: Int32) {
        defer { close(client) }
        var request = ""
        var buffer = [UInt8](repeating: 0, count: 4096)
        while !request.contains("\r\n\r\n"), request.utf8.count < 65_536 {
            let count = recv(client, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            request += String(decoding: buffer[..<count], as: UTF8.self)
        }
        let secret = Data("anna:geheim".utf8).base64EncodedString()
        let isAuthorized = request.contains("Basic \(secret)")
        let body = isAuthorized ? "<title>Welcome</title><p>Hello Anna" : "<title>Keep out</title><p>Who are you?"
        let head =
            isAuthorized ? "HTTP/1.1 200 OK\r\n" : "HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm=\"The vault\"\r\n"
        let text = "\(head)Content-Type: text/html\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
        _ = text.withCString { send(client, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
    }
}
