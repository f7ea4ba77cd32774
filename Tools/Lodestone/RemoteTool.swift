import Foundation
import RemoteProtocol

/// The commands of the tool.
struct RemoteTool {
    var path: String
    var arguments: RemoteArguments

    /// Runs the command.
    ///
    /// - Throws: ``RemoteError``.
    func run() throws {
        switch arguments.command {
        case "mcp": serve()
        case "watch": try watch()
        case "run": try replay()
        case "record" where arguments.arguments["action"] == nil: try record()
        case "shot" where arguments.arguments["path"] == nil: try writeSnapshot()
        default:
            guard let command = RemoteCommand.named(arguments.command) else {
                throw RemoteError(.invalidArgument, "There is no command \"\(arguments.command)\"; see lodestone help.")
            }
            var members = arguments.arguments
            if command.name == "shot", let path = members["path"]?.string { members["path"] = .string(absolute(path)) }
            try command.check(members)
            let result = try connect().result(of: RemoteRequest(id: 1, command: command.name, arguments: .object(members)))
            show(result, command.name)
        }
    }

    private func connect() throws -> RemoteConnection { try RemoteSocket.connect(to: path) }

    private func absolute(_ path: String) -> String { URL(fileURLWithPath: path).path }

    private func show(_ result: JSONValue, _ command: String) {
        // Like Unix tools, commands such as tap print nothing on success.
        let isSilent = ["tap", "doubleTap", "press", "drag", "pinch", "type", "key", "wait", "set"].contains(command)
        guard arguments.isJSON || !isSilent else { return }
        print(arguments.isJSON ? result.line : RemoteText.text(of: result, command: command))
    }

    /// Writes the snapshot to standard output, for use in a pipe.
    private func writeSnapshot() throws {
        let result = try connect().result(of: RemoteRequest(id: 1, command: "shot", arguments: .object(arguments.arguments)))
        guard let data = result["png"]?.string.flatMap({ Data(base64Encoded: $0) }) else {
            throw RemoteError(.malformed, "The response contains no snapshot.")
        }
        guard isatty(1) == 0 else { throw RemoteError(.invalidArgument, "Name a file, or send the snapshot to another program.") }
        FileHandle.standardOutput.write(data)
    }

    /// Records input until the Return key or the end of standard input. Prints one request per line, or the source of a UI test.
    private func record() throws {
        let connection = try connect()
        var members = arguments.arguments
        members["action"] = "start"
        _ = try connection.result(of: RemoteRequest(id: 1, command: "record", arguments: .object(members)))
        FileHandle.standardError.write(Data("Use the app. The Return key ends the recording.\n".utf8))
        _ = readLine()
        let result = try connection.result(of: RemoteRequest(id: 2, command: "record", arguments: ["action": "stop"]))
        for command in result["commands"]?.array ?? [] { print(command.line) }
        if let source = result["source"]?.string { print(source, terminator: "") }
    }

    /// Sends the requests of a file.
    private func replay() throws {
        guard let file = arguments.words.first else { throw RemoteError(.invalidArgument, "run needs a file, or - for standard input.") }
        let data = file == "-" ? FileHandle.standardInput.readDataToEndOfFile() : FileManager.default.contents(atPath: file)
        guard let data else { throw RemoteError(.failed, "Cannot read \"\(file)\".") }
        let connection = try connect()
        for (number, line) in data.split(separator: 0x0A).enumerated() {
            let request: RemoteRequest
            do {
                request = try RemoteRequest(line: line)
            } catch {
                throw RemoteError(error.error.code, "Line \(number + 1): \(error.error.message)")
            }
            do {
                show(try connection.result(of: request), request.command)
            } catch {
                throw RemoteError(error.code, "Line \(number + 1): \(error.message)")
            }
        }
    }

    /// Prints the accessibility tree whenever it changes, at most twice a second.
    private func watch() throws {
        let connection = try connect()
        var last: JSONValue?
        while true {
            let result = try connection.result(of: RemoteRequest(id: 1, command: "accessibility"))
            if result != last {
                if last != nil { print("---") }
                print(arguments.isJSON ? result.line : RemoteText.text(of: result, command: "accessibility"))
                // Flushes the output, so that a pipe receives each change immediately.
                fflush(nil)
                last = result
            }
            usleep(500_000)
        }
    }

    /// Serves the Model Context Protocol. The first call opens the connection to the app. If the app was restarted, the next call opens a new connection.
    private func serve() {
        var connection: RemoteConnection?
        let server = MCPServer { [path] request in
            let open = try connection ?? RemoteSocket.connect(to: path)
            connection = open
            do {
                return try open.result(of: request)
            } catch {
                if (error as? RemoteError)?.code == .failed { connection = nil }
                throw error
            }
        }
        let input = RemoteConnection(adopting: dup(0))
        while case .line(let line) = input.readLine(limit: RemoteLimits.requestLength) {
            guard !line.isEmpty, let response = server.handle(line) else { continue }
            FileHandle.standardOutput.write(Data((response + "\n").utf8))
        }
    }
}
