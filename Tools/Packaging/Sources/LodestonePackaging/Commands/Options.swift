/// The arguments of a command: options with a value (`--name value`), flags (`--flag`), and positional arguments.
struct Options {
    private var values: [String: String] = [:]
    private var flags: Set<String> = []
    private(set) var rest: [String] = []

    /// - Parameters:
    ///   - values: Names of options that have a value.
    ///   - flags: Names of options without one.
    /// - Throws: ``PackagingError/usage(_:)``, or ``PackagingError/help(_:)`` for `--help` and `-h`.
    init(_ arguments: [String], values: Set<String>, flags: Set<String> = [], usage: String) throws {
        var waiting = arguments[...]
        while let argument = waiting.popFirst() {
            if argument == "--help" || argument == "-h" { throw PackagingError.help(usage) }
            guard argument.hasPrefix("--") else {
                rest.append(argument)
                continue
            }
            let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if flags.contains(parts[0]), parts.count == 1 {
                self.flags.insert(parts[0])
            } else if values.contains(parts[0]) {
                guard let value = parts.count == 2 ? parts[1] : waiting.popFirst() else {
                    throw PackagingError.usage("\(argument) needs a value.\n\(usage)")
                }
                self.values[parts[0]] = value
            } else {
                throw PackagingError.usage("\(argument) is not understood.\n\(usage)")
            }
        }
    }

    subscript(name: String) -> String? { values[name] }

    func has(_ flag: String) -> Bool { flags.contains(flag) }
}
