import RemoteProtocol

/// The arguments of a command. Their types have been checked.
struct CommandArguments {
    private let json: JSONValue

    init(_ json: JSONValue) {
        self.json = json
    }

    func string(_ name: String) -> String? { json[name]?.string }

    func bool(_ name: String) -> Bool { json[name]?.bool ?? false }

    /// A number within limits, or the default if it is missing.
    ///
    /// - Throws: ``RemoteError`` with the code `invalidArgument`.
    func number(_ name: String, in limits: ClosedRange<Double>, default value: Double) throws(RemoteError) -> Double {
        guard let number = json[name]?.number else { return value }
        guard limits.contains(number) else {
            throw RemoteError(.invalidArgument, "The argument \"\(name)\" is from \(limits.lowerBound) to \(limits.upperBound).")
        }
        return number
    }

    /// An integer within limits, or the default if it is missing.
    ///
    /// - Throws: ``RemoteError`` with the code `invalidArgument`.
    func integer(_ name: String, in limits: ClosedRange<Int>, default value: Int) throws(RemoteError) -> Int {
        guard let number = json[name]?.integer else { return value }
        guard limits.contains(number) else {
            throw RemoteError(.invalidArgument, "The argument \"\(name)\" is from \(limits.lowerBound) to \(limits.upperBound).")
        }
        return number
    }

    /// A target; nil if it is missing.
    ///
    /// - Throws: ``RemoteError`` with the code `invalidArgument`.
    func target(_ name: String = "target") throws(RemoteError) -> RemoteTarget? {
        guard let value = json[name] else { return nil }
        return try RemoteTarget(value)
    }

    /// A target that must not be missing.
    ///
    /// - Throws: ``RemoteError`` with the code `invalidArgument`.
    func requiredTarget(_ name: String = "target") throws(RemoteError) -> RemoteTarget {
        guard let target = try target(name) else { throw RemoteError(.invalidArgument, "The argument \"\(name)\" is missing.") }
        return target
    }
}
