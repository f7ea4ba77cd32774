import Foundation
import Glibc

/// Connections to the Unix sockets of a compositor.
package enum CompositorSocket {
    /// Connects to the socket at `path`. The caller closes the descriptor.
    package static func connect(to path: String) throws -> Int32 {
        let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
        guard status == 0 else {
            let reason = String(cString: strerror(errno))
            close(socket)
            throw HarnessError("There is no compositor at \(path): \(reason).")
        }
        return socket
    }
}
