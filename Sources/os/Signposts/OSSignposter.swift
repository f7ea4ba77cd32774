/// Marks events and intervals of a program.
///
/// Differs from Apple's: signposts are messages of swift-log's level `trace`. The message at the end of an interval contains the duration in milliseconds. If
/// messages of that level are not written, a signpost neither formats its message nor reads the clock.
public struct OSSignposter: Sendable {
    private let destination: LogDestination

    /// Creates a signposter of a category of a subsystem.
    public init(subsystem: String, category: String) {
        destination = LogDestination(subsystem: subsystem, category: category)
    }

    /// Creates a signposter of a category that has a special meaning in Apple's Instruments.
    public init(subsystem: String, category: OSLog.Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// Creates a signposter that writes to `logHandle`.
    public init(logHandle: OSLog) {
        destination = logHandle.destination
    }

    /// Creates a signposter that writes to the log of `logger`.
    public init(logger: Logger) {
        destination = logger.signposts
    }

    /// Creates a signposter without a subsystem.
    public init() {
        destination = .shared
    }

    /// A signposter that writes nothing.
    public static let disabled = OSSignposter(logHandle: .disabled)

    /// Whether signposts are written.
    public var isEnabled: Bool { destination.isEnabled(.trace) }

    /// Returns a signpost ID that no other signpost of this program has.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: .default) }

    /// Returns a signpost ID for an object: the same one while the object exists.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: .default, object: object) }

    /// Marks an event.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
        destination.write(.trace) { "event \(name)\(id.suffix)" }
    }

    /// Marks an event, with a message.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata) {
        destination.write(.trace) { "event \(name)\(id.suffix): \(message().text)" }
    }

    /// Begins an interval. End it with ``endInterval(_:_:)``.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        destination.write(.trace) { "begin \(name)\(id.suffix)" }
        return state(id)
    }

    /// Begins an interval, with a message.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata
    ) -> OSSignpostIntervalState {
        destination.write(.trace) { "begin \(name)\(id.suffix): \(message().text)" }
        return state(id)
    }

    /// Begins the interval of an animation.
    public func beginAnimationInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        beginInterval(name, id: id)
    }

    /// Begins the interval of an animation, with a message.
    public func beginAnimationInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata
    ) -> OSSignpostIntervalState {
        beginInterval(name, id: id, message())
    }

    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        let duration = Self.duration(of: state)
        destination.write(.trace) { "end \(name)\(state.signpostID.suffix)\(duration)" }
    }

    /// Ends an interval, with a message.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> SignpostMetadata) {
        let duration = Self.duration(of: state)
        destination.write(.trace) { "end \(name)\(state.signpostID.suffix)\(duration): \(message().text)" }
    }

    /// Marks the interval in which `task` runs.
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
    ) rethrows -> Result {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }

    /// Marks the interval in which `task` runs, with a message at its begin.
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata,
        around task: () throws -> Result
    ) rethrows -> Result {
        let state = beginInterval(name, id: id, message())
        defer { endInterval(name, state) }
        return try task()
    }

    private func state(_ id: OSSignpostID) -> OSSignpostIntervalState {
        OSSignpostIntervalState(signpostID: id, begin: isEnabled ? .now : nil)
    }

    /// The duration as text for the end's log line; empty if it is unknown.
    private static func duration(of state: OSSignpostIntervalState) -> String {
        guard let begin = state.begin else { return "" }
        let time = (ContinuousClock.now - begin) / Duration.milliseconds(1)
        return " \(CNumberFormat(flags: "", width: nil, precision: 3, conversion: "f").text(of: time)) ms"
    }
}
