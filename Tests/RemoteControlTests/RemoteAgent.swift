import Host
import RemoteControl
import RemoteProtocol
import Testing
import UIKitTesting

/// A client that uses a test's app only through commands.
@MainActor
struct RemoteAgent {
    let session: RemoteSession

    /// Connects to the app of `host`.
    init(_ host: TestHost) throws {
        // Reading the window binds the host's platform to the test's task.
        _ = host.window
        session = RemoteSession(platform: try #require(Platform.current))
    }

    /// The result of a command. Throws ``RemoteError``.
    @discardableResult
    func call(_ command: String, _ arguments: [String: JSONValue] = [:]) throws -> JSONValue {
        let request = RemoteRequest(id: 1, command: command, arguments: .object(arguments))
        return try RemoteConnection.result(inResponse: session.handle(request.line).utf8)
    }

    /// The code of the error that a line gets; nil if it succeeds.
    func code(_ line: String) -> RemoteError.Code? {
        do {
            _ = try RemoteConnection.result(inResponse: session.handle(line).utf8)
            return nil
        } catch {
            return error.code
        }
    }

    /// The code of the error that a command gets; nil if it succeeds.
    func code(_ command: String, _ arguments: [String: JSONValue] = [:]) -> RemoteError.Code? {
        code(RemoteRequest(id: 1, command: command, arguments: .object(arguments)).line)
    }
}
