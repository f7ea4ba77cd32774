/// The command line of the tool.
package struct RemoteArguments: Equatable {
    /// The path after `--socket`.
    package var socket: String?
    /// Whether responses are printed as JSON.
    package var isJSON = false
    /// The first word that is not an option.
    package var command = ""
    /// The arguments of the command.
    package var arguments: [String: JSONValue] = [:]
    /// The words without a name after the command.
    package var words: [String] = []

    /// Parses words such as `["tap", "Save"]` or `["press", "#save", "--duration", "1"]`.
    ///
    /// The words after a command of the app become its arguments. Words that are not options are assigned to the command's arguments in order. An option that
    /// is true or false takes no value.
    ///
    /// - Throws: ``RemoteError`` with the code `invalidArgument`.
    package init(_ words: [String]) throws(RemoteError) {
        var rest = words[...]
        var positions = 0
        while let word = rest.popFirst() {
            switch word {
            case "--socket":
                guard let path = rest.popFirst() else { throw RemoteError(.invalidArgument, "--socket needs a path.") }
                socket = path
            case "--json": isJSON = true
            default:
                if command.isEmpty {
                    command = word
                } else if let known = RemoteCommand.named(command) {
                    try take(word, of: known, &rest, &positions)
                } else {
                    self.words.append(word)
                }
            }
        }
    }

    private mutating func take(
        _ word: String, of command: RemoteCommand, _ rest: inout ArraySlice<String>, _ positions: inout Int
    ) throws(RemoteError) {
        if word.hasPrefix("--"), word.count > 2 {
            let name = String(word.dropFirst(2))
            guard let argument = command.argument(name) else {
                throw RemoteError(.invalidArgument, "\(command.name) has no option \(word); see lodestone help \(command.name).")
            }
            if argument.kind == .boolean {
                arguments[name] = true
            } else if let text = rest.popFirst() {
                arguments[name] = try value(text, argument)
            } else {
                throw RemoteError(.invalidArgument, "\(word) needs a value.")
            }
        } else {
            let named = command.arguments.filter { $0.kind != .boolean }
            guard positions < named.count else { throw RemoteError(.invalidArgument, "\(command.name) does not take \"\(word)\".") }
            arguments[named[positions].name] = try value(word, named[positions])
            positions += 1
        }
    }

    private func value(_ text: String, _ argument: RemoteCommand.Argument) throws(RemoteError) -> JSONValue {
        switch argument.kind {
        case .string, .target, .boolean: return .string(text)
        case .number, .integer:
            guard let number = Double(text), number.isFinite else {
                throw RemoteError(.invalidArgument, "\"\(text)\" is not a number, as \(argument.name) is.")
            }
            return .number(number)
        }
    }

    /// The help of the tool, or of one command.
    package static func help(_ name: String? = nil) -> String {
        if let name, let command = RemoteCommand.named(name) {
            let lines = command.arguments.map { argument in
                "  --\(argument.name) \(argument.kind.rawValue.uppercased())  \(argument.summary)\(argument.isRequired ? " Required." : "")"
            }
            return (["lodestone \(command.name): \(command.summary)"] + lines).joined(separator: "\n")
        }
        let commands = RemoteCommand.all.map { "  \($0.name): \($0.summary)" }
        return """
            lodestone [--socket PATH] [--json] COMMAND …

            Uses an app that was started with LODESTONE_REMOTE=PATH. Without --socket, PATH is the value of LODESTONE_REMOTE.
            A target is #identifier, @number, x,y, class:NAME, text:TEXT, or a text. The first arguments of a command need no name.

            \(commands.joined(separator: "\n"))
              watch: Prints the accessibility tree each time that it changes.
              run FILE: Sends the requests in a file, one in a line, such as those that record prints. - is standard input.
              mcp: Serves the commands by the Model Context Protocol over standard input and output.
              help COMMAND: Lists the arguments of a command.
            """
    }
}
