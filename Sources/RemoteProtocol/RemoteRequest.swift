/// A request: a command with arguments, and an identifier that its response repeats.
package struct RemoteRequest: Sendable, Equatable {
    /// A string or a number; null if the request has no identifier.
    package var id: JSONValue
    /// The command's name.
    package var command: String
    /// All members of the request.
    package var arguments: JSONValue

    package init(id: JSONValue = .null, command: String, arguments: JSONValue = [:]) {
        self.id = id
        self.command = command
        self.arguments = arguments
    }

    /// Parses a line.
    ///
    /// - Throws: ``RemoteFailure``, with the request's identifier if the line is JSON.
    package init(line: some Collection<UInt8>) throws(RemoteFailure) {
        guard line.count <= RemoteLimits.requestLength else { throw RemoteFailure(error: Self.tooLong) }
        let json: JSONValue
        do {
            json = try JSONValue(parsing: line)
        } catch {
            throw RemoteFailure(error: error)
        }
        let id = try Self.identifier(in: json)
        guard let command = json["command"]?.string else {
            throw RemoteFailure(id: id, error: RemoteError(.malformed, "A request is an object with the string \"command\"."))
        }
        self.init(id: id, command: command, arguments: json)
    }

    private static func identifier(in json: JSONValue) throws(RemoteFailure) -> JSONValue {
        switch json["id"] {
        case nil: return .null
        case .number(let number): return .number(number)
        case .string(let text) where text.utf8.count <= 256: return .string(text)
        default: throw RemoteFailure(error: RemoteError(.malformed, "An \"id\" is a number, or a string of at most 256 bytes."))
        }
    }

    /// The error of a line that is too long.
    package static let tooLong = RemoteError(.tooLong, "A request has at most \(RemoteLimits.requestLength) bytes.")

    /// The request as a line, without a line feed.
    package var line: String {
        var members = arguments.object ?? [:]
        members["command"] = .string(command)
        if id != .null { members["id"] = id }
        return JSONValue.object(members).line
    }
}

/// An error with the identifier of its request.
package struct RemoteFailure: Error, Equatable {
    /// The request's identifier; null if it is unknown.
    package var id: JSONValue = .null
    package var error: RemoteError

    package init(id: JSONValue = .null, error: RemoteError) {
        self.id = id
        self.error = error
    }

    /// The response as a line, without a line feed.
    package var line: String { JSONValue.object(["id": id, "error": error.json]).line }
}
