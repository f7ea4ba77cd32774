import Foundation

/// Marks an event, or the begin or the end of an interval, in a log.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {
    log.destination.write(.trace) { "\(type.word) \(name)\(signpostID.suffix)" }
}

/// Marks an event, or the begin or the end of an interval, in a log, with a message in C's format.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
    _ format: StaticString, _ arguments: Any...
) {
    let error = errno
    log.destination.write(.trace) {
        "\(type.word) \(name)\(signpostID.suffix): \(LogFormat.text(format.description, arguments, error: error))"
    }
}

/// Marks an event, or the begin or the end of an interval, in a log, with a message.
@_disfavoredOverload
public func os_signpost(
    _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata
) {
    log.destination.write(.trace) { "\(type.word) \(name)\(signpostID.suffix): \(message().text)" }
}
