import Foundation
import Glibc
import Host
import RemoteProtocol
import Synchronization

/// Serves a session at a socket. Each client has a thread, so that a slow one delays neither the others nor the main thread.
package final class RemoteServer: Sendable {
    private let path: String
    private let listener: Int32
    private let session: RemoteSession
    private let platform: PlatformReference
    /// The descriptors of the connected clients; nil after ``stop()``.
    private let clients = Mutex<Set<Int32>?>([])

    /// The maximum time that a client waits for the main thread, in seconds.
    private let longestWait: Double

    /// Listens at a path.
    ///
    /// - Parameter longestWait: The maximum time that a client waits for the main thread, in seconds. It is longer than the 60 seconds that a command can
    ///   take.
    /// - Throws: ``RemoteError`` with the code `failed` if the folder is not safe, or if there is a listener or another file at the path.
    @MainActor
    package init(path: String, session: RemoteSession, longestWait: Double = 90) throws(RemoteError) {
        self.path = path
        self.longestWait = longestWait
        self.session = session
        platform = PlatformReference(session.platform)
        try SocketFolder.prepare(path)
        let listener = try RemoteSocket.make()
        do throws(RemoteError) {
            try Self.listen(listener, path)
        } catch {
            close(listener)
            throw error
        }
        self.listener = listener
        Thread.detachNewThread { [self] in accept() }
    }

    private static func listen(_ listener: Int32, _ path: String) throws(RemoteError) {
        // On Linux the file of the socket gets the mode of the descriptor. A later change of the file's mode would leave it open for a moment.
        guard fchmod(listener, S_IRUSR | S_IWUSR) == 0 else { throw RemoteSocket.systemError("The mode of the socket cannot be set") }
        guard try RemoteSocket.withAddress(of: path, { bind(listener, $0, $1) }) == 0 else {
            throw RemoteSocket.systemError("No socket can be made at \"\(path)\"")
        }
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & (S_IRWXG | S_IRWXO) == 0 else {
            unlink(path)
            throw RemoteError(.failed, "The file system does not protect the socket \"\(path)\" from other users.")
        }
        guard Glibc.listen(listener, Int32(RemoteLimits.clients)) == 0 else {
            unlink(path)
            throw RemoteSocket.systemError("The app cannot listen at \"\(path)\"")
        }
    }

    /// Disconnects the clients and removes the socket.
    package func stop() {
        let isFirst = clients.withLock { clients in
            guard let descriptors = clients else { return false }
            for descriptor in descriptors { shutdown(descriptor, Int32(SHUT_RDWR)) }
            clients = nil
            return true
        }
        guard isFirst else { return }
        unlink(path)
        // Wakes the thread that accepts connections. The thread then closes the descriptor and ends.
        shutdown(listener, Int32(SHUT_RDWR))
    }

    /// The number of connected clients.
    package var clientCount: Int { clients.withLock { $0?.count ?? 0 } }

    // MARK: Threads

    private func accept() {
        defer { close(listener) }
        while true {
            let descriptor = Glibc.accept(listener, nil, nil)
            guard descriptor >= 0 else {
                switch errno {
                case EINTR, ECONNABORTED: continue
                case EMFILE, ENFILE, ENOBUFS, ENOMEM:
                    // The connection stays in the queue until the program has descriptors again.
                    usleep(100_000)
                    continue
                default: return
                }
            }
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            welcome(descriptor)
        }
    }

    /// Starts the thread of a client, unless it is another user's or there are too many.
    private func welcome(_ descriptor: Int32) {
        let connection = RemoteConnection(adopting: descriptor)
        guard RemoteSocket.user(ofPeer: descriptor) == geteuid() else { return }
        let isAccepted = clients.withLock { clients in
            guard let count = clients?.count, count < RemoteLimits.clients else { return false }
            return clients?.insert(descriptor).inserted ?? false
        }
        guard isAccepted else {
            let error = RemoteError(.busy, "The app has \(RemoteLimits.clients) clients already.")
            _ = connection.write(RemoteFailure(error: error).line, within: 0)
            return
        }
        let box = ConnectionBox(connection)
        Thread.detachNewThread { [self] in
            serve(box.connection)
            // The descriptor is removed before it is closed, because the system may reuse its number afterwards.
            clients.withLock { _ = $0?.remove(descriptor) }
            withExtendedLifetime(box) {}
        }
    }

    private func serve(_ connection: RemoteConnection) {
        while true {
            switch connection.readLine(limit: RemoteLimits.requestLength) {
            case .end: return
            case .tooLong:
                _ = connection.write(RemoteFailure(error: RemoteRequest.tooLong).line)
                return
            case .line(let line):
                if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
                guard connection.write(response(to: line)) else { return }
            }
        }
    }

    private func response(to line: [UInt8]) -> String {
        let request: RemoteRequest
        do {
            request = try RemoteRequest(line: line)
        } catch {
            return error.line
        }
        let answer = Answer()
        platform.perform { [session] in session.perform(request) { answer.set($0) } }
        guard let reply = answer.wait(seconds: longestWait) else {
            let error = RemoteError(.busy, "The app's main thread did not answer in \(longestWait) seconds.")
            return RemoteFailure(id: request.id, error: error).line
        }
        return reply.line
    }
}

/// The main thread's reply. The thread of a client waits for it.
private final class Answer: Sendable {
    private let reply = Mutex<RemoteReply?>(nil)
    private let semaphore = DispatchSemaphore(value: 0)

    func set(_ new: RemoteReply) {
        reply.withLock { $0 = new }
        semaphore.signal()
    }

    /// Waits for the reply. Returns nil after `seconds` without one.
    func wait(seconds: Double) -> RemoteReply? {
        _ = semaphore.wait(timeout: .now() + seconds)
        return reply.withLock { $0 }
    }
}

/// Hands a connection over to the thread of its client.
///
/// `@unchecked Sendable` is safe because the thread that made it does not use the connection afterwards.
private struct ConnectionBox: @unchecked Sendable {
    let connection: RemoteConnection

    init(_ connection: RemoteConnection) {
        self.connection = connection
    }
}
