/// A server of the Model Context Protocol, whose tools are the commands of the remote control.
///
/// Messages are JSON-RPC 2.0, one in a line, as in the protocol's transport over standard input and output.
package final class MCPServer {
    /// The versions of the protocol that the server speaks, newest first.
    package static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

    private let send: (RemoteRequest) throws -> JSONValue

    /// Creates a server.
    ///
    /// - Parameter send: Sends a request to the app and returns its result. Throws ``RemoteError``.
    package init(send: @escaping (RemoteRequest) throws -> JSONValue) {
        self.send = send
    }

    /// The errors of JSON-RPC.
    private enum Code: Int {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParams = -32602
    }

    /// Handles a message. Returns the response as a line without a line feed; nil for a notification.
    package func handle(_ line: some Collection<UInt8>) -> String? {
        guard line.count <= RemoteLimits.requestLength else { return failure(.null, .parseError, RemoteRequest.tooLong.message) }
        let message: JSONValue
        do {
            message = try JSONValue(parsing: line)
        } catch {
            return failure(.null, .parseError, error.message)
        }
        let id = message["id"] ?? .null
        guard message.object != nil, id.string != nil || id.number != nil || id == .null else {
            return failure(.null, .invalidRequest, "A message is an object, whose \"id\" is a string or a number.")
        }
        guard let method = message["method"]?.string else {
            // Responses of the client have no method. The server sends no requests, so it expects none.
            if message["result"] != nil || message["error"] != nil { return nil }
            return failure(id, .invalidRequest, "The message has no \"method\".")
        }
        guard id != .null else { return nil }
        switch method {
        case "initialize": return success(id, initialize(message["params"]))
        case "ping": return success(id, [:])
        case "tools/list": return success(id, ["tools": .array(RemoteCommand.all.map(Self.tool))])
        case "tools/call": return call(id, message["params"])
        default: return failure(id, .methodNotFound, "The server has no method \"\(method.prefix(64))\".")
        }
    }

    private func initialize(_ parameters: JSONValue?) -> JSONValue {
        let wanted = parameters?["protocolVersion"]?.string
        let version = Self.versions.first { $0 == wanted } ?? Self.versions[0]
        return [
            "protocolVersion": .string(version), "capabilities": ["tools": ["listChanged": false]],
            "serverInfo": ["name": "lodestone", "title": "Lodestone remote control", "version": "1"],
            "instructions": """
            Sees and uses a running app. Call accessibility or tree first. A target is #identifier, @number (the number of a view in tree and find), x,y in \
            points, class:NAME, or a text. Call shot to see the app, and wait after a command that starts an animation or loads something.
            """,
        ]
    }

    private static func tool(_ command: RemoteCommand) -> JSONValue {
        var properties: [String: JSONValue] = [:]
        for argument in command.arguments {
            let type: JSONValue = argument.kind == .target ? "string" : .string(argument.kind.rawValue)
            properties[argument.name] = ["type": type, "description": .string(argument.summary)]
        }
        let required = command.arguments.filter(\.isRequired).map { JSONValue.string($0.name) }
        return [
            "name": .string(command.name), "description": .string(command.summary),
            "inputSchema": ["type": "object", "properties": .object(properties), "required": .array(required)],
        ]
    }

    private func call(_ id: JSONValue, _ parameters: JSONValue?) -> String {
        guard let name = parameters?["name"]?.string, let command = RemoteCommand.named(name) else {
            return failure(id, .invalidParams, "There is no such tool.")
        }
        let arguments = parameters?["arguments"] ?? [:]
        guard let members = arguments.object else { return failure(id, .invalidParams, "The \"arguments\" of a call are an object.") }
        do {
            // A tool's arguments must not replace the members of the request itself.
            let reserved = members.keys.first { $0 == "id" || $0 == "command" }
            if let reserved { throw RemoteError(.invalidArgument, "\(name) has no argument \"\(reserved)\".") }
            try command.check(members)
            let result = try send(RemoteRequest(id: 1, command: name, arguments: arguments))
            return success(id, ["content": [content(of: result, name)], "isError": false])
        } catch {
            let text = (error as? RemoteError).map { "\($0.code.rawValue): \($0.message)" } ?? "\(error)"
            return success(id, ["content": [["type": "text", "text": .string(text)]], "isError": true])
        }
    }

    private func content(of result: JSONValue, _ command: String) -> JSONValue {
        if command == "shot", let snapshot = result["png"]?.string {
            return ["type": "image", "data": .string(snapshot), "mimeType": "image/png"]
        }
        return ["type": "text", "text": .string(RemoteText.text(of: result, command: command))]
    }

    private func success(_ id: JSONValue, _ result: JSONValue) -> String {
        JSONValue.object(["jsonrpc": "2.0", "id": id, "result": result]).line
    }

    private func failure(_ id: JSONValue, _ code: Code, _ message: String) -> String {
        JSONValue.object([
            "jsonrpc": "2.0", "id": id, "error": ["code": .number(Double(code.rawValue)), "message": .string(message)],
        ]).line
    }
}
