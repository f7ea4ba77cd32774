import RemoteProtocol

extension RemoteSession {
    func logs(_ arguments: CommandArguments) throws(RemoteError) -> JSONValue {
        let count = try arguments.integer("count", in: 1...RemoteLogHandler.capacity, default: 100)
        guard let lines = RemoteLogHandler.last(count) else {
            throw RemoteError(
                .unsupported, "The app keeps no log lines. Bootstrap swift-log with a RemoteLogHandler before the first logger is made.")
        }
        return ["lines": .array(lines.map { .string($0) })]
    }
}
