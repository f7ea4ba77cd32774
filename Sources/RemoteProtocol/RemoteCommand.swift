/// The description of a command, for the command line, the Model Context Protocol and the checks of the app.
package struct RemoteCommand: Sendable {
    /// The type of an argument.
    package enum Kind: String, Sendable {
        case string, number, integer, boolean
        /// A string in the notation of ``RemoteTarget``, or an object with its members.
        case target
    }

    /// An argument of a command.
    package struct Argument: Sendable {
        package var name: String
        package var kind: Kind
        package var isRequired: Bool
        package var summary: String
    }

    package var name: String
    package var summary: String
    /// The arguments. The command line takes the first without its name.
    package var arguments: [Argument]

    /// The argument of a name; nil if the command has no such argument.
    package func argument(_ name: String) -> Argument? { arguments.first { $0.name == name } }

    /// Checks the names and types of a request's arguments.
    ///
    /// - Throws: ``RemoteError`` with the code `invalidArgument`.
    package func check(_ members: [String: JSONValue]) throws(RemoteError) {
        for (name, value) in members.sorted(by: { $0.key < $1.key }) where name != "id" && name != "command" && value != .null {
            guard let argument = argument(name) else {
                let known = arguments.map(\.name).joined(separator: ", ")
                throw RemoteError(
                    .invalidArgument,
                    "\(self.name) has no argument \"\(name.prefix(64))\"\(known.isEmpty ? "." : "; it has \(known).")")
            }
            guard argument.kind.allows(value) else {
                throw RemoteError(.invalidArgument, "The argument \"\(name)\" of \(self.name) is not \(argument.kind.article).")
            }
        }
        if let missing = arguments.first(where: { $0.isRequired && (members[$0.name] ?? .null) == .null }) {
            throw RemoteError(.invalidArgument, "\(name) needs the argument \"\(missing.name)\": \(missing.summary)")
        }
    }
}

extension RemoteCommand.Kind {
    fileprivate func allows(_ value: JSONValue) -> Bool {
        switch self {
        case .string: value.string != nil
        case .number: value.number != nil
        case .integer: value.integer != nil
        case .boolean: value.bool != nil
        case .target: value.string != nil || value.object != nil
        }
    }

    fileprivate var article: String {
        switch self {
        case .string: "a string"
        case .number: "a number"
        case .integer: "an integer"
        case .boolean: "true or false"
        case .target: "a target: a string or an object"
        }
    }
}
