import CBufferedLogging
import Logging

extension BufferedLogHandler {
    /// Makes this handler the program's log.
    ///
    /// Call it once, before the first logger is made: in `main.swift`, or in the initializer of the app's delegate.
    /// A second call ends the program, as swift-log defines.
    ///
    /// - Parameter flushingOnSignals: Whether to install signal handlers that write the buffered lines when a fatal error or a signal ends
    ///   the program. The handlers then let the signal have its previous effect. The default is `false`: no handler is installed.
    public static func bootstrap(flushingOnSignals: Bool = false) {
        LoggingSystem.bootstrap { BufferedLogHandler(label: $0) }
        if flushingOnSignals { buffered_log_flush_on_signals() }
    }

    /// Writes the buffered lines from the calling thread. Gives up if standard error takes nothing for a second.
    public static func flush() { buffered_log_flush() }
}
