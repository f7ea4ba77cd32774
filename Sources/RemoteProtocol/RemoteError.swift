/// An error of a request, with a code for programs and a sentence for people.
package struct RemoteError: Error, Equatable, CustomStringConvertible {
    /// The kinds of errors.
    package enum Code: String, Sendable, CaseIterable {
        /// The line is not a request in JSON.
        case malformed
        /// The line is longer than ``RemoteLimits/requestLength``.
        case tooLong
        /// Arrays and objects are nested too deeply.
        case tooDeep
        /// The app has no such command.
        case unknownCommand
        /// An argument is missing, or its type or value is wrong.
        case invalidArgument
        /// No element matches.
        case notFound
        /// The element is scrolled out of view, or another view covers it.
        case unreachable
        /// The condition was not met in time.
        case timedOut
        /// The app does not support the command, for example advancing the time of a real clock.
        case unsupported
        /// Too many clients or requests at the same time.
        case busy
        /// The operating system refused, or the connection was closed.
        case failed
    }

    package var code: Code
    package var message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    package var description: String { message }

    /// The error in a response.
    package var json: JSONValue { ["code": .string(code.rawValue), "message": .string(message)] }
}
