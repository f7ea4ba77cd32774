import Foundation
import Host
import RemoteControl
import RemoteProtocol
import Testing
import UIKitTesting

@MainActor
@Suite("The remote control's socket")
struct RemoteServerTests {
    private let host = TestHost(size: CGSize(width: 200, height: 200))
    private let folder: String
    private var path: String { folder + "/socket" }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("remote-\(UUID().uuidString.prefix(8))").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// Calls `body` with a server, off the main actor, and removes the server and its folder.
    private func withServer(_ body: @escaping @Sendable (RemoteServer, String) throws -> Void) async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let server = try start()
        defer { server.stop() }
        let path = path
        try await Self.offMainActor { try body(server, path) }
    }

    /// Runs `body` on another thread, because it waits for the main actor.
    private nonisolated static func offMainActor(_ body: @Sendable () throws -> Void) async throws { try body() }

    private func start(at path: String? = nil) throws -> RemoteServer {
        _ = host.window
        // All suites of the process share the main thread, so it may be busy with other tests for minutes.
        return try RemoteServer(
            path: path ?? self.path, session: RemoteSession(platform: try #require(Platform.current)), longestWait: 1200)
    }

    private func setMode(_ mode: Int, of path: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }

    /// Waits up to 15 seconds until a condition is true.
    private nonisolated static func isSoon(_ condition: () -> Bool) -> Bool {
        let end = ContinuousClock.now + .seconds(15)
        while !condition(), ContinuousClock.now < end { usleep(10_000) }
        return condition()
    }

    @Test("Only the user can read and write the socket, and the server removes it when it stops")
    func permissions() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let server = try start()
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(attributes[.type] as? FileAttributeType == .typeSocket)
        server.stop()
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("A folder that other users can write to is refused, also with the sticky bit", arguments: [0o770, 0o702, 0o777, 0o1777])
    func openFolder(_ mode: Int) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try setMode(mode, of: folder)
        #expect(throws: RemoteError.self) { try start() }
        // The inner folder is private, but others could replace it.
        let inner = folder + "/inner"
        try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        if mode & 0o1000 == 0 { #expect(throws: RemoteError.self) { try start(at: inner + "/socket") } }
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("At the socket's path, a file is not overwritten, a stale socket is replaced, and a socket in use is an error")
    func occupiedPath() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(FileManager.default.createFile(atPath: path, contents: Data("text".utf8)))
        #expect(throws: RemoteError.self) { try start() }
        #expect(FileManager.default.contents(atPath: path) == Data("text".utf8))
        try FileManager.default.removeItem(atPath: path)
        let stale = try RemoteSocket.make()
        #expect(try RemoteSocket.withAddress(of: path) { bind(stale, $0, $1) } == 0)
        close(stale)
        let server = try start()
        defer { server.stop() }
        #expect(throws: RemoteError.self) { try start() }
        #expect(throws: RemoteError.self) { try start(at: folder + "/" + String(repeating: "a", count: 120)) }
        #expect(throws: RemoteError.self) { try start(at: folder + "/missing/socket") }
    }

    @Test("Two clients use the app at the same time")
    func twoClients() async throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Hello"
        host.window.addSubview(label)
        try await withServer { _, path in
            let (first, second) = (try RemoteSocket.connect(to: path), try RemoteSocket.connect(to: path))
            for number in 1...20 {
                let request = RemoteRequest(id: .number(Double(number)), command: "find", arguments: ["target": "Hello"])
                // Both requests are sent before the first response is read.
                #expect(first.write(request.line) && second.write(request.line))
                for connection in [second, first] {
                    guard case .line(let line) = connection.readLine(limit: 1 << 20) else {
                        Issue.record("The server closed the connection.")
                        return
                    }
                    #expect(try JSONValue(parsing: line)["id"]?.integer == number)
                    #expect(try RemoteConnection.result(inResponse: line)["matches"]?.array?.count == 1)
                }
            }
        }
    }

    @Test("A client that sends a line of more than 1 MiB is disconnected; malformed lines get errors")
    func hostileClients() async throws {
        try await withServer { server, path in
            let client = try RemoteSocket.connect(to: path)
            for text in ["[[[", "\u{0}", String(repeating: "[", count: 900_000)] {
                #expect(client.write(text))
                guard case .line(let line) = client.readLine(limit: 10_000) else {
                    Issue.record("The server closed the connection.")
                    return
                }
                #expect(try JSONValue(parsing: line)["error"]?["code"] != nil)
            }
            _ = client.write(String(repeating: "a", count: RemoteLimits.requestLength * 2))
            guard case .line(let line) = client.readLine(limit: 10_000) else { return }
            #expect(try JSONValue(parsing: line)["error"]?["code"] == "tooLong")
            #expect(client.readLine(limit: 10_000) == .end)
            #expect(Self.isSoon { server.clientCount == 0 })
        }
    }

    @Test("A ninth client is refused until another client disconnects")
    func tooManyClients() async throws {
        try await withServer { server, path in
            var clients = try (0..<RemoteLimits.clients).map { _ in try RemoteSocket.connect(to: path) }
            #expect(Self.isSoon { server.clientCount == RemoteLimits.clients })
            let ninth = try RemoteSocket.connect(to: path)
            guard case .line(let line) = ninth.readLine(limit: 10_000) else {
                Issue.record("The server refused without an error.")
                return
            }
            #expect(try JSONValue(parsing: line)["error"]?["code"] == "busy")
            clients.removeLast()
            #expect(Self.isSoon { server.clientCount < RemoteLimits.clients })
            #expect(try RemoteSocket.connect(to: path).result(of: RemoteRequest(command: "frames"))["count"] != nil)
        }
    }

    @Test("A client that does not read its responses delays no other client, and is disconnected when the server stops")
    func slowReader() async throws {
        try await withServer { server, path in
            let slow = try RemoteSocket.connect(to: path)
            // The responses fill the socket's buffer, so that the client's thread waits.
            for _ in 0..<200 { _ = slow.write(RemoteRequest(command: "shot").line, within: 0.01) }
            let other = try RemoteSocket.connect(to: path)
            for _ in 0..<20 { #expect(try other.result(of: RemoteRequest(command: "frames"))["count"] != nil) }
            server.stop()
            #expect(Self.isSoon { server.clientCount == 0 })
            #expect(other.readLine(limit: 100) == .end)
        }
    }

    @Test("Writing a line fails if the client does not read it in time")
    func sendingTime() throws {
        var ends: [Int32] = [0, 0]
        #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        let (writer, reader) = (RemoteConnection(adopting: ends[0]), RemoteConnection(adopting: ends[1]))
        #expect(!writer.write(String(repeating: "a", count: 4 << 20), within: 0.2))
        #expect(reader.readLine(limit: 100) == .tooLong)
    }
}
