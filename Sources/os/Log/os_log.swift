import Foundation

/// Writes a message with C's format to a log.
///
/// `%@` and `%s` are private, and numbers are public, unless the format says otherwise: `%{public}@`, `%{private}d`. The format is not read if the log
/// does not write messages of this type.
///
/// Differs from Apple's: an argument can be of any type, since Foundation's classes are not `CVarArg` on Linux.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...
) {
    let error = errno
    log.destination.write(LogDestination.level(of: type)) { LogFormat.text(message.description, arguments, error: error) }
}

/// Writes a message with C's format to a log.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, _ message: StaticString, _ arguments: Any...
) {
    let error = errno
    log.destination.write(LogDestination.level(of: type)) { LogFormat.text(message.description, arguments, error: error) }
}

/// Writes a message of the type `default` to the default log. The message is not formatted if the log does not write messages of this type.
@_disfavoredOverload
public func os_log(_ message: @autoclosure () -> OSLogMessage) {
    OSLog.default.destination.write(.notice) { message().text }
}

/// Writes a message to a log. The message is not formatted if the log does not write messages of this type.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: @autoclosure () -> OSLogMessage) {
    log.destination.write(LogDestination.level(of: type)) { message().text }
}
