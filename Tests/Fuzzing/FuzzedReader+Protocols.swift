import Foundation
import RemoteProtocol
@testable import os

extension FuzzedReader {
    /// Lines of the remote control's socket, and formats of log messages.
    static var protocols: [FuzzedReader] {
        [
            FuzzedReader(name: "remote") { data in remote(data) },
            FuzzedReader(name: "log") { data in
                let text = String(decoding: data, as: UTF8.self)
                _ = LogFormat.text(text, [1, -2.5, "text", UInt64.max, Int8.min, Double.nan, true, Int.min, NSNull(), Int.max], error: 2)
            },
        ]
    }

    private static func remote(_ data: Data) {
        if let request = try? RemoteRequest(line: data) {
            let again = try? RemoteRequest(line: Array(request.line.utf8))
            precondition(again == request)
            if let command = RemoteCommand.named(request.command) { try? command.check(request.arguments.object ?? [:]) }
            for value in (request.arguments.object ?? [:]).values {
                if let target = try? RemoteTarget(value) { _ = (target.json.line, target.description) }
            }
        }
        let server = MCPServer { request in request.arguments }
        if let response = server.handle(data) { precondition((try? JSONValue(parsing: response)) != nil) }
        _ = try? RemoteConnection.result(inResponse: data)
        if let value = try? JSONValue(parsing: data, depth: RemoteLimits.responseDepth) {
            for command in RemoteCommand.all { _ = RemoteText.text(of: value, command: command.name) }
        }
        let words = String(decoding: data, as: UTF8.self).split(separator: " ").map(String.init)
        _ = try? RemoteArguments(words)
    }
}
