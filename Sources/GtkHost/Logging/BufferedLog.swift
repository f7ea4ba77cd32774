import CGtk
import Foundation
import Logging

/// The program's log where the app has none of its own.
package enum BufferedLog {
    /// Takes the lines of the loggers that are made from now on, unless the app has told swift-log whose they are.
    ///
    /// swift-log takes one handler in a program's life: a second one stops the program, and whether there is a first one it does not say. A
    /// logger whose handler is of another type than swift-log's own answers that. But an app may have chosen swift-log's own, which looks
    /// like no choice at all; so the call is tried first in a copy of the process, where it may fail.
    package static func install() {
        guard Logger(label: "lodestone.log").handler is StreamLogHandler else { return }
        guard lodestone_log_try({ BufferedLog.bootstrap() }) != 0 else { return }
        guard lodestone_log_start(ProcessInfo.processInfo.processName) != 0 else { return }
        bootstrap()
    }

    /// Writes what waits.
    package static func flush() { lodestone_log_flush() }

    private static func bootstrap() {
        LoggingSystem.bootstrap { BufferedLogHandler(label: $0) }
    }
}
