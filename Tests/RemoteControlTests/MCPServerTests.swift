import RemoteControl
import RemoteProtocol
import Testing
import UIKitTesting

@MainActor
@Suite("The remote control's Model Context Protocol server")
struct MCPServerTests {
    private let host = TestHost(size: CGSize(width: 390, height: 600))
    private let form: FormController
    private let server: MCPServer

    init() throws {
        form = FormController.show(in: host)
        let agent = try RemoteAgent(host)
        server = MCPServer { request in
            try MainActor.assumeIsolated { try agent.call(request.command, request.arguments.object ?? [:]) }
        }
    }

    /// The response to a message; null for a notification.
    private func send(_ message: JSONValue) throws -> JSONValue {
        guard let line = server.handle(message.line.utf8) else { return .null }
        return try JSONValue(parsing: line, depth: RemoteLimits.responseDepth)
    }

    private func call(_ name: String, _ arguments: JSONValue = [:]) throws -> JSONValue {
        let message: JSONValue = [
            "jsonrpc": "2.0", "id": 9, "method": "tools/call", "params": ["name": .string(name), "arguments": arguments],
        ]
        return try #require(try send(message)["result"])
    }

    @Test("The handshake negotiates a protocol version; the server then lists a tool for each command")
    func handshake() throws {
        let hello = try send([
            "jsonrpc": "2.0", "id": "a", "method": "initialize",
            "params": ["protocolVersion": "2024-11-05", "capabilities": [:], "clientInfo": ["name": "test", "version": "1"]],
        ])
        #expect(hello["id"] == "a" && hello["jsonrpc"] == "2.0")
        #expect(hello["result"]?["protocolVersion"] == "2024-11-05")
        #expect(hello["result"]?["capabilities"]?["tools"] != nil)
        #expect(try send(["jsonrpc": "2.0", "method": "notifications/initialized"]) == .null)
        let tools = try #require(try send(["jsonrpc": "2.0", "id": 1, "method": "tools/list"])["result"]?["tools"]?.array)
        #expect(tools.compactMap { $0["name"]?.string } == RemoteCommand.all.map(\.name))
        #expect(tools.allSatisfy { $0["inputSchema"]?["type"] == "object" && $0["description"]?.string?.isEmpty == false })
        let newest = try send(["jsonrpc": "2.0", "id": 2, "method": "initialize", "params": ["protocolVersion": "2099-01-01"]])
        #expect(newest["result"]?["protocolVersion"]?.string == MCPServer.versions.first)
    }

    @Test("Tools control the app and return text; the snapshot tool returns an image")
    func tools() throws {
        #expect(try call("type", ["text": "Ida", "target": "Your name"])["isError"] == false)
        #expect(form.name.text == "Ida")
        let found = try call("find", ["target": "#name"])["content"]?.array?.first
        #expect(found?["type"] == "text" && found?["text"]?.string?.contains("\"Ida\"") == true)
        let snapshot = try call("shot")["content"]?.array?.first
        #expect(snapshot?["type"] == "image" && snapshot?["mimeType"] == "image/png")
        #expect(snapshot?["data"]?.string.flatMap { Data(base64Encoded: $0) }?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    }

    @Test("A command that fails returns a result with isError")
    func errors() throws {
        let missing = try call("tap", ["target": "Nothing"])
        #expect(missing["isError"] == true)
        #expect(missing["content"]?.array?.first?["text"]?.string?.hasPrefix("notFound: ") == true)
        #expect(try call("tap")["isError"] == true)
        #expect(try call("tap", ["target": "Send", "command": "record"])["isError"] == true)
    }

    @Test("Malformed messages get JSON-RPC error codes; responses and notifications get no reply")
    func malformed() throws {
        func code(_ text: String) throws -> Int? {
            try server.handle(text.utf8).map { try JSONValue(parsing: $0) }?["error"]?["code"]?.integer
        }
        #expect(try code("[[[") == -32700)
        #expect(try code("[]") == -32600)
        #expect(try code("{\"id\":1}") == -32600)
        #expect(try code("{\"id\":{},\"method\":\"ping\"}") == -32600)
        #expect(try code("{\"id\":1,\"method\":\"fly\"}") == -32601)
        #expect(try code("{\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"fly\"}}") == -32602)
        #expect(try code("{\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"tap\",\"arguments\":[]}}") == -32602)
        #expect(server.handle("{\"id\":1,\"result\":{}}".utf8) == nil)
        #expect(server.handle("{\"method\":\"fly\"}".utf8) == nil)
        #expect(try send(["id": 1, "method": "ping"])["result"] == [:])
    }
}
